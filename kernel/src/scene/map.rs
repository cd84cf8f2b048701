//! From a scene of messages to the same scene in a language.

use super::{
    Badge, Ending, Gauge, Link, Offer, Piece, Prompt, Scene, ScoreLine, SeatPanel, Whose, Zone,
};

impl<W> Scene<W> {
    /// The same scene with every word turned into another: said in a language, for example.
    pub fn map<V>(self, say: impl Fn(&W) -> V) -> Scene<V> {
        let say = &say;
        Scene {
            game: self.game,
            viewer: self.viewer,
            clock: self.clock.as_ref().map(say),
            seats: all(self.seats, |panel| panel.map(say)),
            zones: all(self.zones, |zone| zone.map(say)),
            links: all(self.links, |link| link.map(say)),
            pieces: all(self.pieces, |piece| piece.map(say)),
            gauges: all(self.gauges, |gauge| gauge.map(say)),
            awaited: self.awaited,
            together: self.together,
            welcome: self.welcome,
            prompt: self.prompt.map(|prompt| prompt.map(say)),
            offers: all(self.offers, |offer| offer.map(say)),
            page: self.page.map(|page| page.map(say)),
            read: all(self.read, |page| page.map(say)),
            outcome: self.outcome.map(|ending| ending.map(say)),
            reckoning: all(self.reckoning, |line| line.map(say)),
        }
    }
}

/// Every thing of a list turned into another.
pub(crate) fn all<A, B>(things: Vec<A>, map: impl Fn(A) -> B) -> Vec<B> {
    things.into_iter().map(map).collect()
}

impl<W> SeatPanel<W> {
    /// The same with every word turned into another.
    pub fn map<V>(self, say: &impl Fn(&W) -> V) -> SeatPanel<V> {
        SeatPanel {
            seat: self.seat,
            name: say(&self.name),
            role: self.role.as_ref().map(say),
            tone: self.tone,
            gauges: all(self.gauges, |gauge| gauge.map(say)),
        }
    }
}

impl<W> Zone<W> {
    /// The same with every word turned into another.
    pub fn map<V>(self, say: &impl Fn(&W) -> V) -> Zone<V> {
        Zone {
            id: self.id,
            label: self.label.as_ref().map(say),
            layout: self.layout,
            within: self.within,
            upon: self.upon,
            owner: self.owner,
            entry: self.entry,
            badges: all(self.badges, |badge| badge.map(say)),
            icon: self.icon,
            tone: self.tone,
        }
    }
}

impl<W> Link<W> {
    /// The same with every word turned into another.
    pub fn map<V>(self, say: &impl Fn(&W) -> V) -> Link<V> {
        Link {
            id: self.id,
            from: self.from,
            to: self.to,
            kind: self.kind,
            one_way: self.one_way,
            label: self.label.as_ref().map(say),
            leaving: self.leaving,
            entering: self.entering,
            badges: all(self.badges, |badge| badge.map(say)),
        }
    }
}

impl<W> Piece<W> {
    /// The same with every word turned into another.
    pub fn map<V>(self, say: &impl Fn(&W) -> V) -> Piece<V> {
        Piece {
            id: self.id,
            zone: self.zone,
            slot: self.slot,
            kind: self.kind,
            label: self.label.as_ref().map(say),
            mark: self.mark,
            owner: self.owner,
            entry: self.entry,
            face: self.face,
            badges: all(self.badges, |badge| badge.map(say)),
            icon: self.icon,
            tone: self.tone,
        }
    }
}

impl<W> Badge<W> {
    /// The same with every word turned into another.
    pub fn map<V>(self, say: &impl Fn(&W) -> V) -> Badge<V> {
        Badge { label: say(&self.label), icon: self.icon, count: self.count, tone: self.tone }
    }
}

impl<W> Gauge<W> {
    /// The same with every word turned into another.
    pub fn map<V>(self, say: &impl Fn(&W) -> V) -> Gauge<V> {
        Gauge {
            id: self.id,
            label: say(&self.label),
            value: self.value,
            of: self.of,
            reading: self.reading.as_ref().map(say),
            icon: self.icon,
            tone: self.tone,
        }
    }
}

impl<W> Prompt<W> {
    /// The same with every word turned into another.
    pub fn map<V>(self, say: &impl Fn(&W) -> V) -> Prompt<V> {
        Prompt { text: say(&self.text), rule: self.rule, decline: self.decline }
    }
}

impl<W> Offer<W> {
    /// The same with every word turned into another.
    pub fn map<V>(self, say: &impl Fn(&W) -> V) -> Offer<V> {
        Offer {
            notation: self.notation,
            label: say(&self.label),
            group: self.group.as_ref().map(say),
            touches: self.touches,
            rule: self.rule,
            lasting: self.lasting,
            hands_over: self.hands_over,
        }
    }
}

impl<W> Ending<W> {
    /// The same with every word turned into another.
    pub fn map<V>(self, say: &impl Fn(&W) -> V) -> Ending<V> {
        Ending {
            ending: self.ending,
            lines: self.lines.iter().map(say).collect(),
            contest: self.contest,
            standings: self.standings,
        }
    }
}

impl<W> ScoreLine<W> {
    /// The same with every word turned into another.
    pub fn map<V>(self, say: &impl Fn(&W) -> V) -> ScoreLine<V> {
        ScoreLine {
            whose: match self.whose {
                Whose::Seat(seat) => Whose::Seat(seat),
                Whose::Rival(name) => Whose::Rival(say(&name)),
            },
            points: self.points,
            text: say(&self.text),
            rule: self.rule,
        }
    }
}

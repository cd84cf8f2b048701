//! Events as sentences for the log, with their rules and what they concern.

use kernel::{Arg, Name, RuleId, Text};

use crate::event::rule::rule;
use crate::event::touches::touches;
use crate::event::{Event, Logged, Passed};
use crate::ids::ProjectX;
use crate::scene::{labels, names};
use crate::state::{Ending, Hazard, MarkerEvent, Player};

impl kernel::Event for Logged {
    fn text(&self) -> Text {
        text(self.event, self.seats)
    }

    fn rule(&self) -> Option<RuleId> {
        Some(RuleId(rule(self.event)))
    }

    fn touches(&self) -> Vec<Name> {
        touches(self.event, self.seats)
    }
}

fn text(event: Event, seats: u8) -> Text {
    let by = |id: &'static str, player: Player| {
        Text::new(id).with("player", names::player(seats, player))
    };
    let whom = |id: &'static str, word: &'static str| Text::new(id).with("who", word);
    let place = |id: &'static str, word: &'static str| Text::new(id).with("section", word);
    let switched =
        |on: bool, yes: &'static str, no: &'static str| Text::new(if on { yes } else { no });
    match event {
        Event::IdentitiesChosen { seat } => Text::new("sf-event-identities").with("seat", seat),
        Event::MinuteBegan { minute } => Text::new("sf-event-minute").with("minute", minute),
        Event::TurnBegan { player } => by("sf-event-turn", player),
        Event::Revealed { player, identity, schroedinger: false } => {
            by("sf-event-revealed", player).with("who", identity.word())
        }
        Event::Revealed { player, identity, schroedinger: true } => {
            by("sf-event-revealed-schroedinger", player).with("who", identity.word())
        }
        Event::BonusShown { seat, identity } => {
            Text::new("sf-event-bonus").with("seat", seat).with("who", identity.word())
        }
        Event::Influenced { player, character, cubes } => {
            by("sf-event-influenced", player).with("card", character.word()).with("cubes", cubes)
        }
        Event::CubesReturned { character } => {
            Text::new("sf-event-cubes-returned").with("card", character.word())
        }
        Event::Betrayed { player, cubes } => by("sf-event-betrayed", player).with("cubes", cubes),
        Event::BetrayalTaken { player, cubes } => {
            by("sf-event-betrayal-taken", player).with("cubes", cubes)
        }
        Event::Activated { player, character, actions } => {
            by("sf-event-activated", player).with("card", character.word()).with("actions", actions)
        }
        Event::DiscBack { player, .. } => by("sf-event-disc-back", player),
        Event::Renegotiated { player } => by("sf-event-renegotiated", player),
        Event::CubeBack { player, character } => {
            by("sf-event-cube-back", player).with("card", character.word())
        }
        Event::Acted { actor, action } => {
            whom("sf-event-acted", labels::actor(actor)).with("what", labels::action(action, seats))
        }
        Event::Bribed { player, who, grey: false } => {
            by("sf-event-bribed", player).with("who", labels::actor(who))
        }
        Event::Bribed { player, who, grey: true } => {
            by("sf-event-bribed-grey", player).with("who", labels::actor(who))
        }
        Event::BribeBack { player } => by("sf-event-bribe-back", player),
        Event::BribeReturned { player, grey: false } => by("sf-event-bribe-returned", player),
        Event::BribeReturned { player, grey: true } => by("sf-event-grey-bribe-returned", player),
        Event::Passed { player, what } => by(passed(what), player),
        Event::GreyBribesBack => Text::new("sf-event-grey-bribes-back"),
        Event::Blackmailed { player, character } => {
            by("sf-event-blackmailed", player).with("card", character.word())
        }
        Event::Named { actor, action } => Text::new("sf-event-named")
            .with("who", labels::actor(actor))
            .with("what", labels::action(action, seats)),
        Event::Offered { to, actor, action } => by("sf-event-offered", to)
            .with("who", labels::actor(actor))
            .with("what", labels::action(action, seats)),
        Event::Accepted { player } => by("sf-event-accepted", player),
        Event::Refused { player } => by("sf-event-refused", player),
        Event::WentDown { body } => whom("sf-event-down", body.word()),
        Event::MonsterDown { monster } => beast("sf-event-monster-down", monster),
        Event::MonsterRevived { monster } => beast("sf-event-monster-revived", monster),
        Event::Revived { body } => whom("sf-event-revived", body.word()),
        Event::Annihilated { body } => whom("sf-event-annihilated", body.word()),
        Event::ItemAnnihilated { item } => {
            Text::new("sf-event-item-annihilated").with("item", item.word())
        }
        Event::Escaped { body } => whom("sf-event-escaped", body.word()),
        Event::Entered { body, section } => {
            whom("sf-event-entered", body.word()).with("section", section.word())
        }
        Event::Freed { body, section } => {
            whom("sf-event-freed", body.word()).with("section", section.word())
        }
        Event::Contaminated { body } => whom("sf-event-contaminated", body.word()),
        Event::Decontaminated { body } => whom("sf-event-decontaminated", body.word()),
        Event::Dropped { body, item } => {
            whom("sf-event-dropped", body.word()).with("item", item.word())
        }
        Event::PickedUp { body, item } => {
            whom("sf-event-picked-up", body.word()).with("item", item.word())
        }
        Event::Robbed { body, item, from, .. } => {
            whom("sf-event-robbed", body.word()).with("item", item.word()).with("from", from.word())
        }
        Event::Left { item, section } => {
            place("sf-event-left", section.word()).with("item", item.word())
        }
        Event::Given { to, item } => {
            whom("sf-event-picked-up", to.word()).with("item", item.word())
        }
        Event::Landed { item, section } => {
            place("sf-event-landed", section.word()).with("item", item.word())
        }
        Event::Gained { body, item } => {
            whom("sf-event-gained", body.word()).with("item", item.word())
        }
        Event::GainedData { body, data } => {
            whom("sf-event-gained-data", body.word()).with("data", data.word())
        }
        Event::LostData { body, data } => {
            whom("sf-event-lost-data", body.word()).with("data", data.word())
        }
        Event::Transmitted { data, to } => {
            Text::new("sf-event-transmitted").with("data", data.word()).with("to", to.word())
        }
        Event::Damaged { section } => place("sf-event-damaged", section.word()),
        Event::Repaired { section } => place("sf-event-repaired", section.word()),
        Event::HazardPlaced { section, hazard: Hazard::Fire } => {
            place("sf-event-fire", section.word())
        }
        Event::HazardPlaced { section, hazard: Hazard::Asphyxiation } => {
            place("sf-event-asphyxiation", section.word())
        }
        Event::HazardRemoved { section } => place("sf-event-hazard-removed", section.word()),
        Event::GooSpread { section } => place("sf-event-goo", section.word()),
        Event::GooBurnt { section } => place("sf-event-goo-burnt", section.word()),
        Event::Power { status: 0 } => Text::new("sf-event-power-normal"),
        Event::Power { status: 1 } => Text::new("sf-event-power-backup"),
        Event::Power { .. } => Text::new("sf-event-power-blackout"),
        Event::Cameras { on } => switched(on, "sf-event-cameras-on", "sf-event-cameras-off"),
        Event::Jammers { on } => switched(on, "sf-event-jammers-on", "sf-event-jammers-off"),
        Event::AbandonShip => Text::new("sf-event-abandon-ship"),
        Event::LocksRemoved => Text::new("sf-event-locks-removed"),
        Event::LockRemoved { one, other } => {
            Text::new("sf-event-lock-removed").with("one", one.word()).with("other", other.word())
        }
        Event::LockAdded { one, other } => {
            Text::new("sf-event-lock-added").with("one", one.word()).with("other", other.word())
        }
        Event::Armed => Text::new("sf-event-armed"),
        Event::Detonated { section: None } => Text::new("sf-event-detonated-away"),
        Event::Detonated { section: Some(section) } => place("sf-event-detonated", section.word()),
        Event::MarkerPlaced { player, event, minute } => match event {
            MarkerEvent::Launch(pod) => {
                by("sf-event-marker-launch", player).with("section", pod.word())
            }
            MarkerEvent::Detonate => by("sf-event-marker-detonate", player).with("minute", minute),
            MarkerEvent::Overload(section) => {
                by("sf-event-marker-overload", player).with("section", section.word())
            }
            MarkerEvent::Missile(section) => {
                by("sf-event-marker-missile", player).with("section", section.word())
            }
        },
        Event::MarkerResolved { player, event } => {
            by("sf-event-marker-resolved", player).with("what", marker(event))
        }
        Event::Launched { pod } => place("sf-event-launched", pod.word()),
        Event::PodAnnihilated { pod } => place("sf-event-pod-annihilated", pod.word()),
        Event::ShipAnnihilated => Text::new("sf-event-ship-annihilated"),
        Event::PirateShip => Text::new("sf-event-pirate-ship"),
        Event::OffsiteAnnihilated { offsite } => {
            Text::new("sf-event-offsite-annihilated").with("offsite", offsite.word())
        }
        Event::Released { card } => Text::new("sf-event-released").with("card", card.word()),
        Event::Peeked { card } => Text::new("sf-event-peeked").with("card", card.word()),
        Event::MonsterCame { monster, at } => {
            beast("sf-event-monster-came", monster).with("section", at.word())
        }
        Event::MonsterMoved { monster, to } => {
            beast("sf-event-monster-moved", monster).with("section", to.word())
        }
        Event::MonsterBurst { monster } => beast("sf-event-monster-burst", monster),
        Event::MonsterGone { monster } => beast("sf-event-monster-gone", monster),
        Event::Engulfed { body } => whom("sf-event-engulfed", body.word()),
        Event::Targeted { body } => whom("sf-event-targeted", body.word()),
        Event::WormholeMoved { to } => place("sf-event-wormhole-moved", to.word()),
        Event::KompromatTaken { seat, section } => {
            place("sf-event-kompromat-taken", section.word()).with("seat", seat)
        }
        Event::KompromatSeen { character } => {
            Text::new("sf-event-kompromat-seen").with("card", character.word())
        }
        Event::KompromatDeclared { character } => {
            Text::new("sf-event-kompromat-declared").with("card", character.word())
        }
        Event::KompromatBack { seat, character } => {
            Text::new("sf-event-kompromat-back").with("card", character.word()).with("seat", seat)
        }
        Event::KompromatTraded { seat, taken } => {
            Text::new("sf-event-kompromat-traded").with("card", taken.word()).with("seat", seat)
        }
        Event::TrapLaid { seat, section } => {
            place("sf-event-trap-laid", section.word()).with("seat", seat)
        }
        Event::TrapFace { section, live: true } => place("sf-event-trap-is-live", section.word()),
        Event::TrapFace { section, live: false } => place("sf-event-trap-is-blank", section.word()),
        Event::TrapFlipped { section, live: true } => {
            place("sf-event-trap-went-off", section.word())
        }
        Event::TrapFlipped { section, live: false } => {
            place("sf-event-trap-was-blank", section.word())
        }
        Event::MossMoved { to } => place("sf-event-moss-moved", to.word()),
        Event::Switched { body } => whom("sf-event-switched", body.word()),
        Event::Suspected { player } => by("sf-event-suspected", player),
        Event::Convicted { player } => by("sf-event-convicted", player),
        Event::Cleared { player } => by("sf-event-cleared", player),
        Event::Reentry { fireball } => {
            switched(fireball, "sf-event-reentry-fireball", "sf-event-reentry-clear")
        }
        Event::Stationfall { ending } => Text::new(match ending {
            Ending::ReentryAtOnce => "sf-event-stationfall-fireball",
            Ending::ReentryAfterZero => "sf-event-stationfall-zero",
            Ending::Antimatter => "sf-event-stationfall-antimatter",
        }),
        Event::Delivered { player, data, to } => {
            by("sf-event-delivered", player).with("data", data.word()).with("to", to.word())
        }
        Event::TakenOff { body } => whom("sf-event-taken-off", body.word()),
        Event::KompromatShown { seat, character } => {
            Text::new("sf-event-kompromat-shown").with("card", character.word()).with("seat", seat)
        }
        Event::DieRolled { player, face } => by("sf-event-die", player).with("face", face),
        Event::LinePassed { player, script, line, why } => by("sf-event-line-passed", player)
            .with("script", script.word())
            .with("line", line)
            .with("why", why.word()),
        Event::LineFollowed { player, script, line, character } => {
            by("sf-event-line-followed", player)
                .with("script", script.word())
                .with("line", line)
                .with("card", character.word())
        }
        Event::NoLine { player } => by("sf-event-no-line", player),
        Event::Proposed { seat, subject, mv } => Text::new("sf-event-proposed")
            .with("seat", seat)
            .with("subject", subject)
            .with("what", Arg::Plain(mv.to_string().into())),
        Event::Agreed { seat } => Text::new("sf-event-agreed").with("seat", seat),
        Event::Scored { seat, points } => {
            Text::new("sf-event-scored").with("seat", seat).with("points", points)
        }
    }
}

fn beast(id: &'static str, monster: ProjectX) -> Text {
    Text::new(id).with("monster", monster.word())
}

const fn passed(what: Passed) -> &'static str {
    match what {
        Passed::Reveal => "sf-event-passed-reveal",
        Passed::Influence => "sf-event-passed-influence",
        Passed::Phase => "sf-event-passed-phase",
        Passed::Action => "sf-event-passed-action",
        Passed::Power => "sf-event-passed-power",
        Passed::Frameup => "sf-event-passed-frameup",
        Passed::Delivery => "sf-event-passed-delivery",
    }
}

/// What a Time marker does.
fn marker(event: MarkerEvent) -> Text {
    match event {
        MarkerEvent::Launch(pod) => Text::new("sf-offer-marker-launch").with("section", pod.word()),
        MarkerEvent::Detonate => Text::new("sf-offer-marker-detonate"),
        MarkerEvent::Overload(section) => {
            Text::new("sf-offer-marker-overload").with("section", section.word())
        }
        MarkerEvent::Missile(section) => {
            Text::new("sf-offer-marker-missile").with("section", section.word())
        }
    }
}

//! Events as sentences for the log, with their rules and what they concern.

use kernel::{Name, RuleId, Text};

use crate::action::Target;
use crate::event::{Event, Logged};
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
        Event::DiscBack { player } => by("sf-event-disc-back", player),
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
        Event::MonsterDown => Text::new("sf-event-monster-down"),
        Event::Revived { target } => whom("sf-event-revived", labels::target(target)),
        Event::Annihilated { body } => whom("sf-event-annihilated", body.word()),
        Event::ItemAnnihilated { item } => {
            Text::new("sf-event-item-annihilated").with("item", item.word())
        }
        Event::Escaped { body } => whom("sf-event-escaped", body.word()),
        Event::Entered { body, section } => {
            whom("sf-event-entered", body.word()).with("section", section.word())
        }
        Event::Contaminated { body } => whom("sf-event-contaminated", body.word()),
        Event::Decontaminated { body } => whom("sf-event-decontaminated", body.word()),
        Event::Dropped { body, item } => {
            whom("sf-event-dropped", body.word()).with("item", item.word())
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
        Event::MarkerPlaced { player, event } => {
            by("sf-event-marker-placed", player).with("what", marker(event))
        }
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
        Event::MonsterMoved { to } => place("sf-event-monster-moved", to.word()),
        Event::MonsterGone => Text::new("sf-event-monster-gone"),
        Event::Engulfed { body } => whom("sf-event-engulfed", body.word()),
        Event::Targeted { body } => whom("sf-event-targeted", body.word()),
        Event::WormholeMoved { to } => place("sf-event-wormhole-moved", to.word()),
        Event::KompromatTaken { seat, section } => {
            place("sf-event-kompromat-taken", section.word()).with("seat", seat)
        }
        Event::KompromatSeen { character } => {
            Text::new("sf-event-kompromat-seen").with("card", character.word())
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
        Event::Scored { seat, points } => {
            Text::new("sf-event-scored").with("seat", seat).with("points", points)
        }
    }
}

/// What a Time marker will do or does.
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

const fn rule(event: Event) -> &'static str {
    match event {
        Event::IdentitiesChosen { .. } => "SF-2.5a",
        Event::MinuteBegan { .. } => "SF-15.8.1",
        Event::TurnBegan { .. } => "SF-15.2",
        Event::Revealed { schroedinger: false, .. } => "SF-15.3.1",
        Event::Revealed { schroedinger: true, .. } => "SF-3.5.1",
        Event::BonusShown { .. } => "SF-16.2",
        Event::Influenced { .. } | Event::CubesReturned { .. } => "SF-15.4.1",
        Event::Betrayed { .. } => "SF-15.3.1",
        Event::BetrayalTaken { .. } => "SF-13.10.1",
        Event::Activated { .. } => "SF-15.5.2",
        Event::DiscBack { .. } => "SF-15.6.1",
        Event::CubeBack { .. } => "SF-15.6.2",
        Event::Acted { .. } => "SF-0.10",
        Event::Bribed { .. } => "SF-15.5.4.1",
        Event::BribeBack { .. } | Event::GreyBribesBack => "SF-15.3.2",
        Event::Blackmailed { .. } => "SF-15.5.5.1",
        Event::Named { .. } => "SF-R30",
        Event::Offered { .. } | Event::Accepted { .. } | Event::Refused { .. } => "SF-R31",
        Event::WentDown { .. } | Event::MonsterDown => "SF-4.6.1",
        Event::Revived { .. } => "SF-4.6.3",
        Event::Annihilated { .. } | Event::ItemAnnihilated { .. } => "SF-4.6.5.1",
        Event::Escaped { .. } => "SF-4.6.6.1",
        Event::Entered { .. } => "SF-12.1.1",
        Event::Contaminated { .. } => "SF-8.5.1",
        Event::Decontaminated { .. } => "SF-13.4.1",
        Event::Dropped { .. } => "SF-4.5.3.1",
        Event::Gained { .. } => "SF-13.9.1",
        Event::GainedData { .. } | Event::LostData { .. } => "SF-9.2",
        Event::Transmitted { .. } => "SF-9.6.1",
        Event::Damaged { .. } => "SF-5.1.4",
        Event::Repaired { .. } => "SF-A6.7",
        Event::HazardPlaced { .. } => "SF-6.1",
        Event::HazardRemoved { .. } => "SF-6.3",
        Event::GooSpread { .. } | Event::GooBurnt { .. } => "SF-7.6.1",
        Event::Power { .. } => "SF-7.2",
        Event::Cameras { .. } => "SF-7.5",
        Event::Jammers { .. } => "SF-7.4",
        Event::AbandonShip => "SF-7.1.1",
        Event::LocksRemoved | Event::LockRemoved { .. } | Event::LockAdded { .. } => "SF-12.1.3",
        Event::Armed => "SF-7.3.1",
        Event::Detonated { .. } => "SF-7.3.2",
        Event::MarkerPlaced { .. } => "SF-0.8",
        Event::MarkerResolved { .. } => "SF-15.7.1",
        Event::Launched { .. } | Event::PodAnnihilated { .. } => "SF-5.5.4",
        Event::ShipAnnihilated | Event::OffsiteAnnihilated { .. } => "SF-A6.9",
        Event::PirateShip => "SF-A10.29",
        Event::Released { .. } => "SF-7.6.1",
        Event::Peeked { .. } => "SF-9.4.1",
        Event::MonsterMoved { .. } | Event::MonsterGone | Event::Engulfed { .. } => "SF-7.6.2",
        Event::Targeted { .. } => "SF-A8.5",
        Event::WormholeMoved { .. } => "SF-15.7.3",
        Event::KompromatTaken { .. } | Event::KompromatSeen { .. } => "SF-12.2.3",
        Event::KompromatBack { .. } => "SF-R34",
        Event::KompromatTraded { .. } => "SF-4.4.4",
        Event::TrapLaid { .. } | Event::TrapFace { .. } => "SF-15.3.2",
        Event::TrapFlipped { .. } => "SF-R181",
        Event::MossMoved { .. } => "SF-11.3",
        Event::Switched { .. } => "SF-15.3.2",
        Event::Suspected { .. } => "SF-10.1.1",
        Event::Convicted { .. } => "SF-10.2.1",
        Event::Cleared { .. } => "SF-A2.3",
        Event::Reentry { .. } => "SF-15.8.3",
        Event::Stationfall { .. } => "SF-16.1",
        Event::Delivered { .. } => "SF-16.3.1",
        Event::TakenOff { .. } => "SF-R180",
        Event::KompromatShown { .. } => "SF-H10",
        Event::Scored { .. } => "SF-16.4.8",
    }
}

/// The pieces and zones an event concerns. What only one seat is told may name what only that seat sees.
fn touches(event: Event, seats: u8) -> Vec<Name> {
    let hand = |player: Player| names::hand(kernel::Seat(player.0 % seats.max(1)));
    match event {
        Event::IdentitiesChosen { seat } | Event::Scored { seat, .. } => vec![names::hand(seat)],
        Event::MinuteBegan { .. } => vec![names::MINUTE],
        Event::TurnBegan { player }
        | Event::Accepted { player }
        | Event::Refused { player }
        | Event::Suspected { player }
        | Event::Convicted { player }
        | Event::Cleared { player } => vec![hand(player)],
        Event::Revealed { identity, .. } | Event::BonusShown { identity, .. } => {
            vec![names::identity(identity)]
        }
        Event::Influenced { player, character, .. } => {
            vec![names::card(character), names::cubes(character, player)]
        }
        Event::CubesReturned { character } | Event::CubeBack { character, .. } => {
            vec![names::card(character)]
        }
        Event::Betrayed { player, .. } => vec![names::BETRAYAL, names::betrayal(player)],
        Event::BetrayalTaken { .. } => vec![names::BETRAYAL],
        Event::Activated { player, character, .. } => {
            vec![names::disc(player), names::card(character)]
        }
        Event::DiscBack { player } => vec![names::disc(player)],
        Event::Acted { actor, .. } | Event::Named { actor, .. } | Event::Offered { actor, .. } => {
            vec![names::actor(actor)]
        }
        Event::Bribed { player, who, grey } => {
            let token = (!grey).then(|| names::bribe(player));
            token.into_iter().chain([names::actor(who)]).collect()
        }
        Event::BribeBack { player } => vec![names::bribe(player)],
        Event::Blackmailed { character, .. }
        | Event::KompromatSeen { character }
        | Event::KompromatBack { character, .. }
        | Event::KompromatShown { character, .. }
        | Event::KompromatTraded { taken: character, .. } => {
            vec![names::kompromat_of(character)]
        }
        Event::MonsterDown | Event::Revived { target: Target::Monster } => vec![names::MONSTER],
        Event::WentDown { body }
        | Event::Revived { target: Target::Body(body) }
        | Event::Annihilated { body }
        | Event::Escaped { body }
        | Event::Contaminated { body }
        | Event::Decontaminated { body }
        | Event::Engulfed { body }
        | Event::Targeted { body }
        | Event::Switched { body }
        | Event::TakenOff { body } => vec![body.name().into()],
        Event::Entered { body, section } => vec![body.name().into(), section.name().into()],
        Event::Dropped { body, .. } => vec![body.name().into()],
        Event::Gained { body, item } => vec![body.name().into(), names::held(body, item)],
        Event::GainedData { body, data } => vec![body.name().into(), names::data(body, data)],
        Event::LostData { body, .. } => vec![body.name().into()],
        Event::Transmitted { data, to } | Event::Delivered { data, to, .. } => {
            vec![to.name().into(), names::offsite_data(to, data)]
        }
        Event::Damaged { section }
        | Event::Repaired { section }
        | Event::HazardPlaced { section, .. }
        | Event::HazardRemoved { section }
        | Event::GooSpread { section }
        | Event::GooBurnt { section }
        | Event::Detonated { section: Some(section) }
        | Event::Launched { pod: section }
        | Event::PodAnnihilated { pod: section }
        | Event::KompromatTaken { section, .. }
        | Event::TrapFlipped { section, .. } => vec![section.name().into()],
        Event::TrapLaid { section, .. } | Event::TrapFace { section, .. } => {
            vec![section.name().into(), names::trap(section)]
        }
        Event::LockRemoved { one, other } | Event::LockAdded { one, other } => {
            vec![one.name().into(), other.name().into()]
        }
        Event::MarkerPlaced { event, .. } | Event::MarkerResolved { event, .. } => match event {
            MarkerEvent::Launch(section)
            | MarkerEvent::Overload(section)
            | MarkerEvent::Missile(section) => vec![section.name().into()],
            MarkerEvent::Detonate => vec![names::MINUTES],
        },
        Event::PirateShip => vec![names::SHIP],
        Event::OffsiteAnnihilated { offsite } => vec![offsite.name().into()],
        Event::Released { .. } | Event::Peeked { .. } => vec![names::PROJECT_CARD],
        Event::MonsterMoved { to } => vec![names::MONSTER, to.name().into()],
        Event::WormholeMoved { to } => vec![names::WORMHOLE, to.name().into()],
        Event::MossMoved { to } => {
            vec![crate::ids::Item::FangMoss.name().into(), to.name().into()]
        }
        Event::Reentry { .. } => vec![names::REENTRY],
        Event::ItemAnnihilated { .. }
        | Event::GreyBribesBack
        | Event::Power { .. }
        | Event::Cameras { .. }
        | Event::Jammers { .. }
        | Event::AbandonShip
        | Event::LocksRemoved
        | Event::Armed
        | Event::Detonated { section: None }
        | Event::ShipAnnihilated
        | Event::MonsterGone
        | Event::Stationfall { .. } => Vec::new(),
    }
}

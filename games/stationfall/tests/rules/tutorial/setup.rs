//! The fixed set-up (SF-T10 to SF-T18).

use std::collections::BTreeSet;

use kernel::scene::Kind;
use kernel::{Seat, Viewer};
use stationfall::content::{Content, Effect};
use stationfall::ids::{Body, Character, Identity, Item, ProjectX, Section, SectionAction};
use stationfall::state::{
    At, Bribe, Guilt, Hazard, Holder, IdentityPlace, KompromatPlace, Player, PodState, State,
};

use super::{LINDSEY, LINDSEYS, opened};
use crate::setup::BEGINNERS;

fn states() -> impl Iterator<Item = State> {
    (0..40).map(|seed| opened("first", &[], seed).state)
}

#[test]
fn sf_t10_the_cast_is_fixed() {
    for state in states() {
        let order: Vec<&str> = state.table.order.iter().map(|c| c.name()).collect();
        assert_eq!(order, BEGINNERS);
    }
}

#[test]
fn sf_t11_everybody_has_the_components_of_a_player() {
    let state = opened("second", &[], 3).state;
    assert_eq!(state.table.players, 4);
    for player in (0..4).map(Player) {
        let own = &state.players[player];
        assert_eq!((own.cubes, own.markers, own.betrayal), (8, 3, 0));
        assert_eq!(
            (own.disc, own.bribe, own.guilt, own.pc),
            (None, Bribe::Hand, Guilt::Innocent, None)
        );
    }
}

#[test]
fn sf_t12_lindsey_has_the_engineer_and_the_station_chief() {
    for state in states() {
        assert_eq!(state.identities[Identity::Engineer], IdentityPlace::Secret(LINDSEYS));
        assert_eq!(state.identities[Identity::StationChief], IdentityPlace::Bonus(LINDSEY));
    }
    let chief = &Content::standard().identities[Identity::StationChief];
    assert!(!chief.friend, "a Grudge: points if the Station Chief is Down");
}

#[test]
fn sf_t13_the_other_ten_cards_are_dealt_by_chance() {
    let mut hands = BTreeSet::new();
    for state in states() {
        for seat in 0..3 {
            let place = IdentityPlace::Dealt(Seat(seat));
            let hand: Vec<Identity> =
                state.identities.iter().filter(|(_, at)| **at == place).map(|(id, _)| id).collect();
            assert_eq!(hand.len(), 2);
            hands.insert(hand.iter().map(|id| id.name()).collect::<Vec<_>>());
        }
        let left = |id: &Identity| {
            BEGINNERS.contains(&id.name()) && state.identities[*id] == IdentityPlace::Box
        };
        assert_eq!(Identity::ALL.iter().filter(|id| left(id)).count(), 4);
    }
    assert!(hands.len() > 20, "cards are shuffled");

    let mut t = opened("first", &[], 1);
    assert_eq!(t.awaited(), [1, 2, 3], "Lindsey has nothing to choose");
    let dealt = t.allowed(Seat(0));
    t.play(Seat(0), dealt[0]);
    t.until(13, 1);
    let own = t.scene(Viewer::Seat(Seat(0)));
    let cards = own.pieces.iter().filter(|p| p.zone == "hand-1" && p.kind == Kind::Card);
    assert_eq!(cards.count(), 2);
    assert!(t.look().secret_of(Player(0)).is_some());
    assert_eq!(t.look().bonus_of(Seat(0)).count(), 1);
}

#[test]
fn sf_t14_pods_and_map_parts_of_the_cast() {
    let t = opened("first", &[], 1);
    let look = t.look();
    for pod in [Section::Alcatraz, Section::HailMary, Section::Houdini, Section::Mcqueen] {
        assert_eq!(look.dock_of(pod), Some(Section::AftAirlocks));
        assert_eq!(t.state.sections[pod].pod, PodState::Docked);
    }
    assert!(look.exists(Section::ShredRoom));
    assert!(look.way(Section::TherapyGarden, Section::ShredRoom).is_some());
    assert_eq!(look.dock_of(Section::MedevacPod), Some(Section::ForwardAirlocks));
    assert!(look.way(Section::ForwardAirlocks, Section::CargoClaw).is_some());
    let content = Content::standard();
    let wings = &content.sections[Section::OuterSpace].actions_with;
    let launch = (SectionAction::RocketWingsLaunch, Character::Daredevil);
    assert!(wings.contains(&Some(launch)));
    let reactor = &content.sections[Section::Reactor].effects_with;
    assert!(reactor.contains(&(Effect::CoolantBreach, Character::Engineer)));
}

#[test]
fn sf_t15_kompromat_lies_openly_in_the_garden_and_not_in_the_houdini_pod() {
    let mut faces = BTreeSet::new();
    for state in states() {
        assert_eq!(
            state.kompromat[Character::Astrochimp],
            KompromatPlace::Board(Section::TherapyGarden)
        );
        let mut taken = BTreeSet::new();
        for name in BEGINNERS {
            let character: Character = name.parse().unwrap();
            let KompromatPlace::Board(section) = state.kompromat[character] else {
                panic!("{name}: {:?}", state.kompromat[character])
            };
            assert!(taken.insert(section.name()), "one token a slot");
            assert_ne!(section, Section::Houdini);
            faces.insert((name, section.name()));
        }
    }
    assert!(faces.len() > 60, "the other eleven are shuffled");
    let shown = opened("first", &[], 1).scene(Viewer::Spectator);
    let token = shown
        .pieces
        .iter()
        .find(|p| p.zone == "therapy_garden" && p.icon.as_deref() == Some("kompromat"));
    assert_eq!(token.unwrap().face, kernel::scene::Face::Up);
}

#[test]
fn sf_t16_markers() {
    let fireballs: BTreeSet<bool> = states()
        .map(|state| {
            assert_eq!(state.minute, 13);
            let station = &state.station;
            assert!(station.cameras && station.jammers && !station.abandon_ship);
            assert!(!station.reentry_flipped);
            assert!(state.sections.values().iter().all(|section| !section.damaged));
            station.fireball
        })
        .collect();
    assert_eq!(fireballs.len(), 2, "the Reentry marker is random");
}

#[test]
fn sf_t17_items() {
    let mut cards = BTreeSet::new();
    for state in states() {
        for (item, at) in [
            (Item::RocketWings, Section::PrintShop),
            (Item::Artifact, Section::PhysicsLab),
            (Item::Antimatter, Section::MagneticContainment),
            (Item::Briefcase, Section::Suite),
        ] {
            assert_eq!(state.uniques[item], Holder::Section(at));
        }
        for section in Section::ALL.iter().filter(|section| state.sections[**section].in_play) {
            let printed = &Content::standard().sections[*section].items;
            for kind in [Item::Helmet, Item::Bludgeon, Item::Nanogel] {
                let count = printed.iter().filter(|item| **item == kind).count() as u8;
                assert_eq!(state.sections[*section].items.count(kind), count, "{section}");
            }
        }
        assert_eq!(state.sections[Section::MagneticContainment].hazard, Some(Hazard::Asphyxiation));
        assert!(!state.locks.is_empty());
        assert!(!state.project_x.released);
        cards.insert(state.project_x.card.name());
    }
    assert!(cards.len() > ProjectX::COUNT / 2, "Project X is random");
}

#[test]
fn sf_t18_pawns() {
    let state = opened("first", &[], 1).state;
    assert_eq!(state.bodies[Body::Stowaway].at, At::Card);
    let content = Content::standard();
    for name in BEGINNERS.iter().filter(|name| **name != "stowaway") {
        let info = &content.characters[name.parse::<Character>().unwrap()];
        for (body, start) in info.bodies.iter().zip(&info.start) {
            assert_eq!(state.bodies[*body].at, At::Section(start.unwrap()), "{name}");
        }
    }
}

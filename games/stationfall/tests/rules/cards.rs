//! What the content files say of the cards and components (appendix A11).

use stationfall::content::{Content, Timing, UniqueStart};
use stationfall::ids::{Ability, Body, Character, Data, Identity, Item, ProjectX, Section};

use crate::common::{character, item, table};

#[test]
fn sf_1_1_the_cards_win_over_the_rules() {
    // The Corpsicle's card forbids the free Pick Up that the rules give everybody (SF-15.5.3).
    let mut t = table(&["corpsicle", "exile"]);
    t.live("corpsicle");
    t.place_all(&["corpsicle", "exile"], "storage");
    assert!(t.may_free("exile", "pickup helmet"));
    assert!(!t.may_free("corpsicle", "pickup helmet"));
}

/// Rules: SF-9.4
#[test]
fn sf_1_5_what_characters_add_is_there_with_them_alone() {
    let content = Content::standard();
    let with = |name: &str| {
        content
            .console_actions
            .iter()
            .any(|(_, info)| info.requires_character == Some(character(name)))
    };
    assert!(with("drones") && with("digital_assistant") && !with("engineer"));
    let t = table(&["exile"]);
    assert!(!t.look().exists(Section::ShredRoom) && !t.look().exists(Section::PanicPod));
    assert!(t.look().way(Section::TherapyGarden, Section::ShredRoom).is_none());
    assert_eq!(t.state.uniques[Item::RocketWings], stationfall::state::Holder::Nowhere);
}

#[test]
fn sf_4_2_1_types_of_characters() {
    let content = Content::standard();
    let of = |human: bool, robot: bool| {
        let all = content.characters.iter();
        all.filter(|(_, c)| (c.human, c.robot) == (human, robot))
            .map(|(c, _)| c.name())
            .collect::<Vec<_>>()
    };
    assert_eq!(of(true, true), ["cyborg"]);
    assert_eq!(of(false, true), ["consort", "drones", "legal", "medical", "security"]);
    assert_eq!(of(false, false), ["digital_assistant", "telepathic_rat"]);
    assert_eq!(of(true, false).len(), 19);
}

/// Rules: SF-A11.2
#[test]
fn sf_a11_1_cards_and_pawns() {
    assert_eq!((Character::COUNT, Identity::COUNT, ProjectX::COUNT), (27, 27, 8));
    let t = table(&Character::ALL[..20].iter().map(|c| c.name()).collect::<Vec<_>>());
    assert_eq!(t.state.table.in_play.len(), 20);
    // 21 Human, 6 Robot and one that is both; the Rat is a token.
    assert_eq!(Body::COUNT, 21 + 6 + 1 + 1);
}

#[test]
fn sf_a11_3_one_kompromat_for_every_character_but_the_drones() {
    let with = Content::standard().characters.iter().filter(|(_, info)| info.kompromat);
    assert_eq!(with.count(), 26);
    assert!(!Content::standard().characters[Character::Drones].kompromat);
    assert_eq!((Content::standard().reentry.markers, table(&["exile"]).state.traps.len()), (3, 3));
}

/// Rules: SF-9.4
#[test]
fn sf_a11_4_data_is_never_exhausted() {
    let mut t = table(&Character::ALL[..20].iter().map(|c| c.name()).collect::<Vec<_>>());
    t.transmitted("evidence", "news");
    let bodies: Vec<Body> = t.look().bodies().collect();
    for body in bodies.iter().filter(|body| **body != Body::Exile) {
        t.state.bodies[*body].data.insert(Data::Evidence);
    }
    assert!(bodies.len() > 20, "more than there are tokens");
    t.place("exile", "security_station");
    t.act("exile", "manufacture_evidence");
    assert!(t.has_data("exile", "evidence"));
}

#[test]
fn sf_a11_6_special_items() {
    let unique = |name: &str| Content::standard().uniques[item(name)].expect("a unique Item");
    for (name, requires, start) in [
        ("antimatter", None, UniqueStart::Section(Section::MagneticContainment)),
        ("artifact", None, UniqueStart::Section(Section::PhysicsLab)),
        ("briefcase", None, UniqueStart::Section(Section::Suite)),
        ("rocket_wings", Some(Character::Daredevil), UniqueStart::Section(Section::PrintShop)),
        ("fletcher", Some(Character::Billionaire), UniqueStart::Character(Character::Billionaire)),
        ("fang_moss", Some(Character::Botanist), UniqueStart::Section(Section::Hydroponics)),
        ("telepathic_rat", Some(Character::TelepathicRat), UniqueStart::Section(Section::BioLab)),
    ] {
        assert_eq!((unique(name).requires, unique(name).start), (requires, start), "{name}");
    }
}

/// Rules: SF-4.4.4
#[test]
fn sf_4_4_1_abilities_are_printed_or_revealed() {
    let content = Content::standard();
    for (character, info) in content.characters.iter() {
        assert!(
            info.abilities.iter().all(|ability| !content.abilities[ability].reveal),
            "{character}"
        );
        assert!(!info.abilities.is_empty(), "{character}");
    }
    for (identity, info) in content.identities.iter() {
        assert!(info.reveal.iter().all(|ability| content.abilities[ability].reveal), "{identity}");
        assert!(!info.reveal.is_empty() && !info.agenda.lines.is_empty(), "{identity}");
    }
    let every_ability_is_somebodys = Ability::ALL.iter().all(|ability| {
        content.characters.values().iter().any(|c| c.abilities.contains(*ability))
            || content.identities.values().iter().any(|i| i.reveal.contains(*ability))
            || content.automation.bots.values().iter().any(|bot| bot.abilities.contains(*ability))
    });
    assert!(every_ability_is_somebodys);
}

#[test]
fn sf_16_2_three_powers_work_at_stationfall() {
    let abilities = Content::standard().abilities.iter();
    let late: Vec<&str> = abilities
        .filter(|(_, info)| info.at_stationfall)
        .map(|(ability, _)| ability.name())
        .collect();
    assert_eq!(late, ["extricate", "point_break", "enigma"]);
    assert_eq!(Content::standard().abilities[Ability::Extricate].timing, Timing::Immediate);
}

#[test]
fn sf_r141_who_may_win_while_guilty() {
    let identities = Content::standard().identities.iter();
    let exempt: Vec<&str> = identities
        .filter(|(_, info)| info.win_if_guilty)
        .map(|(identity, _)| identity.name())
        .collect();
    assert_eq!(exempt, ["boarder", "cyborg", "digital_assistant", "engineer", "telepathic_rat"]);
}

/// Rules: SF-A4.2
#[test]
fn sf_r171_a_gun_is_for_humans_and_robots() {
    let mut t = table(&["colonel", "exile", "security", "telepathic_rat"]);
    t.place_all(&["colonel", "exile", "security", "telepathic_rat"], "reactor");
    assert!(t.may("colonel", "attack exile gun") && t.may("colonel", "attack security gun"));
    assert!(!t.may("colonel", "attack telepathic_rat gun"), "an Item Character");
    assert!(!t.may("colonel", "rob telepathic_rat gun helmet"));
}

#[test]
fn sf_r177_three_bodies_under_one_card() {
    let mut t = table(&["maintenance_clones", "exile"]);
    t.cubes(0, "maintenance_clones", 1);
    t.give("clone_alpha", "helmet");
    t.data("clone_alpha", "evidence");
    t.contaminate("clone_beta");
    assert_eq!((t.has("clone_alpha", "helmet"), t.has("clone_beta", "helmet")), (1, 0));
    assert!(!t.has_data("clone_gamma", "evidence") && !t.is_contaminated("clone_gamma"));
    t.down("clone_alpha");
    assert!(!t.may("clone_alpha", "wait") && t.may("clone_beta", "wait"));
    t.place("clone_beta", "houdini");
    t.launched("houdini");
    assert!(t.conspires(0, "maintenance_clones"), "one body is Live and Unescaped");
    t.down("clone_gamma");
    assert!(!t.conspires(0, "maintenance_clones"));
    // One Clone may drag another, and each is dragged and drags for itself.
    t.live("clone_gamma");
    t.place_all(&["clone_alpha", "clone_gamma"], "aft_hub");
    t.act("clone_gamma", "step reactor drag clone_alpha");
    assert_eq!((t.at("clone_alpha"), t.at("clone_gamma")), ("reactor", "reactor"));
}

//! What the content files say of the map (chapter 5 and appendix A10).

use stationfall::content::{ActionWho, Content, Effect, FILES, Made, Ring, SectionInfo};
use stationfall::ids::{Character, Data, Item, ProjectX, Section, SectionAction};
use stationfall::map::WayKind;

use crate::common::{link, section, table};

fn info(name: &str) -> &'static SectionInfo {
    &Content::standard().sections[section(name)]
}

/// The names of the sections of which something is true.
fn sections(of: impl Fn(&SectionInfo) -> bool) -> Vec<&'static str> {
    let all = Content::standard().sections.iter();
    all.filter(|(_, info)| of(info)).map(|(section, _)| section.name()).collect()
}

/// Demands a section of this ring with these Section Actions.
#[track_caller]
fn has(name: &str, ring: Ring, actions: &[&str]) {
    let offered: Vec<&str> = info(name).actions.iter().map(SectionAction::name).collect();
    let mut expected = actions.to_vec();
    expected.sort_by_key(|action| action.parse::<SectionAction>().expect("an Action").index());
    assert_eq!((info(name).ring, offered), (ring, expected), "{name}");
}

/// Demands a section of this ring without any Section Action or text.
#[track_caller]
fn is_plain(name: &str, ring: Ring) {
    has(name, ring, &[]);
    assert!(info(name).actions_with.is_empty() && info(name).actions_with_project.is_none());
    assert!(info(name).effects.is_empty() && info(name).effects_with.is_empty(), "{name}");
}

/// Demands a Section Action that a section has only with a Character.
#[track_caller]
fn has_with(name: &str, action: SectionAction, who: Character) {
    assert_eq!(info(name).actions_with[..], [Some((action, who))], "{name}");
}

/// The ends of the ways of one kind out of a section.
fn ways(name: &str, of: impl Fn(WayKind) -> bool) -> Vec<&'static str> {
    let ways = Content::standard().map.ways[section(name)].iter();
    let mut ends: Vec<&str> = ways.filter(|way| of(way.kind)).map(|way| way.to.name()).collect();
    ends.sort_unstable();
    ends
}

fn airlocks(name: &str) -> Vec<&'static str> {
    ways(name, |kind| kind == WayKind::Airlock)
}

#[test]
fn the_embedded_files_are_read() {
    if let Err(fault) = Content::load(&FILES) {
        panic!("{fault}");
    }
}

/// Rules: SF-5.5.1
#[test]
fn sf_5_1_2_the_rings_have_gravity_and_nothing_else_has() {
    for (section, info) in Content::standard().sections.iter() {
        assert_eq!(info.gravity, matches!(info.ring, Ring::Aft | Ring::Forward), "{section}");
    }
    assert_eq!(sections(|info| info.pod.is_some()), sections(|info| info.ring == Ring::Pod));
}

/// Rules: SF-5.1.3.1, SF-A10.12, SF-A10.20
#[test]
fn sf_a10_0_icons_of_the_map() {
    assert_eq!(
        sections(|info| info.dark),
        [
            "tanks",
            "locker_room",
            "shred_room",
            "aft_exhaust",
            "forward_exhaust",
            "mcqueen",
            "outer_space"
        ]
    );
    assert_eq!(sections(|info| info.power), ["reactor", "fuel_cells", "mainframe"]);
    assert_eq!(sections(|info| info.console), ["security_station", "mainframe"]);
}

#[test]
fn sf_5_1_5_there_are_three_power_sections() {
    assert_eq!(sections(|info| info.power).len(), 3);
}

/// Rules: SF-A10.3, SF-A10.13, SF-A10.17, SF-A10.20, SF-A10.39
#[test]
fn sf_a10_3_hub_sections_without_actions() {
    for name in ["aft_hub", "forward_hub", "hydroponics", "locker_room", "storm_shelter"] {
        is_plain(name, Ring::Hub);
    }
}

/// Rules: SF-A10.19, SF-A10.35, SF-A10.38, SF-A10.40
#[test]
fn sf_a10_19_aft_sections_without_actions() {
    for name in ["kitchen", "rec_room", "storage", "suite"] {
        is_plain(name, Ring::Aft);
    }
}

/// Rules: SF-A6.5, SF-A10.2, SF-A10.12, SF-A10.27
#[test]
fn sf_a10_1_airlocks() {
    has("aft_airlocks", Ring::Hub, &["airlock", "section_launch"]);
    has("aft_exhaust", Ring::Aft, &["airlock"]);
    has("forward_airlocks", Ring::Hub, &["airlock"]);
    has("forward_exhaust", Ring::Forward, &["airlock"]);
    has("outer_space", Ring::Outer, &["airlock"]);
    let with_airlock = sections(|info| info.actions.contains(SectionAction::Airlock));
    assert_eq!(with_airlock.len(), 5, "{with_airlock:?}");
}

/// Rules: SF-5.1.7.1, SF-A10.27
#[test]
fn sf_a10_44_the_attested_links_are_there() {
    for (one, other) in [
        ("therapy_garden", "aft_hub"),
        ("aft_hub", "reactor"),
        ("reactor", "aft_airlocks"),
        ("reactor", "magnetic_containment"),
        ("forward_exhaust", "chem_lab"),
        ("chem_lab", "bio_lab"),
        ("physics_lab", "forward_hub"),
        ("physics_lab", "print_shop"),
    ] {
        link(one, other);
    }
    assert!(ways("kitchen", |kind| kind == WayKind::Vent).contains(&"reactor"));
    assert!(airlocks("forward_airlocks").contains(&"outer_space"));
    assert_eq!(airlocks("outer_space"), ["aft_airlocks", "forward_airlocks"]);
    for exhaust in ["aft_exhaust", "forward_exhaust"] {
        assert_eq!(airlocks(exhaust), ["outer_space"], "one way out, none in");
    }
    let others = Section::ALL.iter().filter(|section| !airlocks(section.name()).is_empty());
    assert_eq!(others.count(), 5, "no other way leads to Outer Space");
    let no_corridor = |kind| !matches!(kind, WayKind::Airlock);
    assert!(ways("outer_space", no_corridor).is_empty());
}

#[test]
fn sf_a10_45_locks_of_the_set_up() {
    let map = &Content::standard().map;
    let mut locked: Vec<(&str, &str)> =
        map.locked.iter().map(|link| (map.ends[link].0.name(), map.ends[link].1.name())).collect();
    locked.sort_unstable();
    assert_eq!(
        locked,
        [
            ("cryo_lab", "vault_x"),
            ("panic_pod", "quarters"),
            ("reactor", "magnetic_containment"),
            ("therapy_garden", "shred_room"),
            ("vault_x", "bio_lab"),
        ]
    );
    let corridors = ways("vault_x", |kind| matches!(kind, WayKind::Corridor(_)));
    assert_eq!(corridors, ["bio_lab", "cryo_lab"], "every corridor of Vault X");
}

#[test]
fn the_map_joins_everything_and_both_directions_agree() {
    let map = &Content::standard().map;
    let mut reached = vec![Section::Reactor];
    let mut next = 0;
    while let Some(section) = reached.get(next).copied() {
        for way in &map.ways[section] {
            let back = map.ways[way.to].iter().any(|b| b.to == section && b.kind == way.kind);
            assert!(back || way.kind == WayKind::Airlock, "{section} - {}", way.to);
            if !reached.contains(&way.to) {
                reached.push(way.to);
            }
        }
        next += 1;
    }
    assert_eq!(reached.len(), Section::COUNT);
    assert_eq!((map.corridors, map.ends.values().len()), (42, 49));
    for (section, info) in Content::standard().sections.iter() {
        assert_eq!(info.at.0.clamp(0.0, 1000.0), info.at.0, "{section}");
        assert_eq!(info.at.1.clamp(0.0, 1000.0), info.at.1, "{section}");
    }
}

/// Rules: SF-A10.15, SF-A10.16, SF-A10.24, SF-A10.18, SF-A10.25, SF-A10.30, SF-A6.3, SF-5.5.3
#[test]
fn sf_a10_4_pods_and_their_capacity() {
    let pods = [
        ("alcatraz", 3),
        ("hail_mary", 3),
        ("houdini", 3),
        ("mcqueen", 3),
        ("panic_pod", 2),
        ("medevac_pod", 3),
        ("inspector_shuttle", 3),
    ];
    for (name, capacity) in pods {
        has(name, Ring::Pod, &["timed_launch"]);
        assert_eq!(info(name).pod.as_ref().map(|pod| pod.capacity), Some(capacity), "{name}");
    }
    let needs_nda =
        |info: &SectionInfo| info.pod.as_ref().is_some_and(|pod| pod.launch_with_legal.is_some());
    assert_eq!(sections(needs_nda), ["houdini", "alcatraz", "mcqueen"], "not the Hail Mary");
}

/// Rules: SF-A6.4, SF-A10.11, SF-A10.33
#[test]
fn sf_a10_33_section_launch_comes_with_characters() {
    has("quarters", Ring::Aft, &[]);
    has_with("quarters", SectionAction::SectionLaunch, Character::Colonel);
    has_with("forward_airlocks", SectionAction::SectionLaunch, Character::StationChief);
    let t = table(&["engineer"]);
    let offers = |t: &crate::common::TestTable, name: &str| {
        t.look().section_actions(section(name)).any(|a| a == SectionAction::SectionLaunch)
    };
    assert!(
        offers(&t, "aft_airlocks") && !offers(&t, "quarters") && !offers(&t, "forward_airlocks")
    );
    let t = table(&["colonel", "station_chief"]);
    assert!(offers(&t, "quarters") && offers(&t, "forward_airlocks"));
}

/// Rules: SF-A10.9, SF-A10.26, SF-A10.32, SF-A10.23, SF-A10.6
#[test]
fn sf_a6_6_where_things_are_manufactured() {
    has("bio_lab", Ring::Forward, &["manufacture_x_secret"]);
    has("chem_lab", Ring::Forward, &["manufacture_firebomb"]);
    has("nanofactory", Ring::Forward, &["manufacture_nanogel"]);
    has(
        "print_shop",
        Ring::Forward,
        &["manufacture_helmet", "manufacture_bludgeon", "manufacture_gun"],
    );
    has("security_station", Ring::Aft, &["cameras", "manufacture_evidence"]);
    has("mainframe", Ring::Forward, &[]);
    has_with("mainframe", SectionAction::ManufactureDigitalAssistant, Character::DigitalAssistant);
    let makes = |action: SectionAction| Content::standard().section_actions[action].makes;
    for (action, made) in [
        (SectionAction::ManufactureXSecret, Made::Data(Data::XSecret)),
        (SectionAction::ManufactureEvidence, Made::Data(Data::Evidence)),
        (SectionAction::ManufactureDigitalAssistant, Made::Data(Data::DigitalAssistant)),
        (SectionAction::ManufactureFirebomb, Made::Item(Item::Firebomb)),
        (SectionAction::ManufactureNanogel, Made::Item(Item::Nanogel)),
        (SectionAction::ManufactureHelmet, Made::Item(Item::Helmet)),
        (SectionAction::ManufactureBludgeon, Made::Item(Item::Bludgeon)),
        (SectionAction::ManufactureGun, Made::Item(Item::Gun)),
    ] {
        assert_eq!(makes(action), Some(made));
    }
}

/// Rules: SF-A10.7, SF-A10.10, SF-A10.42, SF-A6.1
#[test]
fn sf_a10_7_who_may_use_which_action() {
    has(
        "bridge",
        Ring::Hub,
        &["release_project_x", "self_destruct", "abandon_ship", "bridge_launch"],
    );
    has("cryo_lab", Ring::Forward, &["release_project_x"]);
    has("therapy_garden", Ring::Aft, &["meditate"]);
    let by = |who| {
        let actions = Content::standard().section_actions.iter();
        actions.filter(|(_, info)| info.who == who).map(|(a, _)| a.name()).collect::<Vec<_>>()
    };
    assert_eq!(
        by(ActionWho::Officer),
        ["bridge_launch", "abandon_ship", "self_destruct", "release_project_x", "manufacture_gun"]
    );
    assert_eq!(by(ActionWho::Pc), ["meditate"]);
}

#[test]
fn sf_a6_2_actions_that_work_in_a_blackout() {
    let actions = Content::standard().section_actions.iter();
    let working: Vec<&str> =
        actions.filter(|(_, info)| info.in_blackout).map(|(action, _)| action.name()).collect();
    // Rocket Wings Launch is not On Board (SF-R99).
    assert_eq!(working, ["airlock", "timed_launch", "rocket_wings_launch"]);
}

/// Rules: SF-A10.5, SF-A10.8, SF-A10.21, SF-A10.37, SF-A10.41, SF-A10.27
#[test]
fn sf_a10_5_other_actions_have_their_sections() {
    has("array_control", Ring::Hub, &["transmit"]);
    let ray = Some((SectionAction::FireDeathRay, ProjectX::DeathRay));
    assert_eq!(info("array_control").actions_with_project, ray);
    has("machine_shop", Ring::Hub, &["repair_robot"]);
    has("tanks", Ring::Hub, &["decontaminate"]);
    has("cargo_claw", Ring::Hub, &["grip"]);
    assert_eq!(info("cargo_claw").requires, Some(Character::Troubleshooter));
    link("cargo_claw", "forward_airlocks");
    has("shred_room", Ring::Aft, &["data_mining"]);
    assert_eq!(info("shred_room").requires, Some(Character::Counselor));
    link("shred_room", "therapy_garden");
    has_with("outer_space", SectionAction::RocketWingsLaunch, Character::Daredevil);
}

/// Rules: SF-A10.14, SF-A10.22, SF-A10.31, SF-A10.34, SF-A10.36, SF-A10.43, SF-A10.6
#[test]
fn sf_a10_22_texts_of_sections() {
    has("magnetic_containment", Ring::Hub, &["eject_antimatter"]);
    for (name, effect) in [
        ("bio_lab", Effect::Contaminating),
        ("physics_lab", Effect::DataWipe),
        ("magnetic_containment", Effect::RobotDegauss),
        ("reactor", Effect::BludgeonProof),
        ("fuel_cells", Effect::FuelFire),
        ("security_station", Effect::SecurityHub),
        ("vault_x", Effect::VaultBreach),
    ] {
        assert_eq!(info(name).effects, [effect], "{name}");
    }
    assert_eq!(info("reactor").effects_with, [(Effect::CoolantBreach, Character::Engineer)]);
    for name in ["fuel_cells", "vault_x", "reactor", "physics_lab"] {
        assert!(info(name).actions.is_empty(), "{name}");
    }
}

#[test]
fn sf_a10_14_damaged_fuel_cells_burn_with_the_tanks() {
    let mut t = table(&["engineer"]);
    t.damage("fuel_cells");
    assert!(t.burns("fuel_cells") && t.burns("tanks") && t.is_damaged("tanks"));
    assert!(!t.burns("forward_hub"));
}

#[test]
fn sf_a10_34_the_damaged_reactor_leaks_with_the_engineer_in_play() {
    let mut t = table(&["exile"]);
    t.damage("reactor");
    assert!(!t.is_airless("reactor"));
    let mut t = table(&["engineer"]);
    t.damage("reactor");
    for name in ["reactor", "aft_airlocks", "aft_hub", "magnetic_containment"] {
        assert!(t.is_airless(name), "{name}");
    }
    assert!(!t.is_airless("kitchen"), "a vent does not count");
}

#[test]
fn sf_a10_36_the_damaged_security_station_switches_off() {
    let mut t = table(&["engineer"]);
    t.damage("security_station");
    assert!(!t.state.station.cameras && !t.state.station.jammers);
    assert!(!t.look().can_restore_systems());
}

#[test]
fn sf_a10_43_the_damaged_vault_releases_project_x() {
    let mut t = table(&["engineer"]);
    t.damage("vault_x");
    assert!(t.state.project_x.released && t.state.station.abandon_ship);
}

/// Rules: SF-A10.28, SF-A10.29
#[test]
fn sf_a10_28_ships_come_with_the_boarder_alone() {
    use stationfall::state::Ship;
    assert_eq!(table(&["boarder"]).state.station.ship, Ship::Rescue);
    assert_eq!(table(&["exile"]).state.station.ship, Ship::None);
}

/// Rules: SF-A10.6
#[test]
fn sf_r169_only_fire_stops_contamination_in_the_bio_lab() {
    let enters = |prepare: &dyn Fn(&mut crate::common::TestTable)| {
        let mut t = table(&["security"]);
        t.place("security", "chem_lab");
        prepare(&mut t);
        t.act("security", "step bio_lab");
        t.is_contaminated("security")
    };
    assert!(enters(&|_| {}));
    assert!(enters(&|t| t.damaged("bio_lab")), "Damage alone does not");
    assert!(!enters(&|t| t.fire("bio_lab")));
    assert!(enters(&|t| {
        t.damaged("bio_lab");
        t.asphyxiation("bio_lab");
    }));
}

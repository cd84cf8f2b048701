//! Italian names as they are printed.

use kernel::{Game, Lang};
use lastaurora::LastAurora;

#[test]
fn italian_names_are_those_printed() {
    let words = LastAurora::new().book().words(Lang::It);
    for (id, printed) in [
        ("la-name-surv_leader", "Leader"),
        ("la-name-surv_copilot", "Copilota"),
        ("la-name-surv_dog_trainer", "Addestratore di Cani"),
        ("la-name-surv_sniper", "Cecchino"),
        ("la-name-surv_spotter", "Osservatore"),
        ("la-name-surv_radio_operator", "Radio Operatore"),
        ("la-name-crew_arctic_wolf", "Lupo Artico"),
        ("la-name-crew_tracker_wolf", "Lupo Inseguitore"),
        ("la-name-crew_alpha_mutant", "Mutante Alfa"),
        ("la-name-crew_ghoul", "Ghoul"),
        ("la-name-crew_valkyrie", "Valchiria"),
        ("la-name-crew_war_daughter", "Figlia di Guerra"),
        ("la-name-crew_synthetic_prototype", "Prototipo Sintetico"),
        ("la-name-crew_support_drone", "Drone di Supporto"),
        ("la-name-crew_pack", "Equipaggio del Branco"),
        ("la-name-enc_wanted_man", "Ricercato"),
        ("la-name-obj_canned_food", "Cibo in Scatola"),
        ("la-name-obj_cloaking_device", "Dispositivo di Occultamento"),
        ("la-name-obj_antitank_missile", "Missile Anticarro"),
        ("la-name-obj_smoke_grenade", "Granata Fumogena"),
        ("la-name-obj_unstable_fuel", "Carburante Instabile"),
        ("la-name-obj_anti_rad", "Anti-rad"),
        ("la-name-obj_incendiary_ammo", "Munizioni Incendiarie"),
        ("la-name-ev_blizzard", "Bufera di Neve"),
        ("la-name-ev_emergency_broadcast", "Trasmissione di Emergenza"),
        ("la-name-dev_junk_launcher", "Lancia Rifiuti"),
        ("la-name-truck_bulldozer", "Bulldozer"),
        ("la-name-loot_asgard_rack", "Portapacchi Asgardiano"),
        ("la-name-loot_asgard_container", "Container Asgardiano"),
        ("la-name-loot_asgard_destroyer", "Distruttore Asgardiano"),
        ("la-name-loot_asgard_plates", "Piastre Metalliche Asgardiane"),
        ("la-name-loot_asgard_power_source", "Fonte di Energia Asgardiana"),
        ("la-name-st_255", "Il Fuggitivo"),
        ("la-name-st_256", "Solo e Abbandonato"),
        ("la-name-st_265", "L'Ostaggio"),
        ("la-box-cargo", "casella di carico"),
        ("la-box-armor", "corazza"),
        ("la-box-asgard_armor", "corazza asgardiana"),
        ("la-box-junk_weapon", "Lancia Rifiuti"),
        ("la-term-box", "casella"),
        ("la-term-slot", "slot"),
        ("la-term-ambush", "Agguato"),
        ("la-term-aggression", "tracciato Aggressione"),
    ] {
        let line = format!("\n{id} = {printed}\n");
        assert!(words.contains(&line), "expected{line}");
    }
}

/// Names that stood in their place before.
#[test]
fn no_other_name_is_left() {
    let game = LastAurora::new();
    let texts = [game.book().words(Lang::It), game.book().rules(Lang::It)];
    for old in ["Segugio", "Figlia della", "anciarottami", "lindatura", "Aggressivit", "mboscat"] {
        assert!(!texts.iter().any(|text| text.contains(old)), "`{old}` is not printed");
    }
    let boxes = |line: &str| line.contains("riquadr") && !line.contains("difesa");
    let found = texts.iter().flat_map(|text| text.lines()).find(|line| boxes(line));
    assert_eq!(found, None, "a box of a Convoy is a casella; Enemies have riquadri difesa");
}

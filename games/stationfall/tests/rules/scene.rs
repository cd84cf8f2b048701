//! What a viewer sees of the table: everything public the same for all, everything hidden only for those who may.

use std::collections::HashSet;

use kernel::scene::{Face, Kind, Layout, Piece, Tone, Zone};
use kernel::text::Arg;
use kernel::{Scene, Seat, SeatSet, Text, Viewer, play};
use stationfall::Stationfall;
use stationfall::frame::{Frame, Offer, Warrant};
use stationfall::ids::{Item, Section};
use stationfall::state::{Bribe, IdentityPlace, KompromatPlace, MarkerEvent, Player, TrapPlace};

use crate::common::{
    TestTable, action, actor, body, character, identity, seats, section, table, teams,
};

fn seen(t: &TestTable, viewer: Viewer) -> Scene {
    play::scene(&Stationfall::new(), &t.state, viewer)
}

fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat(number))
}

fn find<'a>(scene: &'a Scene, id: &str) -> Option<&'a Piece> {
    scene.pieces.iter().find(|piece| piece.id == id)
}

#[track_caller]
fn piece<'a>(scene: &'a Scene, id: &str) -> &'a Piece {
    find(scene, id).unwrap_or_else(|| panic!("{} sees no piece `{id}`", scene.viewer))
}

#[track_caller]
fn zone<'a>(scene: &'a Scene, id: &str) -> &'a Zone {
    let found = scene.zones.iter().find(|zone| zone.id == id);
    found.unwrap_or_else(|| panic!("{} sees no zone `{id}`", scene.viewer))
}

fn faces(t: &TestTable, id: &str, viewers: &[Viewer]) -> Vec<Option<Face>> {
    viewers.iter().map(|viewer| find(&seen(t, *viewer), id).map(|piece| piece.face)).collect()
}

fn word(label: Option<&Text>) -> &str {
    label.map_or("", |text| text.id.as_ref())
}

fn signs(badges: &[kernel::scene::Badge]) -> Vec<&str> {
    badges.iter().map(|badge| badge.label.id.as_ref()).collect()
}

/// The names of a scene's face-down pieces: they must not tell what the pieces are.
fn backs(scene: &Scene, zone: &str) -> Vec<String> {
    let hidden = scene.pieces.iter().filter(|piece| piece.face == Face::Down && piece.zone == zone);
    hidden.map(|piece| piece.id.to_string()).collect()
}

/// Rules: SF-3.3
#[test]
fn sf_r129_only_the_owner_sees_identity_cards_in_hand() {
    let mut t = table(&["engineer", "medical", "exile", "security"]);
    t.secret(0, "engineer");
    t.bonus(0, "medical");
    t.secret(1, "exile");
    t.bonus(1, "security");
    let own = seen(&t, seat(0));
    assert_eq!(piece(&own, "identity-engineer").face, Face::Peeked);
    assert!(signs(&piece(&own, "identity-engineer").badges).contains(&"sf-badge-secret"));
    assert!(signs(&piece(&own, "identity-medical").badges).contains(&"sf-badge-bonus"));
    assert_eq!(backs(&own, "hand-2"), ["hand-2-identity-1", "hand-2-identity-2"]);
    assert!(find(&own, "identity-exile").is_none());
    let spectator = seen(&t, Viewer::Spectator);
    assert_eq!(backs(&spectator, "hand-1").len(), 2);
    assert!(find(&seen(&t, Viewer::Referee), "identity-exile").is_some());
}

#[test]
fn sf_r129_the_panel_names_the_secret_identity_to_its_owner_only() {
    let mut t = table(&["engineer", "medical"]);
    t.secret(0, "engineer");
    t.pc(1, "medical");
    let role = |viewer, of: usize| {
        let scene = seen(&t, viewer);
        word(scene.seats[of].role.as_ref()).to_string()
    };
    assert_eq!(role(seat(0), 0), "sf-role-secret");
    assert_eq!(role(seat(1), 0), "");
    assert_eq!(role(Viewer::Spectator, 0), "");
    assert_eq!(role(seat(0), 1), "sf-role-pc");
}

#[test]
fn sf_15_3_1b_a_reveal_does_not_show_the_bonus_character() {
    let mut t = table(&["engineer", "medical"]);
    t.pc(0, "engineer");
    t.bonus(0, "medical");
    let other = seen(&t, seat(1));
    assert_eq!(piece(&other, "identity-engineer").face, Face::Up);
    assert!(find(&other, "identity-medical").is_none());
    t.state.identities[identity("medical")] = IdentityPlace::ShownBonus(Seat(0));
    assert_eq!(piece(&seen(&t, seat(1)), "identity-medical").face, Face::Up);
}

#[test]
fn sf_r26_a_discarded_secret_identity_is_shown_to_its_owner_for_ever_and_to_nobody_else() {
    let mut t = table(&["engineer", "medical"]);
    t.pc(0, "medical");
    t.state.identities[identity("engineer")] = IdentityPlace::Discarded(Seat(0));
    t.state.station.over = true;
    t.state.station.stationfall = true;
    t.state.frames.clear();
    let id = "identity-engineer";
    assert_eq!(
        faces(&t, id, &[seat(0), seat(1), Viewer::Spectator]),
        [Some(Face::Peeked), None, None]
    );
    assert_eq!(backs(&seen(&t, seat(1)), "hand-1"), ["hand-1-identity-1"]);
}

#[test]
fn sf_r154_a_team_sees_its_identities_but_not_its_kompromat() {
    let mut t = teams(4, &["engineer", "medical", "exile", "security"]);
    assert_eq!(t.state.table.team, [Seat(0), Seat(2)].into_iter().collect::<SeatSet>());
    t.secret(2, "engineer");
    t.state.identities[identity("medical")] = IdentityPlace::Bonus(Seat(0));
    t.kompromat_in_hand(2, "exile");
    let viewers = [seat(0), seat(1), seat(2)];
    assert_eq!(
        faces(&t, "identity-engineer", &viewers),
        [Some(Face::Peeked), None, Some(Face::Peeked)]
    );
    assert_eq!(
        faces(&t, "identity-medical", &viewers),
        [Some(Face::Peeked), None, Some(Face::Peeked)]
    );
    assert_eq!(faces(&t, "kompromat-exile", &viewers), [None, None, Some(Face::Peeked)]);
    assert_eq!(backs(&seen(&t, seat(0)), "hand-3"), ["hand-3-kompromat-1"]);
}

#[test]
fn sf_r129_nobody_sees_kompromat_on_the_board_and_its_id_tells_only_where_it_lies() {
    let mut t = table(&["engineer", "medical"]);
    t.kompromat("engineer", "bridge");
    for viewer in [seat(0), seat(3), Viewer::Spectator] {
        let scene = seen(&t, viewer);
        let token = piece(&scene, "kompromat-bridge");
        assert_eq!(token.face, Face::Down);
        assert_eq!(word(token.label.as_ref()), "sf-kompromat-hidden");
        let json = serde_json::to_string(token).unwrap();
        assert!(!json.contains("engineer"), "{json}");
    }
    let referee = seen(&t, Viewer::Referee);
    assert_eq!(piece(&referee, "kompromat-bridge").face, Face::Peeked);
}

#[test]
fn sf_r129_kompromat_in_hand_is_seen_by_its_owner_and_by_all_once_known_or_spent() {
    let mut t = table(&["engineer", "medical"]);
    t.kompromat_in_hand(1, "engineer");
    let viewers = [seat(1), seat(0)];
    assert_eq!(faces(&t, "kompromat-engineer", &viewers), [Some(Face::Peeked), None]);
    assert_eq!(backs(&seen(&t, seat(0)), "hand-2"), ["hand-2-kompromat-1"]);
    t.state.kompromat[character("engineer")] = KompromatPlace::Hand { seat: Seat(1), known: true };
    assert_eq!(faces(&t, "kompromat-engineer", &viewers), [Some(Face::Up), Some(Face::Up)]);
    t.state.kompromat[character("engineer")] = KompromatPlace::Spent;
    assert_eq!(piece(&seen(&t, seat(0)), "kompromat-engineer").zone, "card-engineer");
}

/// Rules: SF-9.4.1
#[test]
fn sf_r129_the_project_x_card_is_seen_by_those_who_looked_and_by_all_once_released() {
    let mut t = table(&["engineer"]);
    t.state.project_x.seen_by = SeatSet::of(Seat(2));
    let viewers = [seat(2), seat(0), Viewer::Spectator, Viewer::Referee];
    let (peeked, down) = (Some(Face::Peeked), Some(Face::Down));
    assert_eq!(faces(&t, "project-x", &viewers), [peeked, down, down, peeked]);
    let hidden = seen(&t, seat(0));
    assert_eq!(word(piece(&hidden, "project-x").label.as_ref()), "sf-project-hidden");
    t.released("death_ray");
    let shown = seen(&t, seat(0));
    assert_eq!(word(piece(&shown, "project-x").label.as_ref()), "sf-project-death_ray");
}

#[test]
fn sf_r129_the_reentry_marker_is_hidden_until_flipped() {
    let mut t = table(&["engineer"]);
    for fireball in [true, false] {
        t.state.station.fireball = fireball;
        let scene = seen(&t, seat(0));
        assert_eq!(word(piece(&scene, "reentry").label.as_ref()), "sf-reentry");
    }
    t.state.station.reentry_flipped = true;
    assert_eq!(word(piece(&seen(&t, seat(0)), "reentry").label.as_ref()), "sf-reentry-clear");
}

#[test]
fn sf_r129_a_trap_is_known_to_who_laid_it() {
    let mut t = table(&["operative"]);
    t.state.traps[0].at = TrapPlace::Section(section("bridge"), Seat(1));
    t.state.traps[0].live = true;
    let viewers = [seat(1), seat(0), Viewer::Spectator];
    let down = Some(Face::Down);
    assert_eq!(faces(&t, "trap-bridge", &viewers), [Some(Face::Peeked), down, down]);
    assert_eq!(word(piece(&seen(&t, seat(0)), "trap-bridge").label.as_ref()), "sf-trap");
    assert_eq!(word(piece(&seen(&t, seat(1)), "trap-bridge").label.as_ref()), "sf-trap-live");
}

#[test]
fn sf_r129_the_board_looks_the_same_to_everybody() {
    let mut t = table(&["engineer", "security", "telepathic_rat", "billionaire"]);
    t.place("engineer", "bridge");
    t.down("engineer");
    t.give("security", "gun");
    t.data("engineer", "evidence");
    t.fire("tanks");
    t.cubes(2, "engineer", 3);
    t.disc(1, "security");
    let open = |viewer| {
        let scene = seen(&t, viewer);
        let zones: Vec<Zone> = scene.zones.clone();
        let pieces: Vec<Piece> =
            scene.pieces.into_iter().filter(|piece| !piece.zone.starts_with("hand-")).collect();
        (zones, scene.links, pieces, scene.gauges)
    };
    let first = open(seat(0));
    for viewer in [seat(1), seat(3), Viewer::Spectator] {
        assert_eq!(open(viewer), first, "{viewer}");
    }
}

#[test]
fn sf_9_3_data_lies_in_public_view_at_the_card_of_its_possessor() {
    let mut t = table(&["engineer"]);
    t.data("engineer", "x_secret");
    let scene = seen(&t, Viewer::Spectator);
    let data = piece(&scene, "engineer-x_secret");
    assert_eq!((data.kind, data.face), (Kind::Data, Face::Up));
    assert_eq!(zone(&scene, &data.zone).within.as_deref(), Some("card-engineer"));
}

#[test]
fn sf_r47_an_offer_is_public() {
    let mut t = table(&["engineer", "security"]);
    t.pc(1, "engineer");
    t.state.frames.push(Frame::Offer(Offer {
        actor: actor("engineer"),
        action: action("step reactor"),
        by: Warrant::Kompromat,
        to: Player(1),
    }));
    let asked = seen(&t, seat(1)).prompt.unwrap();
    assert_eq!(asked.text.id, "sf-prompt-offer-kompromat");
    for viewer in [seat(0), Viewer::Spectator] {
        let told = seen(&t, viewer).prompt.unwrap();
        assert_eq!(told.text.id, "sf-prompt-wait");
        let what = told.text.args.iter().find(|(name, _)| name == "what").unwrap();
        assert_eq!(what.1, Arg::from(asked.text.clone()));
    }
    t.guilt(1, stationfall::state::Guilt::Suspect);
    assert_eq!(seen(&t, seat(1)).prompt.unwrap().text.id, "sf-prompt-offer-kompromat-free");
}

#[test]
fn bodies_stand_where_they_are_and_carry_their_signs() {
    let mut t = table(&["engineer", "security", "telepathic_rat", "stowaway"]);
    t.place("engineer", "tanks");
    t.give("engineer", "helmet");
    t.give("engineer", "helmet");
    t.contaminate("engineer");
    t.down("engineer");
    t.give("security", "telepathic_rat");
    let scene = seen(&t, seat(0));
    let engineer = piece(&scene, "engineer");
    assert_eq!((engineer.zone.as_ref(), engineer.kind), ("tanks", Kind::Pawn));
    assert_eq!(
        signs(&engineer.badges),
        ["sf-badge-down", "sf-badge-helmeted", "sf-badge-contaminated"]
    );
    let helmets = piece(&scene, "engineer-helmet");
    assert_eq!(helmets.zone, "items-engineer");
    assert_eq!(helmets.badges[0].count, Some(2));
    assert_eq!(piece(&scene, "security").kind, Kind::Robot);
    assert_eq!(piece(&scene, "telepathic_rat").zone, "items-security");
    assert_eq!(piece(&scene, "stowaway").zone, "card-stowaway");
}

#[test]
fn a_section_shows_its_marks_and_a_link_its_lock() {
    let mut t = table(&["engineer", "counselor"]);
    t.fire("tanks");
    t.damaged("mainframe");
    let scene = seen(&t, seat(0));
    assert_eq!(signs(&zone(&scene, "tanks").badges)[..2], ["sf-badge-fire", "sf-badge-damaged"]);
    let mainframe = signs(&zone(&scene, "mainframe").badges);
    for sign in ["sf-badge-damaged", "sf-badge-power", "sf-badge-console", "sf-badge-gravity"] {
        assert!(mainframe.contains(&sign), "{sign} in {mainframe:?}");
    }
    let link = |from: &str, to: &str| {
        let found = scene.links.iter().find(|link| link.from == from && link.to == to);
        found.unwrap_or_else(|| panic!("no link from {from} to {to}"))
    };
    let on = |link: &kernel::scene::Link| {
        let lying = scene.pieces.iter().filter(|piece| piece.zone == link.id);
        lying.map(|piece| word(piece.label.as_ref()).to_string()).collect::<Vec<_>>()
    };
    assert_eq!(on(link("reactor", "magnetic_containment")), ["sf-badge-lock"]);
    assert!(on(link("aft_hub", "rec_room")).is_empty());
    assert!(link("aft_exhaust", "outer_space").one_way);
    assert!(!link("aft_airlocks", "outer_space").one_way);
    assert!(!scene.zones.iter().any(|zone| zone.id == "cargo_claw"), "nobody brought it along");
}

#[test]
fn a_launched_pod_is_in_the_mesosphere_with_everything_inside() {
    let mut t = table(&["engineer"]);
    t.place("engineer", "alcatraz");
    t.launched("alcatraz");
    let scene = seen(&t, seat(0));
    let pod = zone(&scene, "alcatraz");
    assert_eq!(pod.within.as_deref(), Some("mesosphere"));
    assert!(!matches!(pod.layout, Layout::Node { .. }));
    assert_eq!(piece(&scene, "engineer").zone, "alcatraz");
    assert!(scene.links.iter().all(|link| link.from != "alcatraz" && link.to != "alcatraz"));
}

#[test]
fn cubes_discs_and_bribes_lie_on_the_cards_in_the_colours_of_their_players() {
    let mut t = table(&["engineer", "security"]);
    t.cubes(2, "engineer", 3);
    t.disc(1, "engineer");
    t.state.players[Player(3)].bribe = Bribe::On(character("engineer"));
    t.betrayal(0, 2);
    t.state.turn.activating = false;
    let scene = seen(&t, seat(0));
    let cubes = piece(&scene, "cubes-engineer-3");
    assert_eq!((cubes.zone.as_ref(), cubes.tone), ("card-engineer", Tone::Seat(Seat(2))));
    assert_eq!(cubes.badges[0].count, Some(3));
    assert_eq!(piece(&scene, "disc-2").zone, "card-engineer");
    assert_eq!(piece(&scene, "disc-1").zone, "hand-1");
    assert_eq!(piece(&scene, "bribe-4").zone, "card-engineer");
    assert_eq!(piece(&scene, "betrayal-1").zone, "betrayal");
    assert!(signs(&zone(&scene, "card-engineer").badges).contains(&"sf-badge-exhausted"));
}

#[test]
fn two_seats_have_two_colours_each() {
    let mut t = seats(2, &["engineer", "security"]);
    t.cubes(2, "engineer", 1);
    t.secret(2, "engineer");
    let scene = seen(&t, seat(0));
    let cubes = piece(&scene, "cubes-engineer-3");
    assert_eq!((cubes.owner, cubes.tone), (Some(Seat(0)), Tone::Hue(2)));
    assert_eq!(scene.seats[0].gauges.len(), 6);
    assert_eq!(word(scene.seats[0].role.as_ref()), "sf-role-two");
    let clock = scene.clock.unwrap();
    let player = clock.args.iter().find(|(name, _)| name == "player").unwrap();
    assert_eq!(player.1, Text::new("sf-player").with("seat", Seat(0)).with("colour", 1).into());
}

#[test]
fn time_markers_lie_where_they_will_resolve() {
    let mut t = table(&["engineer"]);
    let marker = |owner, event, minute| stationfall::state::TimeMarker { owner, event, minute };
    t.state.markers.push(marker(Player(1), MarkerEvent::Launch(Section::Alcatraz), 13));
    t.state.markers.push(marker(Player(2), MarkerEvent::Detonate, 9));
    let scene = seen(&t, seat(0));
    let launch = piece(&scene, "marker-1");
    assert_eq!(
        (launch.zone.as_ref(), launch.slot, launch.owner),
        ("alcatraz", None, Some(Seat(1)))
    );
    let bomb = piece(&scene, "marker-2");
    assert_eq!((bomb.zone.as_ref(), bomb.slot), ("minutes", Some(9)));
    assert_eq!(piece(&scene, "minute").slot, Some(13));
}

#[test]
fn an_offer_touches_who_acts_first_and_the_target_last() {
    let mut t = table(&["engineer", "security", "medical"]);
    t.place_all(&["engineer", "security", "medical"], "print_shop");
    t.down("medical");
    t.give("engineer", "gun");
    t.lay("helmet", "print_shop");
    t.cubes(0, "engineer", 1);
    t.decide("activate engineer");
    let scene = seen(&t, seat(0));
    let touches = |notation: &str| {
        let offer = scene.offers.iter().find(|offer| offer.notation == notation);
        let offer = offer.unwrap_or_else(|| panic!("`{notation}` is not offered"));
        offer.touches.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(touches("attack security gun"), ["engineer", "engineer-gun", "security"]);
    assert_eq!(touches("pickup helmet"), ["engineer", "print_shop-helmet"]);
    assert_eq!(touches("step nanofactory drag medical"), ["engineer", "medical", "nanofactory"]);
    let ids: HashSet<&str> = scene.zones.iter().map(|zone| zone.id.as_ref()).collect();
    let pieces: HashSet<&str> = scene.pieces.iter().map(|piece| piece.id.as_ref()).collect();
    for offer in &scene.offers {
        for id in &offer.touches {
            let there = ids.contains(id.as_ref()) || pieces.contains(id.as_ref());
            assert!(there, "{}: {id}", offer.notation);
        }
        assert!(offer.group.is_some() && offer.rule.is_some(), "{}", offer.notation);
    }
}

/// Rules: SF-R130
#[test]
fn sf_r129_the_log_tells_the_face_of_a_kompromat_only_to_who_took_it() {
    let mut t = table(&["engineer", "medical"]);
    t.place("engineer", "bridge");
    t.kompromat("medical", "bridge");
    t.act("engineer", "pickup kompromat bridge");
    let hears = |viewer| {
        let told = kernel::event_log::told(t.log.entries(), viewer);
        serde_json::to_string(&told).unwrap().contains("medical")
    };
    assert!(hears(seat(0)) && hears(Viewer::Referee));
    assert!(!hears(seat(1)) && !hears(Viewer::Spectator));
}

/// The Abilities that count are on the card; what somebody wants is in the almanac.
#[test]
fn the_cards_say_what_they_can_do() {
    let mut t = table(&["engineer"]);
    t.secret(0, "engineer");
    let scene = seen(&t, seat(0));
    let card = signs(&zone(&scene, "card-engineer").badges);
    assert!(card.contains(&"sf-ability-officer") && card.contains(&"sf-ability-jury_rig"));
    assert!(!card.contains(&"sf-ability-overload"), "a Reveal Power before the Reveal");
    t.pc(0, "engineer");
    let scene = seen(&t, seat(1));
    assert!(signs(&zone(&scene, "card-engineer").badges).contains(&"sf-ability-overload"));
}

#[test]
fn the_armed_antimatter_and_what_is_integral_can_be_told() {
    let mut t = table(&["engineer", "security"]);
    t.state.station.armed = true;
    t.state.bodies[body("security")].integral = Some(Item::Gun);
    let scene = seen(&t, seat(0));
    assert_eq!(signs(&piece(&scene, "antimatter").badges), ["sf-badge-armed"]);
    assert!(signs(&piece(&scene, "security-gun").badges).contains(&"sf-badge-integral"));
}

#[test]
fn why_not_answers_for_what_was_clicked_together() {
    let mut t = table(&["engineer", "exile"]);
    t.place_all(&["engineer", "exile"], "bridge");
    t.cubes(0, "engineer", 1);
    t.activating(0);
    t.decide("activate engineer");
    let game = Stationfall::new();
    let seat = t.seat(0);
    let answers = |touches: &[&'static str]| {
        let touches: Vec<kernel::Name> = touches.iter().map(|name| (*name).into()).collect();
        play::why_not(&game, &t.state, seat, &touches)
    };
    let refused = |touches: &[&'static str], notation: &str| {
        let found = answers(touches).into_iter().find(|(offer, _)| offer.notation == notation);
        found.map(|(_, refusal)| refusal.rule.0)
    };
    assert_eq!(refused(&["engineer", "exile"], "attack exile gun"), Some("SF-8.3"));
    assert_eq!(refused(&["engineer", "reactor"], "step reactor"), Some("SF-12.1.1"));
    assert_eq!(refused(&["exile"], "bribe exile"), None, "that is allowed");
    assert!(answers(&["engineer", "exile", "reactor"]).is_empty());
}

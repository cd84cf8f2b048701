//! Scenes of every game, said in every language, as they go over the wire.

use kernel::{Lang, Scene, Seat, Seed, Viewer};
use protocol::SceneView;
use render::Words;
use table::Setup;

/// The opening scenes of every game in the house, for every kind of viewer.
fn scenes() -> Vec<(&'static kernel::Book, Scene)> {
    let games: &'static table::Registry = Box::leak(Box::new(games::registry()));
    let mut scenes = Vec::new();
    for title in games.all() {
        let most = *title.about().players.end();
        let seats = vec!["me"; most.into()];
        let table = title
            .open(&Setup::new(seats, Seed::from_number(3)))
            .expect("a game opens with people in every seat");
        for viewer in Viewer::all(most) {
            scenes.push((title.book(), table.scene(viewer)));
        }
    }
    scenes
}

#[test]
fn every_game_is_spoken_in_every_language_and_nothing_is_lost() {
    for (book, scene) in scenes() {
        for lang in Lang::ALL {
            let words = Words::new(lang, book);
            let view = scene.clone().map(|text| words.voice().say(text));
            let json = serde_json::to_string(&view).unwrap();
            assert!(!json.contains('⟦'), "{} {lang}: a message is missing in {json}", scene.game);
            assert_eq!(serde_json::from_str::<SceneView>(&json).unwrap(), view);
            assert_eq!(view.viewer, scene.viewer);
            let pieces: Vec<_> = scene.pieces.iter().map(|piece| piece.id.clone()).collect();
            assert_eq!(view.pieces.iter().map(|p| p.id.clone()).collect::<Vec<_>>(), pieces);
            assert_eq!(view.zones.len(), scene.zones.len());
            assert_eq!(view.links.len(), scene.links.len());
            let offers: Vec<_> = scene.offers.iter().map(|offer| &offer.notation).collect();
            assert_eq!(view.offers.iter().map(|o| &o.notation).collect::<Vec<_>>(), offers);
        }
    }
}

#[test]
fn seats_are_counted_from_one_on_the_wire() {
    let (book, scene) = scenes().swap_remove(0);
    let names = vec!["Chiara".to_string()];
    let words = Words::new(Lang::En, book);
    let voice = words.voice_with(&names);
    let view = scene.clone().map(|text| voice.say(text));
    let written = serde_json::to_value(&view).unwrap();
    let numbers: Vec<u64> =
        written["seats"].as_array().unwrap().iter().filter_map(|p| p["seat"].as_u64()).collect();
    let expected: Vec<u64> = scene.seats.iter().map(|panel| u64::from(panel.seat.0) + 1).collect();
    assert_eq!(numbers, expected);
    let awaited: Vec<u8> = scene.awaited.iter().map(|seat| seat.0 + 1).collect();
    assert_eq!(written["awaited"], serde_json::json!(awaited));
    let owners = |scene: &serde_json::Value| -> Vec<u64> {
        scene["pieces"].as_array().unwrap().iter().filter_map(|p| p["owner"].as_u64()).collect()
    };
    let inside = owners(&serde_json::to_value(&scene).unwrap());
    assert!(
        owners(&written).iter().eq(inside.iter().map(|seat| seat + 1).collect::<Vec<_>>().iter())
    );
    assert_eq!((view.seats[0].name.as_str(), view.seats[1].name.as_str()), ("Chiara", "Seat 2"));
    assert_eq!(protocol::seat_of(1), Some(Seat(0)));
    assert_eq!((protocol::seat_of(0), protocol::seat_of(17)), (None, None));
}

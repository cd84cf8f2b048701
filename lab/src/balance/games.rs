//! What is measured of one game only.

use kernel::Game;
use kernel::options::Given;
use lastaurora::LastAurora;
use lastaurora::look::Look;
use lastaurora::options::MODULES;

/// A game's own tables and figures.
pub(super) trait Extras<G: Game> {
    /// The tables the game is measured on, with their names.
    fn tables(&self, _seats: u8) -> Vec<(&'static str, Given)> {
        vec![("as the lobby sets it up", Given::new())]
    }

    /// The names of the figures.
    fn names(&self) -> &[&'static str] {
        &[]
    }

    /// The figures of a game that is over.
    fn figures(&self, _game: &G, _state: &G::State) -> Vec<f64> {
        Vec::new()
    }
}

/// Nothing beside what every game has.
pub(super) struct NoExtras;

impl<G: Game> Extras<G> for NoExtras {}

/// Both maps without and with all modules; who came aboard, and how far everybody drove.
pub(super) struct LastAuroraExtras;

impl Extras<LastAurora> for LastAuroraExtras {
    fn tables(&self, seats: u8) -> Vec<(&'static str, Given)> {
        let modules: Vec<&str> =
            MODULES.into_iter().filter(|module| seats > 1 || *module != "pvp").collect();
        let table = |map: &str, modules: String| {
            Given::from([("map".into(), map.into()), ("modules".into(), modules)])
        };
        vec![
            ("Alpha", table("alpha", String::new())),
            ("Beta", table("beta", String::new())),
            ("Alpha, all modules", table("alpha", modules.join(","))),
            ("Beta, all modules", table("beta", modules.join(","))),
        ]
    }

    fn names(&self) -> &[&'static str] {
        &["rounds", "convoys aboard", "spaces driven"]
    }

    fn figures(&self, game: &LastAurora, state: &lastaurora::state::State) -> Vec<f64> {
        let look = Look::new(game.content(), state);
        let players = look.players().count() as f64;
        let aboard = look.players().filter(|player| look.of(*player).aboard).count();
        let start = f64::from(look.remaining(look.map().start));
        let driven =
            look.players().map(|player| start - f64::from(look.remaining(look.of(player).at)));
        vec![f64::from(state.round), aboard as f64, driven.sum::<f64>() / players.max(1.0)]
    }
}

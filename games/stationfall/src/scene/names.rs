//! The ids of zones and pieces, made once: a scene borrows them.
//!
//! An id says what a thing is only where everybody may know it. Pieces whose face the viewer does not see are called
//! by where they lie: `kompromat-bridge`, `hand-2-kompromat-1`.

use std::sync::OnceLock;

use kernel::seat::MAX_SEATS;
use kernel::text::Arg;
use kernel::{Name, Seat, Text};
use workbench::flat::By;

use crate::action::Actor;
use crate::content::Content;
use crate::ids::{Body, Character, Data, Identity, Item, Offsite, Section};
use crate::map::{LINKS, Link};
use crate::notation::ends;
use crate::state::{MAX_PLAYERS, Player, Vehicle};

/// The zone of the Minute track.
pub(crate) const MINUTES: Name = Name::Borrowed("minutes");
/// The zone of the Betrayal box.
pub(crate) const BETRAYAL: Name = Name::Borrowed("betrayal");
/// The zone of the supply.
pub(crate) const SUPPLY: Name = Name::Borrowed("supply");
/// The zone of the Project X card.
pub(crate) const PROJECT: Name = Name::Borrowed("project");
/// The zone of everything that has left the station.
pub(crate) const MESOSPHERE: Name = Name::Borrowed("mesosphere");
/// The zone of all Character cards.
pub(crate) const CARDS: Name = Name::Borrowed("cards");
/// The zone of those inside the Amoeba.
pub(crate) const ENGULFED: Name = Name::Borrowed("engulfed");
/// The Monster.
pub(crate) const MONSTER: Name = Name::Borrowed("monster");
/// The Wormhole's token.
pub(crate) const WORMHOLE: Name = Name::Borrowed("wormhole");
/// The Rescue or Pirate Ship.
pub(crate) const SHIP: Name = Name::Borrowed("ship");
/// The Project X card.
pub(crate) const PROJECT_CARD: Name = Name::Borrowed("project-x");
/// The Reentry marker.
pub(crate) const REENTRY: Name = Name::Borrowed("reentry");
/// The Minute marker.
pub(crate) const MINUTE: Name = Name::Borrowed("minute");

/// The most cards or tokens one hand can hide.
const HIDDEN: usize = 32;
/// The most lines of an Agenda.
pub(crate) const LINES: usize = 6;

type Each<K, const N: usize> = By<K, String, N>;
type Grid<K, L, const N: usize, const M: usize> = By<K, By<L, String, M>, N>;

struct Names {
    cards: Each<Character, { Character::COUNT }>,
    belongings: Each<Body, { Body::COUNT }>,
    data_zones: Each<Body, { Body::COUNT }>,
    contamination: Each<Body, { Body::COUNT }>,
    held: Grid<Body, Item, { Body::COUNT }, { Item::COUNT }>,
    lying: Grid<Section, Item, { Section::COUNT }, { Item::COUNT }>,
    supply: Each<Item, { Item::COUNT }>,
    data: Grid<Body, Data, { Body::COUNT }, { Data::COUNT }>,
    offsite_data: Grid<Offsite, Data, { Offsite::COUNT }, { Data::COUNT }>,
    kompromat_at: Each<Section, { Section::COUNT }>,
    kompromat_of: Each<Character, { Character::COUNT }>,
    identities: Each<Identity, { Identity::COUNT }>,
    agendas: [Grid<Identity, u8, { Identity::COUNT }, LINES>; 3],
    cubes: Grid<Character, Player, { Character::COUNT }, MAX_PLAYERS>,
    betrayal: Each<Player, MAX_PLAYERS>,
    discs: Each<Player, MAX_PLAYERS>,
    bribes: Each<Player, MAX_PLAYERS>,
    hands: Each<Seat, MAX_SEATS>,
    hidden_identities: Grid<Seat, u8, MAX_SEATS, HIDDEN>,
    hidden_kompromat: Grid<Seat, u8, MAX_SEATS, HIDDEN>,
    traps: Each<Section, { Section::COUNT }>,
    markers: Each<u8, HIDDEN>,
    grey: Each<u8, 3>,
    links: Each<Link, LINKS>,
    locks: Each<Link, LINKS>,
    gauges: [Each<u8, 2>; 3],
}

fn names() -> &'static Names {
    static NAMES: OnceLock<Names> = OnceLock::new();
    NAMES.get_or_init(|| {
        let hand = |kind: &'static str| {
            By::from_fn(move |seat: Seat| {
                By::from_fn(move |n: u8| format!("hand-{}-{kind}-{}", seat.0 + 1, n + 1))
            })
        };
        Names {
            cards: By::from_fn(|card| format!("card-{card}")),
            belongings: By::from_fn(|body| format!("items-{body}")),
            data_zones: By::from_fn(|body| format!("data-{body}")),
            contamination: By::from_fn(|body| format!("contaminated-{body}")),
            held: By::from_fn(|body| By::from_fn(move |item| format!("{body}-{item}"))),
            lying: By::from_fn(|at| By::from_fn(move |item| format!("{at}-{item}"))),
            supply: By::from_fn(|item| format!("supply-{item}")),
            data: By::from_fn(|body| By::from_fn(move |data| format!("{body}-{data}"))),
            offsite_data: By::from_fn(|at| By::from_fn(move |data| format!("{at}-{data}"))),
            kompromat_at: By::from_fn(|at| format!("kompromat-{at}")),
            kompromat_of: By::from_fn(|card| format!("kompromat-{card}")),
            identities: By::from_fn(|identity| format!("identity-{identity}")),
            agendas: ["agenda", "bonus", "bot"].map(|kind| {
                By::from_fn(move |identity| {
                    By::from_fn(move |line: u8| format!("sf-{kind}-{identity}-{}", line + 1))
                })
            }),
            cubes: By::from_fn(|card| By::from_fn(move |of: Player| format!("cubes-{card}-{of}"))),
            betrayal: By::from_fn(|player: Player| format!("betrayal-{player}")),
            discs: By::from_fn(|player: Player| format!("disc-{player}")),
            bribes: By::from_fn(|player: Player| format!("bribe-{player}")),
            hands: By::from_fn(|seat: Seat| format!("hand-{}", seat.0 + 1)),
            hidden_identities: hand("identity"),
            hidden_kompromat: hand("kompromat"),
            traps: By::from_fn(|at| format!("trap-{at}")),
            markers: By::from_fn(|n: u8| format!("marker-{}", n + 1)),
            grey: By::from_fn(|n: u8| format!("grey-bribe-{}", n + 1)),
            links: By::from_fn(|link: Link| {
                let (from, to) = ends(link);
                format!("{}-{from}-{to}", way_kind(link))
            }),
            locks: By::from_fn(|link: Link| {
                let (from, to) = ends(link);
                format!("lock-{from}-{to}")
            }),
            gauges: ["cubes", "guilt", "markers"]
                .map(|kind| By::from_fn(move |colour: u8| format!("{kind}-{}", colour + 1))),
        }
    })
}

const fn borrowed(name: &'static str) -> Name {
    Name::Borrowed(name)
}

/// The piece of a body, or the card of the Digital Assistant, who has no piece.
pub(crate) fn actor(actor: Actor) -> Name {
    match actor {
        Actor::Body(body) => borrowed(body.name()),
        Actor::Assistant => card(Character::DigitalAssistant),
    }
}

/// The zone of a Character card.
pub(crate) fn card(character: Character) -> Name {
    borrowed(&names().cards[character])
}

/// The zone of what a body possesses.
pub(crate) fn belongings(body: Body) -> Name {
    borrowed(&names().belongings[body])
}

/// The zone of the Data that a body possesses.
pub(crate) fn data_zone(body: Body) -> Name {
    borrowed(&names().data_zones[body])
}

/// The Contaminated marker of a body.
pub(crate) fn contamination(body: Body) -> Name {
    borrowed(&names().contamination[body])
}

/// An Item that a body possesses.
pub(crate) fn held(body: Body, item: Item) -> Name {
    if item.is_unique() { borrowed(item.name()) } else { borrowed(&names().held[body][item]) }
}

/// An Item lying free in a section.
pub(crate) fn lying(at: Section, item: Item) -> Name {
    if item.is_unique() { borrowed(item.name()) } else { borrowed(&names().lying[at][item]) }
}

/// A common Item in the supply.
pub(crate) fn in_supply(item: Item) -> Name {
    borrowed(&names().supply[item])
}

/// Data that a body possesses.
pub(crate) fn data(body: Body, data: Data) -> Name {
    borrowed(&names().data[body][data])
}

/// Data at an Offsite.
pub(crate) fn offsite_data(at: Offsite, data: Data) -> Name {
    borrowed(&names().offsite_data[at][data])
}

/// The face-down Kompromat of a section.
pub(crate) fn kompromat_at(at: Section) -> Name {
    borrowed(&names().kompromat_at[at])
}

/// A Kompromat whose face the viewer knows.
pub(crate) fn kompromat_of(character: Character) -> Name {
    borrowed(&names().kompromat_of[character])
}

/// An Identity card whose face the viewer knows.
pub(crate) fn identity(identity: Identity) -> Name {
    borrowed(&names().identities[identity])
}

/// The message of a line of an Agenda, counted from 0.
pub(crate) fn agenda(identity: Identity, line: usize) -> Name {
    borrowed(&names().agendas[0][identity][line as u8])
}

/// The message of a line of a Bonus Character, counted from 0.
pub(crate) fn bonus(identity: Identity, line: usize) -> Name {
    borrowed(&names().agendas[1][identity][line as u8])
}

/// The message of a line of a bot's Agenda, counted from 0.
pub(crate) fn bot_agenda(identity: Identity, line: usize) -> Name {
    borrowed(&names().agendas[2][identity][line as u8])
}

/// A player's cubes on a card.
pub(crate) fn cubes(on: Character, of: Player) -> Name {
    borrowed(&names().cubes[on][of])
}

/// A player's cubes in the Betrayal box.
pub(crate) fn betrayal(of: Player) -> Name {
    borrowed(&names().betrayal[of])
}

/// A player's disc.
pub(crate) fn disc(of: Player) -> Name {
    borrowed(&names().discs[of])
}

/// A player's Bribe.
pub(crate) fn bribe(of: Player) -> Name {
    borrowed(&names().bribes[of])
}

/// A grey Bribe, counted from 0.
pub(crate) fn grey_bribe(index: usize) -> Name {
    borrowed(&names().grey[index as u8])
}

/// Whether a way is a corridor or a dock.
pub(crate) fn way_kind(link: Link) -> &'static str {
    if link.0 < Content::standard().map.corridors { "corridor" } else { "dock" }
}

/// A corridor or dock.
pub(crate) fn link(link: Link) -> Name {
    borrowed(&names().links[link])
}

/// The Lock of a corridor or dock.
pub(crate) fn lock(link: Link) -> Name {
    borrowed(&names().locks[link])
}

/// A seat's hand.
pub(crate) fn hand(of: Seat) -> Name {
    borrowed(&names().hands[of])
}

/// An Identity card in a hand whose face the viewer does not know, counted from 0.
pub(crate) fn hidden_identity(of: Seat, n: u8) -> Name {
    borrowed(&names().hidden_identities[of][n])
}

/// A Kompromat in a hand whose face the viewer does not know, counted from 0.
pub(crate) fn hidden_kompromat(of: Seat, n: u8) -> Name {
    borrowed(&names().hidden_kompromat[of][n])
}

/// The Trap in a section.
pub(crate) fn trap(at: Section) -> Name {
    borrowed(&names().traps[at])
}

/// A Time marker by its place in the state's list, counted from 0 as in the notation from 1.
pub(crate) fn marker(index: u8) -> Name {
    borrowed(&names().markers[index])
}

/// The gauge of a seat's cubes, guilt or markers, for its first or second colour.
pub(crate) fn gauge(kind: GaugeKind, colour: u8) -> Name {
    borrowed(&names().gauges[kind as usize][colour])
}

/// What a seat's gauges show.
#[derive(Clone, Copy)]
pub(crate) enum GaugeKind {
    /// Cubes in hand.
    Cubes,
    /// Innocent, Suspect or Guilty.
    Guilt,
    /// Time markers left.
    Markers,
}

/// Where those are who left by the same way.
pub(crate) const fn vehicle(vehicle: Vehicle) -> Name {
    borrowed(match vehicle {
        Vehicle::RocketWings => "mesosphere-rocket_wings",
        Vehicle::Wormhole => "mesosphere-wormhole",
        Vehicle::Amoeba => "mesosphere-amoeba",
    })
}

/// A player in a sentence: who sits there, and with two seats, which of the two colours (SF-17.2.2.1).
pub(crate) fn player(seats: u8, player: Player) -> Arg {
    if seats == 2 {
        let seat = Seat(player.0 % seats);
        Text::new("sf-player").with("seat", seat).with("colour", player.0 / seats + 1).into()
    } else {
        Seat(player.0).into()
    }
}

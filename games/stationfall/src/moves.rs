//! Every decision a seat can make. Its notation is in `notation.rs`.

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::ids::{Body, Character, Data, Identity, Item, Offsite, Section};
use crate::state::Player;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// Make a dealt Identity the Secret Identity of the seat's next colour (SF-2.5a): `identity engineer`.
    Identity(Identity),
    /// Reveal the Secret Identity, or a Bonus Character as a Schroedinger Reveal (SF-15.3.1, SF-3.5.1):
    /// `reveal engineer`.
    Reveal(Identity),
    /// Put cubes on a card (SF-15.4.1): `influence engineer 3`.
    Influence(Character, u8),
    /// Place, move or keep the disc (SF-15.5.2): `activate engineer`, `activate clone_beta`.
    Activate(Who),
    /// Take the disc back and perhaps one cube (SF-15.6): `renegotiate`, `renegotiate engineer`.
    Renegotiate(Option<Character>),
    /// Perform an Action with whoever is to act: `step reactor drag medical`.
    Act(Action),
    /// The free Action of the activation (SF-15.5.3): `free pickup helmet`.
    Free(Action),
    /// Use the own Bribe on somebody, whose Action is named next (SF-15.5.4.1): `bribe engineer`.
    Bribe(Who),
    /// Use a grey Bribe in its place (`rich`): `bribe engineer grey`.
    GreyBribe(Who),
    /// Use the Kompromat of whoever this is, whose Action is named next (SF-15.5.5.1): `kompromat engineer`.
    Kompromat(Who),
    /// The free Basic Action of Forceful Presence, named next: `presence engineer`.
    Presence(Body),
    /// The free Step of Fang Moss (`creatropism`): `moss reactor`.
    MossStep(Section),
    /// The free meal of Fang Moss (`creatropism`): `moss feed engineer`.
    MossFeed(Body),
    /// Agree to the offered Action: `accept`.
    Accept,
    /// Refuse the offered Action: `refuse`.
    Refuse,
    /// Answer a question: `choose helmet`, `choose section reactor`, ...
    Choose(Choice),
    /// Deliver Data to an Offsite (SF-16.3.1): `deliver evidence news`.
    Deliver(Data, Offsite),
    /// Do not reveal, do not influence, end the phase, decline, deliver no more: `pass`.
    #[default]
    Pass,
    /// Agree to the first proposal for what is decided together (SF-T62): `agree`.
    Agree,
    /// Take back what was declared, before its Action is named (SF-H32): `withdraw`.
    Withdraw,
}

/// Who is activated or blackmailed: a body, or the Digital Assistant.
pub type Who = crate::action::Actor;

/// The answer to a question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// An Item: `choose item helmet`.
    Item(Item),
    /// A section: `choose section reactor`.
    Section(Section),
    /// A body: `choose body engineer`.
    Body(Body),
    /// A player: `choose player 2`.
    Player(Player),
    /// A Time marker by its place in the state's list: `choose marker 1`.
    Marker(u8),
    /// A Character card: `choose card engineer`.
    Character(Character),
}

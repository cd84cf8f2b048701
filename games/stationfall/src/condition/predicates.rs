//! What the predicates and functions mean on a table.

use super::Scope;
use super::facts::Facts;
use super::words::{Function, LinkKind, Predicate, Term, Value, Who};
use crate::action::Actor;
use crate::frame::Frame;
use crate::ids::{Body, Character, Data, Item, Offsite, Section};
use crate::look::Look;
use crate::map::{Way, WayKind};
use crate::options::Path;
use crate::state::{At, Bribe, Guilt, Hazard, KompromatPlace, MarkerEvent, Player, PodState};

/// The steps of the Medical tracker with a star.
const STARS: [u8; 7] = [1, 2, 3, 4, 6, 8, 11];

impl Facts<'_> {
    fn section(&self, term: &Term, says: impl FnOnce(Section) -> bool) -> bool {
        matches!(self.value(term), Value::Section(section) if self.look().state.sections[section].in_play && says(section))
    }

    fn guilt(&self, term: &Term, says: impl FnOnce(Guilt) -> bool) -> bool {
        matches!(self.value(term), Value::Player(player) if says(self.look().state.players[player].guilt))
    }

    fn pc_guilt(&self, term: &Term, says: impl Fn(Guilt) -> bool) -> bool {
        let look = self.look();
        self.card(term).is_some_and(|card| {
            look.pc_of(card).any(|player| says(look.state.players[player].guilt))
        })
    }

    /// Whether somebody is a Bonus Character of a player, and a Friend or a Grudge.
    fn bonus(&self, who: &Term, player: &Term, friend: bool) -> bool {
        let look = self.look();
        let Value::Player(player) = self.value(player) else { return false };
        self.card(who).is_some_and(|card| {
            look.known_bonus_of(player).any(|identity| {
                let info = &look.content.identities[identity];
                info.character == card && info.friend == friend
            })
        })
    }

    fn possesses(&self, term: &Term, thing: Value) -> bool {
        let look = self.look();
        self.who(term, |body| match thing {
            Value::Item(item) => look.has_any_side(body, item),
            Value::Data(data) => look.has_data(body, data),
            _ => false,
        })
    }

    /// Whether a predicate holds.
    pub(super) fn holds(&self, predicate: Predicate, terms: &[Term]) -> bool {
        let look = self.look();
        let state = look.state;
        match predicate {
            Predicate::Escaped => look.escaped(self.value(&terms[0])),
            Predicate::Live => {
                self.who(&terms[0], |body| look.is_live(body))
                    || self.is_monster(&terms[0]) && !state.project_x.monster_down
            }
            Predicate::Down => {
                self.who(&terms[0], |body| look.is_down(body) || look.is_annihilated(body))
                    || self.is_monster(&terms[0]) && state.project_x.monster_down
            }
            Predicate::Annihilated => match self.value(&terms[0]) {
                Value::Section(section) => state.sections[section].pod == PodState::Annihilated,
                _ => self.who(&terms[0], |body| look.is_annihilated(body)),
            },
            Predicate::OnBoard => look.value_on_board(self.value(&terms[0])),
            Predicate::In => {
                self.section(&terms[1], |section| look.value_in(self.value(&terms[0]), section))
            }
            Predicate::InPod => look.value_in_pod(self.value(&terms[0])),
            Predicate::Colocated => {
                look.values_colocated(self.value(&terms[0]), self.value(&terms[1]))
            }
            Predicate::Engulfed => {
                self.who(&terms[0], |body| state.bodies[body].at == At::Engulfed)
            }
            Predicate::Human => self.who(&terms[0], |body| look.is_human(body)),
            Predicate::Robot => self.who(&terms[0], |body| look.is_robot(body)),
            Predicate::Monster => self.is_monster(&terms[0]),
            Predicate::Pc => self.card(&terms[0]).is_some_and(|card| look.is_pc(card)),
            Predicate::Npc => self.card(&terms[0]).is_some_and(|card| !look.is_pc(card)),
            Predicate::Is => self.same(&terms[0], &terms[1]),
            Predicate::HasAbility => {
                let Value::Ability(ability) = self.value(&terms[1]) else { return false };
                match self.value(&terms[0]) {
                    Value::Who(Who::Card(Character::DigitalAssistant)) => {
                        look.in_play(Character::DigitalAssistant)
                            && look.has_ability(Actor::Assistant, ability)
                    }
                    _ => self.who(&terms[0], |body| look.has_ability(Actor::Body(body), ability)),
                }
            }
            Predicate::Contaminated => self.who(&terms[0], |body| state.bodies[body].contaminated),
            Predicate::Helmeted => self.who(&terms[0], |body| look.helmeted(body)),
            Predicate::Possesses => self.possesses(&terms[0], self.value(&terms[1])),
            Predicate::Possessed => match self.value(&terms[0]) {
                Value::Item(item) => look.bodies().any(|body| look.has_any_side(body, item)),
                _ => false,
            },
            Predicate::PossessedByLive => match self.value(&terms[0]) {
                Value::Item(item) => {
                    look.bodies().any(|body| look.is_live(body) && look.has_any_side(body, item))
                }
                _ => false,
            },
            // The card that lies face down is nobody's business (SF-0.6).
            Predicate::InPlay => match self.value(&terms[0]) {
                Value::Project(project) => {
                    state.project_x.released && state.project_x.card == project
                }
                _ => self.card(&terms[0]).is_some(),
            },
            Predicate::PcSuspect => self.pc_guilt(&terms[0], |guilt| guilt == Guilt::Suspect),
            Predicate::PcNotInnocent => self.pc_guilt(&terms[0], |guilt| guilt != Guilt::Innocent),
            Predicate::FriendOf => self.bonus(&terms[0], &terms[1], true),
            Predicate::GrudgeOf => self.bonus(&terms[0], &terms[1], false),
            Predicate::BonusFriend => self.bonus(&terms[0], &Term::Me, true),
            Predicate::Innocent => self.guilt(&terms[0], |guilt| guilt == Guilt::Innocent),
            Predicate::Suspect => self.guilt(&terms[0], |guilt| guilt == Guilt::Suspect),
            Predicate::Guilty => self.guilt(&terms[0], |guilt| guilt == Guilt::Guilty),
            Predicate::RevealedEarly => match self.value(&terms[0]) {
                Value::Player(player) => state.players[player].revealed_early,
                _ => false,
            },
            Predicate::Holds => match (self.value(&terms[0]), self.value(&terms[1])) {
                (Value::Offsite(offsite), Value::Data(data)) => {
                    state.offsites[offsite].data.contains(data)
                }
                _ => false,
            },
            Predicate::InHand => match (self.value(&terms[0]), self.value(&terms[1])) {
                (Value::Kompromat(character), Value::Player(player)) => {
                    matches!(state.kompromat[character], KompromatPlace::Hand { seat, .. } if seat == look.seat_of(player))
                }
                _ => false,
            },
            Predicate::AbandonShip => state.station.abandon_ship || self.abandon_ship,
            Predicate::ProjectXReleased => state.project_x.released,
            Predicate::AntimatterArmed => state.station.armed || state.station.detonated,
            Predicate::AntimatterDetonatedOnBoard => state.station.detonated_on_board,
            Predicate::JammersOn => state.station.jammers,
            Predicate::CamerasOn => state.station.cameras,
            Predicate::CanRestoreSystems => look.can_restore_systems(),
            Predicate::MissileInbound => {
                state.markers.iter().any(|marker| matches!(marker.event, MarkerEvent::Missile(_)))
            }
            Predicate::LastTurnOfMinute => look.turn_order().last() == Some(state.turn.player),
            Predicate::MarkedTargetHuntable => {
                state.project_x.target.is_some_and(|body| look.can_act(body))
            }
            Predicate::Chosen => self.value(&terms[0]) != Value::Nothing,
            Predicate::Lies => match (self.value(&terms[0]), self.value(&terms[1])) {
                (Value::Item(item), Value::Section(section)) => {
                    look.items_in(section).any(|lying| lying == item)
                }
                _ => false,
            },
            Predicate::OnCard => self.who(&terms[0], |body| state.bodies[body].at == At::Card),
            Predicate::Blackout => look.blackout(),
            Predicate::HasBribe => match self.value(&terms[0]) {
                Value::Player(player) => state.players[player].bribe == Bribe::Hand,
                _ => false,
            },
            Predicate::Choosing => state.frames.first() == Some(&Frame::Identities),
            Predicate::SecondTime => state.tutorial.path == Path::Second,
            Predicate::Guarded => state.tutorial.guard,
            Predicate::Strict => state.tutorial.strict,
            Predicate::LindseyAuto => state.tutorial.auto,
            Predicate::Damaged
            | Predicate::Fire
            | Predicate::Asphyxiation
            | Predicate::Goo
            | Predicate::Power
            | Predicate::LaunchReady
            | Predicate::Boardable
            | Predicate::Docked
            | Predicate::DockedAny
            | Predicate::HasRoom
            | Predicate::Timed
            | Predicate::Linked => {
                self.section(&terms[0], |section| self.of_section(predicate, section, &terms[1..]))
            }
            Predicate::Locked => {
                matches!(self.value(&terms[0]), Value::Link(link) if look.locked(link))
            }
            Predicate::Touches => self.section(&terms[1], |section| {
                matches!(self.value(&terms[0]), Value::Link(link) if {
                    let (one, other) = look.content.map.ends[link];
                    one == section || other == section
                })
            }),
        }
    }

    /// Predicates about a section in play.
    fn of_section(&self, predicate: Predicate, section: Section, more: &[Term]) -> bool {
        let look = self.look();
        let state = &look.state.sections[section];
        match predicate {
            Predicate::Damaged => state.damaged,
            Predicate::Fire => state.hazard == Some(Hazard::Fire),
            Predicate::Asphyxiation => state.hazard == Some(Hazard::Asphyxiation),
            Predicate::Goo => state.goo,
            Predicate::Power => look.content.sections[section].power,
            Predicate::LaunchReady => look.launch_ready(section, self.scope.actor),
            Predicate::Boardable => {
                self.scope.actor.is_some_and(|actor| look.boardable(section, actor))
            }
            Predicate::Docked => {
                self.section(&more[0], |other| look.dock_of(section) == Some(other))
            }
            Predicate::DockedAny => look.dock_of(section).is_some(),
            Predicate::HasRoom => look.has_room(section, 1),
            Predicate::Timed => {
                look.state.markers.iter().any(|marker| marker.event == MarkerEvent::Launch(section))
            }
            _ => self.section(&more[0], |other| {
                let Value::Way(kind) = self.value(&more[1]) else { return false };
                // The map first: most pairs of sections are not joined at all.
                let joins = |way: &Way| way.to == other && look.way_kind(way.kind) == kind;
                look.content.map.ways[section].iter().any(joins)
                    && look.ways(section).any(|way| joins(&way))
            }),
        }
    }

    /// The number a function gives.
    pub(super) fn function(&self, function: Function, terms: &[Term]) -> i32 {
        let look = self.look();
        let state = look.state;
        match function {
            Function::Minute => state.minute.into(),
            Function::Die => state.automation.die.into(),
            Function::Occupants => match self.value(&terms[0]) {
                Value::Section(section) => look.occupants(section).into(),
                _ => 0,
            },
            Function::CubesOn => self.card(&terms[0]).map_or(0, |card| look.cubes_on(card)).into(),
            Function::RivalCubesOn => self.card(&terms[0]).map_or(0, |card| {
                let own = self.scope.me.map_or(0, |me| state.cards[card].cubes[me]);
                i32::from(look.cubes_on(card) - own)
            }),
            Function::KompromatInHand => match self.value(&terms[0]) {
                Value::Player(player) => self.kompromat_of(player),
                _ => 0,
            },
            Function::BetrayalCubes => match self.value(&terms[0]) {
                Value::Player(player) => state.players[player].betrayal.into(),
                _ => 0,
            },
            Function::BonusPoints => match self.value(&terms[0]) {
                Value::Player(player) => look
                    .bonus_of(look.seat_of(player))
                    .map(|identity| {
                        let info = &look.content.identities[identity];
                        info.bonus.points(&Scope::new(look).of(info.character).me(player))
                    })
                    .sum(),
                _ => 0,
            },
            Function::EscapedCopies => match self.value(&terms[0]) {
                Value::Data(data) => look.escaped_copies(data).into(),
                _ => 0,
            },
            Function::FreeSlots => match self.value(&terms[0]) {
                Value::Who(Who::Body(body)) => free_slots(look, body),
                Value::Who(Who::Card(card)) => {
                    look.content.characters[card].bodies.iter().map(|b| free_slots(look, *b)).sum()
                }
                _ => 0,
            },
            Function::CubesOfOthers => self.of_others(&terms[0], &terms[1], |card, other| {
                i32::from(state.cards[card].cubes[other])
            }),
            Function::DiscsOfOthers => self.of_others(&terms[0], &terms[1], |card, other| {
                i32::from(state.players[other].disc == Some(card))
            }),
            Function::FangMossMeals => state.tally.meals.into(),
            Function::MedicalStars => {
                STARS.iter().filter(|step| **step <= state.tally.medical).count() as i32
            }
        }
    }

    /// What all players but one have on a card.
    fn of_others(
        &self,
        who: &Term,
        player: &Term,
        count: impl Fn(Character, Player) -> i32,
    ) -> i32 {
        let (Some(card), Value::Player(player)) = (self.card(who), self.value(player)) else {
            return 0;
        };
        self.look().players().filter(|other| *other != player).map(|other| count(card, other)).sum()
    }

    /// The Kompromat in a player's hand. A hand belongs to a human; with two colours it counts for the colour that
    /// scores, so that nobody is compared with the own other colour (SF-17.2.6, SF-H2).
    fn kompromat_of(&self, player: Player) -> i32 {
        let look = self.look();
        match self.scope.me {
            Some(me) if me != player && look.same_seat(me, player) => 0,
            _ => look.kompromat_of(look.seat_of(player)).count() as i32,
        }
    }
}

/// How many more Items fit.
fn free_slots(look: Look<'_>, body: Body) -> i32 {
    i32::from(look.item_limit(body)) - i32::from(look.slots_used(body))
}

impl Look<'_> {
    /// What a way is called: a dock is a corridor in the rules, but not in the language.
    fn way_kind(self, kind: WayKind) -> LinkKind {
        match kind {
            WayKind::Corridor(link) if link.0 >= self.content.map.corridors => LinkKind::Dock,
            WayKind::Corridor(_) => LinkKind::Corridor,
            WayKind::Vent => LinkKind::Vent,
            WayKind::Airlock => LinkKind::Airlock,
        }
    }

    /// Possesses this Item; a Nanogel on either side is a Nanogel.
    fn has_any_side(self, body: Body, item: Item) -> bool {
        self.has(body, item) || item == Item::Nanogel && self.has(body, Item::Nanogel1)
    }

    /// Escaped possessors and Offsites with this Data.
    fn escaped_copies(self, data: Data) -> u8 {
        let possessors =
            self.bodies().filter(|body| self.has_data(*body, data) && self.is_escaped(*body));
        let offsites = Offsite::ALL.iter().filter(|offsite| {
            let offsite = &self.state.offsites[**offsite];
            offsite.data.contains(data) && !offsite.annihilated
        });
        (possessors.count() + offsites.count()) as u8
    }
}

//! An exploration action step by step (LA-5.8 to LA-5.18).

use workbench::flat::By;
use workbench::small::Maybe;

use crate::content::Trigger;
use crate::decisions::{ChooseGoods, Encounter, Join, Place};
use crate::engine::Engine;
use crate::event::{Event, Touch};
use crate::frame::Frame;
use crate::ids::{CardId, CrewPlace, Slot};
use crate::state::{Explore, Player, Stage};
use crate::survivor::Ability;
use crate::vocab::{CardKind, Good, Zone};

impl Engine<'_> {
    /// Goes on with a stage of an exploration action that asks nothing of its player.
    pub(crate) fn explore_stage(&mut self, player: Player, stage: Stage) {
        match stage {
            Stage::Chosen => {
                self.state.explore.stage = Stage::Open;
                self.explore_stories(player, self.explored());
            }
            Stage::Open | Stage::Ending => {}
            Stage::CardBegins => {
                self.state.explore.stage = Stage::Card;
                let trigger =
                    match self.look().card_in(self.state.explore.at()).map(|card| card.kind) {
                        Some(CardKind::Location) => Trigger::Gather,
                        Some(CardKind::Truck) => Trigger::ImproveTruck,
                        Some(CardKind::Trailer) => Trigger::ImproveTrailer,
                        Some(CardKind::Device) => Trigger::ImproveDevice,
                        Some(CardKind::Survivor) => Trigger::Recruit,
                        Some(CardKind::Encounter | CardKind::Event | CardKind::Enemy) | None => {
                            Trigger::Encounter
                        }
                    };
                self.activate(trigger, player);
            }
            Stage::Card => self.card_action(player, self.explored()),
            Stage::Gathered => {
                self.state.explore.stage = Stage::Radiation;
                self.gathered(player, self.explored());
            }
            Stage::Radiation => self.radiate(player, self.explored()),
            Stage::BonusBegins => {
                self.state.explore.stage = Stage::Bonus;
                // Told before its Story: which one is about to begin is no secret (LA-X4.46).
                let Some(slot) = self.state.explore.bonus.get() else { return };
                let name = self.bonus_action(slot).name;
                let event = Event::new("LA-5.14", "la-event-bonus").name("bonus", name);
                self.tell(event.at(Touch::Slot(slot)));
                self.activate(Trigger::BonusAction, player);
            }
            Stage::Bonus => {
                self.state.explore.stage = Stage::Open;
                let Some(bonus) = self.state.explore.bonus.get() else { return };
                self.state.explore.bonus_done.insert(bonus);
                self.run_for(self.bonus_action(bonus).effects, player);
            }
            Stage::Closing => self.close_action(player),
        }
    }

    /// The card that is explored.
    fn explored(&self) -> CardId {
        let card = self.state.zone[self.state.explore.at()].get();
        card.expect("a card lies in its slot until the card action takes it (LA-5.8)")
    }

    /// The radiation of a Location, which then leaves the zone (LA-5.9, LA-5.15).
    fn radiate(&mut self, player: Player, card: CardId) {
        let location = self.content.cards[card].location();
        let radiation = self.content.locations[location].radiation;
        for slot in self.state.explore.parts {
            let immune = self.look().ability(player, slot) == Some(Ability::IgnoreRadiation);
            if !immune {
                self.contaminate(player, slot, radiation);
            }
        }
        self.take_from_slot();
        self.discard_card(card);
        self.state.explore.card_done = true;
        self.state.explore.stage = Stage::Open;
    }

    /// The Bonus Action of a slot on this side of the board.
    fn bonus_action(&self, slot: Slot) -> crate::content::BonusAction {
        self.content.bonus[self.state.table.map][slot]
    }

    fn take_from_slot(&mut self) {
        self.state.zone[self.state.explore.at()] = Maybe::NONE;
    }

    fn card_action(&mut self, player: Player, card: CardId) {
        let info = self.content.cards[card];
        if info.kind == CardKind::Location {
            self.state.explore.stage = Stage::Gathered;
            self.run_for(self.content.locations[info.location()].effects, player);
            return;
        }
        self.state.explore.stage = Stage::Open;
        self.state.explore.card_done = true;
        self.take_from_slot();
        match info.kind {
            CardKind::Truck | CardKind::Trailer | CardKind::Device => {
                self.drop_story_under(card);
                if !info.number.printed() {
                    self.state.gone.remove(card);
                }
                self.ask(Frame::Place(Place { player, kind: info.car() }));
            }
            CardKind::Survivor => {
                self.drop_story_under(card);
                if self.look().can_recruit(player, self.state.explore.parts) {
                    let to = self.state.explore.recruit_to.unwrap_or(Zone::Rest);
                    self.ask(Frame::Join(Join { player, kind: info.survivor(), to }));
                } else {
                    // A Story has used up the room: the rest of the action is skipped (LA-X4.16).
                    self.discard_card(card);
                }
            }
            CardKind::Encounter => {
                self.discard_card(card);
                self.ask(Frame::Encounter(Encounter { player, encounter: info.encounter() }));
            }
            CardKind::Location | CardKind::Event | CardKind::Enemy => {}
        }
    }

    /// What the Scavenger and the Dog Trainer add (LA-R1).
    fn gathered(&mut self, player: Player, card: CardId) {
        let location = self.content.cards[card].location();
        let names = self.content.locations[location].names;
        for slot in CrewPlace::ALL {
            match self.look().ability(player, slot) {
                Some(Ability::GatherExtra(n)) if !names.is_empty() => {
                    let named = |good: Good| good.res().is_some_and(|res| names.contains(res));
                    let from = By::from_fn(|good| if named(good) { n } else { 0 });
                    self.ask(Frame::GainChoice(ChooseGoods { player, from, left: n }));
                }
                Some(Ability::GatherObject(n)) => self.draw_objects(player, n),
                _ => {}
            }
        }
    }

    /// The end of the action (LA-5.16): zones, deaths, sliding and refilling.
    fn close_action(&mut self, player: Player) {
        let explore = self.state.explore;
        for slot in explore.parts {
            if self.look().of(player).crew[slot].zone != Zone::Active {
                continue;
            }
            let zone = explore.cancelled.unwrap_or(Zone::Exhausted);
            self.send(player, slot, zone, "LA-5.16");
        }
        self.state.explore = Explore::IDLE;
        self.deaths();
        self.replace(Frame::Refill);
    }
}

//! Questions about the table.

mod convoy;
mod people;
mod road;

pub use convoy::Room;
pub use road::{ANY_POINTS, Reach};

use workbench::small::{Maybe, Set8};

use crate::content::{Content, Map, ZoneCard};
use crate::ids::{CardId, Child, CrewPlace, EnemyKind, EnemyPlace, Letter, Region, Slot, SpaceId};
use crate::options::Module;
use crate::state::{EnemyState, Player, PlayerState, State, StoryPlace};
use crate::survivor::Ability;
use crate::vocab::{CardKind, Compared, Cond, Payable, Res, StoryId};

workbench::look! {
    /// The table with what its cards say.
    pub struct Look(Content, State);
}

impl<'a> Look<'a> {
    /// One player.
    #[inline]
    pub fn of(self, player: Player) -> &'a PlayerState {
        &self.state.players[player.index()]
    }

    /// All players, in the order of the seats.
    #[inline]
    pub fn players(
        self,
    ) -> impl DoubleEndedIterator<Item = Player> + ExactSizeIterator + Clone + use<> {
        (0..self.state.table.players).map(Player)
    }

    /// Whether this player is the Automa.
    #[inline]
    pub fn automa(self, player: Player) -> bool {
        self.state.table.automa(player)
    }

    /// The side of the board in use.
    #[inline]
    pub fn map(self) -> &'a Map {
        &self.content.maps[self.state.table.map]
    }

    /// The region of a player's convoy (LA-7.18).
    #[inline]
    pub fn region(self, player: Player) -> Region {
        self.map().spaces[self.of(player).at].region
    }

    /// The first player (LA-4.2).
    #[inline]
    pub fn first(self) -> Player {
        self.state.order[0]
    }

    /// The Object cards in a hand.
    #[inline]
    pub fn hand_size(self, player: Player) -> u8 {
        self.of(player).hand.values().iter().sum()
    }

    /// The Object limit (LA-12.6, LA-X1.6).
    pub fn object_limit(self, player: Player) -> u8 {
        self.content.setup.objects
            + self.special(player, |sort| match sort {
                crate::boxes::Sort::MaxObjects(n) => n,
                _ => 0,
            })
    }

    /// Players in a region.
    pub fn in_region(self, region: Region) -> Set8<Player> {
        self.players().filter(|player| self.region(*player) == region).collect()
    }

    /// The first convoys of a region (LA-8.5).
    pub fn leaders_in(self, region: Region) -> Set8<Player> {
        let there = self.in_region(region);
        let remaining = |player: &Player| self.remaining(self.of(*player).at);
        let best = there.iter().map(|player| remaining(&player)).min();
        there.iter().filter(|player| Some(remaining(player)) == best).collect()
    }

    /// The place of an Enemy in the list, if it is still in play.
    pub fn enemy_place(self, enemy: EnemyKind) -> Option<usize> {
        self.state.enemies.iter().position(|found| found.enemy == enemy)
    }

    /// Whose Target counter lies on a space of an Enemy, if any.
    pub fn aiming(self, enemy: EnemyKind, space: Letter) -> Option<Player> {
        self.state.enemies[self.enemy_place(enemy)?].targets[space].get()
    }

    /// Free defence boxes of an Enemy.
    pub fn defence_left(self, enemy: &EnemyState) -> u8 {
        let card = &self.content.enemies[enemy.enemy];
        card.defence + card.asgard - enemy.damage - enemy.asgard
    }

    /// Enemies in play, with their places.
    pub fn enemies(self) -> impl Iterator<Item = (EnemyPlace, &'a EnemyState)> {
        (0..).map(EnemyPlace).zip(self.state.enemies.iter())
    }

    /// The Enemy in a place, if there is one.
    pub fn enemy_at(self, place: EnemyPlace) -> Option<&'a EnemyState> {
        self.state.enemies.get(place.index())
    }

    /// Enemies in a player's region, with their places.
    pub fn enemies_near(
        self,
        player: Player,
    ) -> impl Iterator<Item = (EnemyPlace, &'a EnemyState)> {
        let region = self.region(player);
        self.enemies().filter(move |(_, enemy)| enemy.region == region)
    }

    /// The cards of the Exploration Zone, with their slots.
    #[inline]
    pub fn zone(self) -> impl Iterator<Item = (Slot, CardId)> + use<'a> {
        let filled = |(slot, card): (Slot, &Maybe<CardId>)| card.get().map(|card| (slot, card));
        self.state.zone.iter().filter_map(filled)
    }

    /// What lies in a slot, if anything does.
    #[inline]
    pub fn card_in(self, slot: Slot) -> Option<&'a ZoneCard> {
        self.state.zone[slot].get().map(|card| &self.content.cards[card])
    }

    /// Whether any Enemy is in play or in the Exploration Zone.
    pub fn any_enemy(self) -> bool {
        let lurks = |card: &Maybe<CardId>| card.get().is_some_and(|card| self.is_enemy(card));
        !self.state.enemies.is_empty() || self.state.zone.values().iter().any(lurks)
    }

    /// Whether a card of the zone is an Enemy.
    #[inline]
    pub fn is_enemy(self, card: CardId) -> bool {
        self.content.cards[card].kind == CardKind::Enemy
    }

    /// Where the Aurora is moored (LA-16.3).
    #[inline]
    pub fn mooring(self) -> SpaceId {
        let aurora = self.state.aurora;
        self.map().moorings[aurora.stop][usize::from(aurora.red)]
    }

    /// Whether a player can pay so much (LA-1.6).
    pub fn can_pay(self, player: Player, res: Payable, n: u8) -> bool {
        let own = self.of(player);
        match res {
            Payable::Food => own.res[Res::Food] >= n,
            Payable::Ammo => own.res[Res::Ammo] >= n,
            Payable::Fuel => own.res[Res::Fuel] >= n,
            Payable::Any => own.res.values().iter().sum::<u8>() >= n,
            Payable::Object => self.hand_size(player) >= n,
            Payable::Fame => own.fame - n as i8 >= self.content.setup.fame_floor,
        }
    }

    /// Whether a player could pay so much of a cost as others see it: they know the size of a hand.
    pub fn resources(self, player: Player) -> u8 {
        self.of(player).res.values().iter().sum()
    }

    /// Whether a condition holds for a player (LA-19.22). `story`: the Story it belongs to.
    pub fn holds(self, cond: Cond, player: Player, story: Maybe<StoryId>) -> bool {
        let own = self.of(player);
        match cond {
            Cond::Archived { story } => self.archived(player, story),
            Cond::StrengthAtLeast { n } => self.strength(player) >= n as i8,
            Cond::ParticipantsAtLeast { n } => self.state.explore.parts.len() >= n.into(),
            Cond::SurvivorsAtLeast { n } => self.survivors(player) >= n,
            Cond::TruckTracked {} => self.tracked(player),
            Cond::Undamaged {} => own.convoy.values().iter().all(|car| car.damage.is_empty()),
            Cond::ChildAboard { story: named } => {
                let child = named.or(story.get()).and_then(Child::of);
                child.is_some_and(|child| own.children.contains(child))
            }
            Cond::FreeCrewBox {} => {
                let recruiting = u8::from(self.recruiting(player));
                self.room(player).fits(own.res, self.people(player) + 1 + recruiting)
            }
            Cond::SurvivorRoom {} => self.has_survivor_room(player),
            Cond::HasResource {} => own.res.values().iter().any(|n| *n > 0),
            Cond::OpponentAhead {} => self.players().any(|other| self.ahead(other, player)),
            Cond::PlayerHasMore { what } => {
                let automa = &self.state.players[1];
                let human = &self.state.players[0];
                match what {
                    Compared::Survivor => self.survivors(Player(0)) > self.state.automa.survivors,
                    Compared::Food => human.res[Res::Food] > automa.res[Res::Food],
                    Compared::Ammo => human.res[Res::Ammo] > automa.res[Res::Ammo],
                    Compared::Fuel => human.res[Res::Fuel] > automa.res[Res::Fuel],
                }
            }
        }
    }

    /// Whether the exploration action in progress is to recruit, and the recruit has not joined yet.
    fn recruiting(self, player: Player) -> bool {
        let explore = &self.state.explore;
        let card = explore.slot.get().and_then(|slot| self.card_in(slot));
        explore.active
            && !self.automa(player)
            && !explore.card_done
            && card.is_some_and(|card| card.kind == CardKind::Survivor)
    }

    /// Whether a Story lies archived with a player.
    pub fn archived(self, player: Player, story: StoryId) -> bool {
        matches!(
            self.state.stories.place(story),
            StoryPlace::Board(owner) | StoryPlace::Under(owner) | StoryPlace::Waiting(owner) if owner == player
        )
    }

    /// How many of a resource are in the supply.
    #[inline]
    pub fn supply(self, res: Res) -> u8 {
        self.state.supply[res]
    }

    /// The ability of a member, if it works now for an effect of the present phase (LA-11.2).
    pub fn ability(self, player: Player, slot: CrewPlace) -> Option<Ability> {
        let member = &self.of(player).crew[slot];
        if !member.present() {
            return None;
        }
        let card = &self.content.survivors[member.survivor()];
        let works = match card.working {
            crate::survivor::Working::Active => member.zone == crate::vocab::Zone::Active,
            crate::survivor::Working::Transit => {
                self.state.explore.active && self.state.explore.parts.contains(slot)
            }
            crate::survivor::Working::Any => true,
        };
        works.then_some(card.ability)
    }

    /// The abilities of a player that work now.
    pub fn abilities(self, player: Player) -> impl Iterator<Item = (CrewPlace, Ability)> {
        CrewPlace::ALL
            .into_iter()
            .filter_map(move |slot| self.ability(player, slot).map(|ability| (slot, ability)))
    }

    /// The Story on top of the deck in use, if any (LA-X4.6).
    pub fn top_story(self) -> Option<StoryId> {
        let stories = &self.state.stories;
        if !self.state.table.module(Module::Stories) {
            return None;
        }
        stories.decks[stories.period].last().copied()
    }

    /// The Stories archived under a card of the zone (LA-X4.7).
    pub fn stories_under(self, card: CardId) -> impl Iterator<Item = StoryId> + use<'a> {
        let on = self.state.table.module(Module::Stories);
        let stories = on.then(|| self.state.stories.iter()).into_iter().flatten();
        stories.filter_map(move |(story, place)| {
            matches!(place, StoryPlace::Zone(under, _) if under == card).then_some(story)
        })
    }
}

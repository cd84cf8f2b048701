//! Enemies in the enemy areas.

use kernel::NotationError;

use super::line::Line;
use crate::ids::{Letter, Region};
use crate::state::{EnemyState, Player};

/// `enemy ENEMY REGION`: deployed there, its ambush over.
pub(super) fn enemy(line: &mut Line<'_>) -> Result<(), NotationError> {
    let card = line.enemy_card()?;
    let number = line.number("a region", 1, 3)?;
    let region = Region::ALL[usize::from(number) - 1];
    let enemy = line.content.cards[card].enemy();
    if line.look().enemy_place(enemy).is_some() {
        return Err(line.wrong("an Enemy that is not in play"));
    }
    line.take_card(Some(card));
    line.state.enemies.push(EnemyState { enemy, region, ..EnemyState::default() });
    Ok(())
}

/// `target ENEMY A B C D`: the players whose Target counters lie there, 0 for none.
pub(super) fn target(line: &mut Line<'_>) -> Result<(), NotationError> {
    let place = line.enemy()?;
    let players = line.state.table.players;
    for space in Letter::ALL {
        let owner = line.number("a player, or 0", 0, players)?.checked_sub(1).map(Player);
        let targets = &mut line.state.enemies[place].targets;
        let before = std::mem::replace(&mut targets[space], owner.into());
        if let Some(player) = before.get() {
            line.state.players[player.index()].targets += 1;
        }
        if let Some(player) = owner {
            let supply = &mut line.state.players[player.index()].targets;
            *supply = supply.saturating_sub(1);
        }
    }
    Ok(())
}

/// `hurt ENEMY N`: so many of its ordinary boxes are damaged.
pub(super) fn hurt(line: &mut Line<'_>) -> Result<(), NotationError> {
    let place = line.enemy()?;
    let boxes = line.content.enemies[line.state.enemies[place].enemy].defence;
    line.state.enemies[place].damage = line.number("Damage on ordinary boxes", 0, boxes)?;
    Ok(())
}

/// `asgard ENEMY N`: so many of its Asgardian boxes are damaged.
pub(super) fn asgard(line: &mut Line<'_>) -> Result<(), NotationError> {
    let place = line.enemy()?;
    let boxes = line.content.enemies[line.state.enemies[place].enemy].asgard;
    line.state.enemies[place].asgard = line.number("Damage on Asgardian boxes", 0, boxes)?;
    Ok(())
}

//! Enemies in the enemy areas.

use kernel::NotationError;

use super::line::Line;
use crate::state::EnemyState;

/// `enemy ENEMY REGION`: deployed there, its ambush over.
pub(super) fn enemy(line: &mut Line<'_>) -> Result<(), NotationError> {
    let card = line.enemy_card()?;
    let region = line.number("a region", 1, 3)?;
    let enemy = line.content.cards[usize::from(card)].enemy();
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
    for space in 0..4 {
        let owner = line.number("a player, or 0", 0, players)?;
        let targets = &mut line.state.enemies[place].targets;
        let before = std::mem::replace(&mut targets[space], owner);
        if let Some(player) = before.checked_sub(1) {
            line.state.players[usize::from(player)].targets += 1;
        }
        if let Some(player) = owner.checked_sub(1) {
            let supply = &mut line.state.players[usize::from(player)].targets;
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

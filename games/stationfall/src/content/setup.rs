//! `setup.toml`: the set-up numbers.

use kernel::Fault;
use toml::Spanned;
use workbench::flat::Set;

use super::characters::Characters;
use super::files::File;
use super::names::find_all;
use super::{CharacterInfo, PlayerSet, Reentry, SetupLine};
use crate::ids::{Character, Identity, ProjectX};
use crate::setup::MOST_CHARACTERS;
use crate::state::MAX_PLAYERS;

workbench::records! {
    struct Book {
        players: Vec<PlayersRecord>,
        team_variant: TeamRecord,
        minute_track: MinuteRecord,
        reentry: ReentryRecord,
        per_seat: PerSeatRecord,
        kompromat: KompromatRecord,
        tutorial: TutorialRecord,
        components: ComponentsRecord,
    } ignoring { schema start_state power_track scoring }

    struct PlayersRecord {
        count: Spanned<u8>,
        seats: Option<Spanned<u8>>,
        characters: Option<Spanned<u8>>,
        identity_cards: Spanned<u8>,
        secret_identities: u8,
        bonus_characters: u8,
        start_minute: Option<i8>,
        winners: u8,
        schroedinger_reveal: bool,
        // The solo game's own fields are for people: bots are none of this game's rules.
    } ignoring { mode prov } perhaps { seats_min seats_max by_seats identity_cards_per_bot note prov_fields }

    struct TeamRecord {
        teams: Spanned<usize>,
        identity_cards_per_player: Spanned<usize>,
        identity_cards_extra_per_team: Spanned<usize>,
        bonus_characters_per_team: Spanned<usize>,
    } ignoring { schroedinger_reveal turn_order note prov prov_fields }

    struct MinuteRecord {
        slots: Vec<i8>,
        abandon_ship_at: Spanned<usize>,
        reentry_at: Spanned<usize>,
    } ignoring { phases stationfall_steps prov prov_fields }

    struct ReentryRecord {
        markers: u8,
        drawn: Spanned<usize>,
        fireball: Spanned<u8>,
    } ignoring { extra_minute note prov }

    struct PerSeatRecord {
        influence_cubes: u8,
        time_markers: u8,
        activation_discs: Spanned<usize>,
        bribes: Spanned<usize>,
    } ignoring { reveal_tokens guilt_markers guilt_start prov }

    struct KompromatRecord {
        none_for: Vec<Spanned<String>>,
    } ignoring { one_per_character order tutorial prov }

    struct TutorialRecord {
        characters: Vec<Spanned<String>>,
    } ignoring { seats start_minute scripted_player scripted_identities prov }

    struct ComponentsRecord {
        character_cards: Spanned<usize>,
        identity_cards: Spanned<usize>,
        project_x_cards: Spanned<usize>,
        pawns_human: Spanned<usize>,
        pawns_robot: Spanned<usize>,
        pawns_human_robot: Spanned<usize>,
        kompromat: Spanned<usize>,
    } ignoring {
        bot_script_cards pawns_project_x influence_cubes activation_discs bribes guilt_markers reveal_tokens
        time_markers minute_markers_two_player map_pieces bot_die_sides first_player_marker prov
    }
}

/// What the file says.
pub(super) struct Setup {
    pub(super) lines: Vec<SetupLine>,
    pub(super) player_set: PlayerSet,
    pub(super) reentry: Reentry,
}

pub(super) fn read(file: &File<'_>, characters: &Characters) -> Result<Setup, Fault> {
    let book: Book = file.read(&[])?;
    let lines = book.players.iter().filter(|record| *record.count.get_ref() > 1);
    let lines: Vec<SetupLine> = lines.map(|record| line(file, record)).collect::<Result<_, _>>()?;
    for seats in 2..=MAX_PLAYERS as u8 {
        let found = lines.iter().filter(|line| line.seats == seats).count();
        if found != 1 {
            let message = format!("expected one set-up for {seats} players, found {found}");
            return Err(Fault::whole(file.file(), message));
        }
    }
    check_fixed(file, &book)?;
    check_components(file, &book.components, characters)?;
    check_list(file, &book.kompromat.none_for, characters, |info| !info.kompromat)?;
    check_list(file, &book.tutorial.characters, characters, |info| info.beginner)?;
    if !(1..=book.reentry.markers).contains(book.reentry.fireball.get_ref()) {
        let message = format!(
            "expected 1 to {} fireballs, found {}",
            book.reentry.markers, book.reentry.fireball
        );
        return Err(file.fault(book.reentry.fireball.span(), message));
    }
    Ok(Setup {
        lines,
        player_set: PlayerSet {
            cubes: book.per_seat.influence_cubes,
            markers: book.per_seat.time_markers,
        },
        reentry: Reentry {
            markers: book.reentry.markers,
            fireballs: book.reentry.fireball.into_inner(),
        },
    })
}

/// The set-up for a number of players.
fn line(file: &File<'_>, record: &PlayersRecord) -> Result<SetupLine, Fault> {
    let missing = |field: &str| {
        let message = format!("expected the field `{field}`, found none");
        file.fault(record.count.span(), message)
    };
    let cards = *record.identity_cards.get_ref();
    if cards != record.secret_identities + record.bonus_characters {
        let message = format!(
            "expected as many cards as Secret Identities and Bonus Characters ({}), found {cards}",
            record.secret_identities + record.bonus_characters
        );
        return Err(file.fault(record.identity_cards.span(), message));
    }
    let characters = record.characters.as_ref().ok_or_else(|| missing("characters"))?;
    if usize::from(*characters.get_ref()) > MOST_CHARACTERS {
        let message = format!("expected at most {MOST_CHARACTERS} Characters, found {characters}");
        return Err(file.fault(characters.span(), message));
    }
    let seats = *record.count.get_ref();
    let players = record.seats.as_ref().ok_or_else(|| missing("seats"))?;
    let each_the_same = players.get_ref().is_multiple_of(seats);
    if !each_the_same || usize::from(*players.get_ref()) > MAX_PLAYERS {
        let message = format!(
            "expected at most {MAX_PLAYERS} colours, as many for each of {seats} players, found {players}"
        );
        return Err(file.fault(players.span(), message));
    }
    Ok(SetupLine {
        seats,
        players: *players.get_ref(),
        characters: *characters.get_ref(),
        identity_cards: cards,
        secret_identities: record.secret_identities,
        start_minute: record.start_minute.ok_or_else(|| missing("start_minute"))?,
        winners: record.winners,
        schroedinger: record.schroedinger_reveal,
    })
}

/// Numbers that the rules themselves fix.
fn check_fixed(file: &File<'_>, book: &Book) -> Result<(), Fault> {
    for (field, rule) in [
        (&book.team_variant.teams, (2, "SF-18.1")),
        (&book.team_variant.identity_cards_per_player, (1, "SF-18.1a")),
        (&book.team_variant.identity_cards_extra_per_team, (1, "SF-18.1a")),
        (&book.team_variant.bonus_characters_per_team, (1, "SF-18.2")),
        (&book.minute_track.abandon_ship_at, (1, "SF-15.8.2")),
        (&book.minute_track.reentry_at, (0, "SF-15.8.3")),
        (&book.reentry.drawn, (1, "SF-2.3.5")),
        (&book.per_seat.activation_discs, (1, "SF-2.5")),
        (&book.per_seat.bribes, (1, "SF-2.5")),
    ] {
        let (expected, rule) = rule;
        if *field.get_ref() != expected {
            let message = format!("expected {expected} ({rule}), found {}", field.get_ref());
            return Err(file.fault(field.span(), message));
        }
    }
    Ok(())
}

fn check_components(
    file: &File<'_>,
    components: &ComponentsRecord,
    characters: &Characters,
) -> Result<(), Fault> {
    let pawns = |human, robot| {
        let of_type = characters.characters.values().iter();
        of_type.filter(|c| c.human == human && c.robot == robot).map(|c| c.bodies.len()).sum()
    };
    let kompromat = characters.characters.values().iter().filter(|c| c.kompromat).count();
    for (field, counted, what) in [
        (&components.character_cards, Character::COUNT, "Characters"),
        (&components.identity_cards, Identity::COUNT, "Identities"),
        (&components.project_x_cards, ProjectX::COUNT, "Project X cards"),
        (&components.pawns_human, pawns(true, false), "bodies that are Human"),
        (&components.pawns_robot, pawns(false, true), "bodies that are Robots"),
        (&components.pawns_human_robot, pawns(true, true), "bodies that are both"),
        (&components.kompromat, kompromat, "Characters with Kompromat"),
    ] {
        file.expect_number(field, counted, what)?;
    }
    Ok(())
}

/// The list names exactly the Characters whose records say so.
fn check_list(
    file: &File<'_>,
    written: &[Spanned<String>],
    characters: &Characters,
    belongs: impl Fn(&CharacterInfo) -> bool,
) -> Result<(), Fault> {
    let listed: Set<Character> = find_all(file, written)?;
    for (character, info) in characters.characters.iter() {
        if belongs(info) == listed.contains(character) {
            continue;
        }
        let found = written.iter().find(|id| id.get_ref() == character.name());
        let span = found.or(written.first()).map_or(0..0, Spanned::span);
        let not = if found.is_some() { "not to list" } else { "to list" };
        let message =
            format!("expected {not} `{character}`, as its record in characters.toml says");
        return Err(file.fault(span, message));
    }
    Ok(())
}

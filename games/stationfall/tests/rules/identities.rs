//! Choosing the Secret Identity (SF-2.5a), alone, with two colours and in teams.

use kernel::{EventLog, Game, MoveList, Seat, SeatSet, Seed, Turn};
use stationfall::Stationfall;
use stationfall::content::Content;
use stationfall::frame::Frame;
use stationfall::ids::Identity;
use stationfall::look::Look;
use stationfall::moves::Move;
use stationfall::options::{Mode, Options};
use stationfall::state::{IdentityPlace, Player, State};

fn start(seats: u8, mode: Mode) -> State {
    let options = Options { mode, ..Options::default() };
    Stationfall::new().start(&options, seats, Seed::from_number(3)).expect("the options fit")
}

fn awaited(state: &State) -> SeatSet {
    match Stationfall::new().turn(state) {
        Turn::Awaiting(awaited) => awaited.seats,
        Turn::Over(_) => SeatSet::NONE,
    }
}

/// The cards a seat may choose from.
fn offered(state: &State, seat: u8) -> Vec<Identity> {
    let mut moves = MoveList::new();
    kernel::play::legal(&Stationfall::new(), state, Seat(seat), &mut moves);
    let card = |mv: &Move| match mv {
        Move::Identity(identity) => *identity,
        other => panic!("expected to choose an Identity, found `{other}`"),
    };
    moves.iter().map(card).collect()
}

fn choose(state: &mut State, seat: u8, card: Identity) {
    let mv = Move::Identity(card);
    assert_eq!(Stationfall::new().check(state, Seat(seat), &mv), Ok(()));
    Stationfall::new().play(state, Seat(seat), &mv, &mut EventLog::muted());
}

fn refused(state: &State, seat: u8, mv: &Move) -> &'static str {
    Stationfall::new().check(state, Seat(seat), mv).expect_err("a refusal").rule.0
}

/// Rules: SF-3.3
#[test]
fn sf_2_5a_every_seat_chooses_at_once_from_its_own_cards() {
    let mut state = start(4, Mode::Free);
    assert_eq!(awaited(&state), SeatSet::first(4), "all at once, in any order");
    let hands: Vec<Vec<Identity>> = (0..4).map(|seat| offered(&state, seat)).collect();
    assert!(hands.iter().all(|hand| hand.len() == 2));
    assert_eq!(refused(&state, 0, &Move::Identity(hands[1][0])), "SF-2.5a");
    assert_eq!(refused(&state, 0, &Move::Pass), "SF-2.5a");
    choose(&mut state, 2, hands[2][1]);
    assert_eq!(
        awaited(&state),
        SeatSet::first(4).difference(SeatSet::of(Seat(2))),
        "and no second thoughts"
    );
    for seat in [3, 0, 1] {
        choose(&mut state, seat, hands[usize::from(seat)][0]);
    }
    let look = Look::new(Content::standard(), &state);
    for seat in 0..4u8 {
        let secret = hands[usize::from(seat)][usize::from(seat == 2)];
        let bonus = hands[usize::from(seat)][usize::from(seat != 2)];
        assert_eq!(look.secret_of(Player(seat)), Some(secret));
        assert_eq!(look.bonus_of(Seat(seat)).collect::<Vec<_>>(), [bonus], "the rest are BCs");
    }
    assert_eq!(state.turn.player, state.table.first, "then the first turn begins");
    assert!(!state.frames.contains(&Frame::Identities));
}

#[test]
fn sf_17_3_1_three_players_keep_two_bonus_characters() {
    let mut state = start(3, Mode::Free);
    for seat in 0..3 {
        let hand = offered(&state, seat);
        assert_eq!(hand.len(), 3);
        choose(&mut state, seat, hand[0]);
    }
    let look = Look::new(Content::standard(), &state);
    assert!((0..3).all(|seat| look.bonus_of(Seat(seat)).count() == 2));
}

/// Rules: SF-17.2.1
#[test]
fn sf_17_2_2_1_two_players_fix_which_colour_is_whom() {
    let mut state = start(2, Mode::Free);
    let hands = [offered(&state, 0), offered(&state, 1)];
    assert_eq!((hands[0].len(), hands[1].len()), (3, 3));
    choose(&mut state, 0, hands[0][2]);
    assert!(awaited(&state).contains(Seat(0)), "one for each colour");
    assert_eq!(refused(&state, 0, &Move::Identity(hands[0][2])), "SF-2.5a");
    choose(&mut state, 0, hands[0][0]);
    assert_eq!(awaited(&state), SeatSet::of(Seat(1)));
    choose(&mut state, 1, hands[1][0]);
    choose(&mut state, 1, hands[1][1]);
    let look = Look::new(Content::standard(), &state);
    let secrets = [0, 1, 2, 3].map(|player| look.secret_of(Player(player)));
    assert_eq!(secrets, [hands[0][2], hands[1][0], hands[0][0], hands[1][1]].map(Some));
    assert_eq!(look.bonus_of(Seat(0)).collect::<Vec<_>>(), [hands[0][1]], "one BC for the human");
    assert_eq!(look.bonus_of(Seat(1)).collect::<Vec<_>>(), [hands[1][2]]);
}

/// Rules: SF-18.1, SF-18.1a
#[test]
fn sf_18_2_a_team_shares_its_cards_and_keeps_one_bonus_character() {
    for seats in [4, 5, 9] {
        let mut state = start(seats, Mode::Team);
        let dealt = offered(&state, 0);
        assert_eq!(dealt.len(), usize::from(seats.div_ceil(2)) + 1);
        while state.frames.contains(&Frame::Identities) {
            // One of each team is asked at a time: they choose from the same cards.
            assert!(awaited(&state).len() <= 2);
            let seat = awaited(&state).lowest().expect("somebody is asked").0;
            let card = *offered(&state, seat).last().expect("a card is left");
            choose(&mut state, seat, card);
        }
        let look = Look::new(Content::standard(), &state);
        let team = Seat::all(seats).filter(|seat| state.table.team.contains(*seat));
        for seat in team {
            let secret = look.secret_of(Player(seat.0)).expect("everybody has one");
            assert!(dealt.contains(&secret));
            assert_eq!(
                look.bonus_of(seat).collect::<Vec<_>>(),
                [dealt[0]],
                "the only BC of the team"
            );
        }
        let bonus = state.identities.values().iter();
        assert_eq!(bonus.filter(|place| matches!(place, IdentityPlace::Bonus(_))).count(), 2);
    }
}

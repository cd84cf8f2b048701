//! What can be wrong with pips.

/// What is wrong with the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Flaw {
    None,
    // Turns and ends.
    PanicsInPlay,
    PanicsInCheck,
    PanicsInStart,
    NobodyAwaited,
    NothingToDo,
    LongestTooShort,
    NeverEnds,
    AwaitsAStranger,
    WelcomesAStranger,
    WelcomesTheAwaited,
    /// What the leader may do waits for somebody who is only welcome.
    WaitsForTheWelcome,
    /// Every cheer of somebody welcome has the leader asked once more.
    WelcomeAsksOn,
    /// Who is welcome may roll, but that is not listed.
    WelcomeDoesMore,
    /// Who is welcome may cheer only if the deck says so.
    WelcomeTellsTheDeck,
    /// What is owed together is asked of the others too.
    TogetherAsksEach,
    /// No flaw: the leader may shout many words, each at somebody.
    ShoutsAtSomebody,
    /// No flaw: what the leader does is decided by all together.
    DecidesTogether,
    /// No flaw: while the leader decides, all others are welcome to cheer.
    Welcomes,
    SeatsVanish,
    StandingMissing,
    RanksDoNotFit,
    // Moves and refusals.
    ListsTwice,
    ThinksOfTooLittle,
    ListsTooLittle,
    AllowsTooMuch,
    CheckLeavesATrace,
    TurnIsUnsteady,
    RefusesByNoRule,
    RefusesWithoutWords,
    // Components, storage, replay.
    LosesACard,
    DoublesACard,
    CountsNothing,
    ForgetsWhenStored,
    ShufflesByItself,
    // What is hidden.
    ShowsAllHands,
    ShowsTheSpectatorACard,
    RefusalTellsAHand,
    MovesTellTheDeck,
    /// What whoever scored does next is planned while the deck is looked at.
    ScriptPeeks,
    AnnouncesTheCard,
    AnnouncesTheDrawnCard,
    ImaginesTheRealLaidCards,
    ImaginesFromRealOrder,
    ForeseesTheDice,
    ImaginesForTheReferee,
    ImaginesALostCard,
    ImaginesADeadEnd,
    ImaginesNothing,
    /// All cards but the deck are open, and the deck stays as it is in every imagination.
    ImaginesTheRealDeck,
    /// No flaw: all cards are open, and only the die is unforeseen.
    HidesNothing,
    DeniesHidingAnything,
    FindsFaults,
    // Undo.
    ShowsWithoutABarrier,
    DrawsWithoutABarrier,
    PlaysRevealAsOpen,
    RemembersTakenBackMoves,
    // Scenes, words, values.
    SamePieceTwice,
    PieceNowhere,
    SlotOutside,
    PieceInAGroup,
    ZoneWithinNothing,
    ZoneWithinItself,
    ZoneUponNothing,
    LinkToNothing,
    EntryInNoAlmanac,
    DeclinesByNothing,
    AlmanacLeadsNowhere,
    PanelMissing,
    GaugeTwice,
    NoPrompt,
    TouchesNothing,
    /// The leader may shout any of many words, and nothing tells them apart but the words.
    ListsTooLong,
    EventTouchesNameless,
    SceneDoesNotTravel,
    SceneCitesNoRule,
    EventCitesNoRule,
    EventWithoutWords,
    EndingWithoutWords,
    TextLacksAnArgument,
    WorthTooMuch,
    WorthNotANumber,
    // Options and players.
    CarriesOverNonsense,
    CarriesOverTooEarly,
    CarriesOverTheDeck,
    CarriesOverUnversioned,
    CarriesOverForACrowd,
    CarriesOverWithoutWords,
    NotesTheDeck,
    NotesWithoutWords,
    NotesTwice,
    OpensNothing,
    LeavesMoreThanThere,
    TakesAnyLegacy,
    RefusesWithoutAPlace,
    RefusesASeatCount,
    PlayerCheats,
    PlayerMissing,
}

impl Flaw {
    /// Whether all decide together what the leader does.
    pub fn together(self) -> bool {
        matches!(self, Flaw::DecidesTogether | Flaw::TogetherAsksEach)
    }

    /// Whether the leader may shout.
    pub fn shouts(self) -> bool {
        matches!(self, Flaw::ListsTooLong | Flaw::ShoutsAtSomebody)
    }

    /// Whether all others are welcome while the leader decides.
    pub fn welcomes(self) -> bool {
        matches!(
            self,
            Flaw::Welcomes
                | Flaw::WaitsForTheWelcome
                | Flaw::WelcomeAsksOn
                | Flaw::WelcomeDoesMore
                | Flaw::WelcomeTellsTheDeck
        )
    }

    /// Whether everybody sees every hand, and is told so.
    pub fn opens_hands(self) -> bool {
        matches!(self, Flaw::ImaginesTheRealDeck | Flaw::HidesNothing)
    }
}

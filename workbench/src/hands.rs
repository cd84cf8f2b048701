//! The hands of the rules: what reads a table and what changes it. Both are structs of the game's own, so that its rules
//! are methods on them; the macros write what is the same in every game.

/// Declares what a rule reads: a `Copy` struct with `content` and `state`, and `new`.
///
/// ```
/// # struct Content { limit: u8 }
/// # struct State { hand: u8 }
/// workbench::look! {
///     /// The table with what its cards say.
///     pub struct Look(Content, State);
/// }
///
/// impl Look<'_> {
///     fn is_full(self) -> bool {
///         self.state.hand >= self.content.limit
///     }
/// }
/// # assert!(Look::new(&Content { limit: 1 }, &State { hand: 2 }).is_full());
/// ```
#[macro_export]
macro_rules! look {
    ($(#[$about:meta])* $vis:vis struct $Look:ident($Content:ty, $State:ty);) => {
        $(#[$about])*
        #[derive(Clone, Copy)]
        $vis struct $Look<'a> {
            /// What the content says.
            pub content: &'a $Content,
            /// What is on the table.
            pub state: &'a $State,
        }

        impl<'a> $Look<'a> {
            /// Looks at a table.
            #[inline]
            pub const fn new(content: &'a $Content, state: &'a $State) -> $Look<'a> {
                $Look { content, state }
            }
        }
    };
}

/// Declares what a rule writes: a struct with `content`, `state`, `log` and fields of the game's own, and the methods
/// - `new`, and `look`, which reads the same table (see [`look!`](crate::look));
/// - `ask`: puts a procedure on top of the state's `frames`; `pop`: ends the one on top; `replace`: both;
/// - `tell`: tells everybody something; `reveal`: tells everybody something that was hidden, which nobody can take back;
///   `show`: tells one seat something that was hidden.
///
/// The rules tell an `Event`; if the log keeps something else, `log` makes it of the event and the state.
///
/// ```
/// # use kernel::{RuleId, Text};
/// # use workbench::Frames;
/// # struct Content;
/// # #[derive(Clone, Copy, PartialEq, Debug, Default)] enum Frame { #[default] Draw, Discard }
/// # #[derive(Default)] struct State { frames: Frames<Frame, 4>, round: u8 }
/// # #[derive(Clone, PartialEq, Debug, serde::Serialize)] struct Event;
/// # #[derive(Clone, PartialEq, Debug, serde::Serialize)] struct Logged { event: Event, round: u8 }
/// # impl kernel::Event for Logged {
/// #     fn text(&self) -> Text { Text::new("x") }
/// #     fn rule(&self) -> Option<RuleId> { None }
/// # }
/// # workbench::look! { pub struct Look(Content, State); }
/// workbench::engine! {
///     /// The table, to be changed.
///     pub struct Engine(Content, State, Frame, Event) {
///         /// How many cards this move has drawn.
///         drawn: u8 = 0,
///     }
///     look: Look,
///     log: |event, state| -> Logged { Logged { event, round: state.round } },
/// }
///
/// impl Engine<'_> {
///     fn draw(&mut self) {
///         self.drawn += 1;
///         self.replace(Frame::Discard);
///         self.tell(Event);
///     }
/// }
/// # let (content, mut state, mut log) = (Content, State::default(), kernel::EventLog::recording());
/// # let mut engine = Engine::new(&content, &mut state, &mut log);
/// # engine.ask(Frame::Draw);
/// # engine.draw();
/// # assert_eq!((engine.drawn, &engine.look().state.frames[..]), (1, &[Frame::Discard][..]));
/// # assert_eq!(log.take().len(), 1);
/// ```
#[macro_export]
macro_rules! engine {
    (
        $(#[$about:meta])*
        $vis:vis struct $Engine:ident($Content:ty, $State:ty, $Frame:ty, $Event:ty) {
            $($(#[$field_about:meta])* $field:ident: $Field:ty = $start:expr),* $(,)?
        }
        look: $Look:ident,
        log: |$event:ident, $state:ident| -> $Logged:ty { $log:expr } $(,)?
    ) => {
        $(#[$about])*
        $vis struct $Engine<'a> {
            /// What the content says.
            pub content: &'a $Content,
            /// What is on the table.
            pub state: &'a mut $State,
            /// The log.
            pub log: &'a mut $crate::kernel::EventLog<$Logged>,
            $($(#[$field_about])* pub $field: $Field,)*
        }

        impl<'a> $Engine<'a> {
            /// Hands for a table.
            pub fn new(
                content: &'a $Content,
                state: &'a mut $State,
                log: &'a mut $crate::kernel::EventLog<$Logged>,
            ) -> $Engine<'a> {
                $Engine { content, state, log, $($field: $start,)* }
            }

            /// Reads the same table.
            #[inline]
            pub fn look(&self) -> $Look<'_> {
                $Look::new(self.content, self.state)
            }

            /// Puts a procedure on top of the stack: it comes before what is in progress.
            #[inline]
            pub fn ask(&mut self, frame: $Frame) {
                self.state.frames.push(frame);
            }

            /// Ends the procedure on top.
            #[inline]
            pub fn pop(&mut self) {
                self.state.frames.pop();
            }

            /// Replaces the procedure on top.
            #[inline]
            pub fn replace(&mut self, frame: $Frame) {
                self.pop();
                self.ask(frame);
            }

            /// Tells everybody.
            #[inline]
            pub fn tell(&mut self, event: $Event) {
                let logged = self.logged(event);
                self.log.tell($crate::kernel::Audience::PUBLIC, logged);
            }

            /// Tells everybody something that was hidden: an undo barrier.
            #[inline]
            pub fn reveal(&mut self, event: $Event) {
                let logged = self.logged(event);
                self.log.reveal($crate::kernel::Audience::PUBLIC, logged);
            }

            /// Tells one seat something that was hidden from it: an undo barrier.
            #[inline]
            pub fn show(&mut self, seat: $crate::kernel::Seat, event: $Event) {
                let logged = self.logged(event);
                self.log.reveal($crate::kernel::Audience::seat(seat), logged);
            }

            #[inline]
            fn logged(&self, $event: $Event) -> $Logged {
                let $state = &*self.state;
                $log
            }
        }
    };
}

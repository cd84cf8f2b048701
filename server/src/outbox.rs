//! What waits to be sent to one connection: so many messages and so many bytes at most, whoever is at its other end. Who
//! does not read costs no more than that, and comes back to the table anew.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll, Waker};

use protocol::live::ServerMessage;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// How many messages may wait for a connection before it counts as too slow.
const MESSAGES: usize = 64;

/// How many bytes may wait behind the first message: some dozen scenes of a large table.
const BYTES: usize = 1 << 20;

/// How much of the place where messages are written is kept from one to the next.
const WRITTEN_KEPT: usize = 256 * 1024;

thread_local! {
    static WRITTEN: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// What a table hands to a connection.
#[derive(Clone, Debug)]
pub(crate) enum Frame {
    /// A message, as it goes over the wire.
    Text(Utf8Bytes),
    /// Nothing more will come.
    Close,
}

impl Frame {
    /// Writes a message into a text without room to spare: it may wait for a while, for many connections.
    pub fn of(message: &ServerMessage) -> Frame {
        WRITTEN.with_borrow_mut(|written| {
            written.clear();
            serde_json::to_writer(&mut *written, message)
                .expect("messages are plain data with text for keys, which JSON can hold");
            let text = std::str::from_utf8(written).expect("JSON is text").to_string();
            written.shrink_to(WRITTEN_KEPT);
            Frame::Text(text.into())
        })
    }

    fn len(&self) -> usize {
        match self {
            Frame::Text(text) => text.len(),
            Frame::Close => 0,
        }
    }
}

/// Why something cannot be handed to a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotPut {
    /// It does not keep up.
    TooSlow,
    /// It has ended.
    Gone,
}

/// What both ends share. A channel of the library's would keep room for dozens of messages in every connection; here a
/// connection that nobody tells anything keeps none.
#[derive(Debug, Default)]
struct Shared(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    frames: VecDeque<Frame>,
    /// How many bytes the frames are.
    bytes: usize,
    /// How many outboxes there are.
    writers: usize,
    /// Who waits for the next frame.
    reader: Option<Waker>,
    /// Whether nobody reads any more.
    gone: bool,
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl State {
    /// Whether one more frame of so many bytes may wait. The first one may be as large as it has to be.
    fn has_room(&self, more: usize) -> bool {
        self.frames.len() < MESSAGES && (self.bytes == 0 || self.bytes + more <= BYTES)
    }

    /// Takes the next frame out; with the last one goes the room they had.
    fn take(&mut self) -> Option<Frame> {
        let frame = self.frames.pop_front()?;
        self.bytes -= frame.len();
        if self.frames.is_empty() {
            self.frames = VecDeque::new();
        }
        Some(frame)
    }
}

/// The end that is written to. When the last one is dropped, the connection sends what is left and ends.
#[derive(Debug)]
pub(crate) struct Outbox(Arc<Shared>);

/// An [`Outbox`] that somebody else keeps open.
#[derive(Debug)]
pub(crate) struct Borrowed(Arc<Shared>);

/// The end that the connection itself reads.
#[derive(Debug)]
pub(crate) struct Waiting(Arc<Shared>);

/// Both ends for a new connection.
pub(crate) fn outbox() -> (Outbox, Waiting) {
    let shared = Arc::new(Shared::default());
    shared.state().writers = 1;
    (Outbox(Arc::clone(&shared)), Waiting(shared))
}

impl Outbox {
    /// Hands a message over, without waiting.
    pub fn put(&self, frame: Frame) -> Result<(), NotPut> {
        let mut state = self.0.state();
        if state.gone {
            return Err(NotPut::Gone);
        }
        let more = frame.len();
        if !state.has_room(more) {
            return Err(NotPut::TooSlow);
        }
        state.bytes += more;
        state.frames.push_back(frame);
        wake(state);
        Ok(())
    }

    /// The same outbox, for somebody who does not keep the connection open by it.
    pub fn borrowed(&self) -> Borrowed {
        Borrowed(Arc::clone(&self.0))
    }
}

impl Clone for Outbox {
    fn clone(&self) -> Outbox {
        self.0.state().writers += 1;
        Outbox(Arc::clone(&self.0))
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        let mut state = self.0.state();
        state.writers -= 1;
        if state.writers == 0 {
            wake(state);
        }
    }
}

impl Borrowed {
    /// The outbox, if anybody still keeps it open.
    pub fn outbox(&self) -> Option<Outbox> {
        let mut state = self.0.state();
        if state.writers == 0 {
            return None;
        }
        state.writers += 1;
        Some(Outbox(Arc::clone(&self.0)))
    }
}

impl Waiting {
    /// The next message; nothing once nobody can write any more. Nothing is lost if somebody stops waiting for it.
    pub async fn next(&mut self) -> Option<Frame> {
        poll_fn(|context| self.poll(context)).await
    }

    /// Looks and leaves word under one lock: whoever writes afterwards wakes who waits.
    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Option<Frame>> {
        let mut state = self.0.state();
        if let Some(frame) = state.take() {
            return Poll::Ready(Some(frame));
        }
        if state.writers == 0 {
            return Poll::Ready(None);
        }
        match &mut state.reader {
            Some(reader) => reader.clone_from(context.waker()),
            reader => *reader = Some(context.waker().clone()),
        }
        Poll::Pending
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        let mut state = self.0.state();
        state.gone = true;
        state.reader = None;
        state.bytes = 0;
        let unsent = std::mem::take(&mut state.frames);
        drop(state);
        drop(unsent);
    }
}

/// Lets the state go, then wakes who waits for it to change.
fn wake(mut state: MutexGuard<'_, State>) {
    let reader = state.reader.take();
    drop(state);
    if let Some(reader) = reader {
        reader.wake();
    }
}

#[cfg(test)]
mod tests {
    use tokio_tungstenite::tungstenite::Bytes;

    use super::*;

    /// Begins to wait, and gives it up unless something is there already.
    async fn look(waiting: &mut Waiting) -> Poll<Option<Frame>> {
        let mut next = Box::pin(waiting.next());
        poll_fn(|context| Poll::Ready(next.as_mut().poll(context))).await
    }

    fn text(length: usize) -> Frame {
        Frame::Text("x".repeat(length).into())
    }

    #[tokio::test]
    async fn who_does_not_read_is_kept_a_bounded_number_of_messages() {
        let (outbox, mut waiting) = outbox();
        let kept = (0..).take_while(|_| outbox.put(text(1)).is_ok()).count();
        assert_eq!((kept, outbox.put(Frame::Close)), (MESSAGES, Err(NotPut::TooSlow)));
        waiting.next().await.expect("something waits");
        assert_eq!(outbox.put(text(1)), Ok(()), "who reads on is told on");
    }

    #[tokio::test]
    async fn who_does_not_read_is_kept_a_bounded_number_of_bytes() {
        let (outbox, mut waiting) = outbox();
        assert_eq!(
            outbox.put(text(BYTES * 2)),
            Ok(()),
            "one message may be as large as it has to be"
        );
        assert_eq!(outbox.put(text(1)), Err(NotPut::TooSlow));
        waiting.next().await.expect("something waits");
        let kept = (0..).take_while(|_| outbox.put(text(BYTES / 8)).is_ok()).count();
        assert_eq!(kept, 8);
        for _ in 0..kept {
            waiting.next().await.expect("something waits");
        }
        assert_eq!(outbox.put(text(BYTES)), Ok(()), "what was refused is not counted");
    }

    #[tokio::test]
    async fn what_waits_is_sent_before_a_connection_ends_that_nobody_writes_to() {
        let (outbox, mut waiting) = outbox();
        let borrowed = outbox.borrowed();
        borrowed.outbox().expect("it is open").put(text(3)).expect("there is room");
        drop(outbox);
        assert!(borrowed.outbox().is_none());
        assert!(matches!(waiting.next().await, Some(Frame::Text(_))));
        assert!(waiting.next().await.is_none());
    }

    #[tokio::test]
    async fn who_waits_is_woken_by_a_message_and_by_the_end() {
        let (outbox, mut waiting) = outbox();
        let reader = tokio::spawn(async move {
            let told = waiting.next().await.is_some();
            (told, waiting.next().await.is_none())
        });
        tokio::task::yield_now().await;
        outbox.put(text(1)).expect("somebody reads");
        tokio::task::yield_now().await;
        drop(outbox);
        assert_eq!(reader.await.expect("it ends"), (true, true));
    }

    #[tokio::test]
    async fn the_end_is_that_of_the_last_who_writes() {
        let (outbox, mut waiting) = outbox();
        let again = outbox.clone();
        let borrowed = outbox.borrowed();
        drop(outbox);
        again.put(text(1)).expect("it is open still");
        drop(borrowed.outbox().expect("it is open still"));
        assert!(waiting.next().await.is_some());
        assert!(look(&mut waiting).await.is_pending(), "somebody can write still");
        drop(again);
        assert!(waiting.next().await.is_none());
    }

    #[tokio::test]
    async fn who_stops_waiting_misses_nothing() {
        let (outbox, mut waiting) = outbox();
        for length in 1..=3 {
            assert!(look(&mut waiting).await.is_pending());
            outbox.put(text(length)).expect("somebody reads");
            let frame = waiting.next().await.expect("it is there");
            assert_eq!(frame.len(), length);
        }
    }

    #[tokio::test]
    async fn who_waits_elsewhere_is_woken_there() {
        let (outbox, mut waiting) = outbox();
        assert!(look(&mut waiting).await.is_pending());
        let reader = tokio::spawn(async move { waiting.next().await.is_some() });
        tokio::task::yield_now().await;
        outbox.put(text(1)).expect("somebody reads");
        assert!(reader.await.expect("it ends"));
    }

    #[tokio::test]
    async fn nothing_is_kept_for_a_connection_that_has_ended() {
        let (outbox, waiting) = outbox();
        let Frame::Text(sent) = text(8) else { unreachable!("it is a text") };
        let sent = Bytes::from(sent);
        let frame = Frame::Text(sent.clone().try_into().expect("it is a text"));
        outbox.put(frame).expect("there is room");
        assert!(!sent.is_unique());
        drop(waiting);
        assert!(sent.is_unique(), "what was not sent is let go");
        assert_eq!(outbox.put(text(1)), Err(NotPut::Gone));
    }

    #[tokio::test]
    async fn a_connection_that_nobody_tells_anything_keeps_no_room() {
        let (outbox, mut waiting) = outbox();
        for _ in 0..MESSAGES {
            outbox.put(text(1)).expect("there is room");
        }
        for _ in 0..MESSAGES {
            waiting.next().await.expect("something waits");
        }
        assert_eq!(outbox.0.state().frames.capacity(), 0);
    }

    /// Two threads, and waits that are given up at any moment, as a connection's are that hears meanwhile.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn everything_arrives_in_order() {
        const SENT: usize = 5_000;
        let (outbox, mut waiting) = outbox();
        let writer = tokio::spawn(async move {
            for length in 1..=SENT {
                while outbox.put(text(length % 1000)) == Err(NotPut::TooSlow) {
                    tokio::task::yield_now().await;
                }
            }
        });
        let mut heard = 0;
        loop {
            let frame = tokio::select! {
                frame = waiting.next() => frame,
                () = tokio::task::yield_now() => continue,
            };
            let Some(frame) = frame else { break };
            heard += 1;
            assert_eq!(frame.len(), heard % 1000);
        }
        writer.await.expect("it ends");
        assert_eq!(heard, SENT);
    }
}

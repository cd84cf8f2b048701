//! What waits to be sent to one connection: so many messages and so many bytes at most, whoever is at its other end. Who
//! does not read costs no more than that, and comes back to the table anew.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use protocol::live::ServerMessage;
use tokio::sync::mpsc;
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

/// The end that is written to. When the last one is dropped, the connection sends what is left and ends.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    frames: mpsc::Sender<Frame>,
    waiting: Arc<AtomicUsize>,
}

/// An [`Outbox`] that somebody else keeps open.
#[derive(Debug)]
pub(crate) struct Borrowed {
    frames: mpsc::WeakSender<Frame>,
    waiting: Arc<AtomicUsize>,
}

/// The end that the connection itself reads.
#[derive(Debug)]
pub(crate) struct Waiting {
    frames: mpsc::Receiver<Frame>,
    waiting: Arc<AtomicUsize>,
}

/// Both ends for a new connection.
pub(crate) fn outbox() -> (Outbox, Waiting) {
    let (sender, frames) = mpsc::channel(MESSAGES);
    let waiting = Arc::new(AtomicUsize::new(0));
    (Outbox { frames: sender, waiting: Arc::clone(&waiting) }, Waiting { frames, waiting })
}

impl Outbox {
    /// Hands a message over, without waiting.
    pub fn put(&self, frame: Frame) -> Result<(), NotPut> {
        let more = frame.len();
        let before = self.waiting.fetch_add(more, Relaxed);
        let put = if before > 0 && before + more > BYTES {
            Err(NotPut::TooSlow)
        } else {
            self.frames.try_send(frame).map_err(|error| match error {
                mpsc::error::TrySendError::Full(_) => NotPut::TooSlow,
                mpsc::error::TrySendError::Closed(_) => NotPut::Gone,
            })
        };
        if put.is_err() {
            self.waiting.fetch_sub(more, Relaxed);
        }
        put
    }

    /// The same outbox, for somebody who does not keep the connection open by it.
    pub fn borrowed(&self) -> Borrowed {
        Borrowed { frames: self.frames.downgrade(), waiting: Arc::clone(&self.waiting) }
    }
}

impl Borrowed {
    /// The outbox, if anybody still keeps it open.
    pub fn outbox(&self) -> Option<Outbox> {
        let frames = self.frames.upgrade()?;
        Some(Outbox { frames, waiting: Arc::clone(&self.waiting) })
    }
}

impl Waiting {
    /// The next message; nothing once nobody can write any more. Nothing is lost if somebody stops waiting for it.
    pub async fn next(&mut self) -> Option<Frame> {
        let frame = self.frames.recv().await?;
        self.waiting.fetch_sub(frame.len(), Relaxed);
        Some(frame)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}

//! Stories by their numbers.

use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use workbench::flat::Id;

/// A Story by its place in the file: card 255 is the first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct StoryId(pub u8);

/// The number of the first Story card.
pub const FIRST_STORY: u16 = 255;
/// How many Stories there are.
pub const STORIES: usize = 40;

impl StoryId {
    /// The card's number.
    pub const fn number(self) -> u16 {
        self.0 as u16 + FIRST_STORY
    }

    /// The Story with a number.
    pub fn numbered(number: u16) -> Option<StoryId> {
        let place = u8::try_from(number.checked_sub(FIRST_STORY)?).ok().map(StoryId)?;
        (place.index() < STORIES).then_some(place)
    }

    /// The index into per-Story arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Id for StoryId {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn from_number(number: u8) -> StoryId {
        StoryId(number)
    }
}

impl<'de> Deserialize<'de> for StoryId {
    /// Reads `st_256`; in stored states, the number of the place.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if !deserializer.is_human_readable() {
            return u8::deserialize(deserializer).map(StoryId);
        }
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Place(u8),
            Id(String),
        }
        match Written::deserialize(deserializer)? {
            Written::Place(place) if usize::from(place) < STORIES => Ok(StoryId(place)),
            Written::Id(id) => id
                .strip_prefix("st_")
                .and_then(|number| number.parse::<u16>().ok())
                .and_then(StoryId::numbered)
                .ok_or_else(|| {
                    D::Error::custom(format!("expected a Story like `st_256`, found `{id}`"))
                }),
            Written::Place(place) => {
                Err(D::Error::custom(format!("expected a Story, found {place}")))
            }
        }
    }
}

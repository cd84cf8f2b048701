//! How a game's table looks: a few parameters from which clients draw everything. No picture is loaded.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The look of a game's table.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Theme {
    /// What lies behind the map.
    pub backdrop: Backdrop,
    /// How nodes of the map are built.
    pub node: NodeLook,
    /// How ways between nodes look.
    pub link: LinkLook,
    /// The typeface of titles.
    pub face: TitleFace,
    /// What cards are printed on.
    pub stock: CardStock,
    /// Colours at night.
    pub dark: Palette,
    /// Colours by day.
    pub light: Palette,
}

impl Theme {
    /// Deep space: what a game has that names nothing else.
    pub const DEEP_SPACE: Theme = Theme {
        backdrop: Backdrop::Space,
        node: NodeLook::Room,
        link: LinkLook::Corridor,
        face: TitleFace::Plain,
        stock: CardStock::Night,
        dark: Palette {
            ground: Colour(0x050b16),
            panel: Colour(0x0d1726),
            raised: Colour(0x15233a),
            line: Colour(0x24364f),
            strong: Colour(0x4d6a92),
            text: Colour(0xeaf1fb),
            muted: Colour(0x9fb0c8),
            plate: Colour(0x22335a),
            sky: [Colour(0x03060d), Colour(0x081428), Colour(0x12284a)],
        },
        light: Palette {
            ground: Colour(0xe4ebf5),
            panel: Colour(0xffffff),
            raised: Colour(0xf3f6fb),
            line: Colour(0xbccadd),
            strong: Colour(0x5d7596),
            text: Colour(0x101c2d),
            muted: Colour(0x45566f),
            plate: Colour(0x2d4a86),
            sky: [Colour(0x8fb2df), Colour(0xc4d8f0), Colour(0xeaf2fb)],
        },
    };

    /// A cloth on a table: what traditional games have.
    pub const CLOTH: Theme = Theme {
        backdrop: Backdrop::Cloth,
        dark: Palette {
            ground: Colour(0x08150f),
            panel: Colour(0x10231a),
            raised: Colour(0x183426),
            line: Colour(0x2a4c3a),
            strong: Colour(0x5d8a72),
            text: Colour(0xeef6f0),
            muted: Colour(0xa6bfb0),
            plate: Colour(0x1d5137),
            sky: [Colour(0x06120c), Colour(0x0b2217), Colour(0x124028)],
        },
        light: Palette {
            ground: Colour(0xdcebe1),
            panel: Colour(0xffffff),
            raised: Colour(0xf1f7f3),
            line: Colour(0xb4ccbd),
            strong: Colour(0x587a67),
            text: Colour(0x10241a),
            muted: Colour(0x40594b),
            plate: Colour(0x1d5137),
            sky: [Colour(0x7fb894), Colour(0xb3d7c0), Colour(0xe2f1e8)],
        },
        ..Theme::DEEP_SPACE
    };
}

/// What lies behind the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Backdrop {
    /// Stars and a planet.
    Space,
    /// A frozen coast under the aurora.
    Aurora,
    /// The hull of a ship, seen from above.
    Hull,
    /// The surface of a world, under its own sky.
    World,
    /// Green cloth.
    Cloth,
    /// A plain board.
    Plain,
}

/// How nodes of the map are built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum NodeLook {
    /// A room with walls and a name.
    Room,
    /// A slab of ice or stone with a number.
    Slab,
    /// A hexagonal compartment with floor plates.
    Hexagon,
    /// A card.
    Card,
}

/// How ways between nodes look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum LinkLook {
    /// A corridor between walls.
    Corridor,
    /// A road with a middle line.
    Road,
    /// A path over open ground.
    Path,
}

/// The typeface of titles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum TitleFace {
    /// The face of everything else.
    Plain,
    /// Stencilled letters.
    Stencil,
    /// A terminal's letters.
    Terminal,
}

/// What cards are printed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum CardStock {
    /// Dark by night, paper by day.
    Night,
    /// Ivory paper, by night and by day.
    Ivory,
}

/// A colour, `0xrrggbb`. It is written as `#rrggbb`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colour(pub u32);

impl Colour {
    /// The contrast of two colours by WCAG 2.2, from 1 to 21.
    pub fn contrast(self, other: Colour) -> f64 {
        let (one, other) = (self.luminance(), other.luminance());
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    fn luminance(self) -> f64 {
        let part = |shift: u32| {
            let level = f64::from(self.0 >> shift & 0xff) / 255.0;
            match level <= 0.040_45 {
                true => level / 12.92,
                false => ((level + 0.055) / 1.055).powf(2.4),
            }
        };
        0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
    }
}

impl Serialize for Colour {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&format_args!("#{:06x}", self.0))
    }
}

impl<'de> Deserialize<'de> for Colour {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Colour, D::Error> {
        let text = String::deserialize(from)?;
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6);
        let read = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
        read.map(Colour).ok_or_else(|| D::Error::custom("expected a colour such as #0c1e29"))
    }
}

/// The colours of a theme. Text keeps a contrast of 4.5 : 1 on ground, panel and raised (a law of conformance).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Palette {
    /// Behind everything.
    #[cfg_attr(feature = "typescript", ts(as = "String"), schemars(with = "String"))]
    pub ground: Colour,
    /// Panels.
    #[cfg_attr(feature = "typescript", ts(as = "String"), schemars(with = "String"))]
    pub panel: Colour,
    /// What stands out of a panel.
    #[cfg_attr(feature = "typescript", ts(as = "String"), schemars(with = "String"))]
    pub raised: Colour,
    /// Hairlines.
    #[cfg_attr(feature = "typescript", ts(as = "String"), schemars(with = "String"))]
    pub line: Colour,
    /// Lines that must be seen.
    #[cfg_attr(feature = "typescript", ts(as = "String"), schemars(with = "String"))]
    pub strong: Colour,
    /// Text.
    #[cfg_attr(feature = "typescript", ts(as = "String"), schemars(with = "String"))]
    pub text: Colour,
    /// Text of less weight.
    #[cfg_attr(feature = "typescript", ts(as = "String"), schemars(with = "String"))]
    pub muted: Colour,
    /// The plate behind titles.
    #[cfg_attr(feature = "typescript", ts(as = "String"), schemars(with = "String"))]
    pub plate: Colour,
    /// The backdrop from top to bottom.
    #[cfg_attr(feature = "typescript", ts(as = "[String; 3]"), schemars(with = "[String; 3]"))]
    pub sky: [Colour; 3],
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_is_that_of_wcag() {
        assert_eq!(Colour(0).contrast(Colour(0xff_ff_ff)), 21.0);
        assert_eq!(Colour(0x77_77_77).contrast(Colour(0x77_77_77)), 1.0);
    }

    #[test]
    fn a_colour_is_written_as_in_a_style_sheet() {
        assert_eq!(serde_json::to_string(&Colour(0x0c1e29)).unwrap(), "\"#0c1e29\"");
        assert_eq!(serde_json::from_str::<Colour>("\"#0c1e29\"").unwrap(), Colour(0x0c1e29));
        assert!(serde_json::from_str::<Colour>("\"0c1e29\"").is_err());
    }
}

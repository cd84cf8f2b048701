//! The look of the table: a frozen road under the aurora.

use kernel::theme::{Backdrop, CardStock, Colour, LinkLook, NodeLook, Palette, Theme, TitleFace};

/// The frozen road.
pub(crate) const FROZEN_ROAD: Theme = Theme {
    backdrop: Backdrop::Aurora,
    node: NodeLook::Slab,
    link: LinkLook::Road,
    face: TitleFace::Stencil,
    stock: CardStock::Night,
    dark: Palette {
        ground: Colour(0x06121a),
        panel: Colour(0x0c1e29),
        raised: Colour(0x143140),
        line: Colour(0x21485a),
        strong: Colour(0x4c8297),
        text: Colour(0xecf6fa),
        muted: Colour(0xa6c3cf),
        plate: Colour(0x7d3f20),
        sky: [Colour(0x04101a), Colour(0x0a2a38), Colour(0x2a6a72)],
    },
    light: Palette {
        ground: Colour(0xdfeaef),
        panel: Colour(0xffffff),
        raised: Colour(0xf3f8fa),
        line: Colour(0xb4cdd7),
        strong: Colour(0x5f8798),
        text: Colour(0x0f2631),
        muted: Colour(0x3f5d6a),
        plate: Colour(0x7d3f20),
        sky: [Colour(0x6fb0d4), Colour(0xb9deea), Colour(0xe9f6f4)],
    },
};

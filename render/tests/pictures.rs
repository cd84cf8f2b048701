//! The same table as text and as a picture, in two languages, compared with what was found good by eye.

mod station;

use kernel::{Lang, Scene};
use render::Words;

fn text(scene: &Scene, lang: Lang, width: usize) -> String {
    let words = Words::new(lang, &station::BOOK);
    let names = ["Ada".to_string()];
    render::text::scene(scene, words.voice_with(&names), width)
}

fn picture(scene: &Scene, lang: Lang) -> String {
    render::svg::scene(scene, Words::new(lang, &station::BOOK).voice(), "Station <& friends>")
}

#[test]
fn the_table_as_text() {
    insta::assert_snapshot!(text(&station::playing(), Lang::En, 80));
}

#[test]
fn the_table_as_text_in_japanese() {
    insta::assert_snapshot!(text(&station::playing(), Lang::Ja, 60));
}

#[test]
fn the_end_as_text() {
    insta::assert_snapshot!(text(&station::over(), Lang::En, 72));
}

#[test]
fn the_table_as_a_picture() {
    insta::assert_snapshot!(picture(&station::playing(), Lang::En));
}

#[test]
fn the_end_as_a_picture_in_japanese() {
    insta::assert_snapshot!(picture(&station::over(), Lang::Ja));
}

#[test]
fn a_page_dice_and_a_corridor_as_text() {
    let text = text(&station::reading(), Lang::En, 80);
    assert!(text.contains("Bridge 2 -- 7 Outer Space"), "{text}");
    assert!(text.contains("*[3] [B]") && text.contains("Ice Truck: [ ] [Helmet] [ ]"), "{text}");
    insta::assert_snapshot!(text);
}

#[test]
fn a_page_dice_and_a_corridor_as_text_in_japanese() {
    insta::assert_snapshot!(self::text(&station::reading(), Lang::Ja, 60));
}

#[test]
fn a_page_dice_and_a_corridor_as_a_picture() {
    insta::assert_snapshot!(picture(&station::reading(), Lang::En));
}

#[test]
fn a_page_of_the_almanac() {
    let words = Words::new(Lang::En, &station::BOOK);
    let page = |cells| {
        let entry = station::entry().map(&|text| words.voice().say(text));
        let titles = |id: &kernel::Name| (id == "doctor").then(|| "Doctor".to_string());
        render::almanac::page(&entry, titles, words.voice(), cells)
    };
    insta::assert_snapshot!(page(60));
    let narrow = page(40);
    let widest = narrow.lines().map(unicode_width::UnicodeWidthStr::width).max();
    assert!(widest <= Some(40), "{narrow}");
}

#[test]
fn no_message_is_missing_and_no_line_is_too_wide() {
    for scene in [station::playing(), station::over(), station::reading()] {
        for lang in Lang::ALL {
            for width in [40, 60, 100] {
                let text = text(&scene, lang, width);
                assert!(!text.contains('⟦'), "{text}");
                let widest = text.lines().map(unicode_width::UnicodeWidthStr::width).max();
                assert!(widest.is_some_and(|widest| widest <= width), "{width}: {text}");
            }
            assert!(!picture(&scene, lang).contains('⟦'));
        }
    }
}

/// Text from a game or a person never becomes markup, and nothing is fetched or run.
#[test]
fn a_picture_is_inert() {
    let picture = picture(&station::playing(), Lang::En);
    assert!(picture.contains("Station &lt;&amp; friends&gt;"));
    for forbidden in ["<script", "href", "@import", "<image", "<foreignObject", "onload", "<Doors"]
    {
        assert!(!picture.contains(forbidden), "{forbidden}");
    }
    let links: Vec<&str> =
        picture.match_indices("http").map(|(at, _)| &picture[at..at + 26]).collect();
    assert_eq!(links, ["http://www.w3.org/2000/svg"]);
}

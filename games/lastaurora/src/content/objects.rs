//! Objects (LA-12).

use kernel::Fault;
use serde::Deserialize;
use toml::Spanned;

use super::deck::RawOption;
use super::files::{File, Meta, Numbers, OPERATIONS};
use super::load::Compiler;
use crate::ids::Object;
use crate::vocab::{Effect, Payable, Phase, Program};

/// A kind of Object (LA-12).
#[derive(Clone, Debug)]
pub struct ObjectCard {
    /// In which phase it is played.
    pub phase: Phase,
    /// Whether also in the start window of the Fire Phase (LA-8.3).
    pub window: bool,
    /// What it does: one list, or several to choose from.
    pub choices: Vec<Program>,
    /// How many there are.
    pub copies: u8,
    /// Whether it belongs to module 1.
    pub module1: bool,
    /// The numbers printed on them.
    pub numbers: Vec<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectFile {
    #[serde(rename = "meta")]
    _meta: Meta,
    object: Vec<RawObject>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawObject {
    id: Spanned<String>,
    numbers: Spanned<Vec<u16>>,
    #[serde(rename = "name")]
    _name: String,
    set: Spanned<String>,
    copies: u8,
    phase: Phase,
    timing: Timing,
    #[serde(rename = "text")]
    _text: String,
    #[serde(default)]
    effects: Vec<Effect>,
    #[serde(default)]
    choices: Vec<RawOption>,
    #[serde(rename = "note")]
    _note: Option<String>,
    #[serde(rename = "source")]
    _source: String,
}

#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Timing {
    OwnTurn,
    Window,
}

/// Reads `items.toml`. The kinds must be those the notation knows, in that order.
pub(super) fn read<'a>(
    file: &File<'a>,
    numbers: &mut Numbers<'a>,
    compiler: &mut Compiler,
) -> Result<Vec<ObjectCard>, Fault> {
    let raw: ObjectFile = file.read(OPERATIONS)?;
    file.names("an Object", raw.object.iter().map(|object| &object.id))?;
    let mut objects = Vec::new();
    for (index, object) in raw.object.iter().enumerate() {
        let id = object.id.get_ref();
        let word = Object::ALL.get(index).map(|object| object.name());
        if id.strip_prefix("obj_") != word {
            let what =
                format!("expected `obj_{}` in this place, found `{id}`", word.unwrap_or("-"));
            return Err(file.fault(object.id.span(), what));
        }
        match object.set.get_ref().as_str() {
            "base" => numbers.note_all("object_base", file, &object.numbers),
            "module1" => numbers.note_all("object_module1", file, &object.numbers),
            "optional_mine" => {}
            other => {
                let what =
                    format!("expected `base`, `module1` or `optional_mine`, found `{other}`");
                return Err(file.fault(object.set.span(), what));
            }
        }
        let choices = if object.choices.is_empty() {
            vec![compiler.program(file, &object.id, &object.effects)?]
        } else {
            let each = object.choices.iter();
            each.map(|choice| compiler.program(file, &object.id, &choice.effects))
                .collect::<Result<_, _>>()?
        };
        objects.push(ObjectCard {
            phase: object.phase,
            window: object.timing == Timing::Window,
            choices,
            copies: object.copies,
            module1: object.set.get_ref() == "module1",
            numbers: object.numbers.get_ref().clone(),
        });
    }
    if objects.len() != Object::COUNT {
        return Err(Fault::whole(
            file.file(),
            format!("expected {} Objects, found {}", Object::COUNT, objects.len()),
        ));
    }
    Ok(objects)
}

/// A cost as content files write it: `{ res = "food", n = 1 }`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cost {
    /// What.
    pub res: Payable,
    /// How much.
    pub n: u8,
}

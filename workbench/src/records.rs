//! Records of content files.

/// Declares records of a content file: what is read, and what only people read, which is accepted and ignored. What stands
/// behind `ignoring` must be there, what stands behind `perhaps` may be. Any other field is refused.
///
/// ```
/// workbench::records! {
///     /// A card.
///     struct Card {
///         id: String,
///     } ignoring { name effect } perhaps { note }
/// }
/// let card = "id = 'lamp'\nname = 'Lamp'\neffect = 'Light.'";
/// assert_eq!(toml::from_str::<Card>(card).unwrap().id, "lamp");
/// assert!(toml::from_str::<Card>("id = 'lamp'\nname = 'Lamp'").is_err());
/// assert!(toml::from_str::<Card>(&format!("{card}\ncost = 3")).is_err());
/// ```
///
/// The crate that uses it depends on `serde`.
#[macro_export]
macro_rules! records {
    ($(
        $(#[$about:meta])*
        struct $Record:ident { $($(#[$on:meta])* $field_vis:vis $field:ident: $kind:ty,)* }
        $(ignoring { $($ignored:ident)* })?
        $(perhaps { $($perhaps:ident)* })?
    )*) => {$(
        $(#[$about])*
        #[derive(::serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct $Record {
            $($(#[$on])* $field_vis $field: $kind,)*
            $($(
                #[allow(dead_code, reason = "only people read it")]
                $ignored: ::serde::de::IgnoredAny,
            )*)?
            $($(
                #[allow(dead_code, reason = "only people read it")]
                $perhaps: Option<::serde::de::IgnoredAny>,
            )*)?
        }
    )*};
}

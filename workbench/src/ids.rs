//! The names of things, each a one-byte type of its own: [`ids!`](crate::ids!).

/// An id that is not one of a kind's names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unknown;

impl std::fmt::Display for Unknown {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("not one of its kind")
    }
}

/// Declares enumerations whose members have a name in the content files, which is also their notation. The text after
/// the kind's name is the beginning of its members' message ids.
///
/// ```
/// workbench::ids! {
///     /// What a convoy carries.
///     Resource "la-resource-" {
///         /// What people eat.
///         Food = "food",
///         /// What trucks drink.
///         Fuel = "fuel",
///     }
/// }
/// assert_eq!("fuel".parse(), Ok(Resource::Fuel));
/// assert_eq!(Resource::Fuel.word(), "la-resource-fuel");
/// assert_eq!(Resource::COUNT, 2);
/// ```
///
/// The crate that uses it depends on `serde`.
#[macro_export]
macro_rules! ids {
    ($(
        $(#[$doc:meta])*
        $kind:ident $prefix:literal { $($(#[$member_doc:meta])* $member:ident = $name:literal,)* }
    )*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[repr(u8)]
        pub enum $kind {
            $($(#[$member_doc])* #[serde(rename = $name)] $member,)*
        }

        impl $kind {
            /// Every member, in the order of the content files.
            pub const ALL: &'static [$kind] = &[$($kind::$member,)*];
            /// How many there are.
            pub const COUNT: usize = $kind::ALL.len();

            /// The name in content, notation and scenes.
            pub const fn name(self) -> &'static str {
                match self { $($kind::$member => $name,)* }
            }

            /// The id of its message in the Fluent files.
            pub const fn word(self) -> &'static str {
                match self { $($kind::$member => concat!($prefix, $name),)* }
            }

            /// The number, for arrays.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl Default for $kind {
            /// The first one: what fills the unused places of fixed lists.
            fn default() -> Self {
                $kind::ALL[0]
            }
        }

        impl $crate::flat::Id for $kind {
            #[inline]
            fn number(self) -> u8 {
                self as u8
            }

            #[inline]
            fn from_number(number: u8) -> Self {
                $kind::ALL[usize::from(number)]
            }
        }

        impl ::std::fmt::Display for $kind {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::std::str::FromStr for $kind {
            type Err = $crate::ids::Unknown;

            fn from_str(text: &str) -> Result<Self, $crate::ids::Unknown> {
                $kind::ALL.iter().copied().find(|member| member.name() == text).ok_or($crate::ids::Unknown)
            }
        }
    )*};
}

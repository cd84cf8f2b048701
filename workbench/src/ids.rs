//! The names of things, each a type of its own, of one byte or two: [`ids!`](crate::ids!), [`wide_ids!`](crate::wide_ids!).

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
        $kind:ident $prefix:literal { $($members:tt)* }
    )*) => {$(
        $crate::named! { u8 $(#[$doc])* $kind $prefix { $($members)* } }

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
    )*};
}

/// Declares enumerations as [`ids!`](crate::ids!) does, with more members than fit into a byte: ids of two bytes.
#[macro_export]
macro_rules! wide_ids {
    ($(
        $(#[$doc:meta])*
        $kind:ident $prefix:literal { $($members:tt)* }
    )*) => {$(
        $crate::named! { u16 $(#[$doc])* $kind $prefix { $($members)* } }

        impl $crate::wide::WideId for $kind {
            type Number = u16;

            #[inline]
            fn wide(self) -> u16 {
                self as u16
            }

            #[inline]
            fn from_wide(number: u16) -> Self {
                $kind::ALL[usize::from(number)]
            }
        }
    )*};
}

/// One enumeration of [`ids!`](crate::ids!) or [`wide_ids!`](crate::wide_ids!), without its number.
#[doc(hidden)]
#[macro_export]
macro_rules! named {
    (
        $number:ident
        $(#[$doc:meta])*
        $kind:ident $prefix:literal { $($(#[$member_doc:meta])* $member:ident = $name:literal,)* }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[repr($number)]
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
    };
}

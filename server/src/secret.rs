//! Secrets nobody can guess, and the hashes by which the store knows them.

/// Random bytes from the operating system.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has randomness to give");
    bytes
}

/// A secret of 128 random bits, as 32 hexadecimal digits.
pub(crate) fn new_token() -> String {
    hex(&random_bytes::<16>())
}

/// What the store knows of a secret.
pub(crate) fn token_hash(token: &str) -> String {
    let mut hasher = blake3::Hasher::new_derive_key("starboard seat and session secrets 1");
    hasher.update(token.as_bytes());
    hasher.finalize().to_hex().to_string()
}

/// Whether a text can be a secret at all: everything else is not worth a look at the database.
pub(crate) fn is_token(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The id of a new table: 80 random bits, in letters and digits that are not mistaken for each other.
pub(crate) fn new_table_id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    random_bytes::<16>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// Whether a text can be the id of a table.
pub(crate) fn is_table_id(text: &str) -> bool {
    text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_and_ids_have_their_form_and_differ() {
        assert!(is_token(&new_token()) && new_token() != new_token());
        assert!(is_table_id(&new_table_id()) && new_table_id() != new_table_id());
        assert!(!is_token("short") && !is_table_id("../../etc/passwd"));
        assert_ne!(token_hash("a"), token_hash("b"));
    }
}

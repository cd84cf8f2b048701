//! Accounts: a name and a passphrase. Nobody needs one to play.

use std::sync::LazyLock;

use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use argon2::{Algorithm, Argon2, Params, Version};
use axum::Json;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use kernel::Text;
use protocol::Moment;
use protocol::http::{AccountView, Credentials};
use protocol::live::LONGEST_NAME;
use tokio::sync::Semaphore;

use super::caller::{Body, COOKIE, Caller, Refused};
use crate::app::now;
use crate::limits::Asked;
use crate::open::checked_name;
use crate::secret::{new_token, random_bytes, token_hash};
use crate::store::AccountRow;

/// How long a session lasts.
const SESSION_SECONDS: i64 = 30 * 24 * 3600;

/// How many characters a passphrase has.
const PASSPHRASE: std::ops::RangeInclusive<usize> = 10..=200;

/// Hashing is made to be slow: it is done for a few at a time.
static TURNS: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(2));

/// A hash nobody has the passphrase of, so that an unknown name takes as long as a wrong passphrase.
static NOBODY: LazyLock<String> = LazyLock::new(|| hashed(&new_token()));

fn hasher() -> Argon2<'static> {
    // 19 MiB, two passes: the least that OWASP recommends for Argon2id.
    let params = Params::new(19 * 1024, 2, 1, None).expect("these parameters are within bounds");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

fn hashed(passphrase: &str) -> String {
    let salt = SaltString::encode_b64(&random_bytes::<16>())
        .expect("sixteen bytes are within the bounds of a salt");
    hasher()
        .hash_password(passphrase.as_bytes(), &salt)
        .expect("any passphrase of this length can be hashed")
        .to_string()
}

fn fits(passphrase: &str, hash: &str) -> bool {
    PasswordHash::new(hash)
        .is_ok_and(|hash| hasher().verify_password(passphrase.as_bytes(), &hash).is_ok())
}

/// Does something slow where it holds nobody up.
async fn slowly<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let _turn = TURNS.acquire().await.ok()?;
    tokio::task::spawn_blocking(work).await.ok()
}

/// Names that differ only in case are the same name.
fn key(name: &str) -> String {
    name.to_lowercase()
}

/// `GET /api/account`
pub(super) async fn who(caller: Caller) -> Result<Json<AccountView>, Refused> {
    let Some(account) = &caller.account else { return Ok(Json(AccountView { name: None })) };
    let row = caller.app.store.account(account).await.map_err(|error| caller.store(&error))?;
    Ok(Json(AccountView { name: row.map(|row| row.name.into()) }))
}

/// `POST /api/account/register`
pub(super) async fn register(
    caller: Caller,
    Body(given): Body<Credentials>,
) -> Result<(HeaderMap, Json<AccountView>), Refused> {
    caller.may(Asked::Login)?;
    let no_name = || caller.wrong(Text::new("problem-name").with("most", LONGEST_NAME));
    let name = checked_name(&given.name).map_err(|text| caller.wrong(text))?;
    let name = name.ok_or_else(no_name)?;
    if !PASSPHRASE.contains(&given.passphrase.chars().count()) {
        let text = Text::new("problem-passphrase")
            .with("least", *PASSPHRASE.start())
            .with("most", *PASSPHRASE.end());
        return Err(caller.wrong(text));
    }
    let passphrase = given.passphrase;
    let Some(hash) = slowly(move || hashed(&passphrase)).await else {
        return Err(closing(&caller));
    };
    let row = AccountRow { name: name.clone(), passphrase: hash };
    let free = caller.app.store.create_account(&key(&name), &row, now()).await;
    if !free.map_err(|error| caller.store(&error))? {
        let text = Text::new("problem-account-taken");
        return Err(caller.refuse(StatusCode::CONFLICT, "taken", text));
    }
    signed_in(&caller, &name).await
}

/// `POST /api/account/login`
pub(super) async fn login(
    caller: Caller,
    Body(given): Body<Credentials>,
) -> Result<(HeaderMap, Json<AccountView>), Refused> {
    caller.may(Asked::Login)?;
    let found = caller.app.store.account(&key(given.name.trim())).await;
    let found = found.map_err(|error| caller.store(&error))?;
    let hash = found.as_ref().map(|row| row.passphrase.clone());
    let passphrase: String = given.passphrase.chars().take(*PASSPHRASE.end()).collect();
    let right = slowly(move || fits(&passphrase, hash.as_deref().unwrap_or(&NOBODY))).await;
    match (right, found) {
        (Some(true), Some(row)) => signed_in(&caller, &row.name).await,
        (None, _) => Err(closing(&caller)),
        _ => {
            let text = Text::new("problem-account-wrong");
            Err(caller.refuse(StatusCode::UNAUTHORIZED, "account-wrong", text))
        }
    }
}

fn closing(caller: &Caller) -> Refused {
    caller.refuse(StatusCode::SERVICE_UNAVAILABLE, "closing", Text::new("problem-closing"))
}

async fn signed_in(caller: &Caller, name: &str) -> Result<(HeaderMap, Json<AccountView>), Refused> {
    let token = new_token();
    let expires: Moment = now() + SESSION_SECONDS * 1000;
    let kept = caller.app.store.create_session(&token_hash(&token), &key(name), expires).await;
    kept.map_err(|error| caller.store(&error))?;
    let cookie = cookie(&token, SESSION_SECONDS, caller.secure);
    Ok((cookie, Json(AccountView { name: Some(name.to_string().into()) })))
}

/// `POST /api/account/logout`
pub(super) async fn logout(caller: Caller) -> Result<(HeaderMap, Json<AccountView>), Refused> {
    if let Some(session) = &caller.session {
        let ended = caller.app.store.end_session(&token_hash(session)).await;
        ended.map_err(|error| caller.store(&error))?;
    }
    Ok((cookie("", 0, caller.secure), Json(AccountView { name: None })))
}

/// The cookie of a session: scripts do not see it, other sites do not send it.
fn cookie(token: &str, seconds: i64, secure: bool) -> HeaderMap {
    let secure = if secure { "; Secure" } else { "" };
    let text =
        format!("{COOKIE}={token}; HttpOnly; SameSite=Strict; Path=/; Max-Age={seconds}{secure}");
    let value = HeaderValue::from_str(&text).expect("a cookie of hexadecimal digits is a header");
    HeaderMap::from_iter([(header::SET_COOKIE, value)])
}

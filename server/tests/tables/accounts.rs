//! Names and passphrases.

use protocol::http::{AccountView, Credentials, TableList};

use crate::client::Running;
use server::store::Store;
use server::store::sqlite::SqliteStore;

fn as_somebody(name: &str, passphrase: &str) -> Credentials {
    Credentials { name: name.into(), passphrase: passphrase.into() }
}

/// Signs in and gives back the cookie.
async fn cookie(server: &Running, path: &str, given: &Credentials) -> (u16, Option<String>) {
    let url = server.url(path);
    let body = serde_json::to_string(given).unwrap();
    tokio::task::spawn_blocking(move || {
        let agent: ureq::Agent =
            ureq::Agent::config_builder().http_status_as_error(false).build().into();
        let response =
            agent.post(url).header("content-type", "application/json").send(body).unwrap();
        let cookie =
            response.headers().get("set-cookie").map(|value| value.to_str().unwrap().to_string());
        (response.status().as_u16(), cookie)
    })
    .await
    .unwrap()
}

/// A new account, and the cookie of its session.
pub async fn signed_in(server: &Running, who: &Credentials) -> String {
    let (status, set) = cookie(server, "/api/account/register", who).await;
    assert_eq!(status, 200);
    set.expect("a session").split(';').next().unwrap().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_holds_seats_and_its_session_is_a_cookie_scripts_do_not_see() {
    let server = Running::new().await;
    let ada = as_somebody("Ada", "a long enough phrase");
    let (status, set) = cookie(&server, "/api/account/register", &ada).await;
    assert_eq!(status, 200);
    let set = set.expect("a session");
    assert!(set.contains("HttpOnly") && set.contains("SameSite=Strict"), "{set}");
    let session = set.split(';').next().unwrap().to_string();
    let signed = [("cookie", session.as_str())];

    let opened = server.open_signed("tictactoe", &["me", "invited"], &signed).await;
    let (_, body) = server.post_text("/api/tables/mine", "{}".into(), &signed).await;
    let mine: TableList = serde_json::from_str(&body).unwrap();
    assert_eq!(mine.tables.len(), 1);
    assert_eq!((&mine.tables[0].id, &mine.tables[0].yours), (&opened.table.id, &vec![1]));

    let (_, body) = server.post_text("/api/account/logout", "{}".into(), &signed).await;
    assert_eq!(serde_json::from_str::<AccountView>(&body).unwrap().name, None);
    let (_, body) = server.post_text("/api/tables/mine", "{}".into(), &signed).await;
    assert_eq!(serde_json::from_str::<TableList>(&body).unwrap().tables, [], "the session ended");

    let (status, set) =
        cookie(&server, "/api/account/login", &as_somebody(" aDA ", &ada.passphrase)).await;
    assert!(status == 200 && set.is_some(), "names differ in more than case");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_names_and_passphrases_are_refused() {
    let server = Running::new().await;
    let register = "/api/account/register";
    assert_eq!(cookie(&server, register, &as_somebody("Ada", "long enough phrase")).await.0, 200);
    for (path, name, passphrase, status) in [
        (register, "ada", "another long phrase", 409),
        (register, "Bob", "short", 422),
        (register, "", "long enough phrase", 422),
        (register, "a\nb", "long enough phrase", 422),
        ("/api/account/login", "Ada", "a wrong long phrase", 401),
        ("/api/account/login", "Nobody", "long enough phrase", 401),
    ] {
        let (found, set) = cookie(&server, path, &as_somebody(name, passphrase)).await;
        assert_eq!((found, set), (status, None), "{path} {name:?}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn passphrases_cannot_be_tried_at_speed() {
    let server = Running::with(|config| {
        config.limits.logins = server::Rate::new(0.001, 3.0);
    })
    .await;
    let mut statuses = Vec::new();
    for _ in 0..4 {
        let guess = as_somebody("Ada", "a guess of a phrase");
        statuses.push(cookie(&server, "/api/account/login", &guess).await.0);
    }
    assert_eq!(statuses, [401, 401, 401, 429]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn expired_sessions_are_gone_once_a_server_starts() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&folder.path().join(server::DATABASE)).await.unwrap();
    store.create_session("old", "ada", 1).await.unwrap();
    store.create_session("new", "ada", i64::MAX).await.unwrap();
    let server = Running::at(folder.path(), |_| {}).await;
    // The moment before it expired, the session was good: once it is not, it has been deleted.
    while store.session("old", 0).await.unwrap().is_some() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(store.session("new", 0).await.unwrap().as_deref(), Some("ada"));
    server.stop().await;
}

//! What runs a server asks of it: health, readiness, counts, and a description of the API that is true.

use protocol::live::ServerMessage;
use serde_json::Value;

use crate::client::{Running, token};

#[tokio::test(flavor = "multi_thread")]
async fn everything_the_description_names_is_served() {
    let folder = tempfile::tempdir().unwrap();
    let games = games::registry().with(table::title(zoo::Campaign));
    let server = Running::with_games(folder.path(), games, |_| {}).await;
    let opened = server.open("tictactoe", &["me", "me"]).await;
    let campaign = server.open("zoo-campaign", &["me"]).await;
    let document: Value = server.read("/api/openapi.json", None).await;
    let mut asked = 0;
    for (path, operations) in document["paths"].as_object().expect("paths") {
        let id = match path.split('/').nth(2) {
            Some("games") => "tictactoe",
            Some("campaigns") => &campaign.table.id,
            _ => &opened.table.id,
        };
        let url = path.replace("{id}", id).replace("{at}", "0").replace("{rule}", "SB-2");
        for (method, operation) in operations.as_object().expect("operations") {
            let answers = operation["responses"].as_object().expect("responses");
            let promised: u16 = answers.keys().find_map(|key| key.parse().ok()).expect("a status");
            let (status, body) = match method.as_str() {
                "get" => server.get(&url, Some(token(&opened, 1))).await,
                _ => server.post_text(&url, "{}".into(), &[]).await,
            };
            // A table in play has no record yet, a WebSocket wants its handshake, `{}` is not what every body is.
            let refused = matches!(status, 400 | 403 | 409 | 422 | 426)
                // Nor has a campaign whose first chapter is in play.
                || path == "/api/campaigns/{id}/records" && status == 404;
            assert!(status == promised || refused, "{method} {url}: {status} {body}");
            assert!(refused || promised < 400, "{method} {url}: {status}");
            asked += 1;
        }
    }
    assert!(asked > 20, "{asked}");
    for path in ["/api/docs", "/api/docs.css", "/health", "/ready"] {
        assert_eq!(server.get(path, None).await.0, 200, "{path}");
    }
    let (status, body) = server.get("/api/nothing-of-the-kind", None).await;
    assert!(status == 404 && body.contains("not-found"), "{body}");
    server.stop().await;
}

/// Every sample has its help and its type, and what happens is counted.
#[tokio::test(flavor = "multi_thread")]
async fn what_happens_is_counted() {
    let server = Running::new().await;
    let opened = server.open("tictactoe", &["me", "random"]).await;
    let (mut person, _) = server.join(&opened.table.id, Some(token(&opened, 1))).await;
    assert!(matches!(person.play("b2", 0).await, ServerMessage::Accepted { .. }));
    let at = person.update_to(2).await.sequence;
    assert!(matches!(person.play("b2", at).await, ServerMessage::Refused { .. }));
    assert!(matches!(person.play("a1", 0).await, ServerMessage::Stale { .. }));
    let (_, metrics) = server.get("/metrics", None).await;
    for line in metrics.lines().filter(|line| !line.starts_with('#')) {
        let name = line.split(['{', ' ']).next().expect("a name");
        let family = ["_bucket", "_sum", "_count"]
            .iter()
            .find_map(|end| name.strip_suffix(end).filter(|name| name.ends_with("_seconds")))
            .unwrap_or(name);
        for kind in ["HELP", "TYPE"] {
            assert!(metrics.contains(&format!("# {kind} {family} ")), "{kind} of {line}");
        }
        let value = line.rsplit(' ').next().expect("a value");
        assert!(value.parse::<f64>().is_ok(), "{line}");
    }
    for line in [
        "starboard_tables_live 1",
        "starboard_connections 1",
        "starboard_appended_total 2",
        "starboard_automatic_total 1",
        "starboard_refused_total 1",
        "starboard_stale_total 1",
        "starboard_move_seconds_count 1",
    ] {
        assert!(metrics.lines().any(|found| found == line), "{line} in\n{metrics}");
    }
    server.stop().await;
}

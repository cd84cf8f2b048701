//! The API's description: one table of routes, for programs as an OpenAPI document and for people as a page.

use std::fmt::Write;
use std::sync::LazyLock;

use axum::http::header;
use axum::response::{Html, IntoResponse};
use protocol::http as p;
use protocol::live::{ClientMessage, Problem, ServerMessage};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

/// One thing that can be asked for.
struct Route {
    method: &'static str,
    path: &'static str,
    about: &'static str,
    /// Words behind the question mark, each with what it does.
    asking: &'static [(&'static str, &'static str)],
    body: Option<Type>,
    answer: Answer,
    status: u16,
}

/// A type's schema, added to the document's components.
type Type = fn(&mut SchemaGenerator) -> Schema;

enum Answer {
    Json(Type),
    Text,
    Socket,
}

fn schema<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}

const fn get(path: &'static str, about: &'static str, answer: Type) -> Route {
    Route {
        method: "get",
        path,
        about,
        asking: &[],
        body: None,
        answer: Answer::Json(answer),
        status: 200,
    }
}

const fn post(path: &'static str, about: &'static str, body: Type, answer: Type) -> Route {
    Route { method: "post", body: Some(body), status: 201, ..get(path, about, answer) }
}

impl Route {
    const fn asking(mut self, asking: &'static [(&'static str, &'static str)]) -> Route {
        self.asking = asking;
        self
    }

    const fn status(mut self, status: u16) -> Route {
        self.status = status;
        self
    }

    const fn answering(mut self, answer: Answer) -> Route {
        self.answer = answer;
        self
    }
}

const VIEWER: &[(&str, &str)] = &[(
    "viewer",
    "`seat-1`, `spectator` or `referee`; by default your own seat. Others only once the game is over",
)];

static ROUTES: LazyLock<Vec<Route>> = LazyLock::new(|| {
    let empty: Type = |_| json_schema(json!({ "type": "object" }));
    vec![
        get("/api/games", "The games there are.", schema::<Vec<p::GameCard>>),
        get("/api/games/{id}", "One game's card.", schema::<p::GameCard>),
        get("/api/games/{id}/almanac", "What every card, place and token of a game is.", schema::<p::AlmanacPage>),
        get("/api/games/{id}/rules", "A game's rules in our own words.", schema::<p::RulesPage>)
            .asking(&[("q", "words that a rule must have all of")]),
        get("/api/games/{id}/rules/{rule}", "One rule by its id.", schema::<p::RulesPage>),
        get("/api/tables", "A list of tables.", schema::<p::TableList>).asking(&[(
            "which",
            "`public` (the default), or `mine`: those of `X-Seat` and of the account",
        )]),
        post("/api/tables", "Opens a table.", schema::<p::NewTable>, schema::<p::OpenedTable>),
        post(
            "/api/tables/mine",
            "The tables of whoever holds these secrets, or is signed in; those that wait for you first.",
            schema::<p::MineQuery>,
            schema::<p::TableList>,
        )
        .status(200),
        get("/api/tables/{id}", "One table's card.", schema::<p::TableView>),
        post(
            "/api/tables/{id}/rematch",
            "Opens the same table again for the same people, once the game is over or the rules have changed. Whoever holds a seat here holds it there, by the same secret.",
            empty,
            schema::<p::OpenedTable>,
        ),
        post(
            "/api/tables/{id}/next",
            "Opens the next chapter of a campaign, once this one is over and leaves something; asked again, it is the same table. Whoever is kept holds their seat by the same secret.",
            schema::<p::NextTable>,
            schema::<p::OpenedTable>,
        ),
        get("/api/campaigns/{id}", "Every chapter of a campaign, and what can follow each.", schema::<p::CampaignView>),
        get("/api/campaigns/{id}/records", "The records of the finished chapters that lead to a table, one after the other.", empty)
            .answering(Answer::Text)
            .asking(&[("to", "the table they lead to; by default the last one")]),
        post(
            "/api/tables/{id}/fork",
            "Opens a table that goes on from a position of this one: after its end, or if all people's seats are yours.",
            schema::<p::ForkTable>,
            schema::<p::OpenedTable>,
        ),
        get("/api/tables/{id}/record", "The record of a finished game, as a text file.", empty)
            .answering(Answer::Text),
        get("/api/tables/{id}/replay", "Every step of a game.", schema::<p::Replay>).asking(VIEWER),
        get(
            "/api/tables/{id}/positions/{at}",
            "The position after so many decisions.",
            schema::<p::Position>,
        )
        .asking(VIEWER),
        get(
            "/api/tables/{id}/live",
            "The WebSocket of a table: `ClientMessage` goes up, `ServerMessage` comes down, one JSON object a message.",
            empty,
        )
        .answering(Answer::Socket)
        .status(101),
        post(
            "/api/records",
            "Makes a table of a record: to replay, or to go on with. Of the chapters of a campaign, one after the other, the last one; whether they belong together is verified.",
            schema::<p::NewRecord>,
            schema::<p::OpenedTable>,
        ),
        get("/api/account", "Who is signed in.", schema::<p::AccountView>),
        post(
            "/api/account/register",
            "Opens an account and signs in, by a cookie.",
            schema::<p::Credentials>,
            schema::<p::AccountView>,
        )
        .status(200),
        post(
            "/api/account/login",
            "Signs in, by a cookie.",
            schema::<p::Credentials>,
            schema::<p::AccountView>,
        )
        .status(200),
        post("/api/account/logout", "Signs out.", empty, schema::<p::AccountView>).status(200),
        get("/health", "Whether the process answers.", empty).answering(Answer::Text),
        get("/ready", "Whether the database answers too.", empty).answering(Answer::Text),
        get("/metrics", "Counts for Prometheus.", empty).answering(Answer::Text),
    ]
});

const ABOUT: &str = "Tables of deep-space board games. Every request that changes something is JSON \
    (`Content-Type: application/json`) and, from a browser, of the same origin. A seat's secret travels in the \
    header `X-Seat` (several with commas between), never in an address. `?lang=en`, `it` or `ja` chooses the \
    language of the words in an answer. Errors are a `Problem`.";

static DOCUMENT: LazyLock<Value> = LazyLock::new(|| {
    let mut settings = SchemaSettings::draft2020_12();
    settings.definitions_path = "/components/schemas".into();
    let mut generator = settings.into_generator();
    let problem = generator.subschema_for::<Problem>();
    generator.subschema_for::<ClientMessage>();
    generator.subschema_for::<ServerMessage>();
    let mut paths: Map<String, Value> = Map::new();
    for route in ROUTES.iter() {
        let operation = operation(route, &problem, &mut generator);
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[route.method] = operation;
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Starboard",
            "version": env!("CARGO_PKG_VERSION"),
            "description": ABOUT,
        },
        "paths": paths,
        "components": { "schemas": generator.take_definitions(true) },
    })
});

fn json_schema(value: Value) -> Schema {
    Schema::try_from(value).expect("an object is a schema")
}

fn operation(route: &Route, problem: &Schema, generator: &mut SchemaGenerator) -> Value {
    let in_path = route.path.split('{').skip(1).filter_map(|part| part.split('}').next());
    let mut parameters: Vec<Value> = in_path
        .map(|name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }))
        .collect();
    parameters.extend(route.asking.iter().map(|(name, about)| {
        json!({ "name": name, "in": "query", "description": about, "schema": { "type": "string" } })
    }));
    let content = |schema: &Schema| json!({ "application/json": { "schema": schema } });
    let mut answer = json!({ "description": route.about });
    match route.answer {
        Answer::Json(schema) => answer["content"] = content(&schema(generator)),
        Answer::Text => {
            answer["content"] = json!({ "text/plain": { "schema": { "type": "string" } } });
        }
        Answer::Socket => {}
    }
    let mut operation = json!({
        "summary": route.about,
        "parameters": parameters,
        "responses": {
            route.status.to_string(): answer,
            "default": { "description": "It cannot be done, and why.", "content": content(problem) },
        },
    });
    if let Some(body) = route.body {
        operation["requestBody"] =
            json!({ "required": true, "content": content(&body(generator)) });
    }
    operation
}

/// `GET /api/openapi.json`
pub(super) async fn document() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], DOCUMENT.to_string())
}

static PAGE: LazyLock<String> = LazyLock::new(|| {
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>Starboard: the API</title>\n\
         <link rel=\"stylesheet\" href=\"/api/docs.css\">\n<main>\n<h1>Starboard: the API</h1>\n<p>{}</p>\n\
         <p>For programs: <a href=\"/api/openapi.json\">openapi.json</a>.</p>\n<h2>What can be asked for</h2>\n",
        in_html(ABOUT)
    );
    let document = &*DOCUMENT;
    for route in ROUTES.iter() {
        let operation = &document["paths"][route.path][route.method];
        let body = &operation["requestBody"]["content"]["application/json"]["schema"];
        let answer = &operation["responses"][route.status.to_string()]["content"]["application/json"]
            ["schema"];
        let _a_string_takes_everything = write!(
            page,
            "<section>\n<h3><code>{} {}</code></h3>\n<p>{}</p>\n<ul>\n",
            route.method.to_uppercase(),
            route.path,
            in_html(route.about)
        );
        for (name, about) in route.asking {
            page += &format!("<li><code>?{name}=</code> {}</li>\n", in_html(about));
        }
        for (what, schema) in [("sent", body), ("answered", answer)] {
            if let Some(name) = type_name(schema) {
                page += &format!("<li>{what}: {name}</li>\n");
            }
        }
        page += "</ul>\n</section>\n";
    }
    page += "<h2>Types</h2>\n";
    if let Some(types) = document["components"]["schemas"].as_object() {
        for (name, schema) in types {
            page += &format!(
                "<section>\n<h3 id=\"{name}\">{name}</h3>\n{}</section>\n",
                described(schema)
            );
        }
    }
    page + "</main>\n</html>\n"
});

/// A type with its fields or variants.
fn described(schema: &Value) -> String {
    let mut text = String::new();
    if let Some(about) = schema["description"].as_str() {
        text += &format!("<p>{}</p>\n", in_html(about));
    }
    if let Some(fields) = schema["properties"].as_object() {
        text += "<dl>\n";
        for (name, field) in fields {
            let kind = type_name(field).unwrap_or_default();
            let about = field["description"].as_str().unwrap_or_default();
            text += &format!("<dt><code>{name}</code> {kind}</dt><dd>{}</dd>\n", in_html(about));
        }
        text += "</dl>\n";
    }
    for variant in schema["oneOf"].as_array().into_iter().flatten() {
        text += &format!("<div>{}</div>\n", described(variant));
    }
    if let Some(word) = schema["const"].as_str() {
        text += &format!("<p><code>{word}</code></p>\n");
    }
    text
}

/// What a field holds, with a link to its type where it has one.
fn type_name(schema: &Value) -> Option<String> {
    if let Some(reference) = schema["$ref"].as_str() {
        let name = reference.rsplit('/').next()?;
        return Some(format!("<a href=\"#{name}\">{name}</a>"));
    }
    if let Some(one) = schema["anyOf"].as_array().and_then(|any| any.first()) {
        return type_name(one);
    }
    if let Some(word) = schema["const"].as_str() {
        return Some(format!("<code>{word}</code>"));
    }
    if schema["type"] == "array" {
        return type_name(&schema["items"]).map(|each| format!("list of {each}"));
    }
    let kind = schema["type"].as_array().and_then(|kinds| kinds.first()).unwrap_or(&schema["type"]);
    kind.as_str().map(String::from)
}

/// Text for a page: what stands between backticks is code.
fn in_html(text: &str) -> String {
    let safe = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let parts = safe.split('`').enumerate();
    let part = |(index, part): (usize, &str)| {
        if index % 2 == 1 { format!("<code>{part}</code>") } else { part.to_string() }
    };
    parts.map(part).collect()
}

/// `GET /api/docs`
pub(super) async fn page() -> Html<&'static str> {
    Html(&PAGE)
}

/// `GET /api/docs.css`
pub(super) async fn style() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("docs.css"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reference_in_the_document_leads_somewhere() {
        let text = DOCUMENT.to_string();
        let known = DOCUMENT["components"]["schemas"].as_object().unwrap();
        let names = text.split("#/components/schemas/").skip(1);
        let mut count = 0;
        for name in names.filter_map(|rest| rest.split('"').next()) {
            assert!(known.contains_key(name), "{name}");
            count += 1;
        }
        assert!(count > 50, "{count}");
        assert!(!text.contains("$defs"));
    }

    #[test]
    fn the_page_shows_every_route_and_type() {
        for route in ROUTES.iter() {
            assert!(PAGE.contains(&format!("{} {}<", route.method.to_uppercase(), route.path)));
        }
        assert!(PAGE.contains("id=\"SceneView\"") && PAGE.contains("#OpenedTable"));
        assert_eq!(in_html("`<a>` & b"), "<code>&lt;a&gt;</code> &amp; b");
    }
}

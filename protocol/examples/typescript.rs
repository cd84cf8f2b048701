//! Prints the messages as TypeScript: what `cargo xtask types` writes to `web/src/protocol/index.ts`.

fn main() {
    print!("{}", protocol::typescript());
}

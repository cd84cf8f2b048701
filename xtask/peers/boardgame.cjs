// Serves tic-tac-toe with boardgame.io's own server: in-memory storage (its default), everything else as it comes.
//
//     node boardgame.cjs FOLDER PORT
//
// FOLDER holds the node_modules with boardgame.io.

const { createRequire } = require("node:module");
const path = require("node:path");

const [folder, port] = process.argv.slice(2);
const load = createRequire(path.join(path.resolve(folder), "package.json"));
const { Server, Origins } = load("boardgame.io/dist/cjs/server.js");
const { INVALID_MOVE } = load("boardgame.io/dist/cjs/core.js");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const TicTacToe = {
  name: "tictactoe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const won = LINES.some((line) => line.every((i) => G.cells[i] !== null && G.cells[i] === G.cells[line[0]]));
    if (won) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] }).run(Number(port), () => console.log("ready"));

"""Plays whole games between OpenSpiel's own uniform random bots and prints how long the loop took.

    python openspiel.py GAME GAMES SEED

The loop is timed, nothing else: games and bots are made before it, and decisions are counted after it in
games that are not timed.
"""

import json
import sys
import time

import pyspiel

COUNTED = 200


def main(name, games, seed):
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(p, seed + p) for p in range(game.num_players())]

    def play(number):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed + number)
        return state

    start = time.perf_counter()
    for number in range(games):
        play(number)
    seconds = time.perf_counter() - start

    decisions = 0
    for number in range(COUNTED):
        decisions += sum(step.player >= 0 for step in play(games + number).full_history())
    print(json.dumps({"games": games, "seconds": seconds, "mean_decisions": decisions / COUNTED}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))

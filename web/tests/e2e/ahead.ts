// Games that are played ahead, by chance and without drawing anything, to where a test or a picture wants to look.
import type { Page } from 'playwright-core';
import type { ServerMessage } from '../../src/protocol';
import type { Opened } from './harness';

/** Where to stop: at a question that can be declined, at an open page of a story, or after so many decisions in all. */
export type Goal = 'declinable' | 'story' | number;

/** Plays for a seat until the goal is there when it decides. Says whether it came before the game was over. `only`: the move
 * it makes whenever it may. */
export async function playAhead(page: Page, opened: Opened, seat: number, goal: Goal, only?: string): Promise<boolean> {
  const token = opened.seats.find((one) => one.seat === seat)?.token ?? '';
  return page.evaluate(async ({ id, token, goal, only }) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/live`);
    await new Promise((open) => (socket.onopen = open));
    return new Promise<boolean>((done) => {
      let state = 7;
      let last = -1;
      socket.onmessage = (event) => {
        const message = JSON.parse(String(event.data)) as ServerMessage;
        const update = message.type === 'welcome' ? message.update : message.type === 'update' ? message : undefined;
        if (!update || update.sequence === last || (update.scene.offers.length === 0 && !update.scene.outcome)) return;
        last = update.sequence;
        const there = goal === 'declinable' ? update.scene.prompt?.decline !== undefined : goal === 'story' ? update.scene.page !== undefined : update.moves >= goal;
        if (there || update.scene.outcome) {
          socket.close();
          done(update.scene.outcome === undefined);
          return;
        }
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        const offer = update.scene.offers.find((one) => one.notation === only) ?? update.scene.offers[Math.floor((state / 2 ** 32) * update.scene.offers.length)];
        socket.send(JSON.stringify({ type: 'move', id: 1, notation: offer?.notation, at: update.sequence }));
      };
      socket.send(JSON.stringify({ type: 'hello', protocol: 1, lang: 'en', seat_token: token }));
    });
  }, { id: opened.table.id, token, goal, only });
}

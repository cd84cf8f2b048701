import { expect, it } from 'vitest';
import { onStage, openTable, until, visit } from './harness';
import { confirm as agree, myMoves, playOut, quiet } from './play';

const stage = onStage();
const { server } = stage;

it('a new table: seats, a clock, an invitation that seats a second person', async () => {
  const [host, guest] = [await visit(stage.browser), await visit(stage.browser)];
  await host.page.goto(`${server.url}/new/connectfour`);
  await host.page.getByLabel('Seat 2').selectOption('invited');
  await host.page.getByLabel('Name of the table').fill('Friday four');
  await host.page.getByText('Clocks, visibility and more').click();
  await host.page.getByLabel('Clocks for people').check();
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  const invitation = await host.page.getByLabel('Invitation for seat 2').inputValue();
  await host.page.getByRole('link', { name: 'Go to the table' }).click();
  expect((await myMoves(host)).length).toBe(7);
  await guest.page.goto(invitation);
  await guest.page.getByText(/Friday four/).first().waitFor();
  expect(await guest.page.locator('.clock').count()).toBe(2);
  await host.page.locator('.moves [data-move="d"]').click();
  await agree(host, '.moves');
  expect((await myMoves(guest)).length).toBe(7);
  // The table is on the lists of both, the guest's turn first.
  await guest.page.goto(server.url);
  await guest.page.getByRole('link', { name: /Friday four[\s\S]*Your turn/ }).waitFor();
  quiet(host);
  quiet(guest);
  await host.context.close();
  await guest.context.close();
});

it('who sits where is chosen by name, and read by name at the table', async () => {
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await page.goto(`${server.url}/new/stationfall`);
  const seat = page.getByLabel('Seat 2', { exact: true });
  await seat.selectOption({ label: 'Station Automation' });
  await page.getByLabel('Seat 2: which one').selectOption({ label: 'Engineer (Preserve Ecosphere)' });
  await page.getByLabel('Seat 3', { exact: true }).selectOption({ label: 'Beginner' });
  await page.getByLabel('Seat 4', { exact: true }).selectOption({ label: 'Thinker, easy' });
  await page.getByLabel('Project X', { exact: true }).selectOption({ label: 'Wormhole' });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('link', { name: 'Go to the table' }).click();
  await page.getByTitle('Station Automation: Engineer (Preserve Ecosphere)').waitFor();
  for (const kind of ['Beginner', 'Thinker, easy']) expect(await page.locator('.seats').getByTitle(kind, { exact: true }).count()).toBe(1);
  const plates = await page.locator('.seats .name b').allTextContents();
  expect(plates).toEqual(['Seat 1', 'Station Automation: Engineer', 'Beginner', 'Thinker, easy']);
  quiet(visitor);
  await visitor.context.close();
});

it('a seat is handed to a bot and taken back', async () => {
  const opened = await openTable(server, { game: 'tictactoe', seats: ['me', 'invited'], seed: '3' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await page.goto(server.url + (opened.seats[0]?.link ?? ''));
  await myMoves(visitor);
  await page.getByRole('button', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).waitFor();
  await page.keyboard.press('Escape');
  await until('the bot moved for me', async () => (await page.locator('.grid .glyph.token').count()) === 1);
  quiet(visitor);
  await visitor.context.close();
});

it('an account keeps a name and is left again', async () => {
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await page.goto(`${server.url}/account`);
  await page.getByLabel('Name').fill('ada');
  await page.getByLabel('Passphrase').fill('green lamps on the right side');
  await page.getByRole('button', { name: 'New account' }).click();
  await page.getByText('You are signed in as ada.').waitFor();
  await page.reload();
  await page.getByText('You are signed in as ada.').waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  quiet(visitor);
  await visitor.context.close();
});

it('the record of a game is pasted back and replayed', async () => {
  const opened = await openTable(server, { game: 'tictactoe', seats: ['me', 'random'], seed: '9' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await page.goto(server.url + (opened.seats[0]?.link ?? ''));
  await playOut(visitor, 9);
  const record = await (await fetch(`${server.url}/api/tables/${opened.table.id}/record`)).text();
  await page.goto(`${server.url}/replay`);
  await page.getByLabel('or its text').fill(record);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('input[type=range]').waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  await until('the last position', async () => (await page.locator('.grid .glyph.token').count()) >= 5);
  expect(page.url()).not.toContain(opened.table.id);
  quiet(visitor);
  await visitor.context.close();
});

it('the rules are searched by words, and a rule opens', async () => {
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await page.goto(`${server.url}/rules/stationfall`);
  await page.getByPlaceholder('Search the rules').fill('bribe consent');
  await page.getByText('Using a Bribe').first().waitFor();
  await page.getByRole('button', { name: 'SF-15.5.4.1' }).first().click();
  await page.locator('.open h2', { hasText: 'Using a Bribe' }).waitFor();
  quiet(visitor);
  await visitor.context.close();
});

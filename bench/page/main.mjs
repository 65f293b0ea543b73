// Measures the built web app in a Chromium: how long until a board can be played, what a redraw of a late position costs, and a turn of
// somebody else in a game over the network.
// Each number comes with a ratio to something measured in the same run, since machines differ.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { games } from '@threefold-games/catalogue';
import { formatRecord, parseRecord, splitRecords } from '@threefold-games/core';
import { openServer, webRoot } from '@threefold-games/server';
import { needChromium } from '../../scripts/test/chromium.mjs';
import { networkedTurn } from './networkedTurn.mjs';

const RUNS = 5;
const PICKS = 20;
/** A frame of a screen that shows sixty a second, in milliseconds. */
const FRAME = 1000 / 60;

const root = fileURLToPath(new URL('../..', import.meta.url));
const median = list => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
const told = (value, ratio) => `${value.toFixed(1).padStart(8)} ms ${ratio.toFixed(1).padStart(6)}x`;

/** The position before the last two turns of the longest real game. */
const lateGame = game => {
  const text = readFileSync(join(root, 'games', game.id, 'vectors/games.play'), 'utf8');
  const records = splitRecords(text)
    .map(each => parseRecord(each))
    .flatMap(each => (each.ok ? [each.value] : []));
  const record = records.reduce((best, each) => (each.turns.length > best.turns.length ? each : best));
  const tags = record.tags.filter(({ name }) => ['Game', 'Options', 'Setup', 'Seats'].includes(name));
  const seats = (tags.find(({ name }) => name === 'Seats')?.value ?? '').split('; ');
  return {
    id: 'late',
    revision: 1,
    game: game.id,
    record: formatRecord({ tags, turns: record.turns.slice(0, -2), comments: [] }),
    composed: [],
    seats: seats.map(name => ({ kind: 'person', name })),
    started: 0,
    updated: 0,
    status: 'running',
    draws: 'bench',
  };
};

/** Puts a saved game into the browser from a file of the site that runs nothing. */
const keep = async (page, url, game) => {
  await page.goto(`${url}icons/icon.svg`);
  await page.evaluate(
    entry =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('threefold', 1);
        request.addEventListener('upgradeneeded', () => {
          request.result.createObjectStore('games', { keyPath: 'id' });
          request.result.createObjectStore('aside', { keyPath: 'id' });
        });
        request.addEventListener('error', () => reject(request.error));
        request.addEventListener('success', () => {
          const work = request.result.transaction(['games'], 'readwrite');
          work.objectStore('games').put(entry);
          work.addEventListener('complete', () => {
            request.result.close();
            resolve();
          });
        });
      }),
    game,
  );
};

/** The game as the app itself keeps it: this entry is of an older version, and opened once it is upgraded. */
const asKept = async (newContext, url, game) => {
  const context = await newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await keep(page, url, game);
  await playable(page, `${url}en/game/${game.id}`);
  const entry = await page.evaluate(
    id =>
      new Promise(resolve => {
        const request = indexedDB.open('threefold');
        request.addEventListener('success', () => {
          const asked = request.result.transaction(['games']).objectStore('games').get(id);
          asked.addEventListener('success', () => resolve(asked.result));
        });
      }),
    game.id,
  );
  await context.close();
  return entry;
};

const playable = async (page, address) => {
  const begun = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForSelector('.board-bar-accent');
  await page.waitForSelector('.board-cell');
  return performance.now() - begun;
};

/** An empty page of the same server: what the browser takes for any page. */
const emptyPage = async (page, url) => {
  const begun = performance.now();
  await page.goto(`${url}icons/icon.svg`, { waitUntil: 'commit' });
  return performance.now() - begun;
};

/** Points at cells and lets go again by mouse and key, and asks the browser how long its page worked on each of it. */
const redraws = async page => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'timeTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const settle = () =>
    page.evaluate(
      () => new Promise(resolve => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 200 }))),
    );
  const spots = await page.$$eval('.board-cell', cells =>
    cells.map(cell => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  const idle = [];
  const times = [];
  for (let i = 0; i < PICKS; i++) {
    const { x, y } = spots[Math.floor((spots.length * (i + 0.5)) / PICKS)];
    await page.mouse.move(x, y);
    await settle();
    const begun = await worked();
    await settle();
    const still = await worked();
    await page.mouse.down();
    await page.mouse.up();
    await settle();
    const done = await worked();
    // What the measuring itself costs is taken off.
    idle.push(still - begun);
    times.push(done - still);
    await page.keyboard.press('Escape');
  }
  const rest = median(idle);
  return times.map(time => Math.max(0, time - rest));
};

const folder = mkdtempSync(join(tmpdir(), 'threefold-bench-'));
cpSync(webRoot(), folder, { recursive: true });
const data = mkdtempSync(join(tmpdir(), 'threefold-bench-data-'));
const server = await openServer({ root: folder, data, port: 0, host: '127.0.0.1' });
if (!server.ok) {
  process.stderr.write(`threefold: ${server.error.code} ${server.error.detail}\n`);
  process.exit(1);
}
const { url } = server.value;
const browser = await chromium.launch({ executablePath: needChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const newContext = (more = {}) =>
  browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', ...more });

process.stdout.write(
  'To a board that can be played (ratio to an empty page); a redraw of a late one, and a turn over the network (ratio to a frame)\n',
);
for (const game of games) {
  const late = await asKept(newContext, url, lateGame(game));
  const [cold, empty, warm, redraw] = [[], [], [], []];
  for (let i = 0; i < RUNS; i++) {
    const context = await newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await keep(page, url, late);
    empty.push(await emptyPage(page, url));
    cold.push(await playable(page, `${url}en/game/late`));
    await context.close();
  }
  const context = await newContext();
  const page = await context.newPage();
  await keep(page, url, late);
  await playable(page, `${url}en/game/late`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (let i = 0; i < RUNS; i++) warm.push(await playable(page, `${url}en/game/late`));
  redraw.push(...(await redraws(page)));
  await context.close();
  const { turn, frame } = await networkedTurn(game, newContext, url);
  const still = median(empty);
  process.stdout.write(
    `${game.id.padEnd(8)} cold ${told(median(cold), median(cold) / still)}   warm ${told(median(warm), median(warm) / still)}   ` +
      `redraw ${told(median(redraw), median(redraw) / FRAME)}   turn ${told(turn, turn / FRAME)} ${(turn / frame).toFixed(1).padStart(6)} empty frames\n`,
  );
}
await browser.close();
await server.value.close();
for (const each of [folder, data]) rmSync(each, { recursive: true, force: true });

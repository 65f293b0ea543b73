import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import type { ThreefoldBoard } from '@threefold-games/board-core';
import { seededRandom } from '@threefold-games/core';
import { openServer } from '@threefold-games/server';
import { turnByLot } from '../lot.ts';
import { GAMES } from '../records.ts';
import { faceOf } from '../table.ts';
import { gameNow } from '../together/rooms.ts';
import { online, speak, words } from '../together/said.ts';
import {
  byKeys,
  byPointer,
  clickOn,
  endsSoon,
  fillIn,
  isOutOfReach,
  keptGame,
  myTurn,
  PRESSED,
  see,
  until,
} from './acts.ts';
import { FIREFOX } from './firefox.ts';
import { WEBKIT } from './webkit.ts';
import type { OtherBrowser, Window } from './window.ts';

const PICTURES = fileURLToPath(new URL('../../../../screenshots/others/', import.meta.url));
mkdirSync(PICTURES, { recursive: true });

test.describe.configure({ timeout: 600_000 });

for (const candidate of [FIREFOX, WEBKIT]) {
  const { name, missing } = candidate;
  if (missing !== undefined) {
    test.skip(`${name} is not tried here. ${missing}`, () => {});
    continue;
  }

  test.describe(name, () => {
    let browser: OtherBrowser;
    const base = process.env.THREEFOLD_URL ?? '';
    const shoot = async (window: Window, what: string): Promise<void> =>
      writeFileSync(`${PICTURES}${name.toLowerCase()}-${what}.png`, await window.picture());
    const settle = (window: Window, settings: Readonly<Record<string, unknown>>): Promise<void> =>
      window.run(text => localStorage.setItem('threefold-settings', text), JSON.stringify(settings));

    test.beforeAll(async () => {
      browser = await candidate.start();
      process.stdout.write(`${browser.version}\n`);
    });
    test.afterAll(() => browser?.close());

    for (const game of GAMES)
      test(`${game} is begun from the first page and played by pointer and keys, in 3D too, over a reload in ${name}`, async () => {
        const { title } = await faceOf(game);
        const window = await browser.open();
        await window.goto(`${base}en/`);
        for (const each of GAMES) await see(window, `[aria-label="Play ${(await faceOf(each)).title}"]`);
        // Help would ask about what a lot gives away.
        await settle(window, {
          confirm: 'never',
          help: false,
          motion: 'off',
          theme: game === 'tzaar' ? 'dark' : 'light',
        });
        await window.reload();
        await see(window, `[aria-label="Play ${title}"]`);
        await shoot(window, `home-${game}`);
        await clickOn(window, PRESSED, `Play ${title}`);
        const random = seededRandom(`smoke ${game}`);
        /** Plays one turn and waits for the answer. */
        const play = async (hand: typeof byPointer): Promise<void> => {
          const now = await keptGame(window);
          let steps = turnByLot(now, random);
          while (endsSoon(now, steps) || (await isOutOfReach(window, steps))) steps = turnByLot(now, random);
          await hand(window, now, steps);
          await myTurn(window, now.turns.length + 1);
          expect((await keptGame(window)).turns[now.turns.length]?.steps).toEqual(steps.map(({ text }) => text));
        };
        await myTurn(window);
        await play(byPointer);
        await play((at, _, steps) => byKeys(at, steps));
        await play(byPointer);
        await shoot(window, `table-${game}`);
        await clickOn(window, PRESSED, speak(words.table.to3d));
        await see(window, '.board-host canvas');
        await until('a board in three dimensions', () =>
          window.run(() => !document.querySelector('.board-host [role="status"]'), undefined),
        );
        await play(byPointer);
        await shoot(window, `solid-${game}`);
        await clickOn(window, PRESSED, speak(words.table.to2d));
        await see(window, '.board-svg');
        const before = await keptGame(window);
        await window.reload();
        await myTurn(window, before.turns.length);
        expect((await keptGame(window)).position.encode()).toBe(before.position.encode());
        await play(byPointer);
        expect(await window.errors()).toEqual([]);
      });

    test(`boards on other pages are drawn, gone through and played on in ${name}`, async () => {
      const window = await browser.open();
      await window.goto(`${base}docs/guides/board`);
      await see(window, '.live threefold-board');
      const played = await until('all boards', () =>
        window.run(() => {
          const boards = [...document.querySelectorAll<ThreefoldBoard>('.live threefold-board')];
          const cells = boards.map(({ shadowRoot }) => shadowRoot?.querySelectorAll('.board-cell').length ?? 0);
          if (boards.length < 3 || cells.includes(0)) return null;
          const [replay, , table] = boards as [ThreefoldBoard, ThreefoldBoard, ThreefoldBoard];
          const heard: number[] = [];
          table.addEventListener('turn', ({ detail }) => heard.push(detail.turn));
          replay.go(1);
          const isPlayed = table.play(table.legal[0]!);
          return { cells, at: replay.turn, isPlayed, heard, svg: table.toSvg()?.slice(0, 4) };
        }, undefined),
      );
      expect(played).toEqual({ cells: [60, 60, 25], at: 1, isPlayed: true, heard: [1], svg: '<svg' });
      for (const [at, board] of ['replay', 'german', 'played'].entries()) {
        await window.run(
          ([nth]) => document.querySelectorAll('.live')[Number(nth)]?.scrollIntoView({ block: 'center' }),
          [String(at)],
        );
        await shoot(window, `board-${board}`);
      }
      expect(await window.errors()).toEqual([]);
    });

    test(`after one visit the app works with the server gone in ${name}`, async () => {
      const root = process.env.THREEFOLD_WEB ?? '';
      const server = await openServer({ root, data: test.info().outputPath('data'), port: 0, host: '127.0.0.1' });
      if (!server.ok) throw new Error(server.error.detail);
      const { url, close } = server.value;
      const window = await browser.open();
      await window.goto(`${url}en/`);
      await window.run(() => navigator.serviceWorker.ready.then(() => true), undefined);
      await close();
      await expect(fetch(`${url}en/`)).rejects.toThrow();
      await window.reload();
      const { title } = await faceOf('tzaar');
      await clickOn(window, PRESSED, `Play ${title}`);
      await myTurn(window);
      const now = await keptGame(window);
      await byPointer(window, now, turnByLot(now, seededRandom('offline')));
      await myTurn(window, 2);
      await shoot(window, 'offline');
    });

    test(`two people play over the network in ${name}`, async () => {
      const people = [await browser.open(), await browser.open()] as const;
      const [ada, ben] = people;
      const sayName = async (window: Window, called: string): Promise<void> => {
        await fillIn(window, 'dialog[open] input', called);
        await window.press('Enter');
      };
      await ada.goto(`${base}en/together`);
      await clickOn(ada, PRESSED, speak(online.together.create));
      await sayName(ada, 'Ada');
      const id = await until('a table', () =>
        ada.run(() => /\/room\/([^/]+)$/.exec(location.pathname)?.[1] ?? null, undefined),
      );
      await ben.goto(`${base}en/room/${id}`);
      await clickOn(ben, PRESSED, speak(online.room.takeSeat));
      await sayName(ben, 'Ben');
      await shoot(ben, 'table-open');
      for (const each of [ben, ada]) await clickOn(each, PRESSED, speak(online.room.sayReady));
      await clickOn(ada, PRESSED, speak(online.room.start));
      for (let turn = 0; turn < 4; turn++) {
        const now = await until(`turn ${turn}`, async () => {
          const standing = await gameNow(id);
          return standing.saved.status === 'playing' && standing.turns.length === turn && standing;
        });
        const window = people[now.position.actor]!;
        await myTurn(window, turn);
        const steps = turnByLot(now, seededRandom(`two ${turn}`));
        await (turn < 2 ? byPointer(window, now, steps) : byKeys(window, steps));
      }
      const last = await until('the last turn', async () => {
        const standing = await gameNow(id);
        return standing.turns.length === 4 && standing;
      });
      await myTurn(people[last.position.actor]!, 4);
      for (const [at, each] of people.entries()) await shoot(each, `together-${at}`);
      for (const each of people) expect(await each.errors()).toEqual([]);
    });
  });
}

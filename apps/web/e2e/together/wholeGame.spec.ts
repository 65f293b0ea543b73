import { findGame } from '@threefold-games/catalogue';
import { parseRecord, replay } from '@threefold-games/core';
import { amount } from '@threefold-games/testkit';
import { oneOfTheDay } from '../day.ts';
import { mouse } from '../hands.ts';
import { GAMES, type GameId } from '../records.ts';
import { expect } from '../site.ts';
import { faceOf } from '../table.ts';
import { cut, forgiveCuts, holdSockets, mend } from './lines.ts';
import { ask, test } from './people.ts';
import { expectBoard, pickTurn, playTogether, said, shows } from './play.ts';
import { beginRoom, goTo, planFor, viewOf } from './rooms.ts';
import { online, speak, words } from './said.ts';

/** A game of each title that is soon over; the turns follow from the seed, but where the server draws. */
const MATCHES: Readonly<Record<GameId, { readonly options: Readonly<Record<string, string>>; readonly seed: string }>> =
  {
    talat: { options: {}, seed: '36491' },
    tzaar: { options: { setup: 'fixed' }, seed: '19' },
    taluva: { options: { tiles: '24' }, seed: '1' },
  };
/** One is cut off before this turn of theirs, the other loads the page again before this one. */
const CUT = 6;
const RELOAD = 9;
/** Before this turn the one who waits asks for a take-back, and is refused. */
const ASK = 4;
/** What is drawn costs time, so the screens are small. */
const SCREEN = { viewport: { width: 960, height: 600 } };
/** Every so many turns are played by mouse. */
const BY_MOUSE = 9;

test.describe.configure({ timeout: 240_000 });

/** Talat takes more turns than the others together; three people play it elsewhere. */
const PLAYED = amount<readonly GameId[]>([oneOfTheDay<GameId>(['tzaar', 'taluva'])], GAMES);

for (const game of PLAYED)
  test(`two people play ${game} to its end, through a lost line and a reload`, async ({ arrive, troubles }) => {
    const { options, seed } = MATCHES[game];
    const people = [await arrive('Ada', SCREEN), await arrive('Ben', SCREEN)] as const;
    const [ada, ben] = people;
    await holdSockets(ben.context);
    const room = await beginRoom(people, planFor(game, { options }));
    await Promise.all(people.map(each => goTo(each, room)));
    const end = await playTogether({
      room,
      people,
      seed,
      hand: turn => (turn % BY_MOUSE === 2 ? mouse : said),
      before: async (turn, standing) => {
        if (turn === RELOAD) await ada.page.reload();
        if (turn === ASK) {
          const [acts, waits] = standing.position.actor === 0 ? [ada, ben] : [ben, ada];
          await waits.page.getByRole('button', { name: speak(online.live.offer.takeBack) }).click();
          await acts.page.getByRole('button', { name: speak(online.live.decline), exact: true }).click();
          await expect(waits.page.getByRole('button', { name: speak(online.live.withdraw) })).toHaveCount(0);
        }
        if (turn < CUT || standing.position.actor !== 1 || turn > CUT + 1) return false;
        await shows(ben.page, turn, true);
        await cut(ben);
        await expect(ben.page.getByText(speak(online.live.offlineTitle), { exact: true })).toBeVisible();
        // What is composed without a line is kept, and sent once it is back.
        await said(ben.page, standing, pickTurn(standing, seed));
        await expect(ben.page.locator('.board-bar')).toContainText(speak(online.live.offlineTurn));
        expect((await viewOf(room)).turns.length).toBe(turn);
        await mend(ben);
        await shows(ada.page, turn + 1);
        return true;
      },
    });

    forgiveCuts(troubles);
    const face = await faceOf(game);
    for (const [seat, { page }] of people.entries()) {
      await expect(page.getByRole('button', { name: 'Help at the table' })).toHaveCount(0);
      const result = page.getByRole('region', { name: speak(words.table.result) });
      await expect(result).toContainText(face.ending(end.position.view(), end.outcome!));
      await expect(page.locator('.top-head')).toContainText(String(end.turns.length));
      await expectBoard(page, end, seat);
    }
    const record = parseRecord(await ask<string>(ben, 'get', `/api/rooms/${room}/record`));
    const again = record.ok ? replay(findGame, record.value) : record;
    expect(again.ok && again.value.history.position.encode()).toBe(end.position.encode());
  });

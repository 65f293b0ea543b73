// Plays TZAAR over two connections of a real server, and prints which files every turn passes there. For `scripts/test/turn.test.ts`.
import { seededRandom } from '@threefold-games/core';
import { planOf } from '../../../scripts/test/provideGames.ts';
import { printRanFiles } from '../../../scripts/test/ranFiles.ts';
import { Follower } from './live/follower.ts';
import { beginGame, House, TEST_LIMITS } from './live/table.ts';
import { TestTime } from './support/time.ts';

// Time stands still: no timer adds its work.
const house = await new House(TEST_LIMITS, new TestTime(Date.now())).open();
const { room, phones } = await beginGame(house, planOf('tzaar', 2, { start: 'full' }));
const followers = phones.map(phone => new Follower(phone, room));
const random = seededRandom('a warm turn');

const play = async (): Promise<void> => {
  const [{ turns, now }] = followers as [Follower];
  const turn = turns.length;
  const mover = followers[now.actor!]!;
  const done = await mover.phone.act(room, { kind: 'turn', turn, steps: mover.randomTurn(random) });
  if (done.t !== 'done') throw new Error(JSON.stringify(done));
  await Promise.all(followers.map(follower => follower.reach(known => known.turns.length > turn)));
};

// After a turn of each the room is warm.
for (let n = 0; n < 4; n++) await play();
await printRanFiles(play);
await house.end();

// Plays TZAAR at two tables of the app over a network in memory, and prints which files every turn passes. For `scripts/test/turn.test.ts`.
import { findGame } from '@threefold-games/catalogue';
import { loadFace } from '@threefold-games/catalogue/load';
import { planOf } from '../../../scripts/test/provideGames.ts';
import { printRanFiles } from '../../../scripts/test/ranFiles.ts';
import { LiveMatch } from '../src/online/live/liveMatch.ts';
import { RoomMirror } from '../src/online/net/room.ts';
import { ServerConnection } from '../src/online/net/serverConnection.ts';
import type { PageController } from '../src/table/pageController.ts';
import { atTable } from './atTable.ts';
import { FakeNet, FakeServer, FakeTime, memoryStore } from './fakeConnection.ts';

const PEOPLE = ['p_Ada', 'p_Ben'];
const time = new FakeTime();
const server = new FakeServer(time, planOf('tzaar', 2), PEOPLE);
const net = new FakeNet(time, server, 'tzaar');
const face = (await loadFace('tzaar', 'en'))!;

const sit = async (person: string): Promise<PageController> => {
  const connection = new ServerConnection(net.around(person, memoryStore()));
  const mirror = new RoomMirror(connection, server.state.id);
  mirror.start();
  await time.pass(500);
  const match = LiveMatch.open(mirror, connection, {
    findGame,
    composed: { read: () => null, write: () => undefined },
  });
  if (!match.ok) throw new Error(match.error.code);
  const wait = (milliseconds: number): Promise<void> => new Promise(resolve => time.after(milliseconds, resolve));
  const page = atTable(match.value, [], { wait, face });
  page.start();
  return page;
};

const pages = [await sit(PEOPLE[0]!), await sit(PEOPLE[1]!)];
/** What is drawn is computed when it is looked at. */
const look = (): void => {
  for (const { seen } of pages) void seen.value;
};

const play = async (): Promise<void> => {
  const turn = server.state.turns.length;
  const page = pages[server.state.actor!]!;
  while (page.composer && !page.composer.finished) {
    const { legalSteps, steps } = page.composer;
    for (const cell of legalSteps[0]!.match(/[A-I]\d/g) ?? []) {
      page.board.pickCell(cell, 'tap');
      look();
    }
    if (page.composer.steps.length === steps.length) throw new Error(`${legalSteps[0]} cannot be picked`);
  }
  void page.confirm();
  await time.pass(6_000);
  look();
  for (const { model } of pages) if (model.history.length !== turn + 1) throw new Error(`turn ${turn} did not come`);
};

for (let n = 0; n < 4; n++) await play();
await printRanFiles(play);
process.exit();

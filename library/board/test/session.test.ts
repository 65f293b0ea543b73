import { readFileSync } from 'node:fs';
import { formatRecord, parseRecord, splitRecords } from '@threefold-games/core';
import { must } from '@threefold-games/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Refused } from '../../../packages/board-core/src/compose/index.ts';
import { type Opened, open } from '../../../packages/board-core/src/opened.ts';
import type { Origin } from '../../../packages/board-core/src/plan.ts';
import { BoardSession, type TurnDetail } from '../../../packages/board-core/src/session.ts';

const NOTHING: Origin = {
  game: undefined,
  record: undefined,
  position: undefined,
  seats: undefined,
  options: '',
  setup: undefined,
  seed: undefined,
};

/** A real game from the vectors, as its record. */
const recordOf = (game: string): string => {
  const text = readFileSync(new URL(`../../../games/${game}/vectors/games.play`, import.meta.url), 'utf8');
  const record = must(parseRecord(splitRecords(text)[0]!));
  const known = ['Game', 'Options', 'Setup', 'Seats', 'Result'];
  return formatRecord({ ...record, tags: record.tags.filter(({ name }) => known.includes(name)) });
};

beforeAll(async () => {
  // Without elements the modules register their games all the same.
  await Promise.all([import('../src/talat.ts'), import('../src/taluva.ts'), import('../src/tzaar.ts')]);
});

const opened = (origin: Partial<Origin>): Opened => {
  const result = open({ ...NOTHING, ...origin }, 'seed');
  if (!result.ok) throw new Error(`${result.error.code} ${result.error.detail}`);
  return result.value;
};

/** Somebody sits before it and hears what happens. */
const sit = (origin: Partial<Origin>, { turn = 999, interactive = true } = {}) => {
  const heard = { played: [] as TurnDetail[], refused: [] as Refused[], shown: [] as number[], told: [] as string[] };
  const game = opened(origin);
  const session = new BoardSession({
    opened: game,
    face: game.game.english,
    seed: 'seed',
    turn,
    moves: () => false,
    wait: () => Promise.resolve(),
    events: {
      changed: () => undefined,
      played: each => heard.played.push(each),
      refused: each => heard.refused.push(each),
      shown: each => heard.shown.push(each),
      told: each => heard.told.push(each),
    },
  });
  session.configure(game.game.english, 0, interactive, false);
  return { session, heard };
};

describe('what a board opens', () => {
  it('is a record, a position, or a game with options', () => {
    const replayed = opened({ record: recordOf('tzaar') });
    expect([replayed.history.length, replayed.names]).toEqual([27, ['A', 'B']]);
    expect(opened({ game: 'taluva', seats: '3', options: 'tiles=24' }).setup).toMatchObject({
      seats: 3,
      options: { tiles: '24' },
    });
    const position = replayed.history.position.encode();
    expect(opened({ position }).history.position.encode()).toBe(position);
  });

  it.each([
    [{ game: 'go' }, 'game.unknown', 'game'],
    [{}, 'game.unknown', 'game'],
    [{ record: 'nonsense' }, 'record.empty', 'record'],
    [{ record: '[Game "tzaar"]' }, 'record.tag', 'record'],
    [{ position: 'tzaar/1 2 nonsense' }, 'options.syntax', 'position'],
    [{ game: 'tzaar', options: 'setup=sideways' }, 'options.value', 'fresh'],
    [{ game: 'tzaar', seats: '5' }, 'seats.count', 'fresh'],
    [{ game: 'tzaar', setup: 'XX' }, 'setup.invalid', 'fresh'],
  ] as const)('is refused as a value: %o', (origin, code, of) => {
    const result = open({ ...NOTHING, ...origin }, 'seed');
    expect(result.ok ? undefined : result.error).toMatchObject({ code, of });
  });

  it('names the place of a mistake, and no game but that of its record', () => {
    const broken = open({ ...NOTHING, record: recordOf('tzaar').replace('F1xG1', 'F1xF1') }, '');
    expect(broken.ok ? undefined : broken.error).toMatchObject({ turn: 2, step: 1, of: 'record' });
    expect(open({ ...NOTHING, game: 'talat', record: recordOf('tzaar') }, '').ok).toBe(false);
  });
});

describe('a game on a board', () => {
  it.each(['talat', 'taluva', 'tzaar'])('of %s is gone through, and is the same record at its end', game => {
    const { session, heard } = sit({ record: recordOf(game) }, { turn: 0, interactive: false });
    expect(must(parseRecord(session.record!)).turns).toEqual(must(parseRecord(recordOf(game))).turns);
    while (session.at < session.turns) {
      session.goOn();
      expect(session.tellShown()).not.toBe('');
    }
    expect([session.over, session.actor, heard.shown.length]).toEqual([true, undefined, session.turns]);
    session.go(-3);
    expect([session.at, session.tellShown()]).toEqual([0, '']);
  });

  it('counts a whole turn, and draws for the next', () => {
    const { session, heard } = sit({ game: 'taluva', seats: '2' });
    expect(session.board.composer?.steps).toHaveLength(1);
    expect(session.play(session.legal[0]!)).toBe(true);
    expect(heard.played).toEqual([
      { turn: 1, seat: 0, steps: expect.arrayContaining([expect.stringMatching(/@/)]), record: session.record },
    ]);
    const drawn = session.board.composer!.view;
    // Whoever takes a turn back and plays it again meets the same draw.
    expect(session.undo() && session.undo()).toBe(true);
    session.startOver();
    session.play(session.legal[0]!);
    expect(session.board.composer!.view).toEqual(drawn);
  });

  it('refuses with the rule and the cells, and nothing is lost', () => {
    const { session, heard } = sit({ game: 'tzaar', options: 'setup=fixed' });
    expect(session.play('A5xA1')).toBe(false);
    expect(heard.refused).toEqual([expect.objectContaining({ attempt: 'A5xA1', rule: 'TZ-4.4', cells: ['A4'] })]);
    expect(session.play('nonsense')).toBe(false);
    expect([session.turns, heard.played.length]).toEqual([0, 0]);
  });

  it('goes on from an earlier turn in place of what came after it, until it is started over', () => {
    const { session } = sit({ record: recordOf('tzaar') }, { turn: 1 });
    const [, second] = session.history.turns;
    expect(session.play(second!.steps.join(' '))).toBe(true);
    expect([session.at, session.turns]).toEqual([2, 2]);
    session.startOver();
    expect([session.at, session.turns]).toEqual([1, 27]);
  });

  it('takes back steps first, then turns played here, and by hand none of its record', () => {
    const { session } = sit({ record: recordOf('tzaar') }, { turn: 2 });
    expect(session.undoable).toBe(false);
    session.play(session.legal[0]!);
    expect([session.undoable, session.at]).toEqual([true, 2]);
    expect(session.board.takeBack()).toBe(true);
    expect(session.undo()).toBe(true);
    expect([session.at, session.turns]).toEqual([1, 1]);
  });

  it('lets a program play where nobody can act by hand', () => {
    const { session, heard } = sit({ game: 'tzaar', options: 'setup=fixed' }, { interactive: false });
    expect(session.board.acting).toBe(false);
    session.board.pickCell('A5', 'tap');
    expect(session.play('A5xA4')).toBe(true);
    expect(heard.played.map(({ steps }) => steps)).toEqual([['A5xA4']]);
    expect(session.play(session.legal[0]!)).toBe(false);
  });

  it('is no record where it began with a position', () => {
    const position = opened({ record: recordOf('talat') })
      .history.positionAfter(30)
      .encode();
    const { session, heard } = sit({ position });
    expect(session.play(session.legal[0]!)).toBe(true);
    expect(heard.played[0]?.record).toBeUndefined();
  });
});

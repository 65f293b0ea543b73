import { type ErrorCode, newGame, openPosition, openRecord, ThreefoldError } from '@threefold-games/play';
import * as tzaar from '@threefold-games/play/tzaar';
import { describe, expect, it } from 'vitest';

const caught = (act: () => unknown): ThreefoldError => {
  try {
    act();
  } catch (error) {
    if (error instanceof ThreefoldError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};

/** What a script without types may say. */
const loosely = newGame as (id: unknown, options?: unknown) => ReturnType<typeof newGame>;

const played = (...turns: readonly string[]) => {
  const g = newGame('tzaar', { setup: 'fixed' });
  for (const turn of turns) g.turn(turn);
  return g;
};

const won = () => {
  const g = newGame('tzaar', { setup: 'fixed', seed: 1 });
  while (!g.isOver()) g.step(g.legal()[0]!);
  return g;
};

/** After a turn with a tile of a kind of which there is only one. */
const taluvaWithout = (tile: string) => {
  const g = newGame('taluva', { seed: 1 });
  g.turn(`${tile} 0,0/0 H@1,0`);
  return g;
};

const RECORD = '[Game "tzaar"]\n[Options "setup=fixed"]\n[Seats "a; b"]\n\n';

describe('a refused turn', () => {
  it('says why, with the rule', () => {
    const error = caught(() => played().turn('E4xE5'));
    expect(error).toMatchObject({
      name: 'ThreefoldError',
      message:
        'E4xE5 is not allowed: TZ-4.5 Nothing moves across the hole; the three lines through the centre end there.',
      code: 'step.illegal',
      rule: 'TZ-4.5',
      cells: ['E4', 'E5'],
      turn: 1,
      step: 1,
    });
  });

  it('says what may have been meant by a slip', () => {
    const error = caught(() => played().turn('d3xc3'));
    expect(error).toMatchObject({ code: 'step.unreadable', rule: 'TZ-6.1', suggestion: 'D3xC3' });
    expect(error.message).toMatch(/^d3xc3 is not a step in the notation: TZ-6\.1 .* Did you mean D3xC3\?$/);
    expect(caught(() => played().turn('D3xxC3')).suggestion).toBe('D3xC3');
    expect(caught(() => played().turn('nothing of the kind'))).toMatchObject({ suggestion: undefined });
  });

  it.each([
    ['an unfinished turn', () => played('D3xC3').turn('E6xD6'), 'turn.unfinished', 'TZ-3.2', 2, 2],
    ['no step at all', () => played().turn(''), 'turn.unfinished', 'TZ-3.2', 1, 1],
    ['an empty step', () => played().step(' '), 'step.unreadable', 'TZ-6.1', 1, 1],
    ['a step too many', () => played().turn('D3xC3 E6xD6'), 'turn.over', 'TZ-3.2', 1, 2],
    ['the second step', () => played('D3xC3').turn('E6xD6 E4xE5'), 'step.illegal', 'TZ-4.1', 2, 2],
    ['a step after the end', () => won().step('D3xC3'), 'game.over', 'TZ-5.4', undefined, 1],
    [
      'the build, after a tile that it names',
      () => newGame('taluva', { seed: 1 }).turn('JC 0,0/0 T@1,0'),
      'step.illegal',
      'TL-6.5',
      1,
      3,
    ],
    ['a tile that is used up', () => taluvaWithout('JJ').step('JJ'), 'step.illegal', 'TL-2.2', 2, 1],
  ] as const)('names the place: %s', (_, act, code, rule, turn, step) => {
    expect(caught(act)).toMatchObject({ code, rule, step, ...(turn === undefined ? {} : { turn }) });
  });

  it('changes nothing', () => {
    const g = played('D3xC3');
    g.turn('E6xD6 E5+D6');
    g.undo();
    const before = { record: g.record(), position: g.position(), legal: g.legal() };
    for (const act of [() => g.turn('E6xD6 E4xE5'), () => g.turn('E6xD6'), () => g.step('x'), () => g.at(9)])
      caught(act);
    expect({ record: g.record(), position: g.position(), legal: g.legal() }).toEqual(before);
    expect(g.redo()?.text).toBe('E6xD6 E5+D6');
    const t = newGame('taluva', { seed: 1 });
    const tile = t.view().drawn;
    caught(() => t.turn('JJ 0,0/0 T@1,0'));
    expect(t.view().drawn).toBe(tile);
  });
});

describe('a refused beginning', () => {
  it.each([
    ['a game that is none', () => loosely('tzar'), 'game.unknown', 'Did you mean tzaar?'],
    ['no name of a game', () => loosely(undefined), 'game.unknown', 'not one of talat, tzaar, taluva.'],
    ['an option that is none', () => loosely('tzaar', { setpu: 'fixed' }), 'options.unknown', 'Did you mean setup?'],
    [
      'an option of another game',
      () => loosely('tzaar', { tiles: 24 }),
      'options.unknown',
      'Those of tzaar are setup, odds.',
    ],
    ['a value that is none', () => loosely('tzaar', { setup: 'chess' }), 'options.value', 'random fixed tournament'],
    ['options that clash', () => newGame('talat', { seats: 3, komi: 2 }), 'options.clash', 'komi=2 with 3 seats'],
    ['options that are none', () => loosely('tzaar', 'fixed'), 'options.syntax', 'an object of names and values'],
    ['too many seats', () => newGame('tzaar', { seats: 3 }), 'seats.count', 'not one of 2'],
    ['a bad set-up', () => newGame('tzaar', { layout: 'ARO' }), 'setup.invalid', '60 letters'],
    ['a set-up of nothing', () => newGame('talat', { layout: 'ARO' }), 'setup.unexpected', 'ARO'],
    ['too few names', () => newGame('talat', { seats: 3, names: ['A', 'B'] }), 'seats.names', '3 names are expected'],
    ['a name with a semicolon', () => newGame('tzaar', { names: ['A; B', 'C'] }), 'seats.names', 'A; B'],
    ['no text', () => openRecord(undefined as unknown as string), 'record.empty', 'undefined'],
    ['an empty text', () => openRecord(''), 'record.empty', 'no record'],
    ['a record of another game', () => openRecord('[Game "chess"]'), 'game.unknown', 'chess'],
    ['a record without names', () => openRecord('[Game "tzaar"]'), 'record.tag', 'Seats is missing'],
    ['two records', () => openRecord(`${RECORD}1. D3xC3\n\n${RECORD}`), 'record.several', 'openRecords'],
    ['no text of a position', () => openPosition(undefined as unknown as string), 'game.unknown', 'undefined'],
    ['no position', () => openPosition('D3xC3'), 'game.unknown', 'not one of talat, tzaar, taluva.'],
    ['an old position', () => openPosition('tzaar/0 2 setup=fixed'), 'position.version', 'tzaar/0'],
    ['a broken position', () => openPosition('tzaar/1 2 setup=fixed abc w1'), 'position.syntax', 'cannot be read'],
    ['a position of another game', () => tzaar.openPosition('talat/1 2'), 'game.unknown', 'not one of tzaar.'],
  ] as const)('%s', (_, act, code: ErrorCode, words) => {
    const error = caught(act);
    expect(error.code).toBe(code);
    expect(error.message).toContain(words);
  });

  it('tells the turn and the step of a record', () => {
    expect(caught(() => openRecord(`${RECORD}1. D3xC3\n2. E6xD6 E4xE5\n`))).toMatchObject({
      message: expect.stringMatching(/^Turn 2, step 2: E4xE5 is not allowed: TZ-4\.1 You move only your own/),
      code: 'step.illegal',
      rule: 'TZ-4.1',
      turn: 2,
      step: 2,
    });
  });
});

describe('other refusals', () => {
  it.each([
    ['a place that was not reached', () => played('D3xC3').at(2), 'turn.missing', 'after turn 2: 1 turn was played'],
    ['half a turn', () => played('D3xC3').svg({ turn: 0.5 }), 'turn.missing', 'after turn 0.5'],
    ['a theme', () => played().svg({ theme: 'pink' as 'light' }), 'options.value', 'light, dark'],
    ['a viewer', () => played().svg({ viewer: 2 }), 'options.value', '0, 1'],
    ['a tag with a meaning', () => played().record({ Result: '1-0' }), 'record.tag', 'Result'],
    ['a tag of two lines', () => played().record({ Event: 'a\nb' }), 'record.tag', 'Event'],
    ['the record of a position', () => openPosition(played().position()).record(), 'record.start', 'at a position'],
  ] as const)('%s', (_, act, code: ErrorCode, words) => {
    const error = caught(act);
    expect(error.code).toBe(code);
    expect(error.message).toContain(words);
  });
});

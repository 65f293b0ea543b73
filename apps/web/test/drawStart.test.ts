import { canVary, EVEN, fail, formatRecord, makeRecord, ok, type Result, seededRandom } from '@threefold/core';
import { findGame, games } from '@threefold/games';
import type { EvenQuestion, RatedChoice } from '@threefold/search';
import { loadWords, speaker } from '@threefold/words';
import { describe, expect, it } from 'vitest';
import { startNotice } from '../src/pages/table/startNotice.ts';
import { drawEven, evenTag } from '../src/state/drawStart.ts';
import { evenOf } from '../src/state/evenOf.ts';
import type { Standing } from '../src/table/standing.ts';

const tzaar = findGame('tzaar')!;
const OPTIONS = { setup: 'random' };

const engineWith = (answer: Result<RatedChoice>) => {
  const asked: EvenQuestion[] = [];
  return {
    asked,
    findEven: (question: EvenQuestion) => {
      asked.push(question);
      return { answer: Promise.resolve(answer), stop: () => undefined };
    },
  };
};

describe('an even start', () => {
  it('is offered where a start can be varied, and nowhere else', () => {
    expect(canVary(tzaar, OPTIONS, 2)).toBe(true);
    expect(canVary(tzaar, { setup: 'fixed' }, 2)).toBe(false);
    for (const game of games.filter(({ id }) => id !== 'tzaar')) {
      const options = Object.fromEntries(
        Object.entries(game.options).map(([name, { standard }]) => [name, standard(2)]),
      );
      expect(canVary(game, options, 2)).toBe(false);
    }
  });

  it('is the one that the engine chooses, and its record says so', async () => {
    const setup = tzaar.setup(OPTIONS, 2, seededRandom('found'));
    const engine = engineWith(ok({ setup, accepted: [3], values: [0.514, 0.486], even: true, rated: 4 }));
    const start = await drawEven(tzaar, OPTIONS, 2, 'one', engine);
    expect(engine.asked).toEqual([{ game: 'tzaar', options: OPTIONS, seats: 2, seed: 'one', ...EVEN }]);
    expect(start.setup).toBe(setup);
    const tag = evenTag(start)!;
    expect(tag).toEqual({ name: 'Even', value: '0.51/0.49' });
    const record = formatRecord(makeRecord(tzaar, start.setup, ['A', 'B'], [], { tags: [tag] }));
    expect(evenOf(record)).toEqual([0.51, 0.49]);
  });

  it('is the one that was drawn where nobody can rate it, and its record says so', async () => {
    const start = await drawEven(tzaar, OPTIONS, 2, 'one', engineWith(fail('net.fetch')));
    expect(start.setup).toEqual(tzaar.setup(OPTIONS, 2, seededRandom('one')));
    const tag = evenTag(start)!;
    expect(tag.value).toBe('-');
    expect(evenOf(formatRecord(makeRecord(tzaar, start.setup, ['A', 'B'], [], { tags: [tag] })))).toBe('unknown');
    expect(evenOf(formatRecord(makeRecord(tzaar, start.setup, ['A', 'B'], [])))).toBeUndefined();
  });

  it.each([
    ['0.49/0.51', 'Even start: White 49%, Black 51%'],
    ['0.47/0.53', 'The most even start found: White 47%, Black 53%'],
    ['-', 'The start could not be rated'],
  ])('of chances %s is told at the table', async (value, title) => {
    const tags = [{ name: 'Even', value }];
    const setup = tzaar.setup(OPTIONS, 2, seededRandom(1));
    const record = formatRecord(makeRecord(tzaar, setup, ['A', 'B'], [], { tags }));
    const standing = { saved: { record, seats: [{}, {}] }, turns: [] } as unknown as Standing;
    const said = startNotice(standing, seat => ['White', 'Black'][seat]!, await loadWords('en'), speaker('en'));
    expect(said?.title).toBe(title);
  });
});

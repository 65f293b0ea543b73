import { findGame } from '@threefold-games/catalogue';
import type { OpenedCoach } from '@threefold-games/catalogue/coach';
import { History } from '@threefold-games/core';
import type { Advised, Moment } from '@threefold-games/learn';
import type { Report, Variation } from '@threefold-games/search';
import { must, standIn } from '@threefold-games/testkit';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { studyModel } from '../src/board/tableModel.ts';
import { setLang } from '../src/i18n/language.ts';
import { openExplainer } from '../src/table/help/explainHint.ts';

const tzaar = findGame('tzaar')!;
const POSITION = 'tzaar/1 2 - a..../..R..r/..A..o2./..R.o.../.O.....a/..O...o./.r...R./...a../r...O w1';
const SEATS = [
  { kind: 'me', name: '' },
  { kind: 'person', name: 'Ben' },
] as const;

/** What the coach was asked about. */
const moments: Moment[] = [];

vi.mock('@threefold-games/catalogue/coach', () => ({
  openCoach: async (): Promise<Partial<OpenedCoach>> => ({
    reasons: moment => {
      moments.push(moment);
      const { steps } = moment.better.turn;
      return steps.includes('-') ? [] : [{ id: 'toy', values: { step: steps.at(-1)! }, ground: 'count' }];
    },
    say: ({ values }, names) => ({ title: 'Toy', text: `${values.step} is why ${names.join(' and ')} cheer.` }),
  }),
}));

const reportOf = (turns: readonly (readonly string[])[], more: Partial<Variation> = {}): Report => {
  const best = { actions: [], turns, visits: 90, prior: 0.5, values: [0.6, 0.4], solved: false, ...more };
  const { values, solved, solvedIn } = best;
  const rest = { simulations: 100, nodes: 100, evaluations: 100 };
  return { variations: [best], values, solved, ...(solvedIn !== undefined && { solvedIn }), ...rest };
};

/** Asks after some steps of the turn. */
const asked = (report: Report, steps: readonly string[] = []): Advised => {
  const open = must(History.from(tzaar, must(tzaar.decode(POSITION))).withOpen(steps));
  return { game: tzaar, position: open.position, steps, report };
};

/** What the explainer says, and what it asked the coach about. */
const explain = async (
  advised: Advised,
): Promise<{ readonly why: string | undefined; readonly moment: Moment | undefined }> => {
  moments.length = 0;
  const history = History.from(tzaar, must(tzaar.decode(POSITION)));
  const say = await openExplainer(studyModel(history, SEATS), standIn('tzaar'));
  return { why: say(advised), moment: moments[0] };
};

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
  await setLang('en');
});

describe('why a turn is advised', () => {
  it('is said with what everybody is called in sentences', async () => {
    const { why, moment } = await explain(asked(reportOf([['G6xF7', 'B3xB6'], ['H4xD3']])));
    expect(why).toBe('B3xB6 is why Seat 0 and Ben cheer.');
    expect(moment).toMatchObject({ seat: 0, better: { turn: { steps: ['G6xF7', 'B3xB6'] }, values: [0.6, 0.4] } });
    expect(moment?.played).toBeUndefined();
  });

  it('is that of the whole turn, also where part of it has been made', async () => {
    const { moment } = await explain(asked(reportOf([['B3xB6']]), ['G6xF7']));
    expect(moment?.better.turn.steps).toEqual(['G6xF7', 'B3xB6']);
    expect(moment?.better.turn.before.encode()).toBe(must(tzaar.decode(POSITION)).encode());
  });

  it('rests on whole turns: one at the end of the line that is unfinished is left out', async () => {
    const { moment } = await explain(asked(reportOf([['G6xF7', 'B3xB6'], ['H4xD3']])));
    expect(moment?.better.line).toEqual([]);
    const { why } = await explain(asked(reportOf([['G6xF7']])));
    expect(why).toBeUndefined();
  });

  it('knows what is proven, before the turn and after it', async () => {
    const proven = { values: [1, 0], solved: true, solvedIn: 3 };
    const { moment } = await explain(asked(reportOf([['G6xF7', 'B3xB6']], proven)));
    expect(moment?.win).toEqual({ seat: 0, turns: 3 });
    expect(moment?.better.win).toEqual({ seat: 0, turns: 2 });
  });

  it('is not claimed where no reason shows itself, or nothing is advised', async () => {
    expect((await explain(asked(reportOf([['G6xF7', '-']])))).why).toBeUndefined();
    expect((await explain(asked({ ...reportOf([]), variations: [] }))).why).toBeUndefined();
  });
});

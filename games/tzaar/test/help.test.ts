import { legalActions, type Position, playTurn } from '@threefold-games/core';
import { findLoss, LookBudget, losesAtOnce } from '@threefold-games/search';
import { LANGS, speaker } from '@threefold-games/speech';
import { must } from '@threefold-games/testkit';
import { type TzaarView, tzaar } from '@threefold-games/tzaar';
import { describe, expect, it } from 'vitest';
import { open } from '../scene/index.ts';
import { loadWords } from '../words/game.ts';
import { steps, table } from './table.ts';

const help = await open(await loadWords('en'), speaker('en')).help!();
const budget = (): LookBudget => new LookBudget({ nodes: 200_000, expired: () => false });

/** Of everything but White's Tzaars there is enough, and it is too tall to be captured. */
const KEPT = {
  A1: 'R4',
  B1: 'R4',
  C1: 'R4',
  G1: 'O4',
  H1: 'O4',
  I1: 'O4',
  A5: 'a',
  B6: 'r',
  C7: 'a',
  I5: 'o',
  H6: 'r',
};

const after = (position: Position<TzaarView>, ...steps: string[]): Position<TzaarView> => {
  const played = position.copy();
  must(playTurn(tzaar, played, steps));
  return played;
};

const ask = (before: Position<TzaarView>, ...steps: string[]) => {
  const loss = losesAtOnce({ game: tzaar, before, after: after(before, ...steps), mayEnd: help.mayEnd }, budget());
  if (loss === 'byItself')
    return help.ownEnd(before.view(), after(before, ...steps).view(), after(before, ...steps).outcome(), before.actor);
  return loss && help.explain(loss, before.actor);
};

describe('help at a table of TZAAR', () => {
  const threatened = { ...KEPT, D5: 'A', D7: 'o', E5: 'o' };

  it('says that the last of a kind can be captured, by whom and from where (TZ-5.1)', () => {
    const position = table(threatened, 'w1');
    const theirs = help.handedTo(position, 1)!;
    const loss = findLoss(tzaar, theirs, 0, budget())!;
    const warning = help.explain(loss, 0);
    expect(warning).toMatchObject({ code: 'last', values: { type: 'tzaar', cell: 'D5', by: 1 }, stake: 'D5' });
    expect(steps(theirs)).toContain(`${warning.threat?.from}x${warning.threat?.to}`);
    expect(help.say(warning, 'now', [])).toBe('Your last Tzaar on D5 can be captured.');
    expect(help.say(warning, 'after', [])).toBe('Black can capture your last Tzaar on D5.');
  });

  it('asks about a turn that leaves it there, and not about one that takes it away', () => {
    const before = table(threatened, 'w1');
    const safe: string[] = [];
    const asked: string[] = [];
    const position = before.copy();
    for (const first of legalActions(tzaar, position)) {
      const one = position.format(first);
      position.make(first);
      for (const second of position.actor === 0 ? legalActions(tzaar, position) : []) {
        const two = position.format(second);
        const warning = ask(before, one, two);
        (warning ? asked : safe).push(`${one} ${two}`);
        const left = after(before, one, two);
        // Nobody is asked about a turn after which no answer ends the game.
        if (!left.outcome()) expect(endsFor(left, 0)).toBe(warning !== undefined);
      }
      position.unmake();
    }
    expect(asked.length).toBeGreaterThan(0);
    expect(safe.length).toBeGreaterThan(0);
  });

  it('says that two are left and one of them can be captured, and that a tall stack can be', () => {
    const few = table({ ...KEPT, D5: 'A', G2: 'A', D7: 'o' }, 'w1');
    expect(help.dangers(few, 0)[0]).toMatchObject({ code: 'few', values: { type: 'tzaar', cell: 'D5' } });
    const tall = table({ ...KEPT, D5: 'O3', G2: 'A', D7: 'o3' }, 'w1');
    const [warning] = help.dangers(tall, 0);
    expect(help.say(warning!, 'now', [])).toBe('Your stack of 3 on D5 can be captured.');
  });

  it('says that the last two can be captured in one turn', () => {
    const position = table({ ...KEPT, D5: 'A', G2: 'A', D7: 'o', G5: 'o' }, 'b1');
    const warning = help.explain(findLoss(tzaar, position, 0, budget())!, 0);
    expect(warning.code).toBe('two');
    expect(help.say(warning, 'after', [])).toBe('Black can capture your last two Tzaars in one turn.');
  });

  it('says that a stacking buries the last of a kind (TZ-5.3)', () => {
    const before = table({ ...KEPT, D5: 'A', D6: 'O', D7: 'o' }, 'w1');
    const [capture] = legalActions(tzaar, before)
      .map(action => before.format(action))
      .filter(text => text.startsWith('D6x'));
    const warning = ask(before, capture!, `${capture!.slice(3)}+D5`);
    expect(warning).toEqual({ code: 'buried', values: { type: 'tzaar' } });
    expect(help.say(warning!, 'after', [])).toBe('This buries your last Tzaar.');
  });

  it('speaks seven languages, and never leaves a name open', async () => {
    for (const lang of LANGS) {
      const spoken = await open(await loadWords(lang), speaker(lang)).help!();
      const values = { type: 'tzarra', cell: 'D5', by: 1, height: 4 };
      for (const code of ['last', 'two', 'few', 'stack', 'stuck', 'buried'])
        for (const when of ['now', 'after'] as const)
          expect(spoken.say({ code, values }, when, []), `${lang} ${code}`).toMatch(/^[^{}]+\.$/u);
    }
  });
});

/** Whether whoever acts can end the game against a seat, by trying every turn. */
const endsFor = (position: Position<TzaarView>, seat: number): boolean => {
  const tried = position.copy();
  const walk = (): boolean => {
    for (const action of legalActions(tzaar, tried)) {
      tried.make(action);
      const outcome = tried.outcome();
      const ends = outcome ? outcome.shares[seat] === 0 : !tried.atTurnStart && walk();
      tried.unmake();
      if (ends) return true;
    }
    return false;
  };
  return walk();
};

import { legalActions, type Position, replay } from '@threefold-games/core';
import { LookBudget, losesAtOnce } from '@threefold-games/search';
import { LANGS, speaker } from '@threefold-games/speech';
import { must, vectorsIn } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { type TalatView, talat } from '../rules/index.ts';
import { open } from '../scene/index.ts';
import { loadWords } from '../words/game.ts';
import { FIGHT, picture } from './table.ts';

const help = await open(await loadWords('en'), speaker('en')).help!();
const budget = (): LookBudget => new LookBudget({ nodes: 200_000, expired: () => false });
const NAMES = ['Ada', 'Ben', 'Cem'];

/** The last positions of recorded games, with the step that was played there. */
const lateTables = (seats: number, games: number, turns: number): readonly Position<TalatView>[] =>
  vectorsIn(new URL('../vectors/', import.meta.url), 'play')
    .map(record => must(replay(() => talat, record)))
    .filter(({ setup }) => setup.seats === seats)
    .slice(0, games)
    .flatMap(({ setup, history }) => {
      const table = talat.start(setup);
      return history.actions.map(action => {
        const before = table.copy();
        table.make(action);
        return before;
      });
    })
    .filter(table => table.view().phase === 'moving' && frozenCount(table) > 0)
    .slice(-turns);

const frozenCount = (table: Position<TalatView>): number => table.view().boards.filter(({ frozen }) => frozen).length;

describe('help at a table of Talat', () => {
  it('says which tower can be captured, the highest first, and from where', () => {
    for (const seat of [0, 1, 2]) {
      const table = picture(FIGHT, { actor: seat });
      for (const warning of help.dangers(table, seat)) {
        const { tower, cell, by } = warning.values;
        const theirs = help.handedTo(table, Number(by))!;
        const texts = legalActions(talat, theirs).map(action => theirs.format(action));
        expect(texts).toContain(`${warning.threat?.from}x${cell}`);
        expect(help.say(warning, 'now', NAMES)).toBe(`Your ${tower} on ${cell} can be captured.`);
        expect(help.say(warning, 'after', NAMES)).toBe(`${NAMES[Number(by)]} can capture your ${tower} on ${cell}.`);
      }
    }
    expect(help.dangers(picture(FIGHT, { actor: 1 }), 1).length).toBeGreaterThan(0);
  });

  it.each([2, 3])(
    'with %i seats says which board freezes with a turn, and asks only where a turn ends the game',
    seats => {
      const said = new Set<string>();
      for (const before of lateTables(seats, 8, 60)) {
        const seat = before.actor;
        for (const action of legalActions(talat, before)) {
          const after = before.copy();
          after.make(action);
          const freezes = frozenCount(after) > frozenCount(before);
          const warnings = help.effects(before, after, seat).filter(({ code }) => code !== 'tower');
          expect(warnings).toHaveLength(freezes ? 1 : 0);
          for (const warning of warnings) said.add(help.say(warning, 'after', NAMES).replace(/\d/, 'N'));
          const loss = losesAtOnce({ game: talat, before, after, mayEnd: help.mayEnd }, budget());
          if (!loss) continue;
          if (loss === 'byItself') {
            expect(after.outcome()?.shares[seat]).toBe(0);
            const own = help.ownEnd(before.view(), after.view(), after.outcome(), seat);
            expect(help.say(own!, 'after', NAMES)).toMatch(/^Board [123] freezes, and \w+ leads\.$/);
            continue;
          }
          const end = after.copy();
          for (const step of loss.line) {
            expect(legalActions(talat, end)).toContain(step);
            end.make(step);
          }
          expect(end.outcome()?.shares[seat]).toBe(0);
          said.add(help.say(help.explain(loss, seat), 'after', NAMES).replace(/\d/, 'N'));
        }
      }
      expect([...said].sort()).toEqual(
        expect.arrayContaining([
          'Ada can freeze board N and win.',
          'Board N freezes, and Ada leads.',
          'Board N freezes, and you lead.',
        ]),
      );
    },
  );

  it('speaks seven languages, and never leaves a name open', async () => {
    for (const lang of LANGS) {
      const spoken = await open(await loadWords(lang), speaker(lang)).help!();
      const values = { board: 2, tower: 'L4', cell: 'c3', by: 1, seats: 3 };
      for (const code of ['win', 'tower', 'leads', 'youLead', 'level'])
        for (const when of ['now', 'after'] as const)
          expect(spoken.say({ code, values }, when, NAMES), `${lang} ${code}`).toMatch(/^[^{}]+\.$/u);
    }
  });
});

import { legalActions } from '@threefold-games/core';
import { speaker } from '@threefold-games/speech';
import { describe, expect, it } from 'vitest';
import { talat } from '../rules/index.ts';
import { constantsOf } from '../rules/options.ts';
import { TalatPosition } from '../rules/position.ts';
import { CELL_NAMES, DOWN, kindOf, UP } from '../rules/tables.ts';
import { EXAMPLES } from '../scene/figures.ts';
import { open } from '../scene/index.ts';
import { words } from '../words/en/game.ts';
import { rules as rulebook } from '../words/en/rules.generated.ts';
import { optionsFor } from './table.ts';

const face = open(words, speaker('en'));

describe('the figures', async () => {
  const figures = await face.figures();

  it('belong to rules of the book and have a caption', () => {
    const ids = Object.keys(rulebook.rules);
    for (const [rule, { caption, scene }] of Object.entries(figures)) {
      expect(ids).toContain(rule);
      expect(caption).not.toBe('');
      const cells = new Set(scene.cells.map(({ id }) => id));
      for (const { cell } of [...scene.pieces, ...scene.states, ...scene.tags]) expect(cells).toContain(cell);
    }
  });

  it.each(Object.entries(EXAMPLES).filter(([, { steps }]) => steps))(
    'show in %s all that the tower may do',
    (_, example) => {
      const { seats = 3, board = 0, towers, steps = [''] } = example;
      const table = new TalatPosition(constantsOf(seats, optionsFor(seats)));
      for (const [, cell, tower] of towers.matchAll(/(\S+) (\S+)/g)) {
        const front = 2 * board + (tower === tower!.toUpperCase() ? UP : DOWN);
        table.put(kindOf(tower!.toUpperCase()), front, CELL_NAMES.indexOf(cell!));
      }
      table.placed = table.constants.placements;
      const legal = legalActions(talat, table).map(action => table.format(action));
      expect(legal.filter(step => step.startsWith(steps[0].slice(0, 2))).sort()).toEqual(steps.toSorted());
    },
  );

  it('show what they say', () => {
    const marked = (rule: keyof typeof figures, state: string): string[] =>
      figures[rule]!.scene.states.filter(mark => mark.state === state).map(({ cell }) => cell);
    expect(marked('TA-3.3', 'go').sort()).toEqual(['b3', 'c3', 'd3']);
    expect(marked('TA-4.1', 'capture').sort()).toEqual(['b4', 'd3']);
    expect(marked('TA-4.2', 'capture')).toEqual(['c4']);
    expect(marked('TA-4.3', 'capture')).toEqual(['b4']);
    expect(marked('TA-4.5', 'capture')).toEqual(['c4']);
    expect(marked('TA-4.8', 'capture')).toEqual(['d5']);
    expect(figures['TA-5.2']!.scene.veils).toHaveLength(1);
    expect(figures['TA-8.4']!.scene.tags).toHaveLength(2);
  });
});

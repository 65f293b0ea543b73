import type { RuleId } from '@threefold/core';
import { type Look, type Rect, type RuleFigure, type Scene, STILL } from '@threefold/stage';
import { LETTERS } from '../rules/encode.ts';
import { SPACE_INDEX, TYPES } from '../rules/tables.ts';
import type { TzaarView } from '../rules/view.ts';
import { placeOf } from './board.ts';
import { type Board, viewOfBoard } from './drafting.ts';
import { sceneOf } from './scene.ts';
import type { Voice } from './voice.ts';

/** A small position: `{ E4: 'A2', D3: 'o' }`, upper case White, a height behind the letter. */
type Stacks = Readonly<Record<string, string>>;

interface Example {
  readonly stacks: Stacks;
  readonly look?: Partial<Look>;
  readonly phase?: TzaarView['phase'];
  /** The two spaces at opposite corners of what is shown. */
  readonly crop: readonly [string, string];
}

const picked = (cell: string, ...offers: readonly string[]): Partial<Look> => ({
  picked: [{ at: 'cell', cell }],
  offers,
});
const refused = (rule: RuleId, attempt: string, ...cells: readonly string[]): Partial<Look> => ({
  picked: [{ at: 'cell', cell: attempt.slice(0, 2) }],
  refused: { rule, attempt, cells },
});

/** What surrounds the spaces of a picture. */
const MARGIN = 0.9;

const draw = ({ stacks, look, phase, crop }: Example): Scene => {
  const scene = sceneOf(viewOfBoard(boardOf(stacks), 0, phase), { ...STILL, ...look });
  return { ...scene, bounds: boundsOf(crop), labels: [] };
};

const boardOf = (stacks: Stacks): Board =>
  Object.fromEntries(
    Object.entries(stacks).map(([name, text]) => {
      const piece = LETTERS.indexOf(text[0]!);
      return [name, { owner: Math.floor(piece / 3), type: TYPES[piece % 3]!, height: Number(text.slice(1) || 1) }];
    }),
  );

const boundsOf = (crop: readonly [string, string]): Rect => {
  const [a, b] = crop.map(name => placeOf(SPACE_INDEX.get(name)!, 0)) as [
    { x: number; y: number },
    { x: number; y: number },
  ];
  const [x, y] = [Math.min(a.x, b.x) - MARGIN, Math.min(a.y, b.y) - MARGIN];
  return { x, y, width: Math.abs(a.x - b.x) + 2 * MARGIN, height: Math.abs(a.y - b.y) + 2 * MARGIN };
};

/** Drawn examples for the rules that want one. */
export const examplesOf = ({ words, speak }: Voice): Readonly<Record<RuleId, RuleFigure>> => {
  const captions = words.figures;
  return {
    'TZ-1.2': { scene: draw({ stacks: { C3: 'O', G4: 'r' }, crop: ['C3', 'G4'] }), caption: speak(captions.hole) },
  };
};

import type { RuleId } from '@threefold-games/core';
import { type Look, type Rect, type RuleFigure, type Scene, STILL } from '@threefold-games/stage';
import type { TzaarView } from '@threefold-games/tzaar';
import { PIECE_LETTERS, SPACE_INDEX, TYPES } from '@threefold-games/tzaar/display';
import { placeOf } from './board.ts';
import { type Board, viewOfBoard } from './drafting.ts';
import { sceneOf } from './scene.ts';
import type { Voice } from './voice.ts';

/** A small position: `{ E4: 'A2', D3: 'o' }`, upper case White, a height behind the letter. */
type Stacks = Readonly<Record<string, string>>;

/** What surrounds the spaces of a picture. */
const MARGIN = 0.9;
const LOW = ['C3', 'G1'];
const CENTRE = ['C5', 'G3'];

/** Drawn examples for the rules that want one. White acts. */
export const examplesOf = ({ words, speak }: Voice): Readonly<Record<RuleId, RuleFigure>> => {
  const { figures } = words;
  const reach = { E3: 'R', C3: 'o', G1: 'r', E4: 'O' };
  return {
    'TZ-1.2': { caption: speak(figures.hole), scene: draw(CENTRE, {}) },
    'TZ-1.3': {
      caption: speak(figures.types),
      scene: draw(['C3', 'H1'], { C2: 'A', D2: 'R', E3: 'O', F2: 'a', G2: 'r', H1: 'o' }),
    },
    'TZ-3.3': { caption: speak(figures.firstCapture), scene: draw(LOW, reach, picked('E3xC3', 'E3xG1')) },
    'TZ-3.4': {
      caption: speak(figures.secondStep),
      scene: draw(LOW, reach, picked('E3xC3', 'E3xG1', 'E3+E4'), 'second'),
    },
    'TZ-4.2': {
      caption: speak(figures.straight),
      scene: draw(
        ['B3', 'H3', 'G1'],
        { E3: 'A', C3: 'o', B3: 'r', F3: 'r', G3: 'o', G1: 'a' },
        picked('E3xC3', 'E3xF3', 'E3xG1'),
      ),
    },
    'TZ-4.3': {
      caption: speak(figures.emptySpace),
      scene: draw(LOW, { E3: 'A', C3: 'o', F2: 'r' }, refused('TZ-4.3', 'E3xD3', 'D3')),
    },
    'TZ-4.4': {
      caption: speak(figures.overEmpty),
      scene: draw(['B3', 'F2'], { E3: 'A', C3: 'o', B3: 'r' }, refused('TZ-4.4', 'E3xB3', 'C3')),
    },
    'TZ-4.5': {
      caption: speak(figures.acrossHole),
      scene: draw(CENTRE, { E4: 'R', E5: 'o' }, refused('TZ-4.5', 'E4xE5', 'E5')),
    },
    'TZ-4.6': {
      caption: speak(figures.tooTall),
      scene: draw(
        LOW,
        { E3: 'R3', C3: 'o3', G3: 'r4', G1: 'a' },
        { ...refused('TZ-4.6', 'E3xG3', 'G3'), legalSteps: ['E3xC3', 'E3xG1'] },
      ),
    },
    'TZ-4.7': {
      caption: speak(figures.stacking),
      scene: draw(LOW, { D3: 'A3', F3: 'o', E4: 'r' }, { last: ['F2+D3'] }),
    },
    'TZ-5.1': {
      caption: speak(figures.lastTaken),
      scene: draw(LOW, { G1: 'O2', E3: 'r2', D3: 'o', C2: 'a3', F3: 'A' }, picked('G1xE3')),
    },
    'TZ-5.2': {
      caption: speak(figures.noCapture),
      scene: draw(LOW, { E3: 'A', D2: 'R', F2: 'O2', D3: 'o3', E4: 'r3', F3: 'a4' }),
    },
    'TZ-5.3': {
      caption: speak(figures.buried),
      scene: draw(LOW, { E3: 'R2', D3: 'A', F2: 'O', F3: 'o4' }, picked('E3+D3'), 'second'),
    },
  };
};

/** The stack of the first step is picked up and may do these. */
const picked = (...steps: readonly [string, ...string[]]): Partial<Look> => ({
  picked: [{ at: 'cell', cell: steps[0].slice(0, 2) }],
  legalSteps: steps,
});

const refused = (rule: RuleId, attempt: string, ...cells: readonly string[]): Partial<Look> => ({
  picked: [{ at: 'cell', cell: attempt.slice(0, 2) }],
  refused: { rule, attempt, cells },
});

/** The part of a board about these spaces. */
const draw = (
  about: readonly string[],
  stacks: Stacks,
  look: Partial<Look> = {},
  phase: TzaarView['phase'] = 'first',
): Scene => ({
  ...sceneOf(viewOfBoard(boardOf(stacks), 0, phase), { ...STILL, ...look }),
  bounds: boundsOf(about),
  labels: [],
});

const boardOf = (stacks: Stacks): Board =>
  Object.fromEntries(
    Object.entries(stacks).map(([name, text]) => {
      const piece = PIECE_LETTERS.indexOf(text[0]!);
      return [name, { owner: Math.floor(piece / 3), type: TYPES[piece % 3]!, height: Number(text.slice(1) || 1) }];
    }),
  );

const boundsOf = (about: readonly string[]): Rect => {
  const places = about.map(name => placeOf(SPACE_INDEX.get(name)!, 0));
  const [xs, ys] = [places.map(place => place.x), places.map(place => place.y)];
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
};

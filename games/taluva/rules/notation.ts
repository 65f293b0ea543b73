import type { Action, Pick } from '@threefold-games/core';
import { BUILD_TEMPLE, BUILD_TOWER, cellOf, DRAW, EXPAND, FOUND_HUT, kindOf, step, verbOf } from './actions.ts';
import { faceOf, ownerOf } from './field.ts';
import { freeAround, settlementAt } from './land.ts';
import { type TaluvaState, TO_BUILD } from './state.ts';
import { cellAt, FURTHEST, KIND_NAMES, nameOf, TERRAINS, type Terrain } from './tables.ts';
import type { TaluvaPieceKind } from './view.ts';

/** A step as its text says it, legal or not. */
export interface Attempt {
  readonly verb: number;
  /** The name of the cell, empty for a draw. */
  readonly name: string;
  /** The cell, or the kind of a draw; undefined where no land can be near. */
  readonly cell: number | undefined;
}

/** The letters of the builds on one field. */
const BUILDS = new Map([
  ['H', FOUND_HUT],
  ['T', BUILD_TEMPLE],
  ['W', BUILD_TOWER],
]);

const NUMBER = '(0|-?[1-9][0-9]*)';
const LAYING = new RegExp(`^${NUMBER},${NUMBER}/([0-5])$`);
const BUILD = new RegExp(`^([HTW])@${NUMBER},${NUMBER}$`);
const EXPANSION = new RegExp(`^E@${NUMBER},${NUMBER}:([JCSRL])$`);

/** What a text says, undefined when it says no step (TL-10.1). */
export const parseAttempt = (text: string): Attempt | undefined => {
  const kind = KIND_NAMES.indexOf(text);
  if (kind >= 0) return { verb: DRAW, name: '', cell: kind };
  const laying = LAYING.exec(text);
  if (laying) return reading(Number(laying[3]), laying[1]!, laying[2]!);
  const build = BUILD.exec(text);
  if (build) return reading(BUILDS.get(build[1]!)!, build[2]!, build[3]!);
  const expansion = EXPANSION.exec(text);
  if (expansion) return reading(EXPAND + TERRAINS.indexOf(expansion[3] as Terrain), expansion[1]!, expansion[2]!);
  return undefined;
};

const reading = (verb: number, q: string, r: string): Attempt => {
  const near = Math.max(Math.abs(Number(q)), Math.abs(Number(r))) <= FURTHEST + 2;
  return { verb, name: `${q},${r}`, cell: near ? cellAt(Number(q), Number(r)) : undefined };
};

export const formatStep = (action: Action): string => {
  const verb = verbOf(action);
  if (verb === DRAW) return KIND_NAMES[kindOf(action)]!;
  const name = nameOf(cellOf(action));
  if (verb < DRAW) return `${name}/${verb}`;
  return verb < EXPAND ? `${letterOf(verb)}@${name}` : `E@${name}:${letterOf(verb)}`;
};

/** What a text says here: an expansion may name its settlement by any cell, and is read as naming the smallest (TL-10.4). */
export const readAttempt = (state: TaluvaState, text: string): Attempt | undefined => {
  const read = parseAttempt(text);
  if (state.phase !== TO_BUILD || !read || read.verb < EXPAND || read.cell === undefined) return read;
  if (ownerOf(state.cells[read.cell]!) !== state.seat) return read;
  const cell = settlementAt(state.cells, read.cell)[0]!;
  return { ...read, name: nameOf(cell), cell };
};

/** The step that a text says, legal or not. */
export const parseStep = (state: TaluvaState, text: string): Action | undefined => {
  const read = readAttempt(state, text);
  return read?.cell === undefined ? undefined : step(read.verb, read.cell);
};

export const picksOf = (state: TaluvaState, action: Action): readonly Pick[] => {
  const verb = verbOf(action);
  if (verb === DRAW) return [{ at: 'choice', choice: formatStep(action) }];
  const cell = nameOf(cellOf(action));
  if (verb < DRAW)
    return [
      { at: 'cell', cell },
      { at: 'choice', choice: String(verb) },
    ];
  if (verb < EXPAND)
    return [
      { at: 'cell', cell },
      { at: 'choice', choice: letterOf(verb) },
    ];
  const settlement = settlementAt(state.cells, cellOf(action));
  const fields = freeAround(state.cells, settlement).filter(field => faceOf(state.cells[field]!) === verb - EXPAND);
  return [
    { at: 'cell', cell, also: settlement.slice(1).map(nameOf) },
    { at: 'choice', choice: letterOf(verb), cells: fields.map(nameOf) },
  ];
};

/** The letter of a build, or of the terrain that a settlement expands onto. */
const letterOf = (verb: number): string =>
  verb >= EXPAND ? TERRAINS[verb - EXPAND]! : verb === BUILD_TEMPLE ? 'T' : verb === BUILD_TOWER ? 'W' : 'H';

/** What the text of a step says, for all that need no numbers. */
export type Said =
  | { readonly does: 'draw'; readonly tile: string }
  | { readonly does: 'lay'; readonly cell: string; readonly rotation: number }
  | { readonly does: 'build'; readonly cell: string; readonly kind: TaluvaPieceKind }
  | { readonly does: 'expand'; readonly cell: string; readonly terrain: Terrain };

/** The letters of the pieces in the notation. */
export const LETTERS: Readonly<Record<string, TaluvaPieceKind>> = { H: 'hut', T: 'temple', W: 'tower' };

/** Reads the text of a step; undefined where it says none. */
export const readStep = (text: string): Said | undefined => {
  if (/^[JCSRL]{2}$/.test(text)) return { does: 'draw', tile: text };
  const laid = /^(-?\d+,-?\d+)\/([0-5])$/.exec(text);
  if (laid) return { does: 'lay', cell: laid[1]!, rotation: Number(laid[2]) };
  const built = /^([HTW])@(-?\d+,-?\d+)$/.exec(text);
  if (built) return { does: 'build', cell: built[2]!, kind: LETTERS[built[1]!]! };
  const grown = /^E@(-?\d+,-?\d+):([JCSRL])$/.exec(text);
  return grown ? { does: 'expand', cell: grown[1]!, terrain: grown[2] as Terrain } : undefined;
};

import type { Refusal, RuleId } from '@threefold/core';
import { TEMPLE_SIZE, TOWER_LEVEL, touchesOwn, writeBuilds } from './builds.ts';
import {
  faceOf,
  HUT,
  isFree,
  isLand,
  isVolcano,
  levelOf,
  ownerOf,
  pieceOf,
  rotationOf,
  TEMPLE,
  TOWER,
} from './field.ts';
import { AROUND, nameOf } from './grid.ts';
import { around, settlementAt } from './land.ts';
import { MAX_ACTIONS, mayCover, writeLayings } from './layings.ts';
import { canonicalStep, type Reading, readStep } from './notation.ts';
import { BUILD_TEMPLE, BUILD_TOWER, DRAW, EXPAND, FOUND_HUT, step } from './step.ts';
import { OVER, type Table, TO_BUILD, TO_DRAW, TO_LAY } from './table.ts';

export const NOTATION_RULE: RuleId = 'TL-10.1';
export const TURN_RULE: RuleId = 'TL-2.1';
export const OVER_RULE: RuleId = 'TL-8.5';

/** Why no legal step is written like this; undefined when one is. */
export const whyNot = (table: Table, text: string): Refusal | undefined => {
  if (table.phase === OVER) return because(OVER_RULE, []);
  const read = readStep(canonicalStep(table, text));
  if (!read) return because(NOTATION_RULE, []);
  if (phaseOf(read.verb) !== table.phase) return because(TURN_RULE, []);
  if (isOffered(table, read)) return undefined;
  if (read.verb === DRAW) return because('TL-2.2', []);
  if (read.verb < DRAW) return explainLaying(table, read);
  if (read.verb >= EXPAND) return explainExpansion(table, read);
  return explainBuild(table, read);
};

const because = (rule: RuleId, cells: Iterable<number>): Refusal => ({ rule, cells: Array.from(cells, nameOf) });
/** A refusal that a cell shows which may lie off the grid. */
const becauseOf = (rule: RuleId, read: Reading): Refusal => ({ rule, cells: [read.name] });

const phaseOf = (verb: number): number => (verb === DRAW ? TO_DRAW : verb < DRAW ? TO_LAY : TO_BUILD);

const offered = new Int32Array(MAX_ACTIONS);
const isOffered = (table: Table, read: Reading): boolean => {
  if (read.cell === undefined) return false;
  if (read.verb === DRAW) return table.unseen[read.cell]! > 0;
  const n = read.verb < DRAW ? writeLayings(table, offered) : writeBuilds(table, offered);
  return offered.subarray(0, n).includes(step(read.verb, read.cell));
};

const explainLaying = ({ cells, minQ, maxQ }: Table, { verb: rotation, cell: volcano, name }: Reading): Refusal => {
  if (minQ > maxQ) return { rule: 'TL-3.1', cells: ['0,0'] };
  if (volcano === undefined) return { rule: 'TL-3.3', cells: [name] };
  const first = volcano + AROUND[rotation]!;
  const second = volcano + AROUND[rotation + 1]!;
  const tile = [volcano, first, second];
  const land = tile.filter(cell => isLand(cells[cell]!));
  if (land.length === 0) return because('TL-3.3', tile);
  const below = cells[volcano]!;
  if (!isVolcano(below)) return land.length < tile.length ? because('TL-3.2', land) : because('TL-4.1', [volcano]);
  if (rotationOf(below) === rotation) return because('TL-4.2', [volcano]);
  const uneven = tile.filter(cell => levelOf(cells[cell]!) !== levelOf(below));
  if (uneven.length > 0) return because('TL-4.3', uneven);
  const buildings = tile.filter(cell => ownerOf(cells[cell]!) >= 0 && pieceOf(cells[cell]!) !== HUT);
  if (buildings.length > 0) return because('TL-4.6', buildings);
  const lost = mayCover(cells, first, second) ? second : first;
  return because('TL-4.7', settlementAt(cells, lost));
};

const NO_STOCK: RuleId = 'TL-6.15';

const explainBuild = (table: Table, read: Reading): Refusal => {
  const { cell, verb } = read;
  const { cells, seat } = table;
  if (cell === undefined || !isFree(cells[cell]!)) return becauseOf('TL-6.2', read);
  const level = levelOf(cells[cell]!);
  if (verb === FOUND_HUT) {
    if (level !== 1) return becauseOf('TL-6.3', read);
    if (table.left(seat, HUT) === 0) return because(NO_STOCK, []);
    return because(
      'TL-6.4',
      around(cell).filter(next => ownerOf(cells[next]!) === seat),
    );
  }
  if (verb === BUILD_TOWER && level < TOWER_LEVEL) return becauseOf('TL-6.8', read);
  if (table.left(seat, verb === BUILD_TEMPLE ? TEMPLE : TOWER) === 0) return because(NO_STOCK, []);
  if (!touchesOwn(table, cell)) return becauseOf(verb === BUILD_TEMPLE ? 'TL-6.5' : 'TL-6.9', read);
  const settlements = around(cell)
    .filter(next => ownerOf(cells[next]!) === seat)
    .map(next => settlementAt(cells, next));
  if (verb === BUILD_TOWER) return because('TL-6.10', new Set(settlements.flat()));
  const small = settlements.filter(fields => fields.length < TEMPLE_SIZE && !holds(cells, fields, TEMPLE));
  return small.length > 0 ? because('TL-6.6', new Set(small.flat())) : because('TL-6.7', new Set(settlements.flat()));
};

const explainExpansion = (table: Table, read: Reading): Refusal => {
  const { cells, seat } = table;
  if (read.cell === undefined || ownerOf(cells[read.cell]!) !== seat) return becauseOf('TL-6.11', read);
  const settlement = settlementAt(cells, read.cell);
  const terrain = read.verb - EXPAND;
  const fields = [...new Set(settlement.flatMap(around))].filter(
    cell => isLand(cells[cell]!) && faceOf(cells[cell]!) === terrain && !settlement.includes(cell),
  );
  const free = fields.filter(cell => isFree(cells[cell]!));
  if (free.length > 0) return because('TL-6.14', free);
  return because('TL-6.13', fields.length > 0 ? fields : settlement);
};

const holds = (cells: Int32Array, fields: readonly number[], piece: number): boolean =>
  fields.some(cell => pieceOf(cells[cell]!) === piece);

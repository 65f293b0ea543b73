import type { Refusal, RuleId } from '@threefold-games/core';
import { BUILD_TEMPLE, BUILD_TOWER, DRAW, EXPAND, FOUND_HUT } from './actions.ts';
import { faceOf, isFree, isLand, isVolcano, levelOf, ownerOf, pieceOf, rotationOf } from './field.ts';
import { mayCover, touchesOwn } from './generate.ts';
import { around, settlementAt } from './land.ts';
import { type Attempt, readAttempt } from './notation.ts';
import { OVER, type TaluvaState, TO_BUILD, TO_DRAW, TO_LAY } from './state.ts';
import { AROUND, HUT, nameOf, TEMPLE, TEMPLE_SIZE, TOWER, TOWER_LEVEL } from './tables.ts';

export const NOTATION_RULE: RuleId = 'TL-10.1';
export const TURN_RULE: RuleId = 'TL-2.1';
export const OVER_RULE: RuleId = 'TL-8.5';

/** The most telling rule against a step that is not legal. */
export const whyNot = (state: TaluvaState, text: string): Refusal => {
  if (state.phase === OVER) return because(OVER_RULE, []);
  const read = readAttempt(state, text);
  if (!read) return because(NOTATION_RULE, []);
  if (phaseOf(read.verb) !== state.phase) return because(TURN_RULE, []);
  if (read.verb === DRAW) return because('TL-2.2', []);
  if (read.verb < DRAW) return explainLaying(state, read);
  if (read.verb >= EXPAND) return explainExpansion(state, read);
  return explainBuild(state, read);
};

const because = (rule: RuleId, cells: Iterable<number>): Refusal => ({ rule, cells: Array.from(cells, nameOf) });
/** A refusal that a cell shows which may lie off the grid. */
const becauseOf = (rule: RuleId, read: Attempt): Refusal => ({ rule, cells: [read.name] });

const phaseOf = (verb: number): number => (verb === DRAW ? TO_DRAW : verb < DRAW ? TO_LAY : TO_BUILD);

const explainLaying = (
  { cells, minQ, maxQ }: TaluvaState,
  { verb: rotation, cell: volcano, name }: Attempt,
): Refusal => {
  if (minQ > maxQ) return { rule: 'TL-3.1', cells: ['0,0'] };
  if (volcano === undefined) return { rule: 'TL-3.3', cells: [name] };
  const first = volcano + AROUND[rotation]!;
  const second = volcano + AROUND[rotation + 1]!;
  const tile = [volcano, first, second];
  const land = tile.filter(cell => isLand(cells[cell]!));
  if (land.length === 0) return because('TL-3.3', tile);
  if (land.length < tile.length) return because('TL-3.2', land);
  const below = cells[volcano]!;
  if (!isVolcano(below)) return because('TL-4.1', [volcano]);
  if (rotationOf(below) === rotation) return because('TL-4.2', [volcano]);
  const uneven = tile.filter(cell => levelOf(cells[cell]!) !== levelOf(below));
  if (uneven.length > 0) return because('TL-4.3', uneven);
  const buildings = tile.filter(cell => ownerOf(cells[cell]!) >= 0 && pieceOf(cells[cell]!) !== HUT);
  if (buildings.length > 0) return because('TL-4.6', buildings);
  const lost = mayCover(cells, first, second) ? second : first;
  return because('TL-4.7', settlementAt(cells, lost));
};

const NO_STOCK: RuleId = 'TL-6.15';

const explainBuild = (state: TaluvaState, read: Attempt): Refusal => {
  const { cell, verb } = read;
  const { cells, seat } = state;
  if (cell === undefined || !isFree(cells[cell]!)) return becauseOf('TL-6.2', read);
  const level = levelOf(cells[cell]!);
  if (verb === FOUND_HUT) {
    if (level !== 1) return becauseOf('TL-6.3', read);
    if (state.left(seat, HUT) === 0) return because(NO_STOCK, []);
    return because(
      'TL-6.4',
      around(cell).filter(next => ownerOf(cells[next]!) === seat),
    );
  }
  if (verb === BUILD_TOWER && level < TOWER_LEVEL) return becauseOf('TL-6.8', read);
  if (state.left(seat, verb === BUILD_TEMPLE ? TEMPLE : TOWER) === 0) return because(NO_STOCK, []);
  if (!touchesOwn(state, cell)) return becauseOf(verb === BUILD_TEMPLE ? 'TL-6.5' : 'TL-6.9', read);
  const settlements = around(cell)
    .filter(next => ownerOf(cells[next]!) === seat)
    .map(next => settlementAt(cells, next));
  if (verb === BUILD_TOWER) return because('TL-6.10', new Set(settlements.flat()));
  const small = settlements.filter(fields => fields.length < TEMPLE_SIZE && !holds(cells, fields, TEMPLE));
  return small.length > 0 ? because('TL-6.6', new Set(small.flat())) : because('TL-6.7', new Set(settlements.flat()));
};

const explainExpansion = (state: TaluvaState, read: Attempt): Refusal => {
  const { cells, seat } = state;
  if (read.cell === undefined || ownerOf(cells[read.cell]!) !== seat) return becauseOf('TL-6.11', read);
  const settlement = settlementAt(cells, read.cell);
  const terrain = read.verb - EXPAND;
  const fields = [...new Set(settlement.flatMap(around))].filter(
    cell => isLand(cells[cell]!) && faceOf(cells[cell]!) === terrain && !settlement.includes(cell),
  );
  const free = fields.filter(cell => isFree(cells[cell]!));
  if (free.length > 0) return because('TL-6.14', free);
  return because('TL-6.13', settlement);
};

const holds = (cells: Int32Array, fields: readonly number[], piece: number): boolean =>
  fields.some(cell => pieceOf(cells[cell]!) === piece);

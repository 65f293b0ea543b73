import { type Position, playSteps, type Seat } from '@threefold/core';
import { HEX_DIRECTIONS } from '@threefold/grid';
import type { FactSheet, PlayedTurn } from '@threefold/learn';
import { type TaluvaField, type TaluvaSettlement, type TaluvaView, taluva } from '../rules/index.ts';
import { TEMPLE_SIZE } from '../rules/tables.ts';

type Turn = PlayedTurn<TaluvaView>;

const fieldsOf = ({ fields }: TaluvaView): ReadonlyMap<string, TaluvaField> =>
  new Map(fields.map(field => [field.name, field]));

const touches = ({ q, r }: TaluvaField, cells: readonly string[]): boolean =>
  HEX_DIRECTIONS.some(([dq, dr]) => cells.includes(`${q + dq},${r + dr}`));

const ownSettlements = ({ settlements }: TaluvaView, seat: Seat): readonly TaluvaSettlement[] =>
  settlements.filter(settlement => settlement.seat === seat);

/** The fields of the tile that a turn has laid. */
const laid = ({ steps, after }: Turn): readonly TaluvaField[] => {
  const volcano = steps[0]!.split('/')[0]!;
  const { fields } = after.view();
  const level = fields.find(({ name }) => name === volcano)!.level;
  return fields.filter(field => field.volcano === volcano && field.level === level);
};

/** What stood below the tile that a turn has laid. */
const below = (turn: Turn): readonly TaluvaField[] => {
  const fields = fieldsOf(turn.before.view());
  return laid(turn).flatMap(({ name }) => fields.get(name) ?? []);
};

/** The settlements that the laying of a turn has left its seat, before anything was built. */
const afterLaying = ({ seat, steps, before }: Turn): readonly TaluvaSettlement[] => {
  const position = before.copy();
  playSteps(taluva, position, steps.slice(0, 1));
  return ownSettlements(position.view(), seat);
};

/** The fields that a turn has built on. */
const builtOn = ({ seat, before, after }: Turn): readonly TaluvaField[] => {
  const fields = fieldsOf(before.view());
  return after.view().fields.filter(({ name, level, piece }) => {
    const was = fields.get(name);
    return piece?.seat === seat && !(was?.piece && was.level === level);
  });
};

/** What can be counted in Taluva, and of a turn of it. */
export const facts = {
  standing: {
    /** How many huts are left to build. */
    'huts.me': (position: Position<TaluvaView>, seat: Seat) => position.view().players[seat]!.left.huts,
    /** The number of fields of the largest settlement. */
    'largest.me': (position: Position<TaluvaView>, seat: Seat) =>
      Math.max(0, ...ownSettlements(position.view(), seat).map(({ size }) => size)),
    /** How many settlements could take a temple as the island lies (TL-6.5 to TL-6.7). */
    'ready.temple.me': (position: Position<TaluvaView>, seat: Seat) => {
      const view = position.view();
      if (view.players[seat]!.left.temples === 0) return 0;
      const free = view.fields.filter(({ terrain, piece }) => terrain && !piece);
      return ownSettlements(view, seat).filter(
        ({ size, temples, cells }) => size >= TEMPLE_SIZE && temples === 0 && free.some(field => touches(field, cells)),
      ).length;
    },
  },
  turn: {
    /** How many terrain fields of the tile lie next to what the seat had built before. */
    beside: (turn: Turn) => {
      const own = ownSettlements(turn.before.view(), turn.seat).flatMap(({ cells }) => cells);
      return laid(turn).filter(field => field.terrain && touches(field, own)).length;
    },
    /** Whether the tile's volcano lies next to what the seat had built before: 1, else 0. */
    'beside.volcano': (turn: Turn) => {
      const own = ownSettlements(turn.before.view(), turn.seat).flatMap(({ cells }) => cells);
      return laid(turn).some(field => !field.terrain && touches(field, own)) ? 1 : 0;
    },
    /** On how many fields of the tile the seat has built. */
    settled: (turn: Turn) => laid(turn).filter(({ piece }) => piece).length,
    /** The level of the tile. */
    level: (turn: Turn) => laid(turn)[0]!.level,
    /** Whether the tile was laid on land: 1, else 0. */
    erupted: (turn: Turn) => (below(turn).length > 0 ? 1 : 0),
    /** How many huts of the seat it covered. */
    'covered.me': (turn: Turn) =>
      below(turn).reduce((sum, { piece }) => sum + (piece?.seat === turn.seat ? piece.huts : 0), 0),
    /** How many huts of others it covered. */
    'covered.other': (turn: Turn) =>
      below(turn).reduce((sum, { piece }) => sum + (piece && piece.seat !== turn.seat ? piece.huts : 0), 0),
    /** How many more settlements those of the seat have become by the laying, before anything was built (TL-5.3). */
    cut: (turn: Turn) => afterLaying(turn).length - ownSettlements(turn.before.view(), turn.seat).length,
    /** How many settlements of the seat its build has joined to others, parts that the laying had cut included (TL-5.4). */
    joined: (turn: Turn) => {
      const parts = afterLaying(turn);
      return ownSettlements(turn.after.view(), turn.seat).reduce(
        (sum, { cells }) => sum + Math.max(0, parts.filter(part => cells.includes(part.cells[0]!)).length - 1),
        0,
      );
    },
    /** How many more settlements those of the seat have become, where the build has not joined them again (TL-5.3). */
    split: ({ seat, before, after }: Turn) => {
      const settlements = ownSettlements(after.view(), seat);
      const parts = ownSettlements(before.view(), seat).map(
        ({ cells }) => settlements.filter(part => part.cells.some(cell => cells.includes(cell))).length,
      );
      return parts.reduce((sum, count) => sum + Math.max(0, count - 1), 0);
    },
    /** Whether it expanded a settlement: 1, else 0. */
    expanded: ({ steps }: Turn) => (steps[1]?.startsWith('E') ? 1 : 0),
    /** How many huts it placed. */
    placed: (turn: Turn) => builtOn(turn).reduce((sum, { piece }) => sum + piece!.huts, 0),
    /** The most huts that it placed on one field. */
    'placed.field': (turn: Turn) => Math.max(0, ...builtOn(turn).map(({ piece }) => piece!.huts)),
    /** How many temples it built. */
    temples: (turn: Turn) => builtOn(turn).filter(({ piece }) => piece!.kind === 'temple').length,
    /** How many towers it built. */
    towers: (turn: Turn) => builtOn(turn).filter(({ piece }) => piece!.kind === 'tower').length,
  },
} satisfies FactSheet<TaluvaView>;

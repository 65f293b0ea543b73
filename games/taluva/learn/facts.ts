import type { Position, Seat } from '@threefold/core';
import { HEX_DIRECTIONS } from '@threefold/grid';
import type { FactSheet, PlayedTurn } from '@threefold/learn';
import type { TaluvaField, TaluvaSettlement, TaluvaView } from '../rules/index.ts';
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
    /** On how many fields of the tile the seat has built. */
    settled: (turn: Turn) => laid(turn).filter(({ piece }) => piece).length,
    /** Whether the tile was laid on land: 1, else 0. */
    erupted: (turn: Turn) => (below(turn).length > 0 ? 1 : 0),
    /** How many huts of others it covered. */
    'covered.other': (turn: Turn) =>
      below(turn).reduce((sum, { piece }) => sum + (piece && piece.seat !== turn.seat ? piece.huts : 0), 0),
    /** How many more settlements those of the seat have become, where the build has not joined them again (TL-5.3). */
    split: ({ seat, before, after }: Turn) => {
      const settlements = ownSettlements(after.view(), seat);
      const parts = ownSettlements(before.view(), seat).map(
        ({ cells }) => settlements.filter(part => part.cells.some(cell => cells.includes(cell))).length,
      );
      return parts.reduce((sum, count) => sum + Math.max(0, count - 1), 0);
    },
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

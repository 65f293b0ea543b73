import type { Position, Seat } from '@threefold-games/core';
import type { FactSheet, TurnWithPositions } from '@threefold-games/learn';
import type { TaluvaField, TaluvaSettlement, TaluvaView } from '@threefold-games/taluva';
import { HUT } from '@threefold-games/taluva/display';
import { mostOfOthers, readyForTemple, stateOf } from './counts.ts';
import { exposedOf, settlementsOf, touches, winNextOfOthers } from './prospects.ts';
import { TurnDetails } from './turnDetails.ts';

type Turn = TurnWithPositions<TaluvaView>;
type Island = Position<TaluvaView>;

const cellsOf = (settlements: readonly TaluvaSettlement[]): readonly string[] =>
  settlements.flatMap(({ cells }) => cells);

/** The fields of its tile next to what the seat of a turn had built before. */
const besideOwn = (turn: Turn): readonly TaluvaField[] => {
  const details = new TurnDetails(turn);
  const own = cellsOf(settlementsOf(details.before(), turn.seat));
  return details.laid().filter(({ name }) => touches(name, own));
};

const hutsOn = (fields: readonly TaluvaField[], isWanted: (seat: Seat) => boolean): number =>
  fields.reduce((sum, { piece }) => sum + (piece && isWanted(piece.seat) ? piece.huts : 0), 0);

/** What can be counted in Taluva, and of a turn of it. */
export const facts = {
  standing: {
    /** How many huts are left to build. */
    'huts.me': (position: Island, seat: Seat) => position.view().players[seat]!.left.huts,
    /** The number of fields of the largest settlement. */
    'largest.me': (position: Island, seat: Seat) =>
      Math.max(0, ...settlementsOf(position.view(), seat).map(({ size }) => size)),
    /** How many settlements could take a temple as the island lies (TL-6.5 to TL-6.7). */
    'ready.temple.me': (position: Island, seat: Seat) => readyForTemple(stateOf(position), seat),
    /** The same of whichever other seat has most of them. */
    'ready.temple.other': (position: Island, seat: Seat) => mostOfOthers(stateOf(position), seat, readyForTemple),
    /** How many settlements without a temple, of two fields or more, an eruption could cover in part. */
    'exposed.me': (position: Island, seat: Seat) => exposedOf(position, seat).length,
    /** The chance of whichever other seat could best win by a turn that it began now; it takes up to 100 ms where somebody is near to that. */
    'winNext.other': winNextOfOthers,
  },
  turn: {
    /** How many terrain fields of the tile lie next to what the seat had built before. */
    beside: (turn: Turn) => besideOwn(turn).filter(({ terrain }) => terrain).length,
    /** Whether the tile's volcano lies next to what the seat had built before: 1, else 0. */
    'beside.volcano': (turn: Turn) => (besideOwn(turn).some(({ terrain }) => !terrain) ? 1 : 0),
    /** On how many fields of the tile the seat has built. */
    settled: (turn: Turn) => new TurnDetails(turn).laid().filter(({ piece }) => piece).length,
    /** The level of the tile. */
    level: (turn: Turn) => new TurnDetails(turn).laid()[0]!.level,
    /** Whether the tile was laid on land: 1, else 0. */
    erupted: (turn: Turn) => (new TurnDetails(turn).below().length > 0 ? 1 : 0),
    /** How many huts of the seat it covered. */
    'covered.me': (turn: Turn) => hutsOn(new TurnDetails(turn).below(), seat => seat === turn.seat),
    /** How many huts of others it covered. */
    'covered.other': (turn: Turn) => hutsOn(new TurnDetails(turn).below(), seat => seat !== turn.seat),
    /** How many more settlements those of the seat have become by the laying, before anything was built (TL-5.3). */
    cut: (turn: Turn) => {
      const details = new TurnDetails(turn);
      return details.parts().length - settlementsOf(details.before(), turn.seat).length;
    },
    /** How many settlements of the seat its build has joined to others, parts that the laying had cut included (TL-5.4). */
    joined: (turn: Turn) => {
      const details = new TurnDetails(turn);
      return settlementsOf(details.after(), turn.seat).reduce(
        (sum, { cells }) =>
          sum + Math.max(0, details.parts().filter(part => cells.includes(part.cells[0]!)).length - 1),
        0,
      );
    },
    /** How many more settlements those of the seat have become, where the build has not joined them again (TL-5.3). */
    split: ({ seat, before, after }: Turn) => {
      const settlements = settlementsOf(after.view(), seat);
      const parts = settlementsOf(before.view(), seat).map(
        ({ cells }) => settlements.filter(part => part.cells.some(cell => cells.includes(cell))).length,
      );
      return parts.reduce((sum, count) => sum + Math.max(0, count - 1), 0);
    },
    /** Whether it expanded a settlement: 1, else 0. */
    expanded: (turn: Turn) => (new TurnDetails(turn).build()?.kind === 'expansion' ? 1 : 0),
    /** How many huts it placed. */
    placed: ({ seat, before, after }: Turn) => stateOf(before).left(seat, HUT) - stateOf(after).left(seat, HUT),
    /** The most huts that it placed on one field. */
    'placed.field': (turn: Turn) => Math.max(0, ...new TurnDetails(turn).builtOn().map(({ piece }) => piece!.huts)),
    /** How many temples it built. */
    temples: (turn: Turn) => (new TurnDetails(turn).build()?.kind === 'temple' ? 1 : 0),
    /** How many towers it built. */
    towers: (turn: Turn) => (new TurnDetails(turn).build()?.kind === 'tower' ? 1 : 0),
  },
} satisfies FactSheet<TaluvaView>;

import { type Position, playSteps, type Seat } from '@threefold-games/core';
import type { TurnWithPositions } from '@threefold-games/learn';
import {
  type TaluvaField,
  type TaluvaPieceKind,
  type TaluvaSettlement,
  type TaluvaView,
  taluva,
} from '@threefold-games/taluva';
import { readStep } from '@threefold-games/taluva/display';
import { exposedOf, hasTurn, nextTurnOf, prospectsOf, settlementsOf, winningTiles } from './prospects.ts';

/** How a turn has built. */
export interface Build {
  readonly kind: TaluvaPieceKind | 'expansion';
  /** The field; of an expansion, the cell that names the settlement. */
  readonly cell: string;
}

/** Finds something out when it is asked for, and once. */
const once = <Value>(find: () => Value): (() => Value) => {
  let known: { readonly value: Value } | undefined;
  return () => {
    known ??= { value: find() };
    return known.value;
  };
};

const oncePerSeat = <Value>(find: (seat: Seat) => Value): ((seat: Seat) => Value) => {
  const known: (() => Value)[] = [];
  return seat => {
    known[seat] ??= once(() => find(seat));
    return known[seat]();
  };
};

const fieldsOf = ({ fields }: TaluvaView): ReadonlyMap<string, TaluvaField> =>
  new Map(fields.map(field => [field.name, field]));

/** What a turn has done and what it leaves. The positions of the turn must not change. */
export class TurnDetails {
  readonly turn: TurnWithPositions<TaluvaView>;

  constructor(turn: TurnWithPositions<TaluvaView>) {
    this.turn = turn;
  }

  get seat(): Seat {
    return this.turn.seat;
  }

  /** The island where the turn began. */
  readonly before = once(() => this.turn.before.view());

  /** The island that it has led to. */
  readonly after = once(() => this.turn.after.view());

  /** The fields of the tile that it has laid. */
  readonly laid = once((): readonly TaluvaField[] => {
    const volcano = this.turn.steps[0]!.split('/')[0]!;
    const { fields } = this.after();
    const level = fields.find(({ name }) => name === volcano)!.level;
    return fields.filter(field => field.volcano === volcano && field.level === level);
  });

  /** What lay below that tile. */
  readonly below = once((): readonly TaluvaField[] => {
    const fields = fieldsOf(this.before());
    return this.laid().flatMap(({ name }) => fields.get(name) ?? []);
  });

  /** The settlements that the laying has left its seat, before anything was built. */
  readonly parts = once((): readonly TaluvaSettlement[] => {
    const { seat, before, steps } = this.turn;
    const position = before.copy();
    playSteps(taluva, position, steps.slice(0, 1));
    return settlementsOf(position.view(), seat);
  });

  /** How it has built; undefined where the seat went out. */
  readonly build = once((): Build | undefined => {
    const said = readStep(this.turn.steps[1] ?? '');
    if (said?.does === 'build') return said;
    return said?.does === 'expand' ? { kind: 'expansion', cell: said.cell } : undefined;
  });

  /** The fields that it has built on. */
  readonly builtOn = once((): readonly TaluvaField[] => {
    const fields = fieldsOf(this.before());
    return this.after().fields.filter(({ name, level, piece }) => {
      const was = fields.get(name);
      return piece?.seat === this.seat && !(was?.piece && was.level === level);
    });
  });

  /** How many huts it has placed. */
  readonly huts = once(() => this.builtOn().reduce((sum, { piece }) => sum + piece!.huts, 0));

  /** What a seat could have built before it as the island lay. */
  readonly prospectsBefore = oncePerSeat(seat => prospectsOf(this.turn.before, seat));

  /** Whether a seat has another turn after it. */
  readonly goesOn = oncePerSeat(seat => hasTurn(this.after(), seat));

  /** What a seat could build after it as the island lies; undefined where it has no other turn. */
  readonly prospects = this.ifGoesOn(prospectsOf);

  /** What a seat could build with a turn that began after it; undefined where none comes. */
  readonly next = this.ifGoesOn(nextTurnOf);

  /** The settlements of a seat that an eruption can cover in part after it; undefined where it has no other turn. */
  readonly exposed = this.ifGoesOn(exposedOf);

  /** With how many tiles a seat could win by a turn that began after it; undefined where none comes. */
  readonly winning = this.ifGoesOn(winningTiles);

  private ifGoesOn<Value>(
    find: (position: Position<TaluvaView>, seat: Seat) => Value,
  ): (seat: Seat) => Value | undefined {
    return oncePerSeat(seat => (this.goesOn(seat) ? find(this.turn.after, seat) : undefined));
  }
}

const known = new WeakMap<TurnWithPositions<TaluvaView>, TurnDetails>();

/** The details of a turn of a branch or a history, found out once for whoever asks. */
export const detailsOf = (turn: TurnWithPositions<TaluvaView>): TurnDetails => {
  const details = known.get(turn) ?? new TurnDetails(turn);
  known.set(turn, details);
  return details;
};

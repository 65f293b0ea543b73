import { type Game, type GameRecord, History, ok, type Result } from '@threefold-games/core';
import { clockFace, type OfferKind, type RoomView } from '@threefold-games/room';
import type { Acts, TableModel, TurnInHand } from '../board/index.ts';
import { type SeatPlan, sitsHere } from '../settings/index.ts';

/** What a match adds to what everybody may know of its room. */
interface RoomParts {
  readonly seats: readonly SeatPlan[];
  /** Whether it was left before its end. */
  readonly stopped?: boolean | undefined;
  /** The turn that somebody here makes, where somebody may; the one from before goes on where it is the same turn. */
  turn(history: History): TurnInHand | undefined;
  /** Whether the turn may be played now. */
  readonly free: boolean;
  record(): GameRecord;
}

/** A room as a table. What was known of it before is not judged again, and stays the very same where it has not changed. */
export const roomModel = (
  game: Game,
  view: RoomView,
  parts: RoomParts,
  before: TableModel | undefined,
): Result<TableModel> => {
  const history = historyOf(game, view, before?.history);
  if (!history.ok) return history;
  const { table, now } = view;
  const { stopped = false, free } = parts;
  const seats = before && areSame(before.seats, parts.seats) ? before.seats : parts.seats;
  const runs = now.phase === 'playing' && !stopped;
  const acts = runs && now.paused === undefined && now.actor !== undefined && sitsHere(seats[now.actor]);
  const turn = acts ? parts.turn(history.value) : undefined;
  const { even } = table.deal;
  return ok({
    id: table.id,
    history: history.value,
    seats,
    plan: table.plan,
    status: stopped ? 'stopped' : now.phase === 'over' ? 'over' : 'running',
    actor: runs ? now.actor : undefined,
    turn,
    acts: actsOf(view, seats, runs, turn !== undefined && free, game.sharedResults),
    offers: now.offers,
    paused: now.paused !== undefined,
    result: now.result,
    even: even && (even.by?.values ?? 'unknown'),
    clockFace: (seat, at) => clockFace(view, seat, at),
    record: parts.record,
  });
};

const areSame = (one: readonly SeatPlan[], other: readonly SeatPlan[]): boolean =>
  one.every(({ kind, name, level, away }, seat) => {
    const now = other[seat];
    return now?.kind === kind && now.name === name && now.level === level && now.away === away;
  });

const historyOf = (game: Game, { table, turns, now }: RoomView, before: History | undefined): Result<History> => {
  const { seats, options } = table.plan;
  const setup = before ? undefined : game.parseSetup(seats, options, table.layout || undefined);
  if (setup && !setup.ok) return setup;
  const played = before ?? History.of(game, setup!.value);
  return played.read([...turns.map(({ steps }) => steps), ...(now.drawn.length > 0 ? [now.drawn] : [])]);
};

const actsOf = (
  { turns, now }: RoomView,
  seats: readonly SeatPlan[],
  runs: boolean,
  turn: boolean,
  sharedResults: boolean,
): Acts => {
  const first = seats.findIndex(sitsHere);
  const last = turns.findLastIndex(({ seat }) => sitsHere(seats[seat]));
  const isOpen = (kind: OfferKind): boolean => now.offers.some(offer => offer.kind === kind);
  const people = now.seats.filter(({ kind }) => kind === 'person').length;
  const possible: readonly OfferKind[] = [
    ...(last >= 0 ? (['takeBack'] as const) : []),
    ...(sharedResults && people > 1 ? (['draw'] as const) : []),
    'abort',
    ...(now.paused === undefined ? (['pause'] as const) : []),
  ];
  const offers = runs && first >= 0 ? possible.filter(kind => !isOpen(kind)) : [];
  // Before every seat has moved one alone may call the game off.
  const isFresh = now.seats.some((_, seat) => !turns.some(turn => turn.seat === seat));
  const resigner = now.actor !== undefined && sitsHere(seats[now.actor]) ? now.actor : first;
  return {
    turn,
    undo: runs && last >= 0 ? turns.length - last : 0,
    resign: runs && first >= 0 ? resigner : undefined,
    offers,
    atOnce: offers.filter(kind => people === 1 || (kind === 'abort' && isFresh)),
    goOn: false,
    rematch: now.phase === 'over',
  };
};

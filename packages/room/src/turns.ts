import {
  fail,
  type Game,
  ok,
  type Position,
  playSteps,
  type Result,
  reseatOdds,
  type Seat,
  startAfter,
  unfinished,
} from '@threefold-games/core';
import { chargeTurn, fullClock } from './clocks.ts';
import { drawAll, noncesOf, seatOrder, seedOf, startsOf } from './deal.ts';
import { areAttempts } from './dealTags.ts';
import { keptAfterTurn } from './foresight.ts';
import type { Millis } from './plan.ts';
import { must, settle, takePosition } from './positions.ts';
import { finish, rankingByRule, sharesByRule } from './result.ts';
import { type At, type Done, done, replaced, type World, without } from './room.ts';
import type { Decision, Effect, EvenDeal, RoomState, RoomTurn } from './state.ts';

/** Everybody is ready: a lot is drawn where the plan wants one, and the game begins. */
export const begin = (at: At): Done => {
  const state = withNonces(at.state);
  return beginHere({ ...at, state: state.plan.lot ? seatedByLot(state) : state });
};

/** A rematch begins. Who sits where follows from the game before: another lot would be less even. */
export const beginAgain = (at: At): Done => beginHere({ ...at, state: withNonces(at.state) });

/** The nonces are complete, so the deal is settled. */
const withNonces = (state: RoomState): RoomState => ({
  ...state,
  deal: { ...state.deal, nonces: noncesOf(state.deal, state.seats) },
});

const seatedByLot = (state: RoomState): RoomState => {
  const order = seatOrder(seedOf(state.id, state.deal), state.deal);
  const plan = { ...state.plan, options: reseatOdds(state.plan.options, order) };
  return { ...state, plan, seats: order.map(seat => state.seats[seat]!), deal: { ...state.deal, order } };
};

/** Everybody sits where they play. Play begins, or an even start is looked for first. */
const beginHere = (at: At): Done => {
  const { state, now } = at;
  const ready: RoomState = {
    ...state,
    clocks: state.seats.map(() => fullClock(state.plan)),
    holidays: state.seats.map(() => null),
    conditionals: state.seats.map(() => []),
  };
  return state.plan.even ? done({ ...ready, phase: 'dealing', since: now }) : play({ ...at, state: ready });
};

/** An even start was found. */
export const dealt = (at: At, even: EvenDeal): Result<Decision> => {
  if (!areAttempts(even.accepted)) return fail('room.plan');
  return play({ ...at, state: { ...at.state, deal: { ...at.state.deal, even } } });
};

const play = (at: At): Done => {
  const { game, state, now } = at;
  const starts = startsOf(game, state.plan, seedOf(state.id, state.deal));
  const setup = startAfter(starts, state.deal.even?.accepted ?? []);
  const begun: RoomState = {
    ...state,
    phase: 'playing',
    started: now,
    layout: setup.layout,
    seats: state.seats.map(sitter =>
      sitter.kind === 'person' && sitter.gone !== undefined ? { ...sitter, gone: now } : sitter,
    ),
  };
  return nextTurn({ ...at, state: begun }, game.start(setup), { kind: 'started' });
};

/** Plays a whole turn for the seat that is to move, or nothing of it. */
export const playTurn = (
  at: At,
  seat: Seat,
  turn: number,
  steps: readonly string[],
  by: { readonly lag?: Millis; readonly level?: number },
): Result<Decision> => {
  const { world, game, state, now } = at;
  if (state.paused !== undefined) return fail('room.paused');
  if (turn !== state.turns.length) return fail('room.turnNumber');
  if (seat !== state.actor) return fail('room.notYourTurn');
  const cost = chargeTurn(state, now, by.lag ?? 0);
  if (!cost) return fail('room.over');
  const position = takePosition(world, game, state);
  const texts = takeSteps(game, position, steps);
  if (!texts.ok) return texts;
  const played: RoomTurn = {
    seat,
    steps: [...state.drawn, ...texts.value],
    ...(state.drawn.length > 0 ? { draws: state.drawn.length } : {}),
    used: cost.used,
    left: cost.clock.left,
    ...(by.level === undefined ? {} : { level: by.level }),
  };
  const next: RoomState = {
    ...state,
    turns: [...state.turns, played],
    clocks: replaced(state.clocks, seat, cost.clock),
    // To play on is to decline; a bot has no say.
    offers: by.level === undefined ? state.offers.filter(o => o.by === seat && o.kind !== 'takeBack') : state.offers,
    conditionals: keptAfterTurn(state, played),
  };
  return nextTurn({ ...at, state: next }, position, { kind: 'turn', seat, steps: played.steps });
};

/** Back to when so many turns were played: the same is drawn again. No clock gets time back. */
export const takeBackTo = (at: At, keep: number, effect: Effect): Done => {
  const { game, state } = at;
  const turns = state.turns.slice(0, keep);
  const { options, seats } = state.plan;
  const position = game.start({ seats, options, layout: state.layout });
  for (const { steps } of turns) must(takeSteps(game, position, steps));
  const shorter: RoomState = {
    ...state,
    turns,
    offers: [],
    conditionals: state.seats.map(() => []),
    rewound: state.seq + 1,
  };
  return nextTurn({ ...at, state: shorter }, position, effect, drawnFor(state.turns[keep]));
};

/** What chance draws for the next turn, but for what is known of it; the position is played on. */
export const drawFor = (
  world: World,
  game: Game,
  state: RoomState,
  position: Position,
  known: readonly string[],
): Pick<RoomState, 'drawn' | 'position'> => {
  must(playSteps(game, position, known));
  const drawn = [...known, ...drawAll(game, position, state.turns.length, () => seedOf(state.id, state.deal))];
  return { drawn, position: settle(world, state.turns, position) };
};

/** What chance brought before a turn. */
const drawnFor = (turn: RoomTurn | undefined): readonly string[] => turn?.steps.slice(0, turn.draws ?? 0) ?? [];

/** After a turn, or before the first: chance draws, then a seat is to move or the game is over. */
const nextTurn = (
  { world, game, state, now }: At,
  position: Position,
  effect: Effect,
  known: readonly string[] = [],
): Done => {
  const after = { ...drawFor(world, game, state, position, known), since: state.paused ?? now };
  const outcome = position.outcome();
  if (!outcome) {
    const { actor } = position;
    return done({ ...state, ...after, actor }, effect, { kind: 'yourTurn', seat: actor });
  }
  const { rule, ranking } = outcome;
  const over = { ...without(state, 'actor'), ...after };
  return finish(
    over,
    sharesByRule(state, outcome),
    { kind: 'rule', rule, ...(ranking ? { ranking: rankingByRule(state, ranking) } : {}) },
    now,
    effect,
  );
};

/** Plays the rest of a turn, or nothing of it, and returns its steps as the notation writes them. */
const takeSteps = (game: Game, position: Position, steps: readonly string[]): Result<readonly string[]> => {
  const played = playSteps(game, position, steps);
  if (!played.ok) return played;
  if (steps.length > 0 && position.atTurnStart) return ok(played.value.map(({ text }) => text));
  return { ok: false, error: { ...unfinished(game), step: steps.length + 1 } };
};

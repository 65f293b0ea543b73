import {
  formatShares,
  type Game,
  type GameRecord,
  makeRecord,
  parseShares,
  printable,
  type Replay,
  type Tag,
  tagValue,
} from '@threefold-games/core';
import { FAILURES, type Failure, type FailureKind, type MatchPlan, type PlayedGame } from './plan.ts';
import { playerName } from './players/spec.ts';
import { placeOf } from './seatings.ts';

/** Tells a match from every other: all of its plan that the tags of a record do not say anyway. */
export const matchTag = ({ players, seed, opening, simulations, milliseconds }: MatchPlan): string =>
  printable(
    [
      players.join(' - '),
      `seed ${seed}`,
      `opening ${opening}`,
      ...(simulations === undefined ? [] : [`${simulations} simulations`]),
      ...(milliseconds === undefined ? [] : [`${milliseconds} ms`]),
    ].join(', '),
  );

/** The record of a game of a match. */
export const matchRecord = (game: Game, plan: MatchPlan, played: PlayedGame): GameRecord => {
  const { failure, outcome, seating, layout, turns, shares, number } = played;
  const names = seating.map(player => playerName(plan.players[player]!));
  const setup = { seats: plan.seats, options: plan.options, layout };
  const record = makeRecord(game, setup, names, turns, {
    outcome,
    tags: [
      ...(failure ? failureTags(failure, turns) : []),
      { name: 'Match', value: matchTag(plan) },
      { name: 'Round', value: roundTag(plan, number) },
    ],
  });
  return failure
    ? {
        ...record,
        tags: record.tags.map(tag => (tag.name === 'Result' ? { ...tag, value: formatShares(shares) } : tag)),
      }
    : record;
};

const failureTags = ({ kind, seat, detail }: Failure, turns: PlayedGame['turns']): Tag[] => [
  { name: 'End', value: `${kind === 'time' ? 'time' : 'resign'} ${seat}` },
  { name: 'Failure', value: `${kind} ${seat} after ${turns.flat().length} steps, ${printable(detail)}` },
];

const roundTag = ({ players, seats }: MatchPlan, number: number): string => {
  const { round, turnabout } = placeOf(players.length, seats, number);
  return `${round + 1}.${turnabout + 1}`;
};

/** Game `number` of the match as its replayed record tells it; undefined when it is another one or not over. */
export const readMatchGame = (
  plan: MatchPlan,
  number: number,
  record: GameRecord,
  { setup, history }: Replay,
): PlayedGame | undefined => {
  const shares = parseShares(tagValue(record, 'Result') ?? '', plan.seats);
  if (shares === undefined || tagValue(record, 'Round') !== roundTag(plan, number)) return undefined;
  const failure = readFailure(tagValue(record, 'Failure'));
  // The rules do not say whether a game that was lost otherwise is all there.
  if (failure && failure.steps !== record.turns.flat().length) return undefined;
  const outcome = history.position.outcome();
  return {
    number,
    seating: placeOf(plan.players.length, plan.seats, number).seating,
    layout: setup.layout,
    turns: record.turns,
    shares,
    ...(outcome ? { outcome } : {}),
    ...(failure ? { failure: failure.failure } : {}),
    efforts: [],
  };
};

const readFailure = (text: string | undefined): { readonly failure: Failure; readonly steps: number } | undefined => {
  const found = /^([a-z]+) (\d) after (\d+) steps, (.*)$/.exec(text ?? '');
  const kind = FAILURES.find(each => each === found?.[1]) satisfies FailureKind | undefined;
  return found && kind
    ? { failure: { kind, seat: Number(found[2]), detail: found[4]! }, steps: Number(found[3]) }
    : undefined;
};

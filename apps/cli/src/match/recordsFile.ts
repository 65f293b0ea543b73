import {
  formatOptions,
  formatRecord,
  formatShares,
  type Game,
  type GameRecord,
  makeRecord,
  parseRecord,
  parseShares,
  printable,
  type Replay,
  type Result,
  replay,
  type Tag,
  tagValue,
} from '@threefold-games/core';
import { type CommandFault, wrongUsage } from '../faults.ts';
import type { Io } from '../io.ts';
import { FOREIGN, openResumable, RECORDS, type ResumableFile } from '../resumableFile.ts';
import { FAILURES, type Failure, type FailureKind, type MatchPlan, type PlayedGame } from './plan.ts';
import { playerName } from './players/spec.ts';
import { placeOf } from './seatings.ts';

/** Tells a match from every other: all of its plan that the tags of a record do not say anyway. */
const matchTag = ({ players, seed, opening, simulations, milliseconds }: MatchPlan): string =>
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
const matchRecord = (game: Game, plan: MatchPlan, played: PlayedGame): GameRecord => {
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
const readMatchGame = (
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

/** A file that a match writes its records to. */
export interface RecordsFile {
  /** The games that it held already, in order from the first. */
  readonly played: readonly PlayedGame[];
  /** Adds a game; what went wrong, if something did. */
  add(game: PlayedGame): Promise<CommandFault | undefined>;
}

/** Makes the file, or with `resume` takes over the games of the same match that it holds and cuts off one that is torn. */
export const openRecords = async (
  io: Io,
  game: Game,
  plan: MatchPlan,
  path: string,
  resume: boolean,
): Promise<Result<RecordsFile, CommandFault>> => {
  const file: Result<ResumableFile<PlayedGame>, CommandFault> = await openResumable(io, path, resume, {
    split: RECORDS.split,
    begin: `[Game "${plan.game}"]`,
    read: (entry, before) => readEntry(game, plan, entry, before),
    refusal: wrongUsage(
      `${path} holds the games of another match.`,
      'Resume with the same players, options, limits and seed, or choose another file.',
    ),
  });
  if (!file.ok) return file;
  const { held, add } = file.value;
  return { ok: true, value: { played: held, add: added => add(`${formatRecord(matchRecord(game, plan, added))}\n`) } };
};

const readEntry = (
  game: Game,
  plan: MatchPlan,
  entry: string,
  before: number,
): PlayedGame | typeof FOREIGN | undefined => {
  const parsed = parseRecord(entry);
  if (!parsed.ok) return undefined;
  const record = parsed.value;
  // Tags come first: a torn record without this one has no turns yet.
  const tag = tagValue(record, 'Match');
  if (tag !== matchTag(plan) && (tag !== undefined || record.turns.length > 0)) return FOREIGN;
  const replayed = replay(id => (id === game.id ? game : undefined), record);
  if (!replayed.ok) return undefined;
  if (!isOfPlan(plan, replayed.value)) return FOREIGN;
  return RECORDS.isWhole(entry) ? readMatchGame(plan, before, record, replayed.value) : undefined;
};

const isOfPlan = (plan: MatchPlan, { setup }: Replay): boolean =>
  setup.seats === plan.seats && formatOptions(setup.options) === formatOptions(plan.options);

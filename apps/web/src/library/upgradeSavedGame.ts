import {
  CHANCE,
  chooseByLot,
  fail,
  type Game,
  type GameRecord,
  type History,
  levelNow,
  ok,
  parseRecord,
  type Replay,
  type Result,
  replay,
  seededRandom,
  tagValue,
} from '@threefold-games/core';
import { type RoomState, renewedRoom, resultOf, roomFromHistory } from '@threefold-games/room';
import { type ClockPlan, isFields, readClock, readSeats, type SeatPlan, screenPlan } from '../settings/index.ts';
import { evenDeal, ME, readStoredGame, type StoredGame, sittersOf } from './savedGame.ts';

/** The tags that a match writes by itself. */
const OWN_TAGS = ['Game', 'Rules', 'Options', 'Setup', 'Seats', 'Result', 'End', 'Ranking'];

interface FromRecord {
  readonly id: string;
  /** The dealer's secret, for what is still to be drawn. */
  readonly secret: string;
  readonly record: GameRecord;
  readonly played: Pick<Replay, 'setup' | 'names' | 'history'>;
  /** The steps of the turn that is on. */
  readonly composed: readonly string[];
  readonly seats: readonly SeatPlan[];
  readonly clock?: (ClockPlan & { readonly left: readonly number[] }) | undefined;
  readonly lot?: boolean;
  readonly started: number;
  readonly updated: number;
  /** Whether it goes on by itself; else it is stopped where it has not ended. */
  readonly running: boolean;
}

/** The match of a record: imported, or kept by an older version. */
export const storedFromRecord = (from: FromRecord): Omit<StoredGame, 'revision'> => {
  const { id, secret, record, played, composed, seats, clock, lot = false, started, updated, running } = from;
  const { setup, names, history } = played;
  const even = evenDeal(tagValue(record, 'Even'));
  const result = resultOf(record, history, updated);
  const ended = result?.why.kind === 'abort' ? undefined : result;
  const room = roomFromHistory({
    id,
    secret,
    plan: screenPlan(history.game.id, setup.seats, setup.options, { clock, even: even !== undefined, lot }),
    host: ME,
    setup,
    history,
    seats: sittersOf(seats),
    clocks: seats.map((_, seat) => ({ left: clock?.left[seat] ?? 0, periods: 0, lagLeft: 0 })),
    result: ended,
    started,
    now: updated,
  });
  const isStopped = !running && !ended;
  const tags = record.tags.filter(({ name }) => !OWN_TAGS.includes(name) || (isStopped && name === 'End'));
  return {
    id,
    form: 3,
    room: even ? { ...room, deal: { ...room.deal, even } } : room,
    names,
    composed: ended ? [] : composed,
    updated,
    ...(isStopped && { stopped: true }),
    said: { tags, comments: record.comments },
  };
};

type FindGame = (id: string) => Game | undefined;
type Fields = Readonly<Record<string, unknown>>;

const wrong = (field: string): Result<never> => fail('store.corrupt', field);
const isMoment = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string');

/** A game as an older version stored it. Refused where it cannot be read. */
export const upgradeSavedGame = (findGame: FindGame, raw: unknown, freshSecret: () => string): Result<StoredGame> => {
  if (!isFields(raw)) return wrong('entry');
  return 'form' in raw ? renewLevels(findGame, raw) : upgradeRecord(findGame, raw, freshSecret);
};

/** A game of the second form, of when bots had eight levels: the same game with bots as strong as those. */
const renewLevels = (findGame: FindGame, raw: Fields): Result<StoredGame> => {
  const { room } = raw;
  if (raw.form !== 2 || !isFields(room) || !isFields(room.plan)) return wrong('entry');
  const game = findGame(String(room.plan.game)) ?? {};
  const isBot = (sitter: unknown): sitter is Fields => isFields(sitter) && sitter.kind === 'bot';
  const { seats, turns } = room;
  if (!Array.isArray(seats) || seats.some(sitter => isBot(sitter) && levelNow(game, sitter) === undefined))
    return wrong('seats');
  if (!Array.isArray(turns) || !turns.every(isFields) || !isFields(room.plan.leaver)) return wrong('room');
  return readStoredGame({ ...raw, form: 3, room: renewedRoom(game, room as unknown as RoomState) });
};

/** A game of the first form, which was kept as a record: the same game as a match. */
const upgradeRecord = (findGame: FindGame, raw: Fields, freshSecret: () => string): Result<StoredGame> => {
  const { id, revision, game, record: text, composed, started, updated, status, draws } = raw;
  if (typeof id !== 'string' || id === '') return wrong('id');
  if (!Number.isInteger(revision) || (revision as number) < 0) return wrong('revision');
  if (typeof game !== 'string' || typeof text !== 'string') return wrong('record');
  if (!isTexts(composed)) return wrong('composed');
  const seats = readSeats(game, raw.seats);
  if (!seats) return wrong('seats');
  if (!isMoment(started) || !isMoment(updated)) return wrong('dates');
  if (status !== 'running' && status !== 'over' && status !== 'stopped') return wrong('status');
  const clock = readLeft(raw.clock, seats.length);
  if (raw.clock !== undefined && !clock) return wrong('clock');
  if (raw.end !== undefined && !isEnd(raw.end, seats.length)) return wrong('end');
  if (draws !== undefined && typeof draws !== 'string') return wrong('draws');
  const record = parseRecord(text);
  if (!record.ok) return record;
  if (tagValue(record.value, 'Game') !== game) return wrong('game');
  const played = replay(findGame, record.value);
  if (!played.ok) return played;
  if (played.value.setup.seats !== seats.length || played.value.history.isOpen) return wrong('seats');
  const history = withDraw(played.value.history, draws ?? id);
  const stored = storedFromRecord({
    id,
    secret: freshSecret(),
    record: record.value,
    played: { ...played.value, history },
    composed: playable(history, composed.slice(history.open.drawn.length)),
    seats,
    clock,
    lot: raw.lot === true,
    started,
    updated,
    running: status === 'running',
  });
  return ok({ ...stored, revision: revision as number });
};

/** What the first form drew before the next turn: it followed from a secret that was kept with the game, and the number of the turn. */
const withDraw = (history: History, secret: string): History => {
  const { position, game, length } = history;
  if (position.actor !== CHANCE) return history;
  const action = chooseByLot(position, new Int32Array(game.maxActions), seededRandom(`${secret}/${length}`));
  const drawn = history.withOpen([position.format(action)]);
  return drawn.ok ? drawn.value : history;
};

/** As many of the kept steps of a turn as can be played. */
const playable = (history: History, steps: readonly string[]): readonly string[] => {
  const fits = (count: number): boolean => history.withOpen(steps.slice(0, count)).ok;
  let count = 0;
  while (count < steps.length && fits(count + 1)) count++;
  return steps.slice(0, count);
};

const readLeft = (raw: unknown, seats: number): FromRecord['clock'] => {
  const plan = readClock(raw);
  if (!plan || !isFields(raw)) return undefined;
  const { left } = raw;
  const sound = Array.isArray(left) && left.length === seats && left.every(Number.isFinite);
  return sound ? { ...plan, left: left as number[] } : undefined;
};

const isEnd = (raw: unknown, seats: number): boolean => {
  if (!isFields(raw)) return false;
  const { kind, seat } = raw;
  const isThere = Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats;
  return (kind === 'resigned' || kind === 'timeout') && isThere;
};

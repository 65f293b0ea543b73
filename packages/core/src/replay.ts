import type { Game, Outcome, Setup, StepEvent } from './contract.ts';
import { History } from './history.ts';
import { formatShares, makeRecord, parseShares } from './makeRecord.ts';
import { parseOptions, readOptions } from './options.ts';
import { type GameRecord, tagValue } from './record.ts';
import { commentNow, nameNow } from './recordLevels.ts';
import { fail, ok, quote, type Result } from './result.ts';
import { type PlayedStep, unfinished } from './steps.ts';
import { parseSeats } from './text.ts';

/** A record that the rules allow, as a history. */
export interface Replay {
  readonly setup: Setup;
  /** The names of the seats. */
  readonly names: readonly string[];
  readonly history: History;
}

/** Plays a record from its start. It is refused as a whole, with the turn and the step where it breaks a rule. */
export const replay = (findGame: (id: string) => Game | undefined, record: GameRecord): Result<Replay> => {
  const opened = openRecord(findGame, record);
  if (!opened.ok) return opened;
  const { game, setup, names } = opened.value;
  const history = History.of(game, setup).read(record.turns);
  if (!history.ok) return history;
  const { open, isOpen, length, position } = history.value;
  if (isOpen && (tagValue(record, 'Result') ?? '*') !== '*')
    return { ok: false, error: { ...unfinished(game), turn: length + 1, step: open.actions.length + 1 } };
  const contradiction = checkEnd(record, position.outcome(), setup.seats);
  if (contradiction) return contradiction;
  return ok({ setup, names, history: history.value });
};

/** A step of a history, with what a report tells of it. */
export interface ReplayedStep extends PlayedStep {
  /** How many legal steps there were. */
  readonly legal: number;
}

/** Every step of a history, and what the steps brought about, each with the index of its step. */
export const stepsOf = (
  history: History,
): {
  readonly steps: readonly ReplayedStep[];
  readonly events: readonly (readonly [step: number, event: StepEvent])[];
} => {
  const position = history.positionAfter(0);
  const out = new Int32Array(history.game.maxActions);
  const steps: ReplayedStep[] = [];
  const events: [number, StepEvent][] = [];
  for (const action of history.actions) {
    steps.push({ actor: position.actor, action, text: position.format(action), legal: position.legal(out) });
    position.make(action);
    for (const event of position.events()) events.push([steps.length - 1, event]);
  }
  return { steps, events };
};

/**
 * A record as a writer writes it: every option, every step in its one spelling, the rules' own result. Unknown tags, comments and
 * the end of a game that somebody left are kept.
 */
export const rewriteRecord = (record: GameRecord, { setup, names, history }: Replay): GameRecord => {
  const { game, texts, position } = history;
  const outcome = position.outcome();
  const fresh = makeRecord(game, setup, names, texts, {
    outcome,
    comments: record.comments.map(comment => commentNow(game, comment)),
  });
  const result = outcome ? undefined : tagValue(record, 'Result');
  return {
    ...fresh,
    tags: [
      ...fresh.tags.map(tag => (tag.name === 'Result' ? { ...tag, value: result ?? tag.value } : tag)),
      ...record.tags.filter(({ name }) => !(name === 'Setup' || fresh.tags.some(tag => tag.name === name))),
    ],
  };
};

/** What the tags before play say: which game, which rules, who sits there, how it begins. */
const openRecord = (
  findGame: (id: string) => Game | undefined,
  record: GameRecord,
): Result<{ readonly game: Game; readonly setup: Setup; readonly names: readonly string[] }> => {
  const id = tagValue(record, 'Game') ?? '';
  const game = findGame(id);
  if (!game) return fail('game.unknown', quote(id));
  const version = tagValue(record, 'Rules');
  if (version !== undefined && version !== String(game.version))
    return fail('record.version', `${quote(version)}, not ${game.version}`);
  const names = parseNames(tagValue(record, 'Seats'));
  if (!names.ok) return names;
  const called = names.value.map(name => nameNow(game, name));
  const wrong = called.find(name => !name.ok);
  if (wrong) return wrong;
  const seats = parseSeats(game, names.value.length);
  if (!seats.ok) return seats;
  const given = readOptions(tagValue(record, 'Options') ?? '');
  if (!given.ok) return given;
  const options = parseOptions(game.options, seats.value, given.value);
  if (!options.ok) return options;
  const setup = game.parseSetup(seats.value, options.value, tagValue(record, 'Setup'));
  return setup.ok
    ? ok({ game, setup: setup.value, names: called.map((name, seat) => (name.ok ? name.value : names.value[seat]!)) })
    : setup;
};

const parseNames = (text: string | undefined): Result<readonly string[]> => {
  if (text === undefined) return fail('record.tag', 'Seats is missing');
  const names = text.split('; ').map(name => name.trim());
  if (names.some(name => name === '' || /[;"]/.test(name))) return fail('record.tag', `Seats ${quote(text)}`);
  return ok(names);
};

/** Holds Result, End and Ranking against the rules' own outcome; undefined when they agree. */
const checkEnd = (record: GameRecord, outcome: Outcome | undefined, seats: number): Result<never> | undefined => {
  const result = tagValue(record, 'Result') ?? '*';
  const end = tagValue(record, 'End');
  const ranking = tagValue(record, 'Ranking');
  const left = end === undefined ? undefined : /^(?:(resign|time) (\d)|abort)$/.exec(end);
  if (left) {
    if (outcome) return fail('record.end', `${quote(end!)}, but the rules ended it: ${outcome.rule}`);
    const seat = left[2] === undefined ? undefined : Number(left[2]);
    if (seat !== undefined && seat >= seats) return fail('record.end', `there is no seat ${seat}`);
    if (ranking !== undefined && !arePlaces(ranking, seats)) return fail('record.ranking', quote(ranking));
    if (result === '*') return undefined;
    if (seat === undefined) return fail('record.result', `${quote(result)} of an aborted game`);
    return parseShares(result, seats)?.[seat] === 0
      ? undefined
      : fail('record.result', `${quote(result)}, but seat ${seat} left the game`);
  }
  if (end !== undefined && end !== outcome?.rule)
    return fail('record.end', `${quote(end)}, but the rules say ${outcome?.rule ?? 'that it goes on'}`);
  if (ranking !== undefined && ranking !== outcome?.ranking?.join('-')) {
    return fail('record.ranking', `${quote(ranking)}, but the rules say ${outcome?.ranking?.join('-') ?? 'none'}`);
  }
  if (result === '*') return undefined;
  if (!outcome) return fail('record.result', `${quote(result)}, but the game is not over`);
  const agrees = parseShares(result, seats)?.every((share, seat) => Math.abs(share - outcome.shares[seat]!) < 1e-9);
  return agrees
    ? undefined
    : fail('record.result', `${quote(result)}, but the rules say ${formatShares(outcome.shares)}`);
};

/** Whether a text gives each seat a place that there is. */
const arePlaces = (text: string, seats: number): boolean => {
  const places = text.split('-');
  return places.length === seats && places.every(place => /^[1-9]$/.test(place) && Number(place) <= seats);
};

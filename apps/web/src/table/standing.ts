import {
  formatRecord,
  formatShares,
  type Game,
  type GameRecord,
  KNOWN_TAGS,
  makeRecord,
  NOBODY,
  type Outcome,
  ok,
  type Position,
  parseRecord,
  parseTurnStep,
  type Result,
  replay,
  type Seat,
  type Tag,
  tagValue,
} from '@threefold/core';
import { sitsHere } from '../state/plans.ts';
import type { SavedGame } from '../state/savedGame.ts';
import { drawFor } from './draws.ts';
import { follow, type Played, turnOf, written } from './played.ts';

/** How a saved game stands. Never changed: what happens makes another one. */
export interface Standing extends Played {
  readonly saved: SavedGame;
  /** The steps of the turn that is on. */
  readonly composed: readonly string[];
  readonly outcome: Outcome | undefined;
}

/**
 * Reads a saved game; refused where its record breaks a rule. What chance brought before the turn that is on follows from the saved
 * seed. What is known of it from before is not judged again.
 */
export const openStanding = (
  findGame: (id: string) => Game | undefined,
  saved: SavedGame,
  before?: Standing,
): Result<Standing> => {
  const record = parseRecord(saved.record);
  if (!record.ok) return record;
  const played = before?.saved.id === saved.id ? follow(before, record.value.turns) : read(findGame, record.value);
  if (!played.ok) return played;
  const { game, turns, position } = played.value;
  const outcome = position.outcome();
  const drawn: string[] = [];
  const action = drawFor(game, position, saved.draws ?? saved.id, turns.length);
  if (action !== undefined) {
    drawn.push(position.format(action));
    position.make(action);
  }
  const composed = isEnded(saved) || outcome ? [] : readComposed(game, position, saved.composed, drawn.length);
  return ok({ ...played.value, saved, drawn, composed, outcome });
};

/** Plays a record from its start. */
const read = (findGame: (id: string) => Game | undefined, record: GameRecord): Result<Played> => {
  const played = replay(findGame, record);
  if (!played.ok) return played;
  const { game, setup, position, steps } = played.value;
  let at = 0;
  const turns = record.turns.map(({ length }) => {
    at += length;
    return turnOf(steps.slice(at - length, at));
  });
  return ok({ game, setup, turns, drawn: [], position });
};

/** The kept steps of an unfinished turn, as far as they can be played; its draw is known already. */
const readComposed = (game: Game, from: Position, texts: readonly string[], drawn: number): readonly string[] => {
  const position = from.copy();
  const steps: string[] = [];
  for (const text of texts.slice(drawn)) {
    const action = parseTurnStep(game, position, text, steps.length);
    if (!action.ok) break;
    steps.push(position.format(action.value));
    position.make(action.value);
  }
  return steps;
};

/** Whether somebody ended the game beside the rules. */
const isEnded = (saved: SavedGame): boolean => saved.end !== undefined;

/** Whether a person at this screen sits there. */
export const isHere = (saved: SavedGame, seat: Seat): boolean => sitsHere(saved.seats[seat]);

export const isOver = ({ saved, position }: Standing): boolean =>
  position.actor === NOBODY || isEnded(saved) || saved.status !== 'running';

/** What is to be saved after the seat's whole turn. The steps are those of the standing's position. */
export const withTurn = (standing: Standing, steps: readonly string[]): SavedGame => {
  const after = standing.position.copy();
  for (const [i, text] of steps.entries()) {
    const action = parseTurnStep(standing.game, after, text, i);
    if (!action.ok) throw new Error(`a composed turn is refused: ${action.error.code} ${action.error.detail}`);
    after.make(action.value);
  }
  return begin(standing, [...standing.turns, { drawn: standing.drawn, steps }], after.outcome());
};

/** What is to be saved when only the first turns are kept. */
export const withTurns = (standing: Standing, count: number): SavedGame =>
  begin(standing, standing.turns.slice(0, count), undefined);

/** What is to be saved when a seat resigns or has no time left. */
export const withEnd = (standing: Standing, kind: 'resigned' | 'timeout', seat: Seat): SavedGame => {
  const { setup, saved, turns } = standing;
  const sign = kind === 'resigned' ? 'resign' : 'time';
  // With three seats and more nobody has won: the others would have played on.
  const result = setup.seats === 2 ? formatShares([0, 1].map(i => (i === seat ? 0 : 1))) : '*';
  const record = writeRecord(standing, turns, undefined);
  const tags = record.tags.flatMap(tag =>
    tag.name === 'Result'
      ? [
          { ...tag, value: result },
          { name: 'End', value: `${sign} ${seat}` },
        ]
      : [tag],
  );
  return { ...saved, record: formatRecord({ ...record, tags }), composed: [], status: 'over', end: { kind, seat } };
};

/** The steps of the unfinished turn as they are kept: with its draw, so that others can read them. */
export const keptComposed = ({ drawn }: Standing, steps: readonly string[]): string[] => [...drawn, ...steps];

/** What is written of a turn. */
type WrittenTurn = Parameters<typeof written>[0];

const begin = (standing: Standing, turns: readonly WrittenTurn[], outcome: Outcome | undefined): SavedGame => {
  const { end: _, ...saved } = standing.saved;
  const record = formatRecord(writeRecord(standing, turns, outcome));
  return { ...saved, record, composed: [], status: outcome ? 'over' : 'running' };
};

/** The record of a game with these turns: what its own record says beside the turns is kept. */
const writeRecord = (
  { game, setup, saved }: Standing,
  turns: readonly WrittenTurn[],
  outcome: Outcome | undefined,
): GameRecord => {
  const record = parseRecord(saved.record);
  if (!record.ok) throw new Error(`a record that was played is refused: ${record.error.code} ${record.error.detail}`);
  const names = (tagValue(record.value, 'Seats') ?? '').split('; ');
  const tags: Tag[] = record.value.tags.filter(({ name }) => name === 'Date' || !KNOWN_TAGS.includes(name));
  const comments = record.value.comments.filter(({ turn }) => turn <= turns.length);
  return makeRecord(
    game,
    setup,
    names.length === saved.seats.length ? names : saved.seats.map((_, i) => `${i + 1}`),
    turns.map(written),
    { outcome, tags, comments },
  );
};

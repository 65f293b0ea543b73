import {
  type Action,
  CHANCE,
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
  type Setup,
  type Tag,
} from '@threefold/core';
import { sitsHere } from '../state/plans.ts';
import type { SavedGame } from '../state/savedGame.ts';
import { drawFor } from './draws.ts';

/** A turn that was played. */
export interface Turn {
  readonly seat: Seat;
  /** What chance brought before it. */
  readonly drawn: readonly string[];
  /** The steps of the seat. */
  readonly steps: readonly string[];
  readonly actions: readonly Action[];
}

/** How a saved game stands. Never changed: what happens makes another one. */
export interface Standing {
  readonly saved: SavedGame;
  readonly game: Game;
  readonly setup: Setup;
  readonly record: GameRecord;
  /** The whole turns. */
  readonly turns: readonly Turn[];
  /** What chance brought before the turn that is on. */
  readonly drawn: readonly string[];
  /** Where the turn begins, after the draw; to be copied, not changed. */
  readonly position: Position;
  /** The steps of the turn that is on. */
  readonly composed: readonly string[];
  readonly outcome: Outcome | undefined;
}

/**
 * Reads a saved game; refused where its record breaks a rule. What chance brought before the turn that is on follows from the saved
 * seed, unless somebody else has drawn it.
 */
export const openStanding = (
  findGame: (id: string) => Game | undefined,
  saved: SavedGame,
  known?: readonly string[],
): Result<Standing> => {
  const record = parseRecord(saved.record);
  if (!record.ok) return record;
  const played = replay(findGame, record.value);
  if (!played.ok) return played;
  const { game, setup, position, steps } = played.value;
  let at = 0;
  const turns = record.value.turns.map((texts): Turn => {
    const own = steps.slice(at, at + texts.length);
    at += texts.length;
    const split = own.findIndex(({ actor }) => actor !== CHANCE);
    const written = own.map(({ text }) => text);
    return {
      seat: own[split]?.actor ?? CHANCE,
      drawn: written.slice(0, split),
      steps: written.slice(split),
      actions: own.map(({ action }) => action),
    };
  });
  const outcome = position.outcome();
  const drawn: string[] = [];
  const draw = (action: Action): void => {
    drawn.push(position.format(action));
    position.make(action);
  };
  if (known)
    for (const text of known) {
      const action = parseTurnStep(game, position, text, drawn.length);
      if (!action.ok) return action;
      draw(action.value);
    }
  else {
    const action = drawFor(game, position, saved.draws ?? saved.id, turns.length);
    if (action !== undefined) draw(action);
  }
  const composed = isEnded(saved) || outcome ? [] : readComposed(game, position, saved.composed, drawn.length);
  return ok({ saved, game, setup, record: record.value, turns, drawn, position, composed, outcome });
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

/** The position after so many whole turns. */
export const positionAfter = ({ game, setup, turns }: Standing, count: number): Position => {
  const position = game.start(setup);
  for (const { actions } of turns.slice(0, count)) for (const action of actions) position.make(action);
  return position;
};

/** What is to be saved after the seat's whole turn. The steps are those of the standing's position. */
export const withTurn = (standing: Standing, steps: readonly string[]): SavedGame => {
  const { record, position } = standing;
  const after = position.copy();
  for (const [i, text] of steps.entries()) {
    const action = parseTurnStep(standing.game, after, text, i);
    if (!action.ok) throw new Error(`a composed turn is refused: ${action.error.code} ${action.error.detail}`);
    after.make(action.value);
  }
  const turns = [...record.turns, [...standing.drawn, ...steps]];
  return begin(standing, turns, after.outcome());
};

/** What is to be saved when only the first turns are kept. */
export const withTurns = (standing: Standing, count: number): SavedGame =>
  begin(standing, standing.record.turns.slice(0, count), undefined);

/** What is to be saved when a seat resigns or has no time left. */
export const withEnd = (standing: Standing, kind: 'resigned' | 'timeout', seat: Seat): SavedGame => {
  const { record, setup, saved } = standing;
  const sign = kind === 'resigned' ? 'resign' : 'time';
  // With three seats and more nobody has won: the others would have played on.
  const result = setup.seats === 2 ? formatShares([0, 1].map(i => (i === seat ? 0 : 1))) : '*';
  const written = writeRecord(standing, record.turns, undefined);
  const tags = written.tags.flatMap(tag =>
    tag.name === 'Result'
      ? [
          { ...tag, value: result },
          { name: 'End', value: `${sign} ${seat}` },
        ]
      : [tag],
  );
  return { ...saved, record: formatRecord({ ...written, tags }), composed: [], status: 'over', end: { kind, seat } };
};

/** The steps of the unfinished turn as they are kept: with its draw, so that others can read them. */
export const keptComposed = ({ drawn }: Standing, steps: readonly string[]): string[] => [...drawn, ...steps];

const begin = (standing: Standing, turns: readonly (readonly string[])[], outcome: Outcome | undefined): SavedGame => {
  const { end: _, ...saved } = standing.saved;
  const record = formatRecord(writeRecord(standing, turns, outcome));
  return { ...saved, record, composed: [], status: outcome ? 'over' : 'running' };
};

const writeRecord = (
  { game, setup, record, saved }: Standing,
  turns: readonly (readonly string[])[],
  outcome: Outcome | undefined,
): GameRecord => {
  const names = (record.tags.find(tag => tag.name === 'Seats')?.value ?? '').split('; ');
  const tags: Tag[] = record.tags.filter(({ name }) => name === 'Date' || !KNOWN_TAGS.includes(name));
  const comments = record.comments.filter(({ turn }) => turn <= turns.length);
  return makeRecord(
    game,
    setup,
    names.length === saved.seats.length ? names : saved.seats.map((_, i) => `${i + 1}`),
    turns,
    {
      outcome,
      tags,
      comments,
    },
  );
};

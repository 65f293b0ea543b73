import {
  type Action,
  CHANCE,
  type Fault,
  type Game,
  ok,
  type Position,
  parseTurnStep,
  type Result,
  type Seat,
  type Setup,
  unfinished,
} from '@threefold/core';

/** A turn that was played. */
export interface Turn {
  readonly seat: Seat;
  /** What chance brought before it. */
  readonly drawn: readonly string[];
  /** The steps of the seat. */
  readonly steps: readonly string[];
  /** The draw and the steps. */
  readonly actions: readonly Action[];
}

/** What was played from a setup, and where it leads. Never changed: what happens makes another one, with the same turns before. */
export interface Played {
  readonly game: Game;
  readonly setup: Setup;
  /** The whole turns. */
  readonly turns: readonly Turn[];
  /** What chance brought before the turn that is on. */
  readonly drawn: readonly string[];
  /** Where the turn begins, after the draw; to be copied, not changed. */
  readonly position: Position;
}

/** A game of which nothing was played yet. */
export const unplayed = (game: Game, setup: Setup): Played => ({
  game,
  setup,
  turns: [],
  drawn: [],
  position: game.start(setup),
});

/** The steps of a turn as they are written, the draw among them. */
export const written = ({ drawn, steps }: Pick<Turn, 'drawn' | 'steps'>): readonly string[] => [...drawn, ...steps];

/** A turn out of its steps, each with who made it. */
export const turnOf = (
  made: readonly { readonly actor: Seat; readonly text: string; readonly action: Action }[],
): Turn => {
  const first = made.findIndex(({ actor }) => actor !== CHANCE);
  const texts = made.map(({ text }) => text);
  return {
    seat: made[first]?.actor ?? CHANCE,
    drawn: texts.slice(0, first),
    steps: texts.slice(first),
    actions: made.map(({ action }) => action),
  };
};

/** The position after so many whole turns: from where it stands back, or from the start on, whichever is nearer. */
export const positionAfter = ({ game, setup, turns, drawn, position }: Played, count: number): Position => {
  if (count > turns.length / 2) {
    const after = position.copy();
    const later = turns.slice(count).reduce((sum, { actions }) => sum + actions.length, drawn.length);
    for (let i = 0; i < later; i++) after.unmake();
    return after;
  }
  const after = game.start(setup);
  for (const { actions } of turns.slice(0, count)) for (const action of actions) after.make(action);
  return after;
};

/** Where the seat of a whole turn began, after the draw. */
export const positionBefore = (played: Played, index: number): Position => {
  const position = positionAfter(played, index);
  const turn = played.turns[index];
  for (const action of turn?.actions.slice(0, turn.drawn.length) ?? []) position.make(action);
  return position;
};

/** The same game with these turns, before the next draw. What it has of them already is not judged again, and stays the same. */
export const follow = (before: Played, texts: readonly (readonly string[])[]): Result<Played> => {
  const { game, setup } = before;
  const differs = before.turns.findIndex((turn, i) => !isWritten(turn, texts[i]));
  const kept = differs < 0 ? before.turns.length : differs;
  const position = positionAfter(before, kept);
  const turns = before.turns.slice(0, kept);
  for (const steps of texts.slice(kept)) {
    const turn = play(game, position, steps);
    if (!turn.ok) return { ok: false, error: { ...turn.error, turn: turns.length + 1 } };
    turns.push(turn.value);
  }
  return ok({ game, setup, turns, drawn: [], position });
};

/** The same with what chance brings before the next turn. */
export const withDraw = (played: Played, drawn: readonly string[]): Result<Played> => {
  const position = played.position.copy();
  for (const [i, text] of drawn.entries()) {
    const action = parseTurnStep(played.game, position, text, i);
    if (!action.ok) return action;
    position.make(action.value);
  }
  return ok({ ...played, drawn, position });
};

/** Whether two lists of steps are the same. */
export const areSame = (one: readonly string[], other: readonly string[] | undefined): boolean =>
  one.length === other?.length && one.every((text, i) => text === other[i]);

const isWritten = (turn: Turn, texts: readonly string[] | undefined): boolean => areSame(written(turn), texts);

/** Plays a turn with its draw. */
const play = (game: Game, position: Position, texts: readonly string[]): Result<Turn> => {
  const refuse = (error: Fault, step: number): Result<never> => ({ ok: false, error: { ...error, step } });
  if (!position.atTurnStart) return refuse(unfinished(game), 1);
  const made = [];
  for (const [i, text] of texts.entries()) {
    const action = parseTurnStep(game, position, text, i);
    if (!action.ok) return refuse(action.error, i + 1);
    made.push({ actor: position.actor, text: position.format(action.value), action: action.value });
    position.make(action.value);
  }
  return ok(turnOf(made));
};

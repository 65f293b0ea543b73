import { type Action, CHANCE, type Game, type Position, type Seat, type Setup } from './contract.ts';
import { type Fault, ok, type Result } from './result.ts';
import { type PlayedStep, playSteps, unfinished } from './steps.ts';

/** A whole turn as it was played. */
export interface Turn {
  /** Whose turn it was. */
  readonly seat: Seat;
  /** What chance brought before it. */
  readonly drawn: readonly string[];
  /** The steps of the seat. */
  readonly steps: readonly string[];
  /** The draw and the steps. */
  readonly actions: readonly Action[];
}

/** What was made of a turn that is on. */
export type OpenTurn = Omit<Turn, 'seat'>;

const NOTHING: OpenTurn = { drawn: [], steps: [], actions: [] };

/** The steps of a turn as a record has them: the draw, then those of the seat. */
export const turnTexts = ({ drawn, steps }: Pick<Turn, 'drawn' | 'steps'>): readonly string[] =>
  drawn.length === 0 ? steps : [...drawn, ...steps];

/**
 * A start, the turns played from it, and the position after each. Never changed: what happens makes another one, which shares its
 * past. A turn is the same object wherever it is shared, so whatever is found out about it is found out once.
 */
export class History {
  readonly game: Game;
  /** The whole turns. */
  readonly turns: readonly Turn[];
  /** The turn that is on, as far as it was made: what chance drew for it, then what the seat has done. */
  readonly open: OpenTurn;
  private readonly first: Position;
  private last: Position | undefined;

  private constructor(game: Game, first: Position, turns: readonly Turn[], open: OpenTurn, last?: Position) {
    this.game = game;
    this.first = first;
    this.turns = turns;
    this.open = open;
    this.last = last;
  }

  /** The history of a game in which nothing was played yet. */
  static of(game: Game, setup: Setup): History {
    return History.from(game, game.start(setup));
  }

  /** The same from a position, which may stand in the middle of a turn. */
  static from(game: Game, position: Position): History {
    const first = position.copy();
    return new History(game, first, [], NOTHING, first);
  }

  /** How many whole turns there are. */
  get length(): number {
    return this.turns.length;
  }

  /** The position after all of it. It is shared: copy it to play on. */
  get position(): Position {
    this.last ??= this.positionAfter(this.turns.length);
    return this.last;
  }

  /** What was played, a list of steps a turn, the one that is on included. */
  get texts(): readonly (readonly string[])[] {
    return [...this.turns, ...(this.isOpen ? [this.open] : [])].map(turnTexts);
  }

  /** Every action in order. */
  get actions(): readonly Action[] {
    return [...this.turns, this.open].flatMap(({ actions }) => actions);
  }

  /** Whether the turn that is on has begun: something was drawn or done. */
  get isOpen(): boolean {
    return this.open.actions.length > 0;
  }

  /** A position of its own after so many whole turns: unmade from the end or played from the start, whichever is shorter. */
  positionAfter(count: number): Position {
    const { first, last, turns, open } = this;
    if (last && count > turns.length / 2) {
      const position = last.copy();
      const later = turns.slice(count).reduce((sum, { actions }) => sum + actions.length, open.actions.length);
      for (let i = 0; i < later; i++) position.unmake();
      return position;
    }
    const position = first.copy();
    for (const { actions } of turns.slice(0, count)) for (const action of actions) position.make(action);
    return position;
  }

  /** A position of its own where the seat of a turn began, after the draw; the turn after the last whole one is the one that is on. */
  positionBefore(index: number): Position {
    const position = this.positionAfter(index);
    const { actions, drawn } = this.turns[index] ?? this.open;
    for (const action of actions.slice(0, drawn.length)) position.make(action);
    return position;
  }

  /** The first so many whole turns. */
  before(count: number): History {
    return count === this.length && !this.isOpen
      ? this
      : new History(this.game, this.first, this.turns.slice(0, count), NOTHING);
  }

  /** With these steps the turn that is on is whole. A fault names the turn and the step. */
  with(steps: readonly string[]): Result<History> {
    const next = this.withOpen(steps);
    if (!next.ok || next.value.length > this.length) return next;
    return this.refuse({ ...unfinished(this.game), step: next.value.open.actions.length + 1 });
  }

  /** With these steps of the turn that is on, which need not be all of it. */
  withOpen(steps: readonly string[]): Result<History> {
    if (steps.length === 0) return ok(this);
    const position = this.positionAfter(this.length);
    const played = playSteps(this.game, position, [...turnTexts(this.open), ...steps]);
    return played.ok ? ok(this.extend(played.value, position)) : this.refuse(played.error);
  }

  /** The same with legal actions, which need not be found by their texts. */
  withActions(actions: readonly Action[]): History {
    if (actions.length === 0) return this;
    const position = this.positionAfter(this.length);
    const played = [...this.open.actions, ...actions].map((action): PlayedStep => {
      const step = { actor: position.actor, action, text: position.format(action) };
      position.make(action);
      return step;
    });
    return this.extend(played, position);
  }

  /**
   * These turns from the same start, all of them or none; the last one may be unfinished. What is here already is not judged again.
   * A fault names the turn and the step.
   */
  read(texts: readonly (readonly string[])[]): Result<History> {
    const differs = this.turns.findIndex((turn, i) => !areSame(turnTexts(turn), texts[i]));
    const kept = this.before(differs < 0 ? this.length : differs);
    const fresh = texts.slice(kept.length);
    if (kept.length === this.length && fresh.length <= 1 && areSame(turnTexts(this.open), fresh[0] ?? []))
      return ok(this);
    const position = this.positionAfter(kept.length);
    const turns = [...kept.turns];
    let open = NOTHING;
    for (const steps of fresh) {
      const refuse = (error: Fault): Result<never> => ({ ok: false, error: { ...error, turn: turns.length + 1 } });
      const played = open === NOTHING ? playSteps(this.game, position, steps) : undefined;
      if (!played || steps.length === 0) return refuse({ ...unfinished(this.game), step: open.actions.length + 1 });
      if (!played.ok) return refuse(played.error);
      if (position.atTurnStart) turns.push(turnOf(played.value));
      else open = turnOf(played.value);
    }
    return ok(new History(this.game, this.first, turns, open, position));
  }

  /** With whole turns of another history, which came to just here before it played them: they are not judged again. */
  follow(turns: readonly Turn[]): History {
    const here = this.before(this.length);
    return turns.length === 0 ? here : new History(this.game, this.first, [...this.turns, ...turns], NOTHING);
  }

  /** What was played of the turn that is on, and where that has led. */
  private extend(played: readonly PlayedStep[], position: Position): History {
    const turn = turnOf(played);
    return position.atTurnStart
      ? new History(this.game, this.first, [...this.turns, turn], NOTHING, position)
      : new History(this.game, this.first, this.turns, turn, position);
  }

  private refuse(error: Fault): Result<never> {
    return { ok: false, error: { ...error, turn: this.length + 1 } };
  }
}

/** The steps of one turn, or of the beginning of it. */
const turnOf = (played: readonly PlayedStep[]): Turn => {
  const draws = played.findIndex(({ actor }) => actor !== CHANCE);
  const drawn = draws < 0 ? played.length : draws;
  const texts = played.map(({ text }) => text);
  return {
    seat: played[drawn]?.actor ?? CHANCE,
    drawn: texts.slice(0, drawn),
    steps: texts.slice(drawn),
    actions: played.map(({ action }) => action),
  };
};

const areSame = (one: readonly string[], other: readonly string[] | undefined): boolean =>
  one.length === other?.length && one.every((text, i) => text === other[i]);

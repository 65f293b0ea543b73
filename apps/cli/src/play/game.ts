import {
  type Action,
  type Actor,
  type Comment,
  chooseByLot,
  type Game,
  type GameRecord,
  type History,
  KNOWN_TAGS,
  makeRecord,
  NOBODY,
  ok,
  type Position,
  type Replay,
  type Result,
  rewriteRecord,
  type Seat,
  type Setup,
  type StepEvent,
  seededRandom,
  type Tag,
} from '@threefold-games/core';
import { botName, CHARACTERS } from '@threefold-games/room';

/** Who sits there: somebody at the keyboard, chance, or the computer at one of its levels. */
export type SeatKind = 'human' | 'random' | `bot:${number}`;

/** The computer at a seat: how strong it is, and which of the bots of its level. */
export interface Seated {
  readonly level: number;
  readonly character: number;
}

/** How `--seat` is written. */
export const SEAT_HELP = 'human (or me), random, or bot:1 to bot:12';

export const parseSeatKind = (text: string): SeatKind | undefined => {
  if (text === 'human' || text === 'me') return 'human';
  if (text === 'random') return 'random';
  const level = /^bot:([1-9]\d?)$/.exec(text)?.[1];
  return level === undefined ? undefined : `bot:${Number(level)}`;
};

/** The computer's level, where it sits there. */
export const levelOf = (kind: SeatKind | undefined): number | undefined =>
  kind?.startsWith('bot:') ? Number(kind.slice('bot:'.length)) : undefined;

/** Which of the bots of its level the computer is on a seat: each table has the first ones. */
export const characterOf = (kinds: readonly SeatKind[], seat: Seat): number =>
  kinds.slice(0, seat).filter(kind => kind === kinds[seat]).length % CHARACTERS;

/** What a record calls whoever sits there. */
export const playerName = (kind: SeatKind, seat: Seat, kinds: readonly SeatKind[]): string => {
  const level = levelOf(kind);
  if (level === undefined) return kind === 'human' ? `Player ${seat}` : `Random ${seat}`;
  return `${botName({ level, character: characterOf(kinds, seat) })} (level ${level})`;
};

/** Everybody's kind. One that is no person, given alone, plays all the seats but the first; else people fill what is left. */
export const seatKinds = (given: readonly SeatKind[], seats: number): readonly SeatKind[] => {
  const [only] = given;
  const opponent = given.length === 1 && only !== undefined && only !== 'human' ? only : undefined;
  return Array.from({ length: seats }, (_, seat) =>
    opponent ? (seat === 0 ? 'human' : opponent) : (given[seat] ?? 'human'),
  );
};

/** How a game at the terminal begins. */
interface TerminalGameOptions {
  readonly history: History;
  readonly setup: Setup;
  readonly names: readonly string[];
  readonly kinds: readonly SeatKind[];
  /** What is left to chance follows from it. */
  readonly seed: string;
  /** The tags of its record that mean nothing here. */
  readonly tags: readonly Tag[];
  /** The record that it goes on from. */
  readonly record?: GameRecord;
}

/** A step that was just played. */
export interface ToldStep {
  readonly actor: Actor;
  readonly text: string;
  /** What it brought about beyond itself. */
  readonly events: readonly StepEvent[];
}

/** A game at one keyboard: what was played, and who sits where. */
export class TerminalGame {
  readonly game: Game;
  readonly setup: Setup;
  readonly names: readonly string[];
  readonly kinds: readonly SeatKind[];
  private readonly seed: string;
  private readonly tags: readonly Tag[];
  private readonly legal: Int32Array;
  private past: History;
  /** The comments of the record that it was resumed from, each with the number of steps before it. */
  private comments: readonly (readonly [steps: number, comment: Comment])[];
  /** The record that it was resumed from, as long as nothing has changed. */
  private resumed: GameRecord | undefined;

  constructor({ history, setup, names, kinds, seed, tags, record }: TerminalGameOptions) {
    this.game = history.game;
    this.setup = setup;
    this.names = names;
    this.kinds = kinds;
    this.seed = seed;
    this.tags = tags;
    this.legal = new Int32Array(history.game.maxActions);
    this.past = history;
    this.resumed = record;
    this.comments = (record?.comments ?? []).map(comment => [
      record!.turns.slice(0, Math.max(0, comment.turn - 1)).flat().length + comment.step,
      comment,
    ]);
  }

  /** Goes on where a record ends, be it in the middle of a turn. */
  static resume(record: GameRecord, replay: Replay, kinds: readonly SeatKind[], seed: string): TerminalGame {
    const tags = record.tags.filter(({ name }) => name === 'Date' || !KNOWN_TAGS.includes(name));
    return new TerminalGame({ ...replay, kinds, seed, tags, record: rewriteRecord(record, replay) });
  }

  get history(): History {
    return this.past;
  }

  get position(): Position {
    return this.past.position;
  }

  /** How many steps were played. */
  get length(): number {
    return this.past.actions.length;
  }

  get over(): boolean {
    return this.position.actor === NOBODY;
  }

  /** True when a person has to do the next step. */
  get waits(): boolean {
    return this.isHuman(this.position.actor);
  }

  /** The computer, where it is to act. */
  get bot(): Seated | undefined {
    const { kinds, position } = this;
    const level = levelOf(kinds[position.actor]);
    return level === undefined ? undefined : { level, character: characterOf(kinds, position.actor) };
  }

  /** Lets chance do the next step: a draw, or that of a random seat. An undo does not change what comes. */
  playByLot(): readonly ToldStep[] {
    const random = seededRandom(`${this.seed}/${this.length}`);
    return this.play([chooseByLot(this.position, this.legal, random)]);
  }

  /** Plays legal steps of the turn that is on. */
  play(actions: readonly Action[]): readonly ToldStep[] {
    return this.goOn(this.past.withActions(actions));
  }

  /** Plays steps of the turn that is on, all of them or none. */
  playSteps(texts: readonly string[]): Result<readonly ToldStep[]> {
    const next = this.past.withOpen(texts);
    return next.ok ? ok(this.goOn(next.value)) : next;
  }

  /** Takes back the last turn that a person began, with all that came after it, but not its draw. Returns how many steps. */
  undo(): number {
    const { turns, open, length } = this.past;
    const isOn = open.steps.length > 0 && this.waits;
    const index = isOn ? length : turns.findLastIndex(({ seat }) => this.isHuman(seat));
    if (index < 0) return 0;
    const { actions, drawn } = turns[index] ?? open;
    const before = this.length;
    this.past = this.past.before(index).withActions(actions.slice(0, drawn.length));
    this.resumed = undefined;
    this.comments = this.comments.filter(([steps]) => steps <= this.length);
    return before - this.length;
  }

  /** The record so far. Tags that mean nothing here, and comments on steps that still stand, are kept. */
  toRecord(): GameRecord {
    if (this.resumed) return this.resumed;
    const { texts } = this.past;
    const comments = this.comments.map(([, comment]) => comment).filter(({ turn }) => turn <= texts.length);
    const outcome = this.position.outcome();
    return makeRecord(this.game, this.setup, this.names, texts, { outcome, tags: this.tags, comments });
  }

  private isHuman(actor: Actor): boolean {
    return this.kinds[actor] === 'human';
  }

  /** Goes over to a history that has a few steps more, and tells of them. */
  private goOn(next: History): readonly ToldStep[] {
    const position = this.position.copy();
    const fresh = next.actions.slice(this.length);
    this.past = next;
    this.resumed = undefined;
    return fresh.map(action => tellStep(position, action));
  }
}

const tellStep = (position: Position, action: Action): ToldStep => {
  const { actor } = position;
  const text = position.format(action);
  position.make(action);
  return { actor, text, events: [...position.events()] };
};

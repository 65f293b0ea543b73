import {
  type Action,
  type Actor,
  CHANCE,
  type Comment,
  chooseByLot,
  type Fault,
  type Game,
  type GameRecord,
  KNOWN_TAGS,
  makeRecord,
  NOBODY,
  type Position,
  parseTurnStep,
  type Replay,
  rewriteRecord,
  type Setup,
  type StepEvent,
  seededRandom,
  type Tag,
} from '@threefold/core';
import { levelOf, playerName, type SeatKind } from './seatKind.ts';

/** A step that was played. */
export interface PlayedStep {
  readonly actor: Actor;
  readonly text: string;
  /** True for the first step of its turn. */
  readonly first: boolean;
  readonly events: readonly StepEvent[];
}

/** A game at one keyboard: its position, its past, and who sits where. */
export class Session {
  readonly game: Game;
  readonly setup: Setup;
  readonly names: readonly string[];
  readonly kinds: readonly SeatKind[];
  readonly position: Position;
  readonly steps: PlayedStep[] = [];
  private readonly seed: string;
  /** The tags that mean nothing here. */
  private tags: readonly Tag[] = [];
  /** The comments of the record that it was resumed from, each with the number of steps before it. */
  private comments: readonly (readonly [steps: number, comment: Comment])[] = [];
  /** The record that it was resumed from, as long as nothing has changed. */
  private resumed: GameRecord | undefined;
  private readonly legal: Int32Array;

  private constructor(from: Pick<Session, 'game' | 'setup' | 'names' | 'kinds' | 'position'>, seed: string) {
    this.game = from.game;
    this.setup = from.setup;
    this.names = from.names;
    this.kinds = from.kinds;
    this.position = from.position;
    this.seed = seed;
    this.legal = new Int32Array(from.game.maxActions);
  }

  static start(game: Game, setup: Setup, kinds: readonly SeatKind[], seed: string, date: string): Session {
    const names = kinds.map(playerName);
    const session = new Session({ game, setup, names, kinds, position: game.start(setup) }, seed);
    session.tags = [{ name: 'Date', value: date }];
    return session;
  }

  /** Goes on where a record ends, be it in the middle of a turn. */
  static resume(record: GameRecord, replayed: Replay, kinds: readonly SeatKind[], seed: string): Session {
    const session = new Session({ ...replayed, kinds }, seed);
    session.tags = record.tags.filter(({ name }) => name === 'Date' || !KNOWN_TAGS.includes(name));
    session.comments = record.comments.map(comment => [
      record.turns.slice(0, Math.max(0, comment.turn - 1)).flat().length + comment.step,
      comment,
    ]);
    session.resumed = rewriteRecord(record, replayed);
    const firsts = record.turns.flatMap(steps => steps.map((_, i) => i === 0));
    for (const [i, { actor, text }] of replayed.steps.entries()) {
      session.steps.push({ actor, text, first: firsts[i]!, events: [] });
    }
    return session;
  }

  get over(): boolean {
    return this.position.actor === NOBODY;
  }

  /** True when a person has to do the next step. */
  get waits(): boolean {
    return this.isHuman(this.position.actor);
  }

  isHuman(actor: Actor): boolean {
    return this.kinds[actor] === 'human';
  }

  /** The level of the computer where it is to act. */
  get level(): number | undefined {
    return levelOf(this.kinds[this.position.actor]);
  }

  /** The steps of each turn so far, as a record has them. */
  turns(): string[][] {
    const turns: string[][] = [];
    for (const { first, text } of this.steps) {
      if (first) turns.push([]);
      turns.at(-1)!.push(text);
    }
    return turns;
  }

  /** Lets chance do the next step: a draw, or that of a random seat. An undo does not change what comes. */
  playByLot(): PlayedStep {
    const random = seededRandom(`${this.seed}/${this.steps.length}`);
    return this.play(chooseByLot(this.position, this.legal, random));
  }

  /** Plays the steps that the computer has chosen. */
  playChosen(texts: readonly string[]): readonly PlayedStep[] {
    const played = this.playSteps(texts);
    if ('code' in played) throw new Error(`chose a step that is refused: ${played.code} ${played.detail}`);
    return played;
  }

  /** Plays steps of the turn that is on, all of them or none. */
  playSteps(texts: readonly string[]): readonly PlayedStep[] | Fault {
    const before = this.steps.length;
    for (const [i, text] of texts.entries()) {
      const action = parseTurnStep(this.game, this.position, text, i);
      if (!action.ok) {
        this.takeBackTo(before);
        return action.error;
      }
      this.play(action.value);
    }
    return this.steps.slice(before);
  }

  /** Takes back the last turn that a person began, with all that came after it, but not its draw. Returns how many steps. */
  undo(): number {
    const before = this.steps.length;
    let to = this.steps.findLastIndex(({ actor }) => this.isHuman(actor));
    if (to < 0) return 0;
    while (!this.steps[to]!.first && this.steps[to - 1]!.actor !== CHANCE) to--;
    this.takeBackTo(to);
    return before - to;
  }

  /** The record so far. Tags that mean nothing here, and comments on steps that still stand, are kept. */
  toRecord(): GameRecord {
    if (this.resumed) return this.resumed;
    const turns = this.turns();
    const comments = this.comments.map(([, comment]) => comment).filter(({ turn }) => turn <= turns.length);
    const outcome = this.position.outcome();
    return makeRecord(this.game, this.setup, this.names, turns, { outcome, tags: this.tags, comments });
  }

  private play(action: Action): PlayedStep {
    const { position } = this;
    const { actor, atTurnStart } = position;
    const text = position.format(action);
    position.make(action);
    const step = { actor, text, first: atTurnStart, events: position.events() };
    this.steps.push(step);
    this.resumed = undefined;
    return step;
  }

  private takeBackTo(count: number): void {
    while (this.steps.length > count) {
      this.position.unmake();
      this.steps.pop();
      this.resumed = undefined;
    }
    this.comments = this.comments.filter(([steps]) => steps <= count);
  }
}

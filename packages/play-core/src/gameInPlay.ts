import {
  type Game,
  type History,
  legalActions,
  NOBODY,
  type Position,
  plainOptions,
  type Setup,
  type StepEvent,
} from '@threefold-games/core';
import { type Attempt, attempt, cellsOf, legalTexts, refusalOf, stepsOf } from './attempt.ts';
import { withDraws } from './chance.ts';
import { ThreefoldError } from './errors.ts';
import type { Kit } from './kit.ts';
import { drawAscii, drawSvg } from './pictures.ts';
import type { AsciiOptions, GameResult, PlayedGame, PlayedStep, PlayedTurn, SvgOptions, Why } from './playedGame.ts';
import { type OpenedRecord, writeGame } from './records.ts';
import { textOf } from './text.ts';

/** The turns of a history from an index on; the one that is on is the last, where the seat has done something. */
const playedTurns = (history: History, from = 0): PlayedTurn[] => {
  const position = history.positionAfter(from);
  const { open, turns } = history;
  const begun = open.steps.length > 0 ? [{ ...open, seat: history.position.actor }] : [];
  return [...turns, ...begun].slice(from).map(({ seat, drawn, steps, actions }, i) => {
    const events: StepEvent[] = [];
    for (const action of actions) {
      position.make(action);
      events.push(...position.events());
    }
    const text = [...drawn, ...steps].join(' ');
    return { number: from + i + 1, seat, text, drawn, steps, events, position: position.encode() };
  });
};

/** Every way to play the rest of the turn that is on. */
const turnsAhead = (history: History): Generator<readonly string[]> => waysOn(history.game, history.position.copy());

function* waysOn(game: Game, position: Position): Generator<readonly string[]> {
  for (const action of legalActions(game, position)) {
    const text = position.format(action);
    position.make(action);
    if (position.atTurnStart) yield [text];
    else for (const rest of waysOn(game, position)) yield [text, ...rest];
    position.unmake();
  }
}

/** What stays the same while a game is played. */
export interface GameContext {
  readonly kit: Kit;
  readonly setup: Setup;
  readonly names: readonly string[];
  readonly seed: string | number;
  /** What it was opened from; such a game knows no start where that was a position. */
  readonly opened?: OpenedRecord | 'position';
}

/** A history that is gone on with, and what was taken back of it. */
export class GameInPlay<Id extends string, View> implements PlayedGame<Id, View> {
  readonly id: Id;
  readonly options: PlayedGame['options'];
  // Hidden also from who prints a game.
  readonly #context: GameContext;
  #past: History;
  /** Where the game stood before each undo, the last one at the end. */
  #undone: History[] = [];

  constructor(context: GameContext, history: History) {
    this.id = context.kit.game.id as Id;
    this.options = plainOptions(context.setup.options);
    this.#context = context;
    this.#past = withDraws(history, context.seed);
  }

  get seats(): number {
    return this.#context.setup.seats;
  }

  get names(): readonly string[] {
    return this.#context.names;
  }

  get layout(): string {
    return this.#context.setup.layout;
  }

  get seed(): string | number {
    return this.#context.seed;
  }

  get exact(): History {
    return this.#past;
  }

  get seat(): number | undefined {
    const { actor } = this.#past.position;
    return actor === NOBODY ? undefined : actor;
  }

  get turnNumber(): number {
    return this.#past.length + 1;
  }

  get begun(): readonly string[] {
    return this.#past.open.steps;
  }

  isOver(): boolean {
    return this.#past.position.actor === NOBODY;
  }

  result(): GameResult | undefined {
    const { position } = this.#past;
    const outcome = position.outcome();
    if (!outcome) return undefined;
    const winner = outcome.shares.indexOf(1);
    const text = this.#context.kit.face().ending(position.view(), outcome);
    return { ...outcome, winner: winner < 0 ? undefined : winner, text };
  }

  turn(steps: string | readonly string[]): PlayedTurn {
    const before = this.#past.length;
    this.goOn(attempt(this.#past, stepsOf(steps), true));
    return this.turnAt(before);
  }

  step(text: string): PlayedStep {
    const { seat } = this;
    const before = this.#past.length;
    const { position, open, turns, length } = this.goOn(attempt(this.#past, [textOf(text).trim()], false));
    const endsTurn = length > before;
    const { steps, drawn } = endsTurn ? turns[before]! : open;
    const events = [...position.events()];
    return steps.length === 0
      ? { seat: undefined, text: drawn.at(-1)!, events, endsTurn }
      : { seat, text: steps.at(-1)!, events, endsTurn };
  }

  undo(): PlayedTurn | undefined {
    const past = this.#past;
    const index = past.length - (past.open.steps.length > 0 ? 0 : 1);
    if (index < 0) return undefined;
    const taken = this.turnAt(index);
    this.#undone.push(past);
    this.#past = standing(past, index);
    return taken;
  }

  redo(): PlayedTurn | undefined {
    const next = this.#undone.pop();
    if (!next) return undefined;
    this.#past = next;
    return this.turnAt(next.length - (next.open.steps.length > 0 ? 0 : 1));
  }

  legal(): string[] {
    return legalTexts(this.#context.kit.game, this.#past.position);
  }

  legalTurns({ limit = Number.POSITIVE_INFINITY }: { readonly limit?: number } = {}): string[] {
    const turns: string[] = [];
    for (const turn of turnsAhead(this.#past)) {
      if (turns.length >= limit) break;
      turns.push(turn.join(' '));
    }
    return turns;
  }

  canPlay(steps: string | readonly string[]): boolean {
    return this.consider(steps).ok;
  }

  why(steps: string | readonly string[]): Why | undefined {
    const tried = this.consider(steps);
    if (tried.ok) return undefined;
    const { fault, position, text } = tried;
    const rule = fault.rule!;
    return { rule, text: this.#context.kit.rules[rule] ?? '', cells: cellsOf(fault, position, text) };
  }

  history(options?: { readonly verbose?: false }): string[];
  history(options: { readonly verbose: true }): PlayedTurn[];
  history({ verbose = false }: { readonly verbose?: boolean } = {}): string[] | PlayedTurn[] {
    const turns = playedTurns(this.#past);
    return verbose ? turns : turns.map(({ text }) => text);
  }

  position(): string {
    return this.#past.position.encode();
  }

  view(): View {
    return this.#past.position.view() as View;
  }

  record(tags: Readonly<Record<string, string>> = {}): string {
    const { setup, names, opened } = this.#context;
    if (opened === 'position')
      throw new ThreefoldError('record.start', 'A record begins at the start of a game; this one began at a position.');
    return writeGame({ setup, names, opened }, this.#past, tags);
  }

  ascii(options: AsciiOptions = {}): string {
    return drawAscii(this.#context.kit, this.#past, options);
  }

  svg(options: SvgOptions = {}): string {
    if (options.turn !== undefined) this.checkTurn(options.turn);
    return drawSvg(this.#context.kit, this.#past, this.names, options);
  }

  at(turn: number): PlayedGame<Id, View> {
    this.checkTurn(turn);
    return new GameInPlay(this.#context, standing(this.#past, turn));
  }

  copy(): PlayedGame<Id, View> {
    return new GameInPlay(this.#context, this.#past);
  }

  /** Plays what was tried, and draws what is due then; the history before that draw. */
  private goOn(tried: Attempt): History {
    if (!tried.ok) throw refusalOf(this.#context.kit, tried);
    this.#past = withDraws(tried.history, this.seed);
    this.#undone = [];
    return tried.history;
  }

  private consider(steps: string | readonly string[]): Attempt {
    const texts = stepsOf(steps);
    return attempt(this.#past, texts.length === 0 ? [''] : texts, false);
  }

  /** The turn of this index, or what was made of the one that is on. */
  private turnAt(index: number): PlayedTurn {
    return playedTurns(this.#past, index)[0]!;
  }

  private checkTurn(turn: number): void {
    const { length } = this.#past;
    if (Number.isInteger(turn) && turn >= 0 && turn <= length) return;
    const message = `There is no place after turn ${turn}: ${length} ${length === 1 ? 'turn was' : 'turns were'} played.`;
    throw new ThreefoldError('turn.missing', message);
  }
}

/** Where the seat of a turn stood before its first step, with what was drawn for it. */
const standing = (history: History, index: number): History => {
  const { actions, drawn } = history.turns[index] ?? history.open;
  return history.before(index).withActions(actions.slice(0, drawn.length));
};

import { type Fault, type Game, type History, legalActions, NOBODY } from '@threefold-games/core';
import { type Speak, speaker } from '@threefold-games/speech';
import { type Paint, wrap } from '@threefold-games/stage/terminal';
import { inAscii } from '@threefold-games/words/explain';
import { findDrawing, quoteRule } from '../catalogue.ts';
import { explainWithRule } from '../faults.ts';
import type { Line, Lines } from '../io.ts';
import { type Context, columns, writeLine } from '../output.ts';

const english = speaker('en');

/** Speaks English in ASCII, as terminals show it. */
export const say = Object.assign(((...said: Parameters<Speak>) => inAscii(english(...said))) as Speak, english);

/** What a task board needs. */
export interface TaskBoardOptions {
  readonly context: Context;
  readonly game: Game;
  readonly lines: Lines;
  readonly paint: Paint;
}

/** A board at a terminal at which turns are typed, for lessons and puzzles. */
export class TaskBoard {
  private readonly options: TaskBoardOptions;

  constructor(options: TaskBoardOptions) {
    this.options = options;
  }

  get game(): Game {
    return this.options.game;
  }

  get lines(): Lines {
    return this.options.lines;
  }

  /** Asks for a turn or a command; steps that are legal now are offered. */
  ask(history: History): Promise<Line> {
    return this.lines.ask('> ', word => this.offers(history).filter(each => each.startsWith(word)));
  }

  draw({ position }: History): void {
    const { context, game, paint } = this.options;
    const { io } = context;
    const width = io.terminal.stdout ? io.columns : Number.POSITIVE_INFINITY;
    const drawn = findDrawing(game.id)?.draw(position.view(), paint, width) ?? position.encode();
    writeLine(io, `\n${drawn}\n`);
  }

  tell(text: string): void {
    const { io } = this.options.context;
    writeLine(io, text === '' ? '' : `  ${wrap(text, Math.min(io.columns, 100), '  ')}`);
  }

  /** Tells it with its first words, if any, in bold. */
  tellBold(bold: string, text = ''): void {
    this.tell([this.options.paint.bold(bold), text].filter(Boolean).join(' '));
  }

  /** A text whose lines are as they are. */
  tellAsIs(text: string): void {
    writeLine(this.options.context.io, `  ${text}`);
  }

  /** Says why a turn is refused: by its rule, unless there is something better to say. */
  refuse(fault: Fault, instead?: string): void {
    const { context, game } = this.options;
    const why = explainWithRule(context.catalogue, fault, game.id);
    this.tellBold('No.', instead === undefined ? why : `${instead} ${fault.rule ?? ''}`);
  }

  quote(rule: string): void {
    this.tell(quoteRule(this.options.context.catalogue, this.game.id, rule));
  }

  /** Lists the legal steps. */
  tellLegal(history: History): void {
    const { io } = this.options.context;
    writeLine(io, columns(this.offers(history), Math.min(io.columns, 100)));
  }

  private offers({ position }: History): string[] {
    if (position.actor === NOBODY) return [];
    return legalActions(this.game, position).map(action => position.format(action));
  }
}

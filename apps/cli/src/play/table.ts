import { CHANCE, type Fault, formatRecord, printable } from '@threefold/core';
import type { Report, StopSignal } from '@threefold/search';
import { type Drawing, type Paint, wrap } from '@threefold/stage/terminal';
import { interruptible } from '../analyse/interrupt.ts';
import { findDrawing } from '../catalogue.ts';
import type { Lines } from '../io.ts';
import { type Context, columns } from '../output.ts';
import { quoteRule } from '../rulebook.ts';
import { explainWithRule, fromSystem } from '../trouble.ts';
import type { Bots } from './bots.ts';
import { hintText } from './hintText.ts';
import type { OpenedSession } from './openSession.ts';
import { explainOutcome } from './outcome.ts';
import type { PlayedStep, Session } from './session.ts';
import { signOfLife } from './thinking.ts';

/** What the players see of a session. */
export class Table {
  readonly context: Context;
  readonly session: Session;
  private readonly bots: Bots;
  private readonly lines: Lines;
  private readonly paint: Paint;
  private readonly drawing: Drawing | undefined;
  /** The file that may be overwritten: it holds this game and nothing else. */
  private file: string | undefined;
  /** How many steps that file holds; -1 when there is none. */
  private savedSteps: number;
  private shownSteps = -1;

  constructor(context: Context, { session, bots, file }: Omit<OpenedSession, 'greeting'>, lines: Lines, paint: Paint) {
    this.context = context;
    this.session = session;
    this.bots = bots;
    this.lines = lines;
    this.paint = paint;
    this.drawing = findDrawing(session.game.id);
    this.file = file;
    this.savedSteps = file === undefined ? -1 : session.steps.length;
  }

  say(text: string): void {
    this.context.io.write(`${text}\n`);
  }

  get width(): number {
    return Math.min(this.context.io.columns, 100);
  }

  /** A board in a pipe or a file may be as wide as it likes. */
  private get boardWidth(): number {
    const { io } = this.context;
    return io.terminal.stdout ? io.columns : Number.POSITIVE_INFINITY;
  }

  /** A seat as people speak of it: the name of its player, and what it is called at this table. */
  nameOf(seat: number): string {
    const { names } = this.session;
    const name = printable(names[seat]!);
    const numbered = name.endsWith(` ${seat}`);
    const role = this.drawing?.seatName(seat) ?? (numbered ? undefined : `seat ${seat}`);
    return role === undefined ? name : `${name} (${role})`;
  }

  /** Draws the board if it has changed since it was drawn. True if so. */
  showChanges(): boolean {
    if (this.shownSteps === this.session.steps.length) return false;
    this.showBoard();
    return true;
  }

  showBoard(): void {
    const { position, steps } = this.session;
    this.shownSteps = steps.length;
    this.say(`\n${this.drawing?.draw(position.view(), this.paint, this.boardWidth) ?? position.encode()}\n`);
  }

  /** Lets chance and the computer play until a person is to act or the game is over, and tells what happened. False on Ctrl-C. */
  async letOthersPlay(): Promise<boolean> {
    const { session } = this;
    let turn: PlayedStep[] = [];
    while (!session.over && !session.waits) {
      const played = session.level === undefined ? [session.playByLot()] : await this.letBotPlay(session.level);
      if (!played) return false;
      turn.push(...played);
      if (session.over || session.waits || session.position.atTurnStart) {
        this.tellTurn(turn);
        turn = [];
      }
    }
    return true;
  }

  /** Lets the computer play the rest of its turn; undefined on Ctrl-C. */
  private async letBotPlay(level: number): Promise<readonly PlayedStep[] | undefined> {
    const { session, bots } = this;
    const steps = await this.think(this.nameOf(session.position.actor), (stop, onReport) =>
      bots.chooseTurn(level, session.position, stop, onReport),
    );
    return steps && session.playChosen(steps);
  }

  /** Thinks with a sign of life; undefined where Ctrl-C has ended it. */
  private async think<T>(
    who: string,
    work: (stop: StopSignal, onReport: (report: Report) => void) => Promise<T>,
  ): Promise<T | undefined> {
    const sign = signOfLife(this.context.io, who);
    return interruptible(this.lines, async stop => {
      const found = await work(stop, ({ simulations }) => sign.tell(simulations));
      sign.clear();
      return stop.aborted ? undefined : found;
    });
  }

  /** Shows the variation that the computer holds to be best here. */
  async tellHint(): Promise<void> {
    const { session, bots } = this;
    if (session.over) return this.say('  The game is over.');
    const advice = await this.think('The computer', stop => bots.advise(session.position, stop));
    if (!advice) return this.say('  Stopped.');
    if (!advice.ok) return this.say(`  ${this.paint.bold('No.')} ${advice.trouble.sentence}`);
    for (const text of hintText(session.game, session.position, advice.value)) {
      this.say(`  ${wrap(text, this.width, '  ')}`);
    }
  }

  /** Tells what steps brought about beyond themselves. */
  tellEvents(steps: readonly PlayedStep[]): void {
    for (const event of steps.flatMap(step => step.events)) {
      const told = this.drawing?.announce(event, seat => this.nameOf(seat));
      if (told !== undefined) this.say(`  ${this.paint.bold(told)}`);
    }
  }

  tellRefusal(fault: Fault): void {
    const text = explainWithRule(this.context.catalogue, fault, this.session.game.id);
    this.say(`  ${this.paint.bold('No.')} ${wrap(text, this.width, '      ')}`);
  }

  tellRule(id: string): void {
    this.say(`  ${wrap(quoteRule(this.context.catalogue, this.session.game.id, id), this.width, '  ')}`);
  }

  tellWords(words: readonly string[]): void {
    this.say(columns(words, this.width).replaceAll(/^/gm, '  '));
  }

  tellOutcome(): void {
    const { session, context } = this;
    const { game, position } = session;
    const outcome = position.outcome();
    if (!outcome) return;
    const verdict = explainOutcome(outcome, seat => this.nameOf(seat));
    const text = `The game is over after ${session.turns().length} turns: ${verdict}`;
    this.say(`  ${this.paint.bold(wrap(text, this.width, '  '))}`);
    this.say(`  ${wrap(quoteRule(context.catalogue, game.id, outcome.rule), this.width, '  ')}`);
  }

  /** Writes the record. Overwrites only the file that this game was saved in or resumed from. */
  async save(file: string): Promise<void> {
    const { session, context } = this;
    try {
      await context.io.writeFile(file, formatRecord(session.toRecord()), file === this.file);
      this.file = file;
      this.savedSteps = session.steps.length;
      this.say(`  Saved. Go on later with: ${this.resumeWith(file)}`);
    } catch (error) {
      const { code, sentence, hint } = fromSystem(error, file);
      this.say(`  ${this.paint.bold('No.')} ${code}: ${sentence} ${hint}`);
    }
  }

  /** The last words: how to go on with a game that is not over. */
  leave(): void {
    const { session, file } = this;
    if (session.over || session.steps.length === 0) return;
    if (file !== undefined && this.savedSteps === session.steps.length) {
      this.say(`Go on later with: ${this.resumeWith(file)}`);
    } else {
      this.say(`This is the game so far. Kept in a file it goes on with: ${this.resumeWith('FILE')}\n`);
      this.context.io.write(formatRecord(session.toRecord()));
    }
  }

  /** The command that goes on with this game; a record does not say who is random or the computer. */
  private resumeWith(file: string): string {
    const { kinds } = this.session;
    const seats = kinds.some(kind => kind !== 'human') ? kinds.map(kind => ` --seat ${kind}`).join('') : '';
    return `threefold play --record ${file}${seats}`;
  }

  private tellTurn(steps: readonly PlayedStep[]): void {
    const { session } = this;
    const texts = steps.map(step => step.text).join(' ');
    const mover = steps.find(step => step.actor !== CHANCE);
    const number = session.turns().length;
    if (mover) this.say(`  ${number}. ${this.nameOf(mover.actor)}: ${texts}`);
    else this.say(`  ${number}. ${this.nameOf(session.position.actor)} draws ${texts}`);
    this.tellEvents(steps);
  }
}

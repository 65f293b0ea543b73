import { CHANCE, type Fault, formatRecord, printable } from '@threefold-games/core';
import type { Report, StopSignal } from '@threefold-games/search';
import { type Drawing, type Paint, wrap } from '@threefold-games/stage/terminal';
import { hintText } from '../analyse/hint.ts';
import { explainOutcome } from '../analyse/words.ts';
import { findDrawing, quoteRule } from '../catalogue.ts';
import { explainWithRule, systemFault } from '../faults.ts';
import { type Io, interruptible, type Lines } from '../io.ts';
import { type Context, columns } from '../output.ts';
import type { Computer } from './computer.ts';
import type { Seated, TerminalGame, ToldStep } from './game.ts';
import type { OpenedGame } from './open.ts';

/** What the players see of a game. */
export class Screen {
  readonly context: Context;
  readonly game: TerminalGame;
  private readonly computer: Computer;
  private readonly lines: Lines;
  private readonly paint: Paint;
  private readonly drawing: Drawing | undefined;
  /** The file that may be overwritten: it holds this game and nothing else. */
  private file: string | undefined;
  /** How many steps that file holds; -1 when there is none. */
  private savedSteps: number;
  private shownSteps = -1;

  constructor(context: Context, { game, computer, file }: Omit<OpenedGame, 'greeting'>, lines: Lines, paint: Paint) {
    this.context = context;
    this.game = game;
    this.computer = computer;
    this.lines = lines;
    this.paint = paint;
    this.drawing = findDrawing(game.game.id);
    this.file = file;
    this.savedSteps = file === undefined ? -1 : game.length;
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
    const { names } = this.game;
    const name = printable(names[seat]!);
    const numbered = name.endsWith(` ${seat}`);
    const role = this.drawing?.seatName(seat) ?? (numbered ? undefined : `seat ${seat}`);
    return role === undefined ? name : `${name} (${role})`;
  }

  /** Draws the board if it has changed since it was drawn. True if so. */
  showChanges(): boolean {
    if (this.shownSteps === this.game.length) return false;
    this.showBoard();
    return true;
  }

  showBoard(): void {
    const { position, length } = this.game;
    this.shownSteps = length;
    this.say(`\n${this.drawing?.draw(position.view(), this.paint, this.boardWidth) ?? position.encode()}\n`);
  }

  /** Lets chance and the computer play until a person is to act or the game is over, and tells what happened. False on Ctrl-C. */
  async letOthersPlay(): Promise<boolean> {
    const { game } = this;
    let turn: ToldStep[] = [];
    while (!game.over && !game.waits) {
      const played = game.bot === undefined ? game.playByLot() : await this.letBotPlay(game.bot);
      if (!played) return false;
      turn.push(...played);
      if (game.over || game.waits || game.position.atTurnStart) {
        this.tellTurn(turn);
        turn = [];
      }
    }
    return true;
  }

  /** Lets the computer play the rest of its turn; undefined on Ctrl-C. */
  private async letBotPlay(bot: Seated): Promise<readonly ToldStep[] | undefined> {
    const { game, computer } = this;
    const actions = await this.think(this.nameOf(game.position.actor), (stop, onReport) =>
      computer.chooseTurn(bot, game.position, stop, onReport),
    );
    return actions && game.play(actions);
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

  /** Says what the computer would play here, and why. */
  async tellHint(): Promise<void> {
    const { game, computer } = this;
    if (game.over) return this.say('  The game is over.');
    const advice = await this.think('The computer', stop => computer.advise(game.position, stop));
    if (!advice) return this.say('  Stopped.');
    if (!advice.ok) return this.say(`  ${this.paint.bold('No.')} ${advice.error.sentence}`);
    const { position, history } = game;
    const advised = { game: game.game, position, steps: history.open.steps, report: advice.value };
    for (const text of await hintText(advised)) {
      this.say(`  ${wrap(text, this.width, '  ')}`);
    }
  }

  /** Tells what steps brought about beyond themselves. */
  tellEvents(steps: readonly ToldStep[]): void {
    for (const event of steps.flatMap(step => step.events)) {
      const told = this.drawing?.announce(event, seat => this.nameOf(seat));
      if (told !== undefined) this.say(`  ${this.paint.bold(told)}`);
    }
  }

  tellRefusal(fault: Fault): void {
    const text = explainWithRule(this.context.catalogue, fault, this.game.game.id);
    this.say(`  ${this.paint.bold('No.')} ${wrap(text, this.width, '      ')}`);
  }

  tellRule(id: string): void {
    this.say(`  ${wrap(quoteRule(this.context.catalogue, this.game.game.id, id), this.width, '  ')}`);
  }

  tellWords(words: readonly string[]): void {
    this.say(columns(words, this.width).replaceAll(/^/gm, '  '));
  }

  tellOutcome(): void {
    const { game, context } = this;
    const { id } = game.game;
    const outcome = game.position.outcome();
    if (!outcome) return;
    const verdict = explainOutcome(outcome, seat => this.nameOf(seat));
    const text = `The game is over after ${game.history.texts.length} turns: ${verdict}`;
    this.say(`  ${this.paint.bold(wrap(text, this.width, '  '))}`);
    this.say(`  ${wrap(quoteRule(context.catalogue, id, outcome.rule), this.width, '  ')}`);
  }

  /** Writes the record. Overwrites only the file that this game was saved in or resumed from. */
  async save(file: string): Promise<void> {
    const { game, context } = this;
    try {
      await context.io.writeFile(file, formatRecord(game.toRecord()), file === this.file);
      this.file = file;
      this.savedSteps = game.length;
      this.say(`  Saved. Go on later with: ${this.resumeWith(file)}`);
    } catch (error) {
      const { code, sentence, hint } = systemFault(error, file);
      this.say(`  ${this.paint.bold('No.')} ${code}: ${sentence} ${hint}`);
    }
  }

  /** The last words: how to go on with a game that is not over. */
  leave(): void {
    const { game, file } = this;
    if (game.over || game.length === 0) return;
    if (file !== undefined && this.savedSteps === game.length) {
      this.say(`Go on later with: ${this.resumeWith(file)}`);
    } else {
      this.say(`This is the game so far. Kept in a file it goes on with: ${this.resumeWith('FILE')}\n`);
      this.context.io.write(formatRecord(game.toRecord()));
    }
  }

  /** The command that goes on with this game; a record does not say who is random or the computer. */
  private resumeWith(file: string): string {
    const { kinds } = this.game;
    const seats = kinds.some(kind => kind !== 'human') ? kinds.map(kind => ` --seat ${kind}`).join('') : '';
    return `threefold play --record ${file}${seats}`;
  }

  private tellTurn(steps: readonly ToldStep[]): void {
    const { game } = this;
    const texts = steps.map(step => step.text).join(' ');
    const mover = steps.find(step => step.actor !== CHANCE);
    const number = game.history.texts.length;
    if (mover) this.say(`  ${number}. ${this.nameOf(mover.actor)}: ${texts}`);
    else this.say(`  ${number}. ${this.nameOf(game.position.actor)} draws ${texts}`);
    this.tellEvents(steps);
  }
}

/** A sign of life on the terminal while somebody thinks; silent anywhere else. */
const signOfLife = (io: Io, who: string): { tell(simulations: number): void; clear(): void } => {
  const show = (more: string): void => {
    if (io.terminal.stderr) io.writeError(`\r\u001b[K${`  ${who} thinks ...${more}`.slice(0, io.columns - 1)}`);
  };
  show('');
  return {
    tell: simulations => show(` ${simulations.toLocaleString('en')} simulations`),
    clear: () => {
      if (io.terminal.stderr) io.writeError('\r\u001b[K');
    },
  };
};

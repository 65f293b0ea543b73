import { type Game, type History, legalActions, NOBODY } from '@threefold/core';
import type { CourseWords, TaskWords } from '@threefold/games';
import { type Course, TaskRun, type TaskState } from '@threefold/learn';
import { type Paint, wrap } from '@threefold/stage/terminal';
import { speaker, type Text } from '@threefold/words';
import { inAscii } from '@threefold/words/explain';
import { findDrawing, quoteRule } from '../catalogue.ts';
import { explainWithRule } from '../faults.ts';
import { interruptible, type Lines } from '../io.ts';
import { type Context, columns, writeLine } from '../output.ts';
import type { Computer } from '../play/computer.ts';

const speak = speaker('en');
const say = (text: Text): string => inAscii(speak(text));

/** How somebody left the lessons: at their end, for the game that is the last of them, or with Ctrl-C. */
export type Left = 'end' | 'game' | 'interrupted';

const HELP = `Type the steps of your turn, or one of these:
    show           play a turn that does it
    again          put the board back
    skip           go on without it
    board          draw the board again
    legal          the legal steps
    rules          the rules of this lesson
    quit           leave`;

/** What a teacher needs. */
interface TeacherOptions {
  readonly context: Context;
  readonly game: Game;
  readonly course: Course;
  readonly words: CourseWords;
  readonly lines: Lines;
  readonly paint: Paint;
  /** Who answers a turn that missed its goal, and at which level. */
  readonly reply: { readonly computer: Computer; readonly level: number };
}

/** Plays the lessons of a game at a terminal. */
export class Teacher {
  private readonly options: TeacherOptions;

  constructor(options: TeacherOptions) {
    this.options = options;
  }

  /** Goes through the lessons from one of them on. */
  async teach(from: number): Promise<Left> {
    const { lessons } = this.options.course;
    if (from === 0) this.tell(say(this.options.words.aim.text));
    for (const [i, lesson] of lessons.entries()) {
      if (i < from) continue;
      const words = this.options.words.lessons[lesson.id]!;
      this.tell('');
      this.tell(this.options.paint.bold(`Lesson ${i + 1} of ${lessons.length}: ${say(words.title)}`));
      this.tell(say(words.tell));
      for (const task of lesson.tasks) {
        const run = TaskRun.open(this.options.game, this.options.course.facts, task);
        if (!run.ok) throw new Error(`lesson ${lesson.id} does not open: ${run.error.code}`);
        const left = await this.work(run.value, words.tasks[task.id]!, lesson.rules);
        if (left) return left;
      }
      if (!lesson.game) continue;
      for (const text of Object.values(words.advice ?? {})) this.tell(`- ${say(text)}`);
      const line = await this.options.lines.ask('Enter to play, or quit> ', () => ['quit']);
      if (line.kind !== 'line') return line.kind === 'end' ? 'end' : 'interrupted';
      return line.text.trim() === 'quit' ? 'end' : 'game';
    }
    return 'end';
  }

  /** One task, until it is done or skipped; undefined then. */
  private async work(run: TaskRun, words: TaskWords, rules: readonly string[]): Promise<Left | undefined> {
    let state = run.first;
    this.draw(state.history);
    this.ask(words, run);
    for (;;) {
      const line = await this.options.lines.ask('> ', word => this.offers(state).filter(each => each.startsWith(word)));
      if (line.kind !== 'line') return line.kind === 'end' ? 'end' : 'interrupted';
      const typed = line.text.trim();
      switch (typed) {
        case '':
          continue;
        case 'quit':
          return 'end';
        case 'skip':
          return undefined;
        case 'help':
          writeLine(this.options.context.io, `  ${HELP}`);
          continue;
        case 'board':
          this.draw(state.history);
          continue;
        case 'rules':
          for (const rule of rules) this.tell(quoteRule(this.options.context.catalogue, this.options.game.id, rule));
          continue;
        case 'legal':
          writeLine(
            this.options.context.io,
            columns(this.offers(state), Math.min(this.options.context.io.columns, 100)),
          );
          continue;
        case 'again':
          state = run.again(state);
          this.draw(state.history);
          this.ask(words, run);
          continue;
        case 'show': {
          const shown = run.show(state);
          if (!shown.ok) throw new Error(shown.error.code);
          const turns = run.turnsOf(shown.value);
          this.tell(turns.map(({ steps }) => steps.join(' ')).join('; '));
          this.draw(shown.value.history);
          this.tell(say(words.done));
          state = run.again(state);
          this.tell('Now you. The board is put back.');
          this.ask(words, run);
          continue;
        }
      }
      if (state.phase !== 'asked') state = run.again(state);
      const next = await this.play(run, words, state, typed.split(/\s+/));
      if (next === 'done') return undefined;
      state = next;
    }
  }

  private async play(
    run: TaskRun,
    words: TaskWords,
    before: TaskState,
    steps: readonly string[],
  ): Promise<TaskState | 'done'> {
    const tried = run.play(before, steps);
    if (!tried.ok) {
      const trap = run.trapOf(steps.join(' '), tried.error.rule);
      const why = explainWithRule(this.options.context.catalogue, tried.error, this.options.game.id);
      this.tell(
        `${this.options.paint.bold('No.')} ${trap === undefined ? why : `${say(words.traps![trap]!)} ${tried.error.rule ?? ''}`}`,
      );
      return before;
    }
    const state = tried.value;
    this.draw(state.history);
    if (state.phase === 'met') {
      this.tell(`${this.options.paint.bold('Done.')} ${say(words.done)}`);
      return 'done';
    }
    if (state.phase === 'asked') {
      this.tell(`Answered with ${state.history.turns.at(-1)!.steps.join(' ')}.`);
      this.tell(say(words.midway!));
      return state;
    }
    await this.answer(run, words, state);
    return state;
  }

  /** Says why a legal turn missed the goal, with the answer to it where there is one. */
  private async answer(run: TaskRun, words: TaskWords, state: TaskState): Promise<void> {
    const { history } = state;
    const turns = run.isAnswered ? (run.winningAnswer(state) ?? (await this.chooseAnswer(history))) : [];
    const answered = run.answer(state, turns);
    if (!answered.ok) throw new Error(answered.error.code);
    if (turns.length > 0) {
      this.tell(`Answered with ${turns.map(steps => steps.join(' ')).join('; ')}.`);
      this.draw(answered.value.history);
    }
    const { trap } = answered.value;
    const outcome = answered.value.history.position.outcome();
    const why = trap === undefined ? `Still to do: ${say(words.do)}` : say(words.traps![trap]!);
    this.tell(`${this.options.paint.bold('Not quite.')} ${outcome ? 'The game is over. ' : ''}${why}`);
    this.tell('Type another turn, "show" or "skip".');
  }

  private async chooseAnswer({ position }: History): Promise<readonly (readonly string[])[]> {
    // Before a draw there is nothing to answer with.
    if (position.actor < 0) return [];
    const { computer, level } = this.options.reply;
    const actions = await interruptible(this.options.lines, stop =>
      computer.chooseTurn({ level, character: 0 }, position, stop, () => undefined),
    );
    const walk = position.copy();
    const steps = actions.map(action => {
      const step = walk.format(action);
      walk.make(action);
      return step;
    });
    return steps.length > 0 ? [steps] : [];
  }

  private ask(words: TaskWords, { task }: TaskRun): void {
    this.tell(this.options.paint.bold(say(words.do)));
    this.tell(say(words.ask));
    if (task.light) this.tell(`Lit: ${task.light.join(', ')}.`);
  }

  private offers({ history }: TaskState): string[] {
    const { position } = history;
    if (position.actor === NOBODY) return [];
    return legalActions(this.options.game, position).map(action => position.format(action));
  }

  private draw({ position }: History): void {
    const { io } = this.options.context;
    const width = io.terminal.stdout ? io.columns : Number.POSITIVE_INFINITY;
    const drawn =
      findDrawing(this.options.game.id)?.draw(position.view(), this.options.paint, width) ?? position.encode();
    writeLine(io, `\n${drawn}\n`);
  }

  private tell(text: string): void {
    const { io } = this.options.context;
    writeLine(io, text === '' ? '' : `  ${wrap(text, Math.min(io.columns, 100), '  ')}`);
  }
}

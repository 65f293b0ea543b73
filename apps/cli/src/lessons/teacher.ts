import type { CourseWords, TaskWords } from '@threefold-games/catalogue';
import type { History } from '@threefold-games/core';
import { type Course, TaskRun, type TaskState } from '@threefold-games/learn';
import { interruptible } from '../io.ts';
import type { Computer } from '../play/computer.ts';
import { say, type TaskBoard } from '../task/taskBoard.ts';

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
  readonly board: TaskBoard;
  readonly course: Course;
  readonly words: CourseWords;
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
    const { board } = this.options;
    const { lessons } = this.options.course;
    if (from === 0) board.tell(say(this.options.words.aim.text));
    for (const [i, lesson] of lessons.entries()) {
      if (i < from) continue;
      const words = this.options.words.lessons[lesson.id]!;
      board.tell('');
      board.tellBold(`Lesson ${i + 1} of ${lessons.length}: ${say(words.title)}`);
      board.tell(say(words.tell));
      for (const task of lesson.tasks) {
        const run = TaskRun.open(board.game, this.options.course.facts, task);
        if (!run.ok) throw new Error(`lesson ${lesson.id} does not open: ${run.error.code}`);
        const left = await this.work(run.value, words.tasks[task.id]!, lesson.rules);
        if (left) return left;
      }
      if (!lesson.game) continue;
      for (const text of Object.values(words.advice ?? {})) board.tell(`- ${say(text)}`);
      const line = await board.lines.ask('Enter to play, or quit> ', () => ['quit']);
      if (line.kind !== 'line') return line.kind === 'end' ? 'end' : 'interrupted';
      return line.text.trim() === 'quit' ? 'end' : 'game';
    }
    return 'end';
  }

  /** One task, until it is done or skipped; undefined then. */
  private async work(run: TaskRun, words: TaskWords, rules: readonly string[]): Promise<Left | undefined> {
    const { board } = this.options;
    let state = run.first;
    board.draw(state.history);
    this.ask(words, run);
    for (;;) {
      const line = await board.ask(state.history);
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
          board.tellAsIs(HELP);
          continue;
        case 'board':
          board.draw(state.history);
          continue;
        case 'rules':
          for (const rule of rules) board.quote(rule);
          continue;
        case 'legal':
          board.tellLegal(state.history);
          continue;
        case 'again':
          state = run.again(state);
          board.draw(state.history);
          this.ask(words, run);
          continue;
        case 'show': {
          const shown = run.show(state);
          if (!shown.ok) throw new Error(shown.error.code);
          const turns = run.turnsOf(shown.value);
          board.tell(turns.map(({ steps }) => steps.join(' ')).join('; '));
          board.draw(shown.value.history);
          board.tell(say(words.done));
          state = run.again(state);
          board.tell('Now you. The board is put back.');
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
    const { board } = this.options;
    const tried = run.play(before, steps);
    if (!tried.ok) {
      const trap = run.trapOf(steps.join(' '), tried.error.rule);
      board.refuse(tried.error, trap === undefined ? undefined : say(words.traps![trap]!));
      return before;
    }
    const state = tried.value;
    board.draw(state.history);
    if (state.phase === 'met') {
      board.tellBold('Done.', say(words.done));
      return 'done';
    }
    if (state.phase === 'asked') {
      board.tell(`Answered with ${state.history.turns.at(-1)!.steps.join(' ')}.`);
      board.tell(say(words.midway!));
      return state;
    }
    await this.answer(run, words, state);
    return state;
  }

  /** Says why a legal turn missed the goal, with the answer to it where there is one. */
  private async answer(run: TaskRun, words: TaskWords, state: TaskState): Promise<void> {
    const { board } = this.options;
    const { history } = state;
    const turns = run.isAnswered ? (run.winningAnswer(state) ?? (await this.chooseAnswer(history))) : [];
    const answered = run.answer(state, turns);
    if (!answered.ok) throw new Error(answered.error.code);
    if (turns.length > 0) {
      board.tell(`Answered with ${turns.map(steps => steps.join(' ')).join('; ')}.`);
      board.draw(answered.value.history);
    }
    const { trap } = answered.value;
    const outcome = answered.value.history.position.outcome();
    const why = trap === undefined ? `Still to do: ${say(words.do)}` : say(words.traps![trap]!);
    board.tellBold('Not quite.', `${outcome ? 'The game is over. ' : ''}${why}`);
    board.tell('Type another turn, "show" or "skip".');
  }

  private async chooseAnswer({ position }: History): Promise<readonly (readonly string[])[]> {
    // Before a draw there is nothing to answer with.
    if (position.actor < 0) return [];
    const { computer, level } = this.options.reply;
    const actions = await interruptible(this.options.board.lines, stop =>
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
    const { board } = this.options;
    board.tellBold(say(words.do));
    board.tell(say(words.ask));
    if (task.light) board.tell(`Lit: ${task.light.join(', ')}.`);
  }
}

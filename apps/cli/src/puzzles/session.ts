import type { PuzzleWords, ThemeWords } from '@threefold-games/catalogue/load';
import { type History, legalActions, type Turn } from '@threefold-games/core';
import {
  difficultyOf,
  type Puzzle,
  type Puzzling,
  TaskRun,
  type TaskState,
  type TurnWithPositions,
  taskOf,
  turnOf,
} from '@threefold-games/learn';
import type { Face } from '@threefold-games/stage';
import { goalTitle, type PuzzlePageWords, type PuzzlesWords } from '@threefold-games/words';
import { inAscii } from '@threefold-games/words/explain';
import { say, type TaskBoard } from '../task/taskBoard.ts';

/** How a puzzle was left, and what came of its first try before. */
export interface PuzzleEnd {
  readonly left: 'next' | 'end' | 'interrupted';
  /** Undefined where nothing was tried; a try after a hint tells nothing. */
  readonly firstTry: 'solved' | 'missed' | undefined;
}

const HELP = `Type the steps of your turn, or one of these:
    hint           a hint, each time a little more: theme, place, piece, step
    show           the solution
    undo           take the last turn back
    board          draw the board again
    legal          the legal steps
    next           another puzzle
    quit           leave`;

const LAST_HINT = 4;

/** What a session needs. */
interface SessionOptions {
  readonly board: TaskBoard;
  readonly puzzle: Puzzle;
  readonly puzzling: Puzzling;
  readonly face: Face;
  /** What puzzles say, whatever the game, and those of this game. */
  readonly said: { readonly page: PuzzlePageWords; readonly lists: PuzzlesWords; readonly game: PuzzleWords };
  /** What stands above it. */
  readonly head: string;
}

/** One puzzle at a terminal: turns are typed and judged, misses are answered on the board, hints are given. */
export class PuzzleSession {
  private readonly options: SessionOptions;
  private readonly run: TaskRun;
  /** The turn that is asked for now, and those before it. */
  private asked: TaskState;
  private earlier: readonly TaskState[] = [];
  private misses = 0;
  private hints = 0;
  private isHelped = false;
  private isOver = false;
  private firstTry: PuzzleEnd['firstTry'];

  constructor(options: SessionOptions) {
    this.options = options;
    const run = TaskRun.open(options.board.game, options.puzzling.facts, taskOf(options.puzzle));
    if (!run.ok) throw new Error(`puzzle ${options.puzzle.id} does not open: ${run.error.code}`);
    this.run = run.value;
    this.asked = this.run.first;
  }

  /** Goes on until somebody leaves or wants another one. */
  async solve(): Promise<PuzzleEnd> {
    const { board } = this.options;
    this.begin();
    for (;;) {
      const line = await board.ask(this.asked.history);
      if (line.kind !== 'line') return this.end(line.kind === 'end' ? 'end' : 'interrupted');
      const typed = line.text.trim();
      switch (typed) {
        case '':
          continue;
        case 'quit':
          return this.end('end');
        case 'next':
          return this.end('next');
        case 'help':
          board.tellAsIs(HELP);
          continue;
        case 'board':
          board.draw(this.asked.history);
          continue;
        case 'legal':
          board.tellLegal(this.asked.history);
          continue;
        case 'hint':
          this.hint();
          continue;
        case 'show':
          this.show();
          continue;
        case 'undo':
          this.undo();
          continue;
      }
      this.play(typed.split(/\s+/));
    }
  }

  private end(left: PuzzleEnd['left']): PuzzleEnd {
    return { left, firstTry: this.firstTry };
  }

  private begin(): void {
    const { board, puzzle, said, head } = this.options;
    board.tell('');
    const difficulty = say(said.page.ofThree, { n: difficultyOf(puzzle.start.rating) });
    board.tellBold(`${head}: ${puzzle.id}`, `(${say(said.page.difficulty).toLowerCase()} ${difficulty})`);
    board.draw(this.asked.history);
    if (puzzle.last) board.tell(`The last turn was ${puzzle.last.steps.join(' ')}.`);
    board.tellBold(`${this.title}.`, `${say(said.page.toMove, { seat: this.seatName(this.seat) })}.`);
    board.tell(say(said.page.about[puzzle.goal.kind]));
  }

  private play(steps: readonly string[]): void {
    const { board, said } = this.options;
    const tried = this.run.play(this.asked, steps);
    if (!tried.ok) {
      board.refuse(tried.error);
      return;
    }
    const state = tried.value;
    if (state.phase === 'missed') {
      this.miss(state);
      return;
    }
    if (state.phase === 'met') this.note('solved');
    board.draw(state.history);
    if (state.phase === 'met') {
      this.solved(state.history);
      return;
    }
    const { asked } = this;
    const answers = state.history.turns.slice(asked.history.length + 1);
    this.earlier = [...this.earlier, asked];
    this.asked = state;
    this.hints = 0;
    const { puzzle } = this.options;
    const all = puzzle.goal.kind === 'win' ? Math.ceil(puzzle.goal.turns / this.seats) : 1;
    board.tell(
      [
        ...answers.map(({ seat, steps }) =>
          say(said.page.goesOn, { seat: this.seatName(seat), steps: steps.join(' ') }),
        ),
        `${say(said.page.turnOf, { n: this.earlier.length + 1, all: Math.max(all, this.earlier.length + 1) })}.`,
      ].join(' '),
    );
  }

  /** The turn stays, with the reply that shows why it is not what was asked for; then the board is put back. */
  private miss(state: TaskState): void {
    const { board } = this.options;
    if (!state.slower) {
      this.misses++;
      this.note('missed');
    }
    const refuted = this.run.refute(state);
    const { history } = refuted.ok ? refuted.value : state;
    board.draw(history);
    const replies = history.turns.slice(state.history.length);
    if (replies.length > 0) board.tell(`Answered with ${replies.map(({ steps }) => steps.join(' ')).join('; ')}.`);
    const [title, text] = this.why(state, history, replies.at(-1));
    board.tellBold(`${title}.`, text);
    board.tell('The board is put back. Type another turn, "hint" or "show".');
  }

  /** Why a turn is not what was asked for: as a title and a sentence. */
  private why(state: TaskState, history: History, reply: Turn | undefined): readonly [string, string] {
    const { puzzle, said, face } = this.options;
    const { missed } = said.page;
    const { goal } = puzzle;
    const n = goal.kind === 'win' ? Math.ceil(goal.turns / this.seats) : 1;
    if (state.slower) return [say(missed.slower), say(missed.slowerText, { n })];
    const outcome = history.position.outcome();
    if (outcome) {
      const winner = outcome.shares.findIndex((share, seat) => share === 1 && seat !== this.seat);
      const title = winner < 0 ? say(missed.loses) : say(missed.wins, { who: this.seatName(winner) });
      return [title, inAscii(face.ending(history.position.view(), outcome))];
    }
    const steps = reply?.steps.join(' ') ?? '';
    const who = reply ? this.seatName(reply.seat) : '';
    const text = (): string => {
      if (goal.kind === 'facts') return say(missed.open, { task: this.title });
      if (goal.kind === 'win') return reply ? say(missed.tooLate, { steps }) : say(missed.noWin, { n });
      return reply ? say(missed.threat, { steps, who }) : say(missed.noWay);
    };
    return [say(missed.title), text()];
  }

  private solved(history: History): void {
    const { board, said } = this.options;
    const { page } = said;
    const tries = this.misses + 1;
    const named = [page.tries.first, page.tries.second, page.tries.third][tries - 1];
    const count = named === undefined ? say(page.tries.later, { n: tries }) : say(named);
    if (this.isOver) board.tellBold(`${say(page.solved)}.`);
    else if (this.isHelped) board.tellBold(`${say(page.helped)}.`, say(page.helpedText));
    else board.tellBold(`${say(page.solved)}.`, `${count}.`);
    this.explain(history);
    this.finish();
  }

  private show(): void {
    const { board, puzzle, said } = this.options;
    this.isHelped = true;
    let { history } = this.run.first;
    for (const steps of puzzle.line) {
      const next = history.with(steps);
      if (!next.ok) throw new Error(`the line of ${puzzle.id} is refused: ${next.error.code}`);
      history = next.value;
    }
    board.draw(history);
    board.tellBold(`${say(said.page.shown)}.`, this.isOver ? '' : say(said.page.shownText));
    this.explain(history);
    this.finish();
  }

  /** The line, why it works, how it ends, and how many turns do it. */
  private explain(history: History): void {
    const { board, puzzle, said, face } = this.options;
    const { page } = said;
    const begun = this.run.first.history.length;
    for (const [i, { seat, steps }] of history.turns.slice(begun).entries()) {
      const isLast = begun + i === history.length - 1;
      const note =
        seat !== this.seat
          ? page.notes.defence
          : isLast && puzzle.goal.kind === 'win'
            ? page.notes.wins
            : i === 0 && puzzle.wins === 1
              ? page.notes.only
              : undefined;
      board.tell(`${i + 1}. ${this.seatName(seat)}: ${steps.join(' ')}${note === undefined ? '' : ` (${say(note)})`}`);
    }
    if (this.theme) board.tell(say(this.theme.done));
    const { position } = history;
    const outcome = position.outcome();
    if (outcome) board.tell(inAscii(face.ending(position.view(), outcome)));
    board.tell(say(page.ways, { n: puzzle.wins, all: puzzle.turns }));
  }

  private finish(): void {
    const { run } = this;
    this.isOver = true;
    this.asked = run.first;
    this.earlier = [];
    this.hints = 0;
    this.options.board.tell('Type "next" for another puzzle, "undo" to try this one again, or "quit".');
  }

  /** Puts the board back to where the turn before was asked for. */
  private undo(): void {
    const { board } = this.options;
    this.asked = this.earlier.at(-1) ?? this.run.first;
    this.earlier = this.earlier.slice(0, -1);
    this.hints = 0;
    board.draw(this.asked.history);
    board.tellBold(`${this.title}.`);
  }

  /** Gives one more thing away about the turn that is asked for. */
  private hint(): void {
    const { board, puzzling, said } = this.options;
    this.isHelped = true;
    this.hints = Math.min(this.hints + 1, LAST_HINT);
    const turn = this.hintedTurn;
    const first = turn && firstStep(turn, this.run.first.history);
    const { hints } = said.page;
    if (this.hints === 1 && this.theme)
      board.tellBold(`${say(hints.theme, { theme: say(this.theme.name) })}.`, say(this.theme.about));
    else if (this.hints === 2 && turn) board.tell(`${say(hints.area)} Lit: ${puzzling.area(turn).join(', ')}.`);
    else if (this.hints === 3 && first?.cell !== undefined) board.tell(`It begins at ${first.cell}.`);
    else if (first) board.tell(`It begins with ${first.step}.`);
  }

  /** A turn that does what is asked for now. */
  private get hintedTurn(): TurnWithPositions | undefined {
    const { asked, run } = this;
    const steps = this.earlier.length === 0 ? this.options.puzzle.line[0] : run.winningTurn(asked);
    const played = steps && asked.history.with(steps);
    return played?.ok ? turnOf(played.value, asked.history.length) : undefined;
  }

  private note(what: NonNullable<PuzzleEnd['firstTry']>): void {
    if (!this.isHelped && !this.isOver) this.firstTry ??= what;
  }

  private get theme(): ThemeWords | undefined {
    const { puzzle, said } = this.options;
    return said.game.themes[puzzle.themes[0]!];
  }

  private get title(): string {
    const { puzzle, said } = this.options;
    return goalTitle(puzzle, this.seats, said.lists, said.game, say);
  }

  private get seats(): number {
    return this.run.first.history.position.seats;
  }

  private get seat(): number {
    return this.run.first.history.position.actor;
  }

  private seatName(seat: number): string {
    return this.options.face.seatName(seat, this.seats);
  }
}

/** The first step of a turn, and the cell that one points at for it. */
const firstStep = ({ before, steps: [step = ''] }: TurnWithPositions, { game }: History) => {
  const action = legalActions(game, before).find(each => before.format(each) === step);
  const pick = action === undefined ? undefined : before.picks(action).find(({ at }) => at === 'cell');
  return { step, cell: pick?.at === 'cell' ? pick.cell : undefined };
};

import { computed, type ReadonlySignal } from '@preact/signals';
import type { PuzzleWords, ThemeWords } from '@threefold-games/catalogue/load';
import { findStep, type Seat } from '@threefold-games/core';
import type { Puzzling } from '@threefold-games/learn';
import { type Face, type Scene, type Told, tellSteps, tellTurn } from '@threefold-games/stage';
import { showPart, TableController, type TableOptions } from '../../board/index.ts';
import { Announcer } from '../../table/index.ts';
import type { Figures } from './figures.ts';
import type { LoadedPuzzle } from './loadedPuzzle.ts';
import { LAST_HINT, type PuzzleSource } from './puzzleSource.ts';

/** The first step of the turn that hints speak of. */
interface HintedStep {
  readonly told: Told;
  /** The cell that is pointed at first. */
  readonly cell: string | undefined;
}

/** The board of a puzzle. */
export class PuzzleController extends TableController<PuzzleSource> {
  readonly announcer: Announcer;
  /** The cells that hints light: the part of the board, or the piece. */
  readonly lit: ReadonlySignal<readonly string[]>;
  /** The first step of the turn that hints speak of, once they speak of it. */
  private readonly step: ReadonlySignal<HintedStep | undefined>;

  constructor(
    source: PuzzleSource,
    puzzling: Puzzling,
    options: Pick<TableOptions, 'face' | 'wait' | 'narrow' | 'confirms'>,
  ) {
    const announcer = new Announcer();
    super(source, {
      ...options,
      // After a turn that missed, pointing at the board puts it back.
      onPoint: () => {
        const hasMissed = source.shown.peek().kind === 'missed';
        if (hasMissed) source.again();
        return hasMissed;
      },
      names: () => source.model.value.seats.map((_, seat) => this.seatName(seat)),
      listener: event => {
        // Whose turn it is, why something is refused and how it ends, the bar says.
        if (event.kind === 'step') announcer.hear(event);
      },
    });
    this.announcer = announcer;
    this.step = computed(() => (source.hintLevel.value > 2 ? firstStep(source) : undefined));
    this.lit = computed(() => {
      const level = source.hintLevel.value;
      if (level < 2 || source.shown.value.kind !== 'asked') return [];
      const cell = this.step.value?.cell;
      if (level > 2 && cell !== undefined) return [cell];
      const turn = source.hintedTurn;
      return turn ? puzzling.area(turn) : [];
    });
  }

  seatName(seat: Seat): string {
    return this.face.value.seatName(seat, this.source.run.first.history.position.seats);
  }

  /** Gives one more thing away; what was begun is taken back, since it speaks of the whole turn. */
  giveHint(): void {
    this.reset();
    this.source.hint();
    const told = this.step.peek()?.told;
    if (told && this.source.hintLevel.peek() === LAST_HINT)
      this.hints.hint.value = { steps: [told], why: undefined, chance: 0 };
  }

  /** Whether something stands where the turn that hints speak of begins. */
  get startsWithPiece(): boolean {
    const cell = this.step.value?.cell;
    const { view, look } = this.seen.value;
    return cell !== undefined && this.face.value.scene(view, look).pieces.some(piece => piece.cell === cell);
  }

  /** The step that is given away, as advice. */
  get advice(): string | undefined {
    const told = this.step.value?.told;
    return told && this.face.value.advise(told.view, told.step, told.events);
  }

  /** Brings the part of the board into sight where something has happened, or where a hint lies. */
  reveal(): void {
    const { history } = this.model;
    const hasPlayed = history.length > this.source.run.first.history.length;
    showPart(this, this.lit.peek()[0] ?? (hasPlayed ? tellTurn(history, history.length - 1).at(-1) : undefined));
  }
}

const firstStep = (source: PuzzleSource): HintedStep | undefined => {
  const turn = source.hintedTurn;
  if (!turn) return undefined;
  const { before, steps } = turn;
  const action = findStep(before, steps[0] ?? '', source.run.first.history.game.maxActions);
  if (action === undefined) return undefined;
  const pick = before.picks(action).find(({ at }) => at === 'cell');
  return { cell: pick?.at === 'cell' ? pick.cell : undefined, told: tellSteps(before.copy(), [action])[0]! };
};

/** The picture in which cells are lit. */
export const litScene =
  (cells: readonly string[]) =>
  (scene: Scene): Scene => ({
    ...scene,
    states: [...scene.states, ...cells.map(cell => ({ cell, state: 'lit' as const }))],
  });

/** A puzzle while somebody solves it: all that the parts of its page read. */
export interface Playing {
  readonly loaded: LoadedPuzzle;
  readonly controller: PuzzleController;
  readonly source: PuzzleSource;
  readonly face: Face;
  /** What is to be done, as a title. */
  readonly task: string;
  /** What the puzzles of the game say. */
  readonly themes: PuzzleWords;
  /** How others fared; undefined as long as that is not known. */
  readonly figures: Figures | undefined;
  /** The day whose puzzle it is. */
  readonly day: string | undefined;
  /** Shows a short message to the player. */
  say(text: string): void;
}

/** The words of what a puzzle is about, the most telling first. */
export const themeWords = ({ loaded: { puzzle }, themes }: Playing): readonly ThemeWords[] =>
  puzzle.themes.flatMap(id => themes.themes[id] ?? []);

import {
  type Action,
  type Game,
  legalActions,
  NOBODY,
  narrow,
  type Pick,
  type Position,
  parseTurnStep,
  type RuleId,
} from '@threefold-games/core';
import type { BoardFace, Told } from '@threefold-games/stage';
import { type Loose, Spots } from './loose.ts';

/** What can be pointed at next. */
export interface NextPicks {
  /** The legal steps that are left, in the notation. */
  readonly legalSteps: readonly string[];
  readonly open: readonly string[];
  readonly choices: readonly string[];
}

/** A step of the turn; `loose` where it laid a tile. */
interface Made extends Told {
  readonly loose?: Loose | undefined;
}

/** The steps of a turn so far, made on a copy of a position, and what can follow them. */
export class PendingTurn {
  readonly game: Game;
  /** After the steps that have been made. */
  readonly position: Position;
  readonly #face: BoardFace;
  readonly #steps: Made[] = [];
  #knownView: unknown;
  #knownLegal: readonly Action[] | undefined;
  #knownSpots: Spots | undefined;
  #knownFirst: NextPicks | undefined;

  constructor(game: Game, face: BoardFace, position: Position) {
    this.game = game;
    this.#face = face;
    this.position = position.copy();
  }

  get made(): readonly Made[] {
    return this.#steps;
  }

  get view(): unknown {
    this.#knownView ??= this.position.view();
    return this.#knownView;
  }

  /** Whether the turn is whole, or the game over. */
  get finished(): boolean {
    return this.#steps.length > 0 && this.position.atTurnStart;
  }

  get legal(): readonly Action[] {
    this.#knownLegal ??= this.finished ? [] : legalActions(this.game, this.position);
    return this.#knownLegal;
  }

  /** The legal steps that begin with these picks. */
  narrowed(picks: readonly Pick[]): Action[] {
    return narrow(this.position, this.legal, picks);
  }

  /** How a tile in hand can be rotated; empty where there is none. */
  get spins(): readonly string[] {
    return this.finished ? [] : this.#face.spin(this.view);
  }

  /** Where the tile in hand may go. */
  get spots(): Spots {
    this.#knownSpots ??= new Spots(this.position, this.legal, this.#face.spin(this.view));
    return this.#knownSpots;
  }

  /** What the next step can begin with. */
  get first(): NextPicks {
    this.#knownFirst ??= nextPicks(this.position, this.legal, 0);
    return this.#knownFirst;
  }

  /** What can follow these picks. */
  next(picks: readonly Pick[]): NextPicks {
    return nextPicks(this.position, this.narrowed(picks), picks.length);
  }

  make(action: Action): void {
    const view = this.view;
    const step = this.position.format(action);
    const loose = this.#face.spin(view).length > 0 ? this.spots.looseBy(action) : undefined;
    this.position.make(action);
    this.#steps.push({ view, step, events: this.position.events(), loose });
    this.#forget();
  }

  /** Makes a step that is written in the notation; false where it is not legal. */
  makeText(text: string): boolean {
    const action = this.#read(text);
    if (action.ok) this.make(action.value);
    return action.ok;
  }

  isLegal(text: string): boolean {
    return this.#read(text).ok;
  }

  /** Back to so many steps. Returns the first that is unmade. */
  unmakeTo(count: number): Made | undefined {
    let unmade: Made | undefined;
    while (this.#steps.length > count) {
      this.position.unmake();
      unmade = this.#steps.pop();
    }
    this.#forget();
    return unmade;
  }

  /** Why a step is not legal here. */
  whyNot(text: string): { readonly rule: RuleId; readonly cells: readonly string[] } {
    const { rules } = this.game;
    if (this.position.actor === NOBODY) return { rule: rules.over, cells: [] };
    if (this.finished) return { rule: rules.turn, cells: [] };
    return this.position.whyNot(text) ?? { rule: rules.notation, cells: [] };
  }

  #read(text: string): ReturnType<typeof parseTurnStep> {
    return parseTurnStep(this.game, this.position, text, this.#steps.length);
  }

  #forget(): void {
    this.#knownView = undefined;
    this.#knownLegal = undefined;
    this.#knownSpots = undefined;
    this.#knownFirst = undefined;
  }
}

/** The cells and choices among things to point at, each once. */
const sortPicks = (picks: readonly (Pick | undefined)[]): { readonly cells: string[]; readonly choices: string[] } => {
  const cells = new Set<string>();
  const choices = new Set<string>();
  for (const pick of picks) {
    if (pick?.at === 'choice') {
      choices.add(pick.choice);
      for (const cell of pick.cells ?? []) cells.add(cell);
    } else if (pick) for (const cell of [pick.cell, ...(pick.also ?? [])]) cells.add(cell);
  }
  return { cells: [...cells], choices: [...choices] };
};

/** What can be pointed at after so many picks, where `left` is still possible. */
const nextPicks = (position: Position, left: readonly Action[], picked: number): NextPicks => {
  const { cells, choices } = sortPicks(left.map(action => position.picks(action)[picked]));
  return { legalSteps: left.map(action => position.format(action)), open: cells, choices };
};

export const isSamePick = (one: Pick, other: Pick): boolean =>
  one.at === 'cell'
    ? other.at === 'cell' && one.cell === other.cell
    : other.at === 'choice' && one.choice === other.choice;

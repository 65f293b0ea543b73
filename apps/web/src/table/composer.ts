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
} from '@threefold/core';
import type { Face, Look } from '@threefold/stage';
import { firstPicks, hasChoice, isSamePick, type NextPicks, nextPicks } from './nextPicks.ts';
import { placedCells, type Told } from './playback.ts';

/** What was tried in vain, and why. */
export interface Refused {
  /** The step that was meant, in the notation. */
  readonly attempt: string;
  /** The rule that forbids it. */
  readonly rule: RuleId;
  /** The cells that show why. */
  readonly cells: readonly string[];
  /** The reason as a sentence. */
  readonly text: string;
}

/** What came of pointing at something. */
export type Picked = 'picked' | 'unpicked' | 'step' | 'refused' | 'nothing';

/** What a composer adds to the look at a table. */
export type ComposedLook = Omit<Look, Exclude<keyof Look, ComposedKey>>;

type ComposedKey = 'composed' | 'composedCells' | 'picked' | 'legalSteps' | 'open' | 'spin' | 'refused' | 'whyNot';

export interface ComposerOptions {
  readonly game: Game;
  readonly face: Face;
  /** Where the turn begins, for a seat after its draw; it is copied. */
  readonly position: Position;
  /** Steps of the turn that were made before. */
  readonly steps?: readonly string[];
  /** Called after every change. */
  readonly onChange?: () => void;
}

/** Composes one turn on a copy of a position: pointing, rotating, typing, and taking everything back for free. */
export class Composer {
  readonly game: Game;
  /** After the steps that have been made. */
  readonly position: Position;
  private readonly face: Face;
  private readonly onChange: () => void;
  private readonly made: Told[] = [];
  private picks: readonly Pick[] = [];
  private spun: string | undefined;
  private refusal: Refused | undefined;
  private knownView: unknown;
  private knownLegal: readonly Action[] | undefined;
  private known: NextPicks | undefined;

  constructor({ game, face, position, steps = [], onChange = () => undefined }: ComposerOptions) {
    this.game = game;
    this.face = face;
    this.position = position.copy();
    this.onChange = onChange;
    for (const step of steps) if (!this.makeText(step)) break;
    this.chooseSpin();
  }

  /** The steps of the turn so far. */
  get steps(): readonly string[] {
    return this.made.map(({ step }) => step);
  }

  /** The last step, for those who show how it goes. */
  get lastMade(): Told | undefined {
    return this.made.at(-1);
  }

  /** What has been pointed at for the next step. */
  get picked(): readonly Pick[] {
    return this.picks;
  }

  /** How the tile in hand is rotated; undefined where there is none. */
  get spin(): string | undefined {
    return this.spun;
  }

  get refused(): Refused | undefined {
    return this.refusal;
  }

  /** The legal steps that are left after what was picked. */
  get legalSteps(): readonly string[] {
    return this.next.legalSteps;
  }

  /** The cells that can be pointed at next. */
  get open(): readonly string[] {
    return this.next.open;
  }

  /** The choices that can be made next, but for rotations. */
  get choices(): readonly string[] {
    return this.next.choices;
  }

  /** The choices with which a step can begin, also while one is made: it can be changed for another. */
  get firstChoices(): readonly string[] {
    return this.spun === undefined ? firstPicks(this.position, this.legal).choices : [];
  }

  /** The cells with which a step can begin. */
  get firstCells(): readonly string[] {
    return firstPicks(this.position, this.legal).cells;
  }

  /** The view after the steps so far. */
  get view(): unknown {
    this.knownView ??= this.position.view();
    return this.knownView;
  }

  /** Whether the turn is whole, or the game over. */
  get finished(): boolean {
    return this.made.length > 0 && this.position.atTurnStart;
  }

  get empty(): boolean {
    return this.made.length === 0 && this.picks.length === 0;
  }

  /** Whether `place` would make a step: something lies where it may, rotated as it is. */
  get placeable(): boolean {
    return this.spun !== undefined && this.picks.length > 0 && this.refusal === undefined;
  }

  get look(): ComposedLook {
    const { steps, picks, legalSteps, open, spin, refusal } = this;
    return {
      composed: steps,
      composedCells: placedCells(this.face, this.made),
      picked: picks,
      legalSteps,
      open,
      ...(spin === undefined ? {} : { spin }),
      ...(refusal === undefined ? {} : { refused: refusal }),
      whyNot: attempt => this.position.whyNot(attempt),
    };
  }

  /** Points at something: it is added to what was picked, takes its place, or is refused. Nothing is lost. */
  pick(pick: Pick): Picked {
    const result = this.take(pick);
    if (result !== 'nothing') this.onChange();
    return result;
  }

  /** A cell was dragged onto another. */
  drag(from: string, to: string): Picked {
    const before = this.picks;
    const goal: Pick = { at: 'cell', cell: to };
    let result: Picked;
    if (this.spun === undefined) {
      this.setPicks([]);
      const begun = this.take({ at: 'cell', cell: from });
      result = begun === 'picked' ? this.take(goal, true) : begun;
      if (result !== 'step' && result !== 'picked') this.picks = result === 'nothing' ? before : [];
    } else result = this.take(goal);
    this.known = undefined;
    this.onChange();
    return result;
  }

  /** Rotates the tile in hand. */
  rotate(by = 1): void {
    const spins = this.face.spin(this.view);
    if (this.spun === undefined || spins.length === 0) return;
    this.spun = spins[(spins.indexOf(this.spun) + by + spins.length) % spins.length];
    this.setPicks(this.picks);
    this.checkSpin();
    this.onChange();
  }

  /** Makes the step for which a cell is picked, with the tile as it is rotated. */
  place(): Picked {
    return this.spun !== undefined && this.placeable
      ? this.pick({ at: 'choice', choice: this.spun })
      : this.refusal
        ? 'refused'
        : 'nothing';
  }

  /** Plays typed steps, all of them or none. */
  say(text: string): Picked {
    const steps = text
      .replaceAll('×', 'x')
      .replaceAll(/[–−]/g, '-')
      .split(/[\s;]+/)
      .filter(Boolean);
    if (steps.length === 0) return 'nothing';
    const before = this.made.length;
    this.setPicks([]);
    for (const step of steps) {
      if (this.makeText(step)) continue;
      const view = this.view;
      const why = this.whyNot(step);
      this.unmakeTo(before);
      this.refusal = { ...why, attempt: step, text: this.face.why(view, step, why.rule, why.cells) };
      this.onChange();
      return 'refused';
    }
    this.chooseSpin();
    this.onChange();
    return 'step';
  }

  /** Takes back what was picked last, else the last step. False where there is nothing to take back. */
  takeBack(): boolean {
    if (this.picks.length > 0) this.setPicks(this.picks.slice(0, -1));
    else if (this.made.length > 0) this.unmakeTo(this.made.length - 1);
    else if (!this.refusal) return false;
    this.setPicks(this.picks);
    this.chooseSpin();
    this.onChange();
    return true;
  }

  /** Lets go of what is picked. */
  unpick(): void {
    this.setPicks([]);
    this.onChange();
  }

  /** Back to where the turn began. */
  reset(): void {
    this.setPicks([]);
    this.unmakeTo(0);
    this.chooseSpin();
    this.onChange();
  }

  private take(pick: Pick, dragged = false): Picked {
    this.refusal = undefined;
    this.known = undefined;
    if (this.finished || this.position.actor === NOBODY) return 'nothing';
    if (this.spun !== undefined && pick.at === 'cell') return this.aim(pick);
    const again = this.picks.findIndex(each => isSamePick(each, pick));
    if (again >= 0) {
      this.setPicks(this.picks.slice(0, again));
      return 'unpicked';
    }
    const further = [...this.picks, pick];
    if (this.narrowed(further).length > 0) return this.settle(further);
    if (!dragged && this.narrowed([pick]).length > 0) return this.settle([pick]);
    const attempt = this.face.attempt(this.view, further, this.spun, dragged);
    return attempt === undefined ? this.abandon(pick) : this.refuse(attempt);
  }

  /** A cell while a tile is in hand: it goes there, be it legal or not. */
  private aim(pick: Pick): Picked {
    this.setPicks([pick]);
    this.checkSpin();
    return this.refusal ? 'refused' : 'picked';
  }

  /** Something that says too little to be refused. */
  private abandon(pick: Pick): Picked {
    const alone = this.picks.length > 0 ? this.face.attempt(this.view, [pick], this.spun) : undefined;
    return alone === undefined ? 'nothing' : this.refuse(alone);
  }

  private settle(picks: readonly Pick[]): Picked {
    const [only, ...others] = this.narrowed(picks);
    if (others.length === 0 && this.position.picks(only!).length === picks.length) {
      this.make(only!);
      this.chooseSpin();
      return 'step';
    }
    this.setPicks(picks);
    return 'picked';
  }

  private refuse(attempt: string): Picked {
    const why = this.position.whyNot(attempt);
    // The face may have read more into it than was pointed at: then it is a step after all.
    if (!why) return this.makeText(attempt) ? 'step' : 'nothing';
    this.refusal = { ...why, attempt, text: this.face.why(this.view, attempt, why.rule, why.cells) };
    return 'refused';
  }

  /** Says whether the tile may lie on the picked cell as it is rotated. */
  private checkSpin(): void {
    if (this.spun === undefined || this.picks.length === 0) return;
    const choice: Pick = { at: 'choice', choice: this.spun };
    if (this.narrowed([...this.picks, choice]).length > 0) return;
    const attempt = this.face.attempt(this.view, this.picks, this.spun);
    if (attempt !== undefined) this.refuse(attempt);
  }

  private make(action: Action): void {
    const view = this.view;
    const step = this.position.format(action);
    this.position.make(action);
    this.made.push({ view, step, events: this.position.events() });
    this.forget();
  }

  private makeText(text: string): boolean {
    const action = parseTurnStep(this.game, this.position, text, this.made.length);
    if (action.ok) this.make(action.value);
    return action.ok;
  }

  private whyNot(text: string): { readonly rule: RuleId; readonly cells: readonly string[] } {
    const { rules } = this.game;
    if (this.position.actor === NOBODY) return { rule: rules.over, cells: [] };
    if (this.finished) return { rule: rules.turn, cells: [] };
    return this.position.whyNot(text) ?? { rule: rules.notation, cells: [] };
  }

  private unmakeTo(count: number): void {
    while (this.made.length > count) {
      this.position.unmake();
      this.made.pop();
    }
    this.forget();
  }

  private setPicks(picks: readonly Pick[]): void {
    this.picks = picks;
    this.refusal = undefined;
    this.known = undefined;
  }

  private forget(): void {
    this.setPicks([]);
    this.knownView = undefined;
    this.knownLegal = undefined;
  }

  /** Rotates the tile in hand so that it fits somewhere; it stays as it was where it can. */
  private chooseSpin(): void {
    const spins = this.finished ? [] : this.face.spin(this.view);
    if (this.spun !== undefined && spins.includes(this.spun)) return;
    this.spun = spins.find(spin => this.legal.some(action => hasChoice(this.position, action, spin))) ?? spins[0];
    this.known = undefined;
    const [only, ...others] = this.spun === undefined ? [] : this.firstCells;
    // Where it can go to one place alone it lies there at once.
    if (only !== undefined && others.length === 0) this.setPicks([{ at: 'cell', cell: only }]);
  }

  private get legal(): readonly Action[] {
    this.knownLegal ??= this.finished ? [] : legalActions(this.game, this.position);
    return this.knownLegal;
  }

  private narrowed(picks: readonly Pick[]): Action[] {
    return narrow(this.position, this.legal, picks);
  }

  private get next(): NextPicks {
    const { position, legal, picks, spun } = this;
    this.known ??= nextPicks(position, legal, this.narrowed(picks), picks.length, spun);
    return this.known;
  }
}

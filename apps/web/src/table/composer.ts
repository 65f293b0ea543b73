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
import { firstPicks, isSamePick, isTurned, type Offered, offer } from './offers.ts';
import { placedCells, type Told } from './placed.ts';

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

type ComposedKey = 'composed' | 'composedCells' | 'picked' | 'offers' | 'open' | 'spin' | 'refused';

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

/** Composes one turn on a copy of a position: pointing, turning, typing, and taking everything back for free. */
export class Composer {
  readonly game: Game;
  /** After the steps that have been made. */
  readonly position: Position;
  private readonly face: Face;
  private readonly onChange: () => void;
  private readonly made: Told[] = [];
  private picks: readonly Pick[] = [];
  private turned: string | undefined;
  private refusal: Refused | undefined;
  private knownView: unknown;
  private knownLegal: readonly Action[] | undefined;
  private known: Offered | undefined;

  constructor({ game, face, position, steps = [], onChange = () => undefined }: ComposerOptions) {
    this.game = game;
    this.face = face;
    this.position = position.copy();
    this.onChange = onChange;
    for (const step of steps) if (!this.makeText(step)) break;
    this.settleSpin();
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

  /** The choice that is turned up while a cell is looked for; undefined where nothing turns. */
  get spin(): string | undefined {
    return this.turned;
  }

  get refused(): Refused | undefined {
    return this.refusal;
  }

  /** The legal steps that are left after what was picked. */
  get offers(): readonly string[] {
    return this.offered.offers;
  }

  /** The cells that can be pointed at next. */
  get open(): readonly string[] {
    return this.offered.open;
  }

  /** The choices that can be made next, but for what is turned. */
  get choices(): readonly string[] {
    return this.offered.choices;
  }

  /** The choices with which a step can begin, also while one is made: it can be changed for another. */
  get firstChoices(): readonly string[] {
    return this.turned === undefined ? firstPicks(this.position, this.legal).choices : [];
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

  /** Whether `place` would make a step: something lies where it may, turned as it is. */
  get placeable(): boolean {
    return this.turned !== undefined && this.picks.length > 0 && this.refusal === undefined;
  }

  get look(): ComposedLook {
    const { steps, picks, offers, open, turned, refusal } = this;
    return {
      composed: steps,
      composedCells: placedCells(this.face, this.made),
      picked: picks,
      offers,
      open,
      ...(turned === undefined ? {} : { spin: turned }),
      ...(refusal === undefined ? {} : { refused: refusal }),
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
    if (this.turned === undefined) {
      this.setPicks([]);
      const begun = this.take({ at: 'cell', cell: from });
      result = begun === 'picked' ? this.take(goal) : begun;
      if (result !== 'step' && result !== 'picked') this.picks = result === 'nothing' ? before : [];
    } else result = this.take(goal);
    this.known = undefined;
    this.onChange();
    return result;
  }

  /** Turns up the next choice, as one turns a tile in the hand. */
  turnSpin(by = 1): void {
    const spins = this.face.spin(this.view);
    if (this.turned === undefined || spins.length === 0) return;
    this.turned = spins[(spins.indexOf(this.turned) + by + spins.length) % spins.length];
    this.setPicks(this.picks);
    this.judgeSpin();
    this.onChange();
  }

  /** Makes the step for which a cell is picked and a choice turned up. */
  place(): Picked {
    return this.turned !== undefined && this.placeable
      ? this.pick({ at: 'choice', choice: this.turned })
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
    this.settleSpin();
    this.onChange();
    return 'step';
  }

  /** Takes back what was picked last, else the last step. False where there is nothing to take back. */
  takeBack(): boolean {
    if (this.picks.length > 0) this.setPicks(this.picks.slice(0, -1));
    else if (this.made.length > 0) this.unmakeTo(this.made.length - 1);
    else if (!this.refusal) return false;
    this.setPicks(this.picks);
    this.settleSpin();
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
    this.settleSpin();
    this.onChange();
  }

  private take(pick: Pick): Picked {
    this.refusal = undefined;
    this.known = undefined;
    if (this.finished || this.position.actor === NOBODY) return 'nothing';
    if (this.turned !== undefined && pick.at === 'cell') return this.aim(pick);
    const again = this.picks.findIndex(each => isSamePick(each, pick));
    if (again >= 0) {
      this.setPicks(this.picks.slice(0, again));
      return 'unpicked';
    }
    const further = [...this.picks, pick];
    if (this.narrowed(further).length > 0) return this.settle(further);
    if (this.narrowed([pick]).length > 0) return this.settle([pick]);
    const attempt = this.face.attempt(this.view, further, this.turned);
    return attempt === undefined ? this.abandon(pick) : this.refuse(attempt);
  }

  /** A cell while something is turned: it goes there, be it legal or not. */
  private aim(pick: Pick): Picked {
    this.setPicks([pick]);
    this.judgeSpin();
    return this.refusal ? 'refused' : 'picked';
  }

  /** Something that says too little to be refused. */
  private abandon(pick: Pick): Picked {
    const alone = this.picks.length > 0 ? this.face.attempt(this.view, [pick], this.turned) : undefined;
    return alone === undefined ? 'nothing' : this.refuse(alone);
  }

  private settle(picks: readonly Pick[]): Picked {
    const [only, ...others] = this.narrowed(picks);
    if (others.length === 0 && this.position.picks(only!).length === picks.length) {
      this.make(only!);
      this.settleSpin();
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

  /** Says whether what is turned up may lie on the picked cell. */
  private judgeSpin(): void {
    if (this.turned === undefined || this.picks.length === 0) return;
    const choice: Pick = { at: 'choice', choice: this.turned };
    if (this.narrowed([...this.picks, choice]).length > 0) return;
    const attempt = this.face.attempt(this.view, this.picks, this.turned);
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

  /** Turns up something that can be laid somewhere; what was turned up before stays where it can. */
  private settleSpin(): void {
    const spins = this.finished ? [] : this.face.spin(this.view);
    if (this.turned !== undefined && spins.includes(this.turned)) return;
    this.turned = spins.find(spin => this.legal.some(action => isTurned(this.position, action, spin))) ?? spins[0];
    this.known = undefined;
    const [only, ...others] = this.turned === undefined ? [] : this.firstCells;
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

  private get offered(): Offered {
    const { position, legal, picks, turned } = this;
    this.known ??= offer(position, legal, this.narrowed(picks), picks.length, turned);
    return this.known;
  }
}

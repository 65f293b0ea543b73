import { type Action, type Game, NOBODY, type Pick, type Position, type RuleId } from '@threefold-games/core';
import { type BoardFace, type Look, placedCells, type Told } from '@threefold-games/stage';
import type { Loose } from './loose.ts';
import { isSamePick, type NextPicks, PendingTurn } from './pendingTurn.ts';
import type { Refused } from './refused.ts';

/** What came of pointing at something. */
export type Picked = 'picked' | 'unpicked' | 'step' | 'refused' | 'nothing';

/** What a composer adds to the look at a table. */
export type ComposedLook = Omit<Look, Exclude<keyof Look, ComposedKey>>;

type ComposedKey =
  | 'composed'
  | 'composedCells'
  | 'picked'
  | 'legalSteps'
  | 'open'
  | 'spin'
  | 'spinAt'
  | 'refused'
  | 'whyNot';

export interface ComposerOptions {
  readonly game: Game;
  readonly face: BoardFace;
  /** Where the turn begins, for a seat after its draw; it is copied. */
  readonly position: Position;
  /** Steps of the turn that were made before. */
  readonly steps?: readonly string[];
  /** Called after every change. */
  readonly onChange?: () => void;
}

/** Composes one turn on a copy of a position: pointing, rotating, typing, and taking everything back for free. */
export class Composer {
  readonly #turn: PendingTurn;
  readonly #face: BoardFace;
  readonly #onChange: () => void;
  #picks: readonly Pick[] = [];
  /** How the tile in hand is rotated; undefined where there is none. */
  #spun: string | undefined;
  #refusal: Refused | undefined;
  /** What can follow what is picked. */
  #known: NextPicks | undefined;

  constructor({ game, face, position, steps = [], onChange = () => undefined }: ComposerOptions) {
    this.#turn = new PendingTurn(game, face, position);
    this.#face = face;
    this.#onChange = onChange;
    for (const step of steps) if (!this.#turn.makeText(step)) break;
    this.#chooseSpin();
    const [only, ...others] = this.#spun === undefined ? [] : this.firstCells;
    // Where a tile can go to one place alone it lies there at once.
    if (only !== undefined && others.length === 0) this.#aim(only);
  }

  get game(): Game {
    return this.#turn.game;
  }

  /** After the steps that have been made. */
  get position(): Position {
    return this.#turn.position;
  }

  /** The steps of the turn so far. */
  get steps(): readonly string[] {
    return this.#turn.made.map(({ step }) => step);
  }

  /** The last step, for those who show how it goes. */
  get lastMade(): Told | undefined {
    return this.#turn.made.at(-1);
  }

  /** What has been pointed at for the next step. */
  get picked(): readonly Pick[] {
    return this.#picks;
  }

  /** How the tile in hand is rotated, or the one that lies loose; undefined where there is none. */
  get spin(): string | undefined {
    return this.loose?.spin ?? this.#spun;
  }

  /** The tile that was laid last, as long as nothing is made of it. */
  get loose(): Loose | undefined {
    return this.#picks.length === 0 ? this.#turn.made.at(-1)?.loose : undefined;
  }

  /** The cells of that tile. */
  get looseCells(): readonly string[] {
    return this.loose ? placedCells(this.#face, this.#turn.made.slice(-1)) : [];
  }

  /** Whether rotating the tile does anything: it can be laid in another way where it lies, or lies nowhere yet. */
  get rotatable(): boolean {
    const spins = this.loose?.spins ?? (this.#spun !== undefined && this.#picks.length === 0 ? this.#turn.spins : []);
    return spins.length > 1;
  }

  get refused(): Refused | undefined {
    return this.#refusal;
  }

  /** The legal steps that are left after what was picked. */
  get legalSteps(): readonly string[] {
    return this.#next.legalSteps;
  }

  /** The cells that can be pointed at next. */
  get open(): readonly string[] {
    return this.#next.open;
  }

  /** The choices that can be made next, but for rotations. */
  get choices(): readonly string[] {
    return this.#next.choices;
  }

  /** The choices with which a step can begin, also while one is made: it can be changed for another. */
  get firstChoices(): readonly string[] {
    return this.#turn.first.choices;
  }

  /** The cells with which a step can begin. */
  get firstCells(): readonly string[] {
    return this.#turn.first.open;
  }

  /** Whether a step goes from a cell to another: what is on it can be dragged. */
  canMove(cell: string): boolean {
    return this.#turn.narrowed([{ at: 'cell', cell }]).some(action => this.position.picks(action)[1]?.at === 'cell');
  }

  /** The view after the steps so far. */
  get view(): unknown {
    return this.#turn.view;
  }

  /** Whether the turn is whole, or the game over. */
  get finished(): boolean {
    return this.#turn.finished;
  }

  get empty(): boolean {
    return this.#turn.made.length === 0 && this.#picks.length === 0;
  }

  get look(): ComposedLook {
    const { steps, legalSteps, open, spin } = this;
    const [picks, spun, refusal] = [this.#picks, this.#spun, this.#refusal];
    return {
      composed: steps,
      composedCells: placedCells(this.#face, this.#turn.made),
      picked: picks,
      legalSteps,
      open,
      ...(spin === undefined ? {} : { spin }),
      ...(spun === undefined ? {} : { spinAt: cell => this.#turn.spots.spinAt(cell, spun) }),
      ...(refusal === undefined ? {} : { refused: refusal }),
      whyNot: attempt => this.position.whyNot(attempt),
    };
  }

  /** Points at something: it is added to what was picked, takes its place, or is refused. Nothing is lost. */
  pick(pick: Pick): Picked {
    const result = this.#take(pick);
    if (result !== 'nothing') this.#onChange();
    return result;
  }

  /** A cell was dragged onto another. A tile goes there, wherever it was. */
  drag(from: string, to: string): Picked {
    const before = this.#picks;
    let result: Picked;
    if (this.spin === undefined) {
      this.#setPicks([]);
      const begun = this.#take({ at: 'cell', cell: from });
      result = begun === 'picked' ? this.#take({ at: 'cell', cell: to }, true) : begun;
      if (result !== 'step' && result !== 'picked') this.#picks = result === 'nothing' ? before : [];
    } else {
      this.#pickUp();
      result = this.#aim(to);
    }
    this.#known = undefined;
    this.#onChange();
    return result;
  }

  /** Rotates the tile in hand, or the one that lies loose to the next way in which it may lie there. */
  rotate(by = 1): void {
    const { loose, spin } = this;
    if (!this.rotatable || spin === undefined) return;
    const spins = loose?.spins ?? this.#turn.spins;
    const next = spins[(spins.indexOf(spin) + by + spins.length) % spins.length]!;
    this.#pickUp();
    this.#spun = next;
    if (loose) this.#aim(loose.cell);
    this.#onChange();
  }

  /** Plays typed steps, all of them or none. */
  say(text: string): Picked {
    const steps = text
      .replaceAll('×', 'x')
      .replaceAll(/[–−]/g, '-')
      .split(/[\s;]+/)
      .filter(Boolean);
    if (steps.length === 0) return 'nothing';
    const before = this.steps;
    this.#setPicks([]);
    this.#makeRoomFor(steps[0]!);
    for (const step of steps) {
      if (this.#turn.makeText(step)) continue;
      const view = this.view;
      const why = this.#turn.whyNot(step);
      this.#unmakeTo(0);
      for (const made of before) this.#turn.makeText(made);
      this.#chooseSpin();
      this.#refusal = { ...why, attempt: step, text: this.#face.why(view, step, why.rule, why.cells) };
      this.#onChange();
      return 'refused';
    }
    this.#chooseSpin();
    this.#onChange();
    return 'step';
  }

  /** Takes back what was picked last, else what was refused, else the last step. False where there is nothing to take back. */
  takeBack(): boolean {
    if (this.#picks.length > 0) this.#setPicks(this.#picks.slice(0, -1));
    else if (this.#refusal) this.#setPicks([]);
    else if (this.#turn.made.length > 0) this.#unmakeTo(this.#turn.made.length - 1);
    else return false;
    this.#chooseSpin();
    this.#onChange();
    return true;
  }

  /** Lets go of what is picked. */
  unpick(): void {
    this.#setPicks([]);
    this.#onChange();
  }

  /** Back to where the turn began. */
  reset(): void {
    this.#setPicks([]);
    this.#unmakeTo(0);
    this.#chooseSpin();
    this.#onChange();
  }

  #take(pick: Pick, dragged = false): Picked {
    this.#refusal = undefined;
    const { loose } = this;
    const moved = loose && this.#takeLoose(pick, loose);
    if (moved) return moved;
    if (this.finished || this.position.actor === NOBODY) return 'nothing';
    if (this.#spun !== undefined) return pick.at === 'cell' ? this.#aim(pick.cell) : 'nothing';
    const again = this.#picks.findIndex(each => isSamePick(each, pick));
    if (again >= 0) {
      this.#setPicks(this.#picks.slice(0, again));
      return 'unpicked';
    }
    const further = [...this.#picks, pick];
    if (this.#turn.narrowed(further).length > 0) return this.#settle(further);
    if (!dragged && this.#turn.narrowed([pick]).length > 0) return this.#settle([pick]);
    const attempt = this.#face.attempt(this.view, further, undefined, dragged);
    return attempt === undefined ? this.#abandon(pick) : this.#refuse(attempt);
  }

  /** What is pointed at while a tile lies loose, where that is meant for the tile; else undefined. */
  #takeLoose(pick: Pick, loose: Loose): Picked | undefined {
    if (pick.at === 'choice') {
      if (!loose.spins.includes(pick.choice)) return undefined;
      this.#pickUp();
      this.#spun = pick.choice;
      return this.#aim(loose.cell);
    }
    if (pick.cell === loose.cell) {
      this.rotate();
      return this.rotatable ? 'step' : 'nothing';
    }
    if (this.#turn.narrowed([pick]).length > 0) return undefined;
    const attempt = loose.spots.has(pick.cell) ? undefined : this.#face.attempt(this.view, [pick], loose.spin);
    if (attempt !== undefined) return this.#refuse(attempt);
    this.#pickUp();
    return this.#aim(pick.cell);
  }

  /** Takes the tile that lies loose into the hand again. */
  #pickUp(): void {
    if (this.loose) this.#unmakeTo(this.#turn.made.length - 1);
  }

  /** Lays the tile in hand on a cell, rotated on until it fits; where it does not, it is held there with the reason. */
  #aim(cell: string): Picked {
    const { spots } = this.#turn;
    const spin = spots.spinAt(cell, this.#spun!);
    if (spin !== undefined) return this.#step(spots.stepAt(cell, spin)!);
    this.#setPicks([{ at: 'cell', cell }]);
    return this.#refuseSpot() ? 'refused' : 'picked';
  }

  /** Refuses the tile where it is held, with what speaks against most of the ways in which it could lie there. */
  #refuseSpot(): boolean {
    const tries = this.#turn.spins.flatMap(spin => {
      const attempt = this.#face.attempt(this.view, this.#picks, spin);
      const rule = attempt === undefined ? undefined : this.position.whyNot(attempt)?.rule;
      return attempt === undefined || rule === undefined ? [] : [{ spin, attempt, rule }];
    });
    const often = (rule: RuleId): number => tries.filter(each => each.rule === rule).length;
    const [best] = [...tries].sort((a, b) => often(b.rule) - often(a.rule));
    if (!best) return false;
    this.#spun = best.spin;
    return this.#refuse(best.attempt) === 'refused';
  }

  /** Something that says too little to be refused. */
  #abandon(pick: Pick): Picked {
    const alone = this.#picks.length > 0 ? this.#face.attempt(this.view, [pick], undefined) : undefined;
    return alone === undefined ? 'nothing' : this.#refuse(alone);
  }

  #settle(picks: readonly Pick[]): Picked {
    const [only, ...others] = this.#turn.narrowed(picks);
    // A choice with nothing to choose from makes itself.
    const isSaid = this.position.picks(only!).every(({ at }, i) => i < picks.length || at === 'choice');
    if (others.length === 0 && isSaid) return this.#step(only!);
    this.#setPicks(picks);
    return 'picked';
  }

  #refuse(attempt: string): Picked {
    const why = this.position.whyNot(attempt);
    // The face may have read more into it than was pointed at: then it is a step after all.
    if (!why) return this.#makeText(attempt) ? 'step' : 'nothing';
    this.#refusal = { ...why, attempt, text: this.#face.why(this.view, attempt, why.rule, why.cells) };
    return 'refused';
  }

  #step(action: Action): Picked {
    this.#turn.make(action);
    this.#setPicks([]);
    this.#chooseSpin();
    return 'step';
  }

  #makeText(text: string): boolean {
    const isMade = this.#turn.makeText(text);
    if (isMade) this.#setPicks([]);
    return isMade;
  }

  /** A typed step may lay the tile that lies loose: it is taken up for that. */
  #makeRoomFor(step: string): void {
    const { loose } = this;
    if (!loose || this.#turn.isLegal(step)) return;
    this.#pickUp();
    if (!this.#turn.isLegal(step)) this.#aim(loose.cell);
  }

  #unmakeTo(count: number): void {
    if (this.#turn.made.length > count) this.#spun = this.#turn.unmakeTo(count)?.loose?.spin;
    this.#setPicks([]);
  }

  #setPicks(picks: readonly Pick[]): void {
    this.#picks = picks;
    this.#refusal = undefined;
    this.#known = undefined;
  }

  /** The tile in hand stays as it was rotated. */
  #chooseSpin(): void {
    const { spins } = this.#turn;
    if (this.#spun === undefined || !spins.includes(this.#spun)) this.#spun = spins[0];
  }

  get #next(): NextPicks {
    if (this.#picks.length === 0 || this.#spun !== undefined) return this.#turn.first;
    this.#known ??= this.#turn.next(this.#picks);
    return this.#known;
  }
}

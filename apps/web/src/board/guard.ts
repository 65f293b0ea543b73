import { signal } from '@preact/signals';
import type { Game, Position } from '@threefold-games/core';
import { type EngineClient, losesAtOnce, type MadeTurn, otherTurns, shortBudget } from '@threefold-games/search';
import type { Help, Warning } from '@threefold-games/stage';
import type { TableController } from './controller.ts';

/** What is asked before a turn is played. */
export interface GuardQuestion {
  /** The turn that it is about. */
  readonly key: string;
  /** What comes of it in the game's terms; where the rules name nothing: that it loses, or that it gives a lot away. */
  readonly fact: Warning | 'loses' | 'gives';
}

export interface GuardOptions {
  readonly engine: { readonly weigh: EngineClient['weigh'] };
  /** A clock in milliseconds. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

/** No turn waits longer for an answer, in milliseconds. */
const PATIENCE = 300;
/** A turn that costs a larger share of the win is asked about. */
const MOST_GIVEN = 0.35;
/** So many turns by lot stand for all that could be played instead: where each of them costs as much, nothing was given away that was in sight. */
const OTHERS = 16;
/** So many where the rules have taken longer than this, in milliseconds. */
const IN_HASTE = 6;
const LONG = 10;
/** With so little time left, in milliseconds, nothing is asked any more. */
const HASTE = 5000;

/** Asks once before a turn that loses at once or gives a lot away. A guard rail: it never says what to play. */
export class Guard {
  /** What is asked; undefined where nothing is. */
  readonly question = signal<GuardQuestion | undefined>(undefined);
  private readonly table: TableController;
  private readonly options: GuardOptions;
  private readonly asked = new Set<string>();
  private checked: { readonly key: string; readonly result: Promise<GuardQuestion | undefined> } | undefined;

  constructor(table: TableController, options: GuardOptions) {
    this.table = table;
    this.options = options;
  }

  /** Whether the whole turn on the board is held back; the answer may take a moment, but never long. */
  holds(help: Help): boolean | Promise<boolean> {
    const { key } = this;
    if (key === undefined || this.asked.has(key) || this.isHasty) return false;
    return this.check(help).then(question => {
      // Who has changed the turn meanwhile did not confirm this one.
      if (key !== this.key) return true;
      if (!question || this.asked.has(key) || this.isHasty) return false;
      this.asked.add(key);
      this.question.value = question;
      return true;
    });
  }

  /** Looks at a whole turn before somebody confirms it, so that nobody has to wait then. Settles when that is done. */
  async prepare(help: Help): Promise<void> {
    const { key } = this;
    if (key !== undefined && !this.asked.has(key)) await this.check(help);
  }

  /** The turn has changed, or time runs out: what was asked is of no use any more. */
  review(): void {
    const question = this.question.peek();
    if (question && (question.key !== this.key || this.isHasty)) this.question.value = undefined;
  }

  /** Plays the turn all the same. */
  async playOn(): Promise<void> {
    this.question.value = undefined;
    await this.table.confirm();
  }

  /** Tells a whole turn from others; undefined while there is none. */
  private get key(): string | undefined {
    const { composer } = this.table;
    return composer?.finished ? `${this.before.encode()} ${composer.steps.join(' ')}` : undefined;
  }

  private get before(): Position {
    return this.table.source.model.peek().history.position;
  }

  private get isHasty(): boolean {
    const { actor, clockFace } = this.table.source.model.peek();
    const face = actor === undefined ? undefined : clockFace(actor, this.table.source.now());
    return face?.running === true && face.kind !== 'days' && face.left <= HASTE;
  }

  private check(help: Help): Promise<GuardQuestion | undefined> {
    const key = this.key!;
    if (this.checked?.key !== key) this.checked = { key, result: this.look(key, help) };
    return this.checked.result;
  }

  private async look(key: string, help: Help): Promise<GuardQuestion | undefined> {
    const { before } = this;
    const { game, position } = this.table.composer!;
    const after = position.copy();
    const seat = before.actor;
    const began = this.options.now();
    const budget = shortBudget(() => this.options.now());
    const own = help.ownEnd(before.view(), after.view(), after.outcome(), seat);
    const loss = losesAtOnce({ game, before, after, mayEnd: view => help.mayEnd(view) }, budget);
    if (loss === 'byItself') return { key, fact: own ?? 'loses' };
    if (loss) return { key, fact: help.explain(loss, seat) };
    if (after.outcome()) return undefined;
    // Who is out has lost, even where others play on.
    if (own) return { key, fact: own };
    const others = this.options.now() - began > LONG ? IN_HASTE : OTHERS;
    if (!(await this.givesAway({ game, before, after }, others))) return undefined;
    return { key, fact: help.effects(before, after, seat).find(({ mild }) => !mild) ?? 'gives' };
  }

  /** Whether a turn leaves far less of the win than there was, and than another turn would have left. Nobody waits long for the answer. */
  private givesAway({ game, before, after }: Omit<MadeTurn, 'mayEnd'>, others: number): Promise<boolean> {
    const seat = before.actor;
    const compare = async (): Promise<boolean> => {
      const [first = 0, then = 0] = await this.weigh(game.id, [before, after], seat);
      return first - then > MOST_GIVEN && (await this.best(game, before, others)) - then > MOST_GIVEN;
    };
    return Promise.race([compare(), this.options.wait(PATIENCE).then(() => false)]);
  }

  /** The most that is left to whoever acts by one of the turns that stand for all. */
  private async best(game: Game, before: Position, count: number): Promise<number> {
    const seat = before.actor;
    const others = otherTurns(game, before, count);
    const open = others.filter(other => !other.outcome());
    const ended = others.map(other => other.outcome()?.shares[seat] ?? 0);
    return Math.max(...ended, ...(await this.weigh(game.id, open, seat)));
  }

  /** The share of a seat in each position, as the small net sees it at first sight; nothing where it is not there. */
  private async weigh(game: string, positions: readonly Position[], seat: number): Promise<readonly number[]> {
    const { answer } = this.options.engine.weigh({ game, positions: positions.map(each => each.encode()) });
    const weighed = await answer;
    return weighed.ok && weighed.value.evaluator === 'small' ? weighed.value.shares.map(shares => shares[seat]!) : [];
  }
}

import { signal } from '@preact/signals';
import type { Fault, Seat } from '@threefold/core';
import type { Asked } from '@threefold/search';
import type { Around } from './around.ts';
import { isHere, isOver, type Standing } from './standing.ts';

/** Where bots play. */
interface BotTable {
  standing(): Standing;
  /** Milliseconds that a seat has left. */
  leftOf(seat: Seat): number | undefined;
  /** Plays a turn that was chosen; false where it came to nothing. */
  play(standing: Standing, steps: readonly string[]): Promise<boolean>;
  /** The engine did not answer. */
  fail(fault: Fault): void;
  /** After bots have moved a person is to act. */
  handOver(seat: Seat): void;
}

/** The least time that a bot takes, so that one sees whose turn it is. */
const LEAST = 500;

/** Moves the bots of a game, one after the other, until a person is to act. */
export class Bots {
  /** The bot that thinks. */
  readonly thinking = signal<Seat | undefined>(undefined);
  private readonly around: Around;
  private readonly table: BotTable;
  private asked: Asked<unknown> | undefined;
  private held = false;
  private closed = false;
  private advancing = false;

  constructor(around: Around, table: BotTable) {
    this.around = around;
    this.table = table;
  }

  get busy(): boolean {
    return this.advancing;
  }

  /** Begins as soon as no other page moves the bots of this game. Returns what ends it. */
  start(id: string): () => void {
    const release = this.around.holdBots(id, () => {
      this.held = true;
      void this.advance();
    });
    return () => {
      this.closed = true;
      this.stop();
      release();
    };
  }

  /** What is being thought is of no use any more. */
  stop(): void {
    this.asked?.stop();
  }

  async advance(): Promise<void> {
    if (this.advancing) return;
    this.advancing = true;
    let moved = false;
    while (await this.move()) moved = true;
    this.advancing = false;
    const { position, saved } = this.table.standing();
    if (moved && !this.closed && isHere(saved, position.actor)) this.table.handOver(position.actor);
  }

  /** Lets the bot that acts play its turn; false where none is to act. */
  private async move(): Promise<boolean> {
    const standing = this.table.standing();
    const { position, saved, game } = standing;
    const plan = saved.seats[position.actor];
    if (this.closed || !this.held || isOver(standing) || plan?.kind !== 'bot') return false;
    this.thinking.value = position.actor;
    const left = this.table.leftOf(position.actor);
    const asked = this.around.engine.chooseTurn({
      game: game.id,
      position: position.encode(),
      strength: { level: plan.level ?? 1 },
      seed: saved.id,
      wait: false,
      ...(left !== undefined && { limits: { clock: { left, increment: (saved.clock?.increment ?? 0) * 1000 } } }),
    });
    this.asked = asked;
    const [answer] = await Promise.all([asked.answer, this.around.wait(LEAST)]);
    this.thinking.value = undefined;
    if (this.closed) return false;
    // Taken back, resigned or moved on in another tab: look again.
    if (this.table.standing() !== standing) return true;
    if (answer.ok) {
      const played = await this.table.play(standing, answer.value.steps);
      return played || this.table.standing() !== standing;
    }
    // Whoever has stopped it goes on afterwards.
    if (answer.error.code !== 'engine.stopped') this.table.fail(answer.error);
    return false;
  }
}

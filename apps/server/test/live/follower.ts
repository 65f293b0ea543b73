import { findGame } from '@threefold-games/catalogue';
import type { Game, History, Position, Random } from '@threefold-games/core';
import type { NowView, RoomTurn, TableView } from '@threefold-games/room';
import { historyOf, turnByLot } from '@threefold-games/testkit';
import type { Phone } from './table.ts';

/** A room as a client puts it together from what it hears, and nothing else. */
export class Follower {
  readonly phone: Phone;
  readonly room: string;
  /** Every number that was heard, in order. */
  readonly seqs: number[] = [];
  private read = 0;
  private table: TableView | undefined;
  private current: NowView | undefined;
  private played: RoomTurn[] = [];
  private known: History | undefined;

  constructor(phone: Phone, room: string) {
    this.phone = phone;
    this.room = room;
  }

  get now(): NowView {
    this.hear();
    return this.current!;
  }

  get turns(): readonly RoomTurn[] {
    this.hear();
    return this.played;
  }

  get seq(): number {
    this.hear();
    return this.seqs.at(-1) ?? -1;
  }

  get game(): Game {
    this.hear();
    return findGame(this.table!.plan.game)!;
  }

  /** The position after all that was played and drawn. */
  get position(): Position {
    this.hear();
    const view = { table: this.table!, now: this.current!, turns: this.played };
    this.known = historyOf(view, this.known);
    return this.known.position.copy();
  }

  /** A whole turn by lot. */
  randomTurn(random: Random): readonly string[] {
    return turnByLot(this.game, this.position, random);
  }

  /** Waits until the room has come so far. */
  async reach(done: (follower: this) => boolean, within = 5_000): Promise<void> {
    const end = Date.now() + within;
    while (this.seq < 0 || !done(this)) {
      if (Date.now() > end) throw new Error(`not reached; at ${this.seq}: ${JSON.stringify(this.current)}`);
      await new Promise(resolve => setTimeout(resolve, 2));
    }
  }

  private hear(): void {
    for (; this.read < this.phone.heard.length; this.read++) {
      const said = this.phone.heard[this.read]!;
      if ((said.t !== 'room' && said.t !== 'event') || said.room !== this.room) continue;
      if (said.t === 'event' && said.seq !== this.seqs.at(-1)! + 1) throw new Error(`a gap before ${said.seq}`);
      this.seqs.push(said.seq);
      this.table = said.table ?? this.table;
      this.current = said.now;
      this.played = [...this.played.slice(0, said.from), ...said.turns];
    }
  }
}

import type { Game } from '@threefold/core';
import { loadBot } from '@threefold/games';
import type { Bot, StopSignal } from '@threefold/search';
import type { Tried } from '../trouble.ts';
import { playGame } from './game.ts';
import type { MatchPlan, PlayedGame } from './plan.ts';
import type { Contestant } from './players/contestant.ts';
import { openPlayer } from './players/open.ts';
import { placeOf } from './seatings.ts';

/** Plays games of a match one after the other. */
export interface Lane {
  /** Plays the game with this number; undefined when it was stopped before its end. */
  play(number: number): Promise<Tried<PlayedGame | undefined>>;
  close(): Promise<void>;
}

/** A lane in this thread. Its players stay at their seats from game to game. */
export class OwnLane implements Lane {
  private readonly plan: MatchPlan;
  private readonly stop: StopSignal;
  private bot: Bot | undefined;
  /** For each player as many copies as sit at one table. */
  private readonly contestants: Contestant[][];

  constructor(plan: MatchPlan, stop: StopSignal) {
    this.plan = plan;
    this.stop = stop;
    this.contestants = plan.players.map(() => []);
  }

  async play(number: number): Promise<Tried<PlayedGame | undefined>> {
    this.bot ??= (await loadBot(this.plan.game))!;
    const { game }: { readonly game: Game } = this.bot;
    const { seating } = placeOf(this.plan.players.length, this.plan.seats, number);
    const table: Contestant[] = [];
    for (const [seat, player] of seating.entries()) {
      const copy = seating.slice(0, seat).filter(each => each === player).length;
      const copies = this.contestants[player]!;
      if (copies[copy] === undefined) {
        const opened = await openPlayer(this.plan.players[player]!, this.bot, this.plan);
        if (!opened.ok) return opened;
        copies[copy] = opened.value;
      }
      table.push(copies[copy]);
    }
    return { ok: true, value: await playGame(game, this.plan, number, table, this.stop) };
  }

  close(): Promise<void> {
    for (const contestant of this.contestants.flat()) contestant.close();
    return Promise.resolve();
  }
}

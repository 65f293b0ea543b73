// The games that the load plays: every table follows its own by the rules, and plays turns by lot.

import { findGame } from '@threefold-games/catalogue';
import { CHANCE, chooseByLot, findStep, seededRandom } from '@threefold-games/core';
import { usualPlan } from '@threefold-games/room';

const CLOCK = { kind: 'fischer', base: 3_600_000, increment: 10_000 };
const random = seededRandom('bench server');

/** The mix: as many tables of each. */
export const MIX = ['talat', 'tzaar', 'taluva'];

export const planOf = id => usualPlan(findGame(id), { clock: CLOCK, leaver: { kind: 'end' } });

/** A game as one table sees it. */
export class Played {
  constructor(id, { options, seats }, layout) {
    this.game = findGame(id);
    this.position = this.game.start({ seats, options, layout });
    this.legal = new Int32Array(this.game.maxActions);
    this.turns = 0;
  }

  /** Plays what the table does not know yet: whole turns from number `from` on, then what was drawn for the next. */
  follow(from, turns, drawn) {
    for (const { steps } of turns.slice(Math.max(0, this.turns - from))) {
      // What was drawn for it is on the board already.
      for (const text of steps.slice(this.drawn ?? 0)) this.make(text);
      this.turns += 1;
      this.drawn = 0;
    }
    if (from + turns.length !== this.turns || this.position.actor !== CHANCE) return;
    for (const text of drawn) this.make(text);
    this.drawn = drawn.length;
  }

  make(text) {
    const action = findStep(this.position, text, this.game.maxActions);
    if (action === undefined) throw new Error(`${text} is not legal`);
    this.position.make(action);
  }

  /** A whole turn by lot. It is played at once: nobody else is to move. */
  choose() {
    const steps = [];
    do {
      const action = chooseByLot(this.position, this.legal, random);
      steps.push(this.position.format(action));
      this.position.make(action);
    } while (!this.position.atTurnStart);
    this.turns += 1;
    this.drawn = 0;
    return steps;
  }
}

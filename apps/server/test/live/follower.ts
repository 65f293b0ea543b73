import { type Game, legalActions, type Position, parseStep, type Random } from '@threefold/core';
import { findGame } from '@threefold/games';
import type { NowView, PlayedTurn, TableView } from '@threefold/room';
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
  private played: PlayedTurn[] = [];
  /** The position that was last asked for, and the steps that led to it. */
  private reached: { readonly position: Position; readonly steps: readonly string[] } | undefined;

  constructor(phone: Phone, room: string) {
    this.phone = phone;
    this.room = room;
  }

  get now(): NowView {
    this.hear();
    return this.current!;
  }

  get turns(): readonly PlayedTurn[] {
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
    const { game } = this;
    const steps = [...this.turns.flatMap(turn => turn.steps), ...this.now.drawn];
    const known = this.reached?.steps ?? [];
    const goesOn = this.reached !== undefined && known.every((step, i) => step === steps[i]);
    const position = goesOn ? this.reached!.position : this.start();
    for (const step of steps.slice(goesOn ? known.length : 0)) {
      const action = parseStep(game, position, step);
      if (!action.ok) throw new Error(`${step}: ${action.error.code}`);
      position.make(action.value);
    }
    this.reached = { position, steps };
    return position.copy();
  }

  private start(): Position {
    const { plan, layout } = this.table!;
    const setup = this.game.parseSetup(plan.seats, plan.options, layout === '' ? undefined : layout);
    if (!setup.ok) throw new Error(setup.error.code);
    return this.game.start(setup.value);
  }

  /** A whole turn by lot. */
  randomTurn(random: Random): readonly string[] {
    const { position, game } = this;
    const steps: string[] = [];
    do {
      const legal = legalActions(game, position);
      const action = legal[random.below(legal.length)]!;
      steps.push(position.format(action));
      position.make(action);
    } while (!position.atTurnStart);
    return steps;
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

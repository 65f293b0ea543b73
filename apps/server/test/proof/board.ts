import { legalActions, type Position, parseStep, type Random } from '@threefold/core';
import { findGame } from '@threefold/games';
import type { RoomView } from '@threefold/room';

/** The position that a client shows, put together from nothing but what it was told. */
export class Board {
  private position: Position | undefined;
  private steps: readonly string[] = [];

  at({ table, now, turns }: RoomView): Position {
    const { plan, layout } = table;
    const game = findGame(plan.game)!;
    const steps = [...turns.flatMap(turn => turn.steps), ...now.drawn];
    const goesOn = this.position !== undefined && this.steps.every((step, i) => step === steps[i]);
    if (!goesOn) {
      const setup = game.parseSetup(plan.seats, plan.options, layout === '' ? undefined : layout);
      if (!setup.ok) throw new Error(setup.error.code);
      this.position = game.start(setup.value);
    }
    const position = this.position!;
    for (const step of steps.slice(goesOn ? this.steps.length : 0)) {
      const action = parseStep(game, position, step);
      if (!action.ok) throw new Error(`${step}: ${action.error.code}`);
      position.make(action.value);
    }
    this.steps = steps;
    return position.copy();
  }

  /** A whole turn by lot. */
  turn(view: RoomView, random: Random): readonly string[] {
    const game = findGame(view.table.plan.game)!;
    const position = this.at(view);
    const steps: string[] = [];
    do {
      const legal = legalActions(game, position);
      const action = legal[random.below(legal.length)]!;
      steps.push(position.format(action));
      position.make(action);
    } while (!position.atTurnStart);
    return steps;
  }
}

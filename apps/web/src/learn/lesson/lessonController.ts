import { findStep } from '@threefold-games/core';
import { type Face, type Told, tellSteps, tellTurn } from '@threefold-games/stage';
import { showPart, TableController } from '../../board/index.ts';
import { narrow } from '../../settings/index.ts';
import { Announcer } from '../../table/index.ts';
import { wait } from '../../ui/index.ts';
import type { LessonSource } from './lessonSource.ts';

/** The board of a task. A whole turn counts at once: nothing can be lost by it. */
export class LessonController extends TableController<LessonSource> {
  readonly announcer: Announcer;

  /** `hidden`: choices that are not offered yet. */
  constructor(source: LessonSource, face: Face, hidden: readonly string[]) {
    const announcer = new Announcer();
    super(source, {
      face,
      wait,
      narrow: () => narrow.value,
      names: () => source.model.value.seats.map((_, seat, { length }) => this.face.value.seatName(seat, length)),
      confirms: () => false,
      offers: ({ choice }) => !hidden.includes(choice),
      // After a turn that missed the goal, or was shown, pointing at the board puts it back.
      onPoint: () => {
        const { phase } = source.state.peek();
        const isDone = phase === 'missed' || phase === 'shown';
        if (isDone) source.again();
        return isDone;
      },
      listener: event => {
        // Whose turn it is, and how it ends, the bar says.
        if (event.kind === 'step') announcer.hear(event);
      },
    });
    this.announcer = announcer;
  }

  /** Brings the part of the board into sight where something has happened, or where it is to. */
  reveal(): void {
    const { history } = this.source.state.peek();
    // Of what was tried and answered, the try; where the answer ends the game, that.
    const own = history.turns.findLastIndex(({ seat }) => seat === this.source.seat);
    const index = history.position.outcome() ? history.length - 1 : own;
    const hasPlayed = index >= this.source.run.first.history.length;
    showPart(this, hasPlayed ? tellTurn(history, index).at(-1) : this.firstShown());
  }

  /** The first step of the turn that is shown to who asks. */
  private firstShown(): Told | undefined {
    const { first, task } = this.source.run;
    const { game, position } = first.history;
    const action = findStep(position, task.show[0] ?? '', game.maxActions);
    return action === undefined ? undefined : tellSteps(position.copy(), [action])[0];
  }
}

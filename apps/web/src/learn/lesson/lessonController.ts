import type { Picked } from '@threefold-games/board-core/compose';
import { firstCell, partOf } from '@threefold-games/board-core/surface';
import { legalActions } from '@threefold-games/core';
import { type Choice, type Face, type Told, tellSteps, tellTurn } from '@threefold-games/stage';
import { TableController } from '../../board/index.ts';
import { narrow } from '../../settings/index.ts';
import { Announcer } from '../../table/index.ts';
import { wait } from '../../ui/index.ts';
import type { LessonSource } from './lessonSource.ts';

/** The board of a task. A whole turn counts at once: nothing can be lost by it. */
export class LessonController extends TableController<LessonSource> {
  readonly announcer: Announcer;
  private readonly hidden: readonly string[];

  /** `hidden`: choices that are not offered yet. */
  constructor(source: LessonSource, face: Face, hidden: readonly string[]) {
    const announcer = new Announcer();
    super(source, {
      face,
      wait,
      narrow: () => narrow.value,
      names: () => source.model.value.seats.map((_, seat, { length }) => this.face.value.seatName(seat, length)),
      confirms: () => false,
      listener: event => {
        // Whose turn it is, and how it ends, the bar says.
        if (event.kind === 'step') announcer.hear(event);
      },
    });
    this.announcer = announcer;
    this.hidden = hidden;
  }

  override get choices(): readonly Choice[] {
    return super.choices.filter(({ choice }) => !this.hidden.includes(choice));
  }

  /** Brings the part of the board into sight where something has happened, or where it is to. */
  reveal(): void {
    const { history } = this.source.state.peek();
    // Of what was tried and answered, the try; where the answer ends the game, that.
    const own = history.turns.findLastIndex(({ seat }) => seat === this.source.seat);
    const index = history.position.outcome() ? history.length - 1 : own;
    const told = index >= this.source.run.first.history.length ? tellTurn(history, index).at(-1) : this.firstShown();
    const face = this.face.peek();
    const { view, look } = this.seen.peek();
    const cell = told && firstCell(face.motion(told.view, told.step, told.events));
    const part = partOf(face.scene(view, look), cell);
    if (part !== undefined) this.chosenPart.value = { part, moment: undefined };
  }

  /** Pointing at the board after a turn that missed the goal, or was shown, puts the board back. */
  override pickCell(cell: string, how: 'tap' | 'key'): Picked {
    const { phase } = this.source.state.peek();
    if (phase !== 'missed' && phase !== 'shown') return super.pickCell(cell, how);
    this.source.again();
    return 'nothing';
  }

  /** The first step of the turn that is shown to who asks. */
  private firstShown(): Told | undefined {
    const { history } = this.source.run.first;
    const position = history.position.copy();
    const [first] = this.source.run.task.show;
    const action = legalActions(history.game, position).find(each => position.format(each) === first);
    return action === undefined ? undefined : tellSteps(position, [action])[0];
  }
}

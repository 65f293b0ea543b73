import type { Choice, Face } from '@threefold/stage';
import { narrow } from '../../state/narrow.ts';
import { wait } from '../../state/wait.ts';
import { TableController } from '../../table/controller.ts';
import { pressKey } from '../../table/keys.ts';
import { Announcer } from '../table/announcer.ts';
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

  press(key: string): boolean {
    return pressKey(this, key);
  }
}

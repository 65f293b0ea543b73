import { signal } from '@preact/signals';
import { settings } from '../../state/settings.ts';
import { play, type Sound } from '../../table/sounds.ts';
import type { TableEvent } from '../../table/tableEvents.ts';

/** Something that was said. */
export interface Said {
  readonly id: number;
  readonly text: string;
}

/** So many of the things that were said last stay, for those who listen slowly. */
const KEPT = 6;

/** Turns what happens into sounds and into what is said to those who listen. */
export class Announcer {
  /** A log: each entry is read once when it comes. */
  readonly said = signal<readonly Said[]>([]);
  /** What is to be said of an event that has no words of its own; set by the page, which knows the language. */
  speakEvent: (event: Exclude<TableEvent, { kind: 'step' }>) => string = () => '';
  private last = 0;

  hear(event: TableEvent): void {
    if (event.kind === 'step') {
      const takes = event.motion.some(motion => motion.kind === 'travel' && motion.onto === 'taken');
      this.sound(takes ? 'capture' : 'place');
      this.say(event.text);
      return;
    }
    if (event.kind === 'turn') this.sound('turn');
    if (event.kind === 'over') this.sound('end');
    this.say(this.speakEvent(event));
  }

  say(text: string): void {
    if (text !== '') this.said.value = [...this.said.peek(), { id: ++this.last, text }].slice(-KEPT);
  }

  private sound(sound: Sound): void {
    if (settings.value.sound) play(sound);
  }
}

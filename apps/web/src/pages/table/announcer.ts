import { signal } from '@preact/signals';
import { settings } from '../../state/settings.ts';

import { play } from '../../table/sounds.ts';
import type { TableEvent } from '../../table/tableEvents.ts';

/** Turns what happens into sounds and into what is said to those who listen. */
export class Announcer {
  /** Said politely; what came together is said together. */
  readonly said = signal('');
  /** What is to be said of an event that has no words of its own; set by the page, which knows the language. */
  speakEvent: (event: Exclude<TableEvent, { kind: 'step' }>) => string = () => '';
  private pending: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

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

  /** Says something once; the same again is said again. */
  say(text: string): void {
    if (text === '') return;
    this.pending.push(text);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.said.value = this.pending.join(' ');
      this.pending = [];
    }, 120);
  }

  private sound(sound: Parameters<typeof play>[0]): void {
    if (settings.value.sound) play(sound);
  }
}

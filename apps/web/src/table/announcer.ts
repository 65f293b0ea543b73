import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Sound, TableEvent } from '../board/index.ts';
import { loadSounds } from '../board/lazy.ts';
import { useWords } from '../i18n/index.ts';
import { isNameless } from '../match/index.ts';
import { settings } from '../settings/index.ts';
import type { PageController } from './pageController.ts';
import type { TableExtras } from './tableExtras.ts';

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
  speakEvent: (event: Exclude<TableEvent, { kind: 'step' | 'over' }>) => string = () => '';
  /** What is to be said of the end: its words come when it does. */
  speakEnd: () => Promise<string> = () => Promise.resolve('');
  private last = 0;

  hear(event: TableEvent): void {
    if (event.kind === 'step') {
      const takes = event.motion.some(motion => motion.kind === 'travel' && motion.onto === 'taken');
      this.sound(takes ? 'capture' : 'place');
      this.say(event.text);
      return;
    }
    if (event.kind === 'over') {
      this.sound('end');
      void this.speakEnd().then(text => this.say(text));
      return;
    }
    if (event.kind === 'turn') this.sound('turn');
    this.say(this.speakEvent(event));
  }

  say(text: string): void {
    if (text !== '') this.said.value = [...this.said.peek(), { id: ++this.last, text }].slice(-KEPT);
  }

  private sound(sound: Sound): void {
    if (!settings.value.sound) return;
    // Nobody waits for them before playing; without them the table is whole.
    loadSounds().then(
      ({ play }) => play(sound),
      () => undefined,
    );
  }
}

/** Lets events be said in the language of the page. */
export const useSpokenEvents = (
  announcer: Announcer,
  controller: PageController,
  extras: TableExtras | undefined,
): void => {
  const { words, speak } = useWords();
  const { table } = words;
  useLayoutEffect(() => {
    announcer.speakEvent = event => {
      switch (event.kind) {
        case 'turn': {
          const isMe = isNameless(controller.model.seats[event.seat]);
          return isMe
            ? speak(table.yourTurn)
            : speak(table.announceTurn, { name: controller.names.value[event.seat] ?? '' });
        }
        case 'clock':
          return speak(table.announceClock, { n: event.seconds });
        case 'refused':
          return speak(table.announceRefused, { text: event.text });
        default:
          return speak(table.announceReset);
      }
    };
    announcer.speakEnd = async () => {
      const { endWords } = await import('./endWords.ts');
      return speak(table.announceOver, endWords(controller, words, speak, extras?.live));
    };
  });
};

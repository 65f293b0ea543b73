import type { Fault, Seat } from '@threefold/core';
import type { Motion } from '@threefold/stage';

/** What happened, for those who say it aloud or make a sound of it. */
export type TableEvent =
  /** A step was made; `text` says it in words. */
  | { readonly kind: 'step'; readonly seat: Seat; readonly text: string; readonly motion: readonly Motion[] }
  /** A person is to act. */
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'over' }
  /** What was tried is refused. */
  | { readonly kind: 'refused'; readonly text: string }
  /** A step or a pick was taken back. */
  | { readonly kind: 'takenBack' }
  /** So much time is left to the person who acts. */
  | { readonly kind: 'clock'; readonly seconds: number };

export type TableListener = (event: TableEvent) => void;

/** What a player should know about the game itself. */
export type News =
  /** The game went on in another tab, and is shown as it is there. */
  | { readonly kind: 'otherTab' }
  /** It was deleted there. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'fault'; readonly fault: Fault };

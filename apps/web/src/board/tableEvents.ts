import type { Seat } from '@threefold-games/core';
import type { Motion } from '@threefold-games/stage';

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

/** The moments, in milliseconds before the end, at which the time is said aloud. */
export const ANNOUNCED = [60_000, 30_000, 10_000] as const;

/** The moment that was passed on the way from one time to another, where it is one that is said aloud; none on the first look. */
export const announcedBetween = (before: number, after: number): number | undefined =>
  Number.isFinite(before) ? ANNOUNCED.find(moment => before > moment && after <= moment) : undefined;

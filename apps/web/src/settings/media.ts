import { type ReadonlySignal, signal } from '@preact/signals';

/** Whether a media query matches, kept up to date. */
export const matching = (query: string): ReadonlySignal<boolean> => {
  const media = globalThis.matchMedia?.(query);
  const now = signal(media?.matches ?? false);
  media?.addEventListener('change', () => {
    now.value = media.matches;
  });
  return now;
};

/** Whether the page is laid out as on a phone. */
export const narrow = matching('(max-width: 899px)');

const touchNow = signal(globalThis.matchMedia?.('(pointer: coarse)').matches ?? false);
/** Whether the last pointer was a finger. */
export const touch: ReadonlySignal<boolean> = touchNow;

globalThis.addEventListener?.(
  'pointerdown',
  ({ pointerType }) => {
    touchNow.value = pointerType === 'touch';
  },
  { capture: true, passive: true },
);

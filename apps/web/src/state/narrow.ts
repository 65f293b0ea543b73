import { type ReadonlySignal, signal } from '@preact/signals';

/** Whether a window or its system is so, also as that changes. */
export const matching = (query: string): ReadonlySignal<boolean> => {
  const media = matchMedia(query);
  const now = signal(media.matches);
  media.addEventListener('change', () => {
    now.value = media.matches;
  });
  return now;
};

/** Whether the page is laid out as on a phone. */
export const narrow = matching('(max-width: 899px)');

const touchNow = signal(matchMedia('(pointer: coarse)').matches);
/** Whether the last thing that was pointed with is a finger. */
export const touch: ReadonlySignal<boolean> = touchNow;

addEventListener(
  'pointerdown',
  ({ pointerType }) => {
    touchNow.value = pointerType === 'touch';
  },
  { capture: true, passive: true },
);

import { type ReadonlySignal, signal } from '@preact/signals';

const small = matchMedia('(max-width: 899px)');
const smallNow = signal(small.matches);
const touchNow = signal(matchMedia('(pointer: coarse)').matches);

/** Whether the page is laid out as on a phone. */
export const narrow: ReadonlySignal<boolean> = smallNow;
/** Whether the last thing that was pointed with is a finger. */
export const touch: ReadonlySignal<boolean> = touchNow;

small.addEventListener('change', () => {
  smallNow.value = small.matches;
});
addEventListener(
  'pointerdown',
  ({ pointerType }) => {
    touchNow.value = pointerType === 'touch';
  },
  { capture: true, passive: true },
);

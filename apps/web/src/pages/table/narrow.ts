import { signal } from '@preact/signals';

const small = matchMedia('(max-width: 899px)');
const touching = matchMedia('(pointer: coarse)');

/** Whether the page is laid out as on a phone. */
export const narrow = signal(small.matches);
/** Whether the last thing that was pointed with is a finger. */
export const touch = signal(touching.matches);

small.addEventListener('change', () => {
  narrow.value = small.matches;
});
addEventListener(
  'pointerdown',
  ({ pointerType }) => {
    touch.value = pointerType === 'touch';
  },
  { capture: true, passive: true },
);

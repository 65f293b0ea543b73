import { type ReadonlySignal, signal } from '@preact/signals';

const query = matchMedia('(max-width: 899px)');
const matches = signal(query.matches);
query.addEventListener('change', () => {
  matches.value = query.matches;
});

/** Whether the page is laid out as on a phone. */
export const narrow: ReadonlySignal<boolean> = matches;

import { signal } from '@preact/signals';

const query = matchMedia('(max-width: 899px)');
const narrow = signal(query.matches);
query.addEventListener('change', () => {
  narrow.value = query.matches;
});

/** Whether the page is laid out as on a phone. */
export const isNarrow = (): boolean => narrow.value;

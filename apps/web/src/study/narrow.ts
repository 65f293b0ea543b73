import { signal } from '@preact/signals';

const query = matchMedia('(max-width: 899px)');

/** Whether the page is laid out as on a phone. */
export const narrow = signal(query.matches);

query.addEventListener('change', () => {
  narrow.value = query.matches;
});

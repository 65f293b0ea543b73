import type { notices as english } from '../../en/online/notices.ts';
import { translation } from '../../message.ts';

/** What somebody is told who is not on the page. */
export const notices = translation<typeof english>()('pl')({
  title: 'Twoja kolej',
  body: '{game}: {names}. Teraz twoja kolej.',
  alone: '{game}. Teraz twoja kolej.',
});

import { english } from '../../message.ts';

/** What somebody is told who is not on the page. */
export const notices = english({
  title: 'Your turn',
  /** `names` are the others at the table. */
  body: '{game} with {names}. It is your turn.',
  alone: '{game}. It is your turn.',
});

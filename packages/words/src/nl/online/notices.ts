import type { notices as english } from '../../en/online/notices.ts';
import { translation } from '../../message.ts';

export const notices = translation<typeof english>()('nl')({
  title: 'Jouw beurt',
  body: '{game} met {names}. Je bent aan de beurt.',
  alone: '{game}. Je bent aan de beurt.',
});

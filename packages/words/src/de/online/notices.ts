import type { notices as english } from '../../en/online/notices.ts';
import { translation } from '../../message.ts';

export const notices = translation<typeof english>()('de')({
  title: 'Du bist am Zug',
  body: '{game} mit {names}. Du bist am Zug.',
  alone: '{game}. Du bist am Zug.',
});

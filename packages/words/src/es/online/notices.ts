import type { notices as english } from '../../en/online/notices.ts';
import { translation } from '../../message.ts';

export const notices = translation<typeof english>()('es')({
  title: 'Tu turno',
  body: '{game} con {names}. Te toca.',
  alone: '{game}. Te toca.',
});

import type { notices as english } from '../../en/online/notices.ts';
import { translation } from '../../message.ts';

export const notices = translation<typeof english>()('it')({
  title: 'Tocca a te',
  body: '{game} con {names}. Ora tocca a te.',
  alone: '{game}. Ora tocca a te.',
});

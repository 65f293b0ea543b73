import type { notices as english } from '../../en/online/notices.ts';
import { translation } from '../../message.ts';

export const notices = translation<typeof english>()('fr')({
  title: 'À toi de jouer',
  body: '{game} avec {names}. C’est à toi de jouer.',
  alone: '{game}. C’est à toi de jouer.',
});

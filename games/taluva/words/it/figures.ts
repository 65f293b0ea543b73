import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/figures.ts';

/** What the drawn examples of rules say, in Italian. */
export const words = translation<typeof english>()('it')({
  'TL-3.1': 'La prima tessera: la lava scorre tra le sue due caselle.',
  'TL-3.2': 'Due caselle sul mare, una sulla terra: non permesso.',
  'TL-3.3': 'Un lato tocca la terra, sotto non c’è nulla: permesso.',
  'TL-3.5': 'Su tre caselle di livello 1 sta al livello 2.',
  'TL-4.1': 'Il vulcano starebbe sulla giungla: non permesso.',
  'TL-4.2': 'La lava scorrerebbe nello stesso verso: gira la tessera.',
  'TL-4.3': 'Caselle ai livelli 2, 2 e 1: non permesso.',
  'TL-4.5': 'Una capanna su due è coperta: permesso.',
  'TL-4.6': 'Qui c’è un tempio: non permesso.',
  'TL-4.7': 'Un insediamento di una sola capanna sparirebbe: non permesso.',
  'TL-5.1': 'Due insediamenti di Avorio, uno di Ebano.',
  'TL-6.3': 'Punti: qui puoi costruire una capanna. Il livello 2 è troppo alto.',
  'TL-6.5': 'Punti: un tempio accanto a tre caselle dello stesso insediamento.',
  'TL-6.8': 'Il punto: una torre al livello 3, accanto a una tua capanna.',
  'TL-6.12': 'Sulla giungla: una capanna al livello 1, due al livello 2.',
  'TL-7.1': 'Ebano non ha più capanne, e due caselle sono poche per un tempio: Ebano esce dal gioco.',
});

import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/figures.ts';

/** What the drawn examples of rules say, in French. */
export const words = translation<typeof english>()('fr')({
  'TL-3.1': 'La première tuile : la lave coule entre ses deux cases.',
  'TL-3.2': 'Deux cases sur la mer, une sur la terre : pas permis.',
  'TL-3.3': 'Un bord touche la terre, rien n’est dessous : permis.',
  'TL-3.5': 'Sur trois cases de niveau 1, elle est au niveau 2.',
  'TL-4.1': 'Le volcan serait sur la jungle : pas permis.',
  'TL-4.2': 'La lave coulerait dans le même sens : tourne la tuile.',
  'TL-4.3': 'Cases aux niveaux 2, 2 et 1 : pas permis.',
  'TL-4.5': 'Une hutte sur deux est recouverte : permis.',
  'TL-4.6': 'Il y a là un temple : pas permis.',
  'TL-4.7': 'Un village d’une seule hutte disparaîtrait : pas permis.',
  'TL-5.1': 'Deux villages pour Ivoire, un pour Ébène.',
  'TL-6.3': 'Points : ici, une hutte est possible. Le niveau 2 est trop haut.',
  'TL-6.5': 'Points : un temple à côté de trois cases d’un même village.',
  'TL-6.8': 'Le point : une tour au niveau 3, à côté d’une de tes huttes.',
  'TL-6.12': 'Sur la jungle : une hutte au niveau 1, deux au niveau 2.',
  'TL-7.1': 'Ébène n’a plus de huttes, et deux cases ne suffisent pas pour un temple : Ébène est hors jeu.',
});

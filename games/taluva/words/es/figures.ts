import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/figures.ts';

/** What the drawn examples of rules say, in Spanish. */
export const words = translation<typeof english>()('es')({
  'TL-3.1': 'La primera loseta: la lava corre entre sus dos casillas.',
  'TL-3.2': 'Dos casillas sobre el mar, una sobre tierra: no vale.',
  'TL-3.3': 'Un borde toca tierra y no hay nada debajo: vale.',
  'TL-3.5': 'Sobre tres casillas de nivel 1 queda en el nivel 2.',
  'TL-4.1': 'El volcán quedaría sobre jungla: no vale.',
  'TL-4.2': 'La lava correría en la misma dirección: gira la loseta.',
  'TL-4.3': 'Casillas en los niveles 2, 2 y 1: no vale.',
  'TL-4.5': 'Se cubre una de dos chozas: vale.',
  'TL-4.6': 'Ahí hay un templo: no vale.',
  'TL-4.7': 'Desaparecería un poblado de una choza: no vale.',
  'TL-5.1': 'Dos poblados de Marfil, uno de Ébano.',
  'TL-6.3': 'Puntos: aquí puedes levantar una choza. El nivel 2 es demasiado alto.',
  'TL-6.5': 'Puntos: un templo junto a tres casillas de un mismo poblado.',
  'TL-6.8': 'El punto: una torre en el nivel 3, junto a una choza tuya.',
  'TL-6.12': 'Hacia la jungla: una choza en el nivel 1, dos en el nivel 2.',
  'TL-7.1': 'A Ébano no le quedan chozas, y dos casillas son pocas para un templo: Ébano queda fuera.',
});

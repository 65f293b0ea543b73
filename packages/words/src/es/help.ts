import { translation } from '@threefold-games/speech';
import type { help as english } from '../en/help.ts';

export const help = translation<typeof english>()('es')({
  title: 'Ayuda en la mesa',
  about: 'Marca lo que puede moverse, dice qué está en peligro y pregunta antes de un turno que pierde enseguida.',
  notWithPeople: 'No en las partidas con otras personas.',
  on: 'Ayuda activada',
  off: 'Ayuda desactivada',
  turnOn: 'Activar la ayuda en la mesa',
  turnOff: 'Quitar la ayuda en la mesa',
  allTheSame: '¿Jugarlo de todos modos?',
  playIt: 'Jugar',
  takeBack: 'Retirar',
  gives: 'Así regalas mucho.',
  loses: 'Así pierdes la partida.',
  threat: 'La amenaza: de {from} a {to}.',
  threatAt: 'La amenaza: en {to}.',
  mark: 'Flecha oscura y anillo dorado: lo que otro podría hacer y lo que te costaría.',
});

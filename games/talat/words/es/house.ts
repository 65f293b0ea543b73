import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/house.ts';

/** The names of this game's house rules, in Spanish. */
export const words = translation<typeof english>()('es')({
  komi: {
    name: 'Komi',
    about:
      'Regla de la casa: puntos adicionales para Ébano al final, porque el primer puesto tiene más posibilidades. Con {fair} puntos, el juego fuerte está igualado.',
    none: 'Ninguno',
  },
  swap: {
    name: 'Elección de lado',
    about: 'Regla de la casa: uno prepara los dos lados y hace el primer movimiento, el otro elige lado.',
    values: { on: 'Sí', off: 'No' },
  },
  odds: {
    name: 'Ventaja',
    about: 'Regla de la casa: quien juega peor empieza con puntos.',
    none: 'Ninguno',
    points: '{points} puntos',
    you: 'Empiezas con {points} puntos.',
    other: '{name} empieza con {points} puntos.',
  },
});

import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/guide.ts';

/** How to play TZAAR, in Spanish. */
export const words = translation<typeof english>()('es')({
  sections: {
    aim: {
      title: 'El objetivo',
      text: 'A TZAAR juegan dos: Blanco y Negro. Cada bando tiene 30 fichas de tres tipos: Tzaars, Tzarras y Totts. Ganas en cuanto a tu rival no le queda a la vista en el tablero ninguna ficha de uno de esos tipos. Da igual cuál sea y cuántas fichas queden de los otros.\nHay otra forma de ganar: quien no puede capturar nada al principio de su turno pierde.',
    },
    pieces: {
      title: 'Tablero y fichas',
      text: 'El tablero tiene 60 espacios, unidos por líneas, y un agujero en el centro. Cada bando tiene 6 Tzaars (con tres pétalos), 9 Tzarras (con un anillo) y 15 Totts (lisas). Todos los tipos se mueven y capturan igual; solo cambia cuántas hay. Por eso las Tzaars, que son pocas, piden más cuidado.\nLas 60 fichas están en el tablero desde el principio, normalmente repartidas al azar.',
    },
    turn: {
      title: 'Tu turno',
      text: 'Las blancas abren con una sola captura. A partir de ahí se juega por turnos, y cada turno tiene dos movimientos.\nPrimero capturas. Este movimiento es obligatorio.\nDespués eliges: capturas otra vez, apilas o pasas. Puedes usar la misma ficha que antes u otra distinta.',
    },
    moving: {
      title: 'Moverse',
      text: 'Una ficha se mueve en línea recta, en cualquier dirección, hasta la primera ficha que encuentra: si es de tu rival, la captura; si es tuya, se apila sobre ella. Pasa por encima de todos los espacios vacíos que haya. Nunca salta sobre una ficha, nunca se detiene en un espacio vacío y nunca cruza el agujero.\nComo nada se mueve a un espacio vacío, el tablero se va vaciando poco a poco y las capturas escasean.',
    },
    capturing: {
      title: 'Capturar',
      text: 'Una ficha sola tiene altura 1; la altura de un montón es el número de sus fichas. Capturas todo lo que sea tan alto como la ficha que mueves o más bajo, sea del tipo que sea. Una ficha sola captura fichas solas; un montón de tres captura montones de tres, montones de dos y fichas solas.\nLo que capturas sale de la partida, con todo lo que tenga debajo. Tu ficha o tu montón ocupa su lugar.',
    },
    stacking: {
      title: 'Apilar',
      text: 'Para apilar, mueve una ficha o un montón tuyo sobre otra ficha u otro montón tuyo. Las alturas se suman, sin límite. Desde entonces el montón se mueve entero, y nadie puede separarlo.\nLa ficha de arriba decide qué es el montón. Una Tzaar sobre dos Totts es una Tzaar de altura 3; las Totts de debajo ya no cuentan como Totts.\nApilar te hace fuerte: un montón alto captura casi todo, y poco puede capturarlo. Pero te quedan menos fichas, y un montón capturado se pierde entero.',
    },
    losing: {
      title: 'Cómo se pierde',
      text: 'La mayoría de las partidas se pierden por un descuido, así que mira tres cosas antes de cada turno.\nLos recuentos: ¿cuántas fichas de cada tipo se ven aún, tuyas y de tu rival? Si de un tipo solo te quedan dos, un solo turno puede llevarse ambas.\nTus montones: no tapes la última ficha de uno de tus tipos. Si de ese tipo no se ve ninguna, pierdes, aunque la hayas tapado tú.\nTus capturas: cerca del final, conserva fichas que aún tengan algo que capturar. Pierde quien antes se queda sin capturas.',
    },
    start: {
      title: 'Un buen comienzo',
      text: 'Al principio, captura una vez y apila una vez en cada turno. Pon Tzaars o Tzarras sobre Totts: tienes muchas Totts y pocas Tzaars. Deja tus montones altos donde tengan líneas por las que moverse.\nMás adelante, cuenta. Cuando a tu rival solo le queden dos fichas de un tipo, busca un turno que capture las dos. Y al final, cuando quede poco que capturar, dos capturas en un turno suelen valer más que un montón.',
    },
  },
});

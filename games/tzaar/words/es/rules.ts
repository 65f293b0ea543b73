import { translation } from '@threefold-games/speech';
import type { rules as english } from '../en/rules.generated.ts';

/** The rules in Spanish. */
export const rules = translation<typeof english>()('es')({
  chapters: {
    '1': 'Tablero y fichas',
    '2': 'Preparación',
    '3': 'Turnos',
    '4': 'Movimiento',
    '5': 'Final',
    '6': 'Notación',
    H: 'Reglas de la casa, que no figuran en ninguna edición',
  },
  rules: {
    'TZ-1.1':
      'El tablero tiene 60 espacios: nueve columnas, de la A a la I, de 5, 6, 7, 8, 8, 8, 7, 6 y 5 espacios, numerados desde el lado de las blancas.',
    'TZ-1.2': 'El centro del tablero, entre E4 y E5, es un agujero y no un espacio.',
    'TZ-1.3':
      'Juegan dos: Blanco, con las fichas blancas, y Negro, con las negras, cada uno con 6 Tzaars, 9 Tzarras y 15 Totts.',
    'TZ-2.1':
      'Con la preparación «Al azar», las 60 fichas están en los 60 espacios en un orden aleatorio antes de empezar a jugar.',
    'TZ-2.2': 'Con la preparación «La del reglamento», las 60 fichas están en los espacios que dibuja el reglamento.',
    'TZ-2.3':
      'Con la preparación «De torneo», el tablero está vacío al principio y los jugadores colocan por turnos una ficha cada uno, primero las blancas, hasta que las 60 están colocadas.',
    'TZ-2.4':
      'Una ficha se puede colocar en cualquier espacio libre; puede ser de cualquier tipo del que aún te quede una en la mano.',
    'TZ-2.5': 'Solo se colocan fichas en la preparación «De torneo», y solo antes de la primera captura.',
    'TZ-3.1': 'Empiezan las blancas, con un turno de un solo movimiento, una captura.',
    'TZ-3.2':
      'A partir de ahí los jugadores se alternan, y un turno tiene dos movimientos. Ningún turno tiene más ni menos movimientos de los que le tocan: uno para una colocación y para la apertura, dos para los demás, salvo que la partida termine antes.',
    'TZ-3.3': 'El primer movimiento de un turno es siempre una captura; no puedes ni apilar ni pasar.',
    'TZ-3.4': 'Con el segundo movimiento de un turno capturas, apilas o pasas, con el mismo montón o con otro.',
    'TZ-4.1':
      'Mueves solo tus propias fichas y montones; una ficha sola es un montón de altura uno, y un montón se mueve entero.',
    'TZ-4.2': 'Un montón se mueve por una línea recta del tablero hasta el primer espacio ocupado en esa dirección.',
    'TZ-4.3': 'Nada se mueve nunca a un espacio vacío: un espacio que queda libre sigue vacío.',
    'TZ-4.4': 'Un montón pasa por encima de espacios vacíos y nunca por encima de otro montón.',
    'TZ-4.5': 'Nada cruza el agujero; las tres líneas que pasan por el centro terminan en él.',
    'TZ-4.6':
      'Capturas un montón rival que es como mucho tan alto como el montón que mueves, sean cuales sean sus tipos. Sale de la partida, y tu montón ocupa su lugar.',
    'TZ-4.7':
      'Apilas (en el reglamento: hacer una ficha más fuerte) al mover sobre un montón tuyo: las alturas se suman sin límite, y la ficha de arriba del montón que se mueve determina el tipo del nuevo montón.',
    'TZ-5.1':
      'Ganas al instante, incluso con el primer movimiento de un turno, cuando capturas la última ficha visible de uno de los tres tipos de tu rival; solo son visibles las fichas de arriba de los montones.',
    'TZ-5.2': 'Si al principio de tu turno no puedes capturar, pierdes.',
    'TZ-5.3':
      'Si al apilar tapas tu propia última ficha visible de un tipo, pierdes al instante, aunque tu rival ya no pudiera capturar.',
    'TZ-5.4': 'Después del final no se juega más, y no hay empates.',
    'TZ-5.5': 'Mientras se colocan fichas nadie puede ganar ni perder.',
    'TZ-6.1':
      'Capturar se escribe `D3xC3`, apilar `B6+B5`, pasar `-`, colocar `A@E1`, con A para una Tzaar, R para una Tzarra y O para una Tott.',
    'TZ-6.2':
      'Una preparación son 60 letras en el orden de A1 a A5, de B1 a B6 y así sucesivamente: `A`, `R`, `O` para las blancas y `a`, `r`, `o` para las negras.',
    'TZ-6.3': 'Se leen y se escriben los archivos de partidas de Little Golem; solo contienen preparaciones al azar.',
    'TZ-H.1':
      'Ventaja: la opción «Ventaja» da a un bando montones al empezar, en tres grados: una Tzaar de altura 3; una Tzaar y una Tzarra de altura 3; o una Tzaar de altura 4, una Tzarra y una Tott de altura 3. Debajo hay fichas Tott del mismo bando, de modo que nadie tiene más fichas que sin ventaja.',
    'TZ-H.2':
      'Los montones se forman cuando las 60 fichas están colocadas, antes de la apertura: cada uno con la ficha de su tipo más cercana al centro; las Tott vienen de los espacios más alejados de él, que quedan vacíos. A igual distancia se toma para un montón el primer espacio en el orden de A1 a I5 y para una Tott el último. La preparación se escribe como era antes.',
  },
});

import { translation } from '@threefold/words';
import type { rules as english } from './en.generated.ts';

/** The rules in Spanish. */
export const rules = translation<typeof english>()('es')({
  chapters: {
    '1': 'Tablero y fichas',
    '2': 'Preparación',
    '3': 'Turnos',
    '4': 'Movimiento',
    '5': 'Final',
    '6': 'Notación',
  },
  rules: {
    'TZ-1.1':
      'El tablero tiene 60 espacios: nueve columnas, de la A a la I, de 5, 6, 7, 8, 8, 8, 7, 6 y 5 espacios, numerados desde el lado de Blanco.',
    'TZ-1.2': 'El centro del tablero, entre E4 y E5, es un agujero y no un espacio.',
    'TZ-1.3': 'Juegan dos bandos, Blanco (bando 0) y Negro (bando 1), cada uno con 6 Tzaars, 9 Tzarras y 15 Totts.',
    'TZ-2.1':
      'Con la preparación al azar, las 60 fichas están en los 60 espacios en un orden aleatorio antes de empezar a jugar.',
    'TZ-2.2': 'Con la preparación fija, las 60 fichas están en los espacios que dibuja el reglamento.',
    'TZ-2.3':
      'Con la preparación de torneo, el tablero está vacío al principio y los bandos colocan por turnos una ficha cada uno, primero Blanco, hasta que las 60 están colocadas.',
    'TZ-2.4':
      'Una ficha se puede colocar en cualquier espacio libre; puede ser de cualquier tipo del que al bando aún le quede una en la mano.',
    'TZ-2.5': 'Solo se colocan fichas en la preparación de torneo, y solo antes de la primera captura.',
    'TZ-3.1': 'Blanco abre con un turno de una sola jugada, una captura.',
    'TZ-3.2':
      'A partir de ahí los bandos se alternan, y un turno tiene dos jugadas. Ningún turno tiene más ni menos jugadas de las que le tocan: una para una colocación y para la apertura, dos para los demás, salvo que la partida termine antes.',
    'TZ-3.3': 'La primera jugada de un turno es siempre una captura; no puede ser ni un apilamiento ni un pase.',
    'TZ-3.4': 'La segunda jugada de un turno es una captura, un apilamiento o un pase, con el mismo montón o con otro.',
    'TZ-4.1':
      'Un bando mueve solo sus propias fichas y montones; una ficha sola es un montón de altura uno, y un montón se mueve entero.',
    'TZ-4.2': 'Un montón se mueve por una línea recta del tablero hasta el primer espacio ocupado en esa dirección.',
    'TZ-4.3': 'Nada se mueve nunca a un espacio vacío: un espacio que se ha dejado sigue vacío.',
    'TZ-4.4': 'Un montón pasa por encima de espacios vacíos y nunca por encima de otro montón.',
    'TZ-4.5': 'Nada cruza el agujero; las tres líneas que pasan por el centro terminan en él.',
    'TZ-4.6':
      'Una captura retira un montón enemigo que es como mucho tan alto como el montón que se mueve, sean cuales sean los tipos; el capturado sale de la partida y el que captura ocupa su lugar.',
    'TZ-4.7':
      'Un apilamiento acaba sobre un montón propio: las alturas se suman sin límite, y la ficha de arriba del montón que se mueve determina el tipo del nuevo montón.',
    'TZ-5.1':
      'Un bando gana al instante, incluso con la primera jugada de un turno, cuando ha capturado la última ficha visible de uno de los tres tipos del enemigo; solo son visibles las fichas de arriba de los montones.',
    'TZ-5.2': 'Un bando que no puede capturar al principio de su turno ha perdido.',
    'TZ-5.3':
      'Un bando que al apilar tapa su propia última ficha visible de un tipo ha perdido al instante, aunque el enemigo ya no pudiera capturar.',
    'TZ-5.4': 'Después del final no se juega nada, y no hay empates.',
    'TZ-5.5': 'Mientras se colocan fichas nadie puede ganar ni perder.',
    'TZ-6.1':
      'Una captura se escribe `D3xC3`, un apilamiento `B6+B5`, un pase `-`, una colocación `A@E1`, con A para una Tzaar, R para una Tzarra y O para una Tott.',
    'TZ-6.2':
      'Una preparación son 60 letras en el orden de A1 a A5, de B1 a B6 y así sucesivamente: `A`, `R`, `O` para Blanco y `a`, `r`, `o` para Negro.',
    'TZ-6.3': 'Se leen y se escriben los archivos de partidas de Little Golem; solo conocen preparaciones al azar.',
  },
});

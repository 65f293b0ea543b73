import { translation } from '@threefold-games/speech';
import type { rules as english } from '../en/rules.generated.ts';

/** The rules in Spanish. */
export const rules = translation<typeof english>()('es')({
  chapters: {
    '1': 'Tableros y torres',
    '2': 'Preparación',
    '3': 'Movimiento',
    '4': 'Captura',
    '5': 'Tableros congelados',
    '6': 'Orden de los turnos',
    '7': 'Partida a dos',
    '8': 'Final y puntos',
    '9': 'Notación',
    H: 'Reglas de la casa, que no figuran en ninguna edición',
  },
  rules: {
    'TA-1.1':
      'Hay tres tableros, cada uno de cinco columnas y cinco filas: el tablero 1 tiene las columnas a–e; el tablero 2, f–j; el tablero 3, k–o. Las filas exteriores, 1 y 5, son sus dos líneas de salida.',
    'TA-1.2':
      'Cada tablero está entre dos jugadores, y cada uno de ellos tiene en él una línea de salida: en el tablero 1, Marfil tiene la fila 1 y Ébano la fila 5; en el tablero 2, Ébano tiene la fila 1 y Brasa la fila 5; en el tablero 3, Brasa tiene la fila 1 y Marfil la fila 5. Hacia delante es el camino de la línea de salida propia a la contraria.',
    'TA-1.3':
      'Cada jugador tiene nueve torres: pequeñas (S), medianas (M) y grandes (L), cada altura con 3, 4 y 6 lados, cada combinación una vez.',
    'TA-1.4': 'En una casilla hay como mucho una torre.',
    'TA-2.1':
      'La partida empieza con la preparación: por turnos, primero Marfil, cada jugador coloca una torre, hasta que todos han colocado sus nueve. Antes no se mueve ninguna torre, y después ya no se coloca ninguna.',
    'TA-2.2': 'Eliges cualquiera de tus torres y cualquier casilla libre de tus dos líneas de salida.',
    'TA-2.3': 'Cada torre se coloca una sola vez y se queda donde está hasta que termina la preparación.',
    'TA-3.1': 'Un turno es exactamente una jugada con una torre: un movimiento o una captura.',
    'TA-3.2': 'Mueves y capturas con tus torres.',
    'TA-3.3': 'Un movimiento avanza una casilla hacia delante, en recto o en diagonal.',
    'TA-3.4': 'Un movimiento necesita una casilla de destino vacía, y ninguna torre salta sobre otra.',
    'TA-3.5': 'Ninguna torre va hacia atrás, ni para moverse ni para capturar.',
    'TA-3.6': 'Ninguna torre va de lado, salvo para capturar.',
    'TA-3.7': 'Una torre se queda en su tablero.',
    'TA-3.8': 'No puedes pasar.',
    'TA-4.1':
      'Una torre captura una torre contraria que está delante de ella, en recto o en diagonal, o justo a su lado, moviéndose a su casilla. Capturar nunca es obligatorio.',
    'TA-4.2':
      'Una torre captura cualquier torre que es exactamente una altura más baja: la grande captura la mediana, la mediana captura la pequeña. Por lo demás, las torres de alturas distintas no se capturan; la grande nunca captura la pequeña.',
    'TA-4.3': 'De dos torres de la misma altura, la que tiene más lados captura la otra.',
    'TA-4.4': 'Dos torres idénticas nunca se capturan.',
    'TA-4.5':
      'David y Goliat: la torre pequeña triangular captura la grande hexagonal. Si la opción «David y Goliat» está en «No», esta regla no vale.',
    'TA-4.6': 'Ninguna torre captura otra de su mismo color.',
    'TA-4.7': 'Una torre capturada sale del tablero para siempre y es del jugador que ha hecho la captura.',
    'TA-4.8':
      'Una torre que ha llegado a la línea de salida contraria no avanza más, pero aún puede capturar de lado a lo largo de ella, y puede ser capturada.',
    'TA-5.1':
      'Después de cada movimiento o captura se examina el tablero en que se ha hecho, y ningún otro. Tras una colocación no se examina nada.',
    'TA-5.2':
      'Un tablero se congela cuando en él no es posible ninguna captura, ni ahora ni nunca, aunque los dos colores se ayudaran: en este examen las torres de ese tablero pueden moverse en cualquier orden, y los turnos y los demás tableros no cuentan.',
    'TA-5.3':
      'El examen es exacto: puede que una tercera torre tenga que apartarse antes, y una torre bloqueada para siempre no ayuda.',
    'TA-5.4': 'En un tablero congelado ya no se mueve ni captura ninguna torre.',
    'TA-6.1': 'A tres se juega en el orden Marfil, Ébano, Brasa, y otra vez Marfil. A dos, Marfil y Ébano se alternan.',
    'TA-6.2':
      'Después de la preparación, a tres hace el primer movimiento Marfil; a dos, quien ha colocado en último lugar, Ébano. La opción «Primer movimiento» se lo da a quien coloca primero (Marfil) o a quien coloca al final (Ébano a dos, Brasa a tres).',
    'TA-6.3':
      'Quien no tiene ninguna jugada legal pierde el turno, y puede que también el siguiente; así, un jugador puede tener dos turnos seguidos.',
    'TA-7.1':
      'A dos hay un tercer color, Zihin. Tiene las torres y las líneas de salida de Brasa, pero no tiene turnos.',
    'TA-7.2':
      'En la preparación, los dos jugadores colocan primero, alternándose y empezando por Marfil, ocho torres de Zihin a su elección en las líneas de salida de Zihin; la novena sale de la partida. Después colocan sus nueve torres, alternándose y empezando por Marfil.',
    'TA-7.3':
      'Mueves y capturas también con las torres de Zihin, pero solo en el tablero entre Zihin y tu rival. Si la opción «Jugar con Zihin» está en «En sus dos tableros», puedes hacerlo en los dos.',
    'TA-7.4': 'Con una torre de Zihin no puedes capturar tus propias torres.',
    'TA-7.5': 'Cada torre de Zihin en la línea de salida de tu rival te da 3 puntos.',
    'TA-8.1':
      'La partida termina en cuanto hay dos tableros congelados. Si la opción «Fin de la partida» está en «Los tres congelados», sigue hasta que lo están los tres.',
    'TA-8.2': 'Después del final no se juega más.',
    'TA-8.3': 'Cada torre capturada da 5 puntos, sean cuales sean su altura y su forma.',
    'TA-8.4': 'Cada torre tuya que al final está en una línea de salida contraria da 3 puntos.',
    'TA-8.5': 'Gana quien tiene más puntos.',
    'TA-8.6':
      'Con los mismos puntos, si la opción «Desempate» está en «Todas las torres capturadas», las torres capturadas se ordenan así: L6, L4, L3, M6, M4, M3, S6, S4, S3. Entre quienes empatan gana quien tiene más de la clase más alta; si tienen las mismas, decide la clase siguiente, y así sucesivamente.',
    'TA-8.7':
      'Si está en «La torre más alta», gana quien tiene la torre capturada más alta en ese orden, sin importar cuántas tenga.',
    'TA-8.8': 'Quienes siguen empatados, o empatan a puntos con «Victoria compartida», comparten la victoria.',
    'TA-9.1':
      'Una casilla es la letra de su columna y el número de su fila. Una colocación se escribe `M4@c1`, un movimiento `c1-d2`, una captura `c1xd2`.',
    'TA-9.2': '`-` es para casillas vacías y `x` para capturas; ninguno sustituye al otro.',
    'TA-H.1':
      'Komi: con dos jugadores, Ébano recibe puntos adicionales en el recuento, tantos como diga la opción «Komi»: de 0 a 15, de medio en medio punto. Se suman antes de comparar los puntos. El desempate decide solo si después los puntos siguen igualados; con medio punto nunca lo están.',
    'TA-H.2':
      'Elección de lado: con dos jugadores, si la opción «Elección de lado» está activada, Marfil coloca solo todas las torres, en el mismo orden de siempre, y hace también el primer movimiento del color al que le toca. Después Ébano elige en un turno aparte, que se escribe `stay` o `swap`. Tras `stay` se sigue jugando. Con `swap` los dos cambian de lado: cada tablero gira media vuelta, los tableros 2 y 3 cambian de sitio, y cada uno tiene lo que tenía el otro; después se sigue jugando. Con komi o ventaja no hay elección de lado.',
    'TA-H.3':
      'Ventaja: la opción «Ventaja» da a un color puntos al empezar, 5, 10 o 15 en tres grados; cuentan como todos los demás. Con komi o elección de lado no hay ventaja.',
  },
});

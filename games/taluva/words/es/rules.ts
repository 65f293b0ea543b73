import { translation } from '@threefold-games/speech';
import type { rules as english } from '../en/rules.generated.ts';

/** The rules in Spanish. */
export const rules = translation<typeof english>()('es')({
  chapters: {
    '1': 'Material',
    '2': 'Turno',
    '3': 'Colocar una loseta',
    '4': 'Cubrir',
    '5': 'Poblados',
    '6': 'Construir',
    '7': 'Quedar fuera',
    '8': 'Final',
    '9': 'Jugar por los puestos',
    '10': 'Notación',
    H: 'Reglas de la casa, que no figuran en ninguna edición',
  },
  rules: {
    'TL-1.1': 'Juegan de dos a cuatro: Marfil, Ébano, Brasa y Ciruela. Empieza Marfil, y se sigue en este orden.',
    'TL-1.2':
      'Hay 48 losetas de 25 clases; cada una muestra un volcán y dos casillas de terreno, y un terreno es jungla, claro, arena, roca o lago.',
    'TL-1.3':
      'La opción «Losetas» dice si en una partida se roban 48, 36 o 24 losetas; las demás quedan fuera y nadie sabe cuáles son.',
    'TL-1.4': 'Cada jugador tiene 3 templos, 2 torres y 20 chozas para construir.',
    'TL-2.1':
      'Un turno tiene tres jugadas, una vez cada una y en este orden: robas una loseta, la colocas y construyes. No construyes si después de colocar quedas fuera.',
    'TL-2.2':
      'Se roba al azar: cada loseta que nadie ha visto es tan probable como cualquier otra, y una clase que ya se ha visto entera no puede salir.',
    'TL-2.3': 'Se salta a quien está fuera, o a quien ha terminado mientras otros juegan por los puestos.',
    'TL-3.1': 'La primera loseta se coloca en el centro y no se gira: `0,0/0`.',
    'TL-3.2':
      'Cualquier otra loseta se coloca con las tres casillas sobre la mesa desnuda o con las tres sobre tierra, nunca a medias.',
    'TL-3.3': 'Una loseta sobre la mesa comparte al menos un borde con la tierra.',
    'TL-3.4': 'Al colocar se pueden dejar huecos en la tierra, y se pueden rellenar.',
    'TL-3.5':
      'Una loseta sobre la mesa es de nivel 1; una loseta sobre tierra está un nivel por encima de lo que cubre, y no hay un nivel máximo.',
    'TL-4.1': 'El volcán de una loseta que cubre debe ir sobre un volcán.',
    'TL-4.2': 'No debe apuntar en la misma dirección que el volcán que cubre.',
    'TL-4.3':
      'Las tres casillas de debajo deben estar al mismo nivel, de modo que no quede ningún hueco bajo la loseta.',
    'TL-4.4': 'Las otras dos casillas pueden cubrir terrenos o volcanes, de cualesquiera losetas.',
    'TL-4.5': 'Se pueden cubrir chozas, propias y ajenas; salen de la partida, pero siguen contando como construidas.',
    'TL-4.6': 'Los templos y las torres nunca se cubren.',
    'TL-4.7':
      'Todo poblado que pierde casillas debe conservar al menos un edificio; cada poblado se valora por separado.',
    'TL-5.1': 'Un poblado lo forman todas las casillas conectadas con edificios de un mismo jugador.',
    'TL-5.2': 'Las diferencias de nivel no dividen un poblado, ni lo separan de las casillas que lo rodean.',
    'TL-5.3': 'Al cubrir se puede partir un poblado; sus partes son desde entonces poblados distintos.',
    'TL-5.4': 'Al construir se pueden unir poblados de un mismo jugador; desde entonces son uno solo.',
    'TL-5.5': 'Un solo edificio también es un poblado, sea una choza, un templo o una torre.',
    'TL-6.1':
      'Se construye de una de estas cuatro maneras: levantar una choza, construir un templo, construir una torre o ampliar un poblado.',
    'TL-6.2': 'Los edificios se ponen solo en casillas libres: tierra que no es volcán y no tiene ningún edificio.',
    'TL-6.3': 'Una choza se levanta en cualquier casilla libre de nivel 1, en cualquier lugar de la tierra.',
    'TL-6.4':
      'Si la opción «Chozas junto a las tuyas» está en «No permitido», no puedes levantar una choza junto a un edificio tuyo.',
    'TL-6.5': 'Un templo se construye en una casilla libre de cualquier nivel junto a un poblado tuyo.',
    'TL-6.6': 'Ese poblado debe tener por sí solo tres casillas o más.',
    'TL-6.7': 'Ese poblado no debe tener ya un templo.',
    'TL-6.8': 'Una torre se construye en una casilla libre de nivel 3 o más alto.',
    'TL-6.9': 'Esa casilla debe estar junto a un poblado tuyo, de cualquier tamaño.',
    'TL-6.10': 'Ese poblado no debe tener ya una torre.',
    'TL-6.11': 'Para ampliar eliges uno de tus poblados y un terreno.',
    'TL-6.12': 'Cada casilla libre de ese terreno junto al poblado tal como estaba recibe tantas chozas como su nivel.',
    'TL-6.13': 'Una ampliación necesita al menos una de esas casillas.',
    'TL-6.14':
      'Una ampliación abarca todas esas casillas; si no tienes chozas suficientes para todas, no puedes elegirla.',
    'TL-6.15': 'Solo construyes lo que te queda.',
    'TL-6.16':
      'Todas las condiciones se valoran antes de construir, de modo que un poblado nacido de una unión puede tener dos templos o dos torres.',
    'TL-7.1':
      'Si después de colocar no puedes construir nada, quedas fuera al instante; tu loseta y tus edificios se quedan.',
    'TL-7.2': 'Quien está fuera no puede ganar, haya construido lo que haya construido.',
    'TL-7.3': 'Cuando queda un solo jugador en juego, la partida termina y gana ese jugador.',
    'TL-8.1':
      'Cuando un jugador ha construido todos los edificios de dos clases, la partida termina al instante y gana ese jugador.',
    'TL-8.2': 'Las chozas cubiertas cuentan aquí como construidas, igual que cuando se acaban las losetas.',
    'TL-8.3':
      'Cuando debería empezar un turno y no queda ninguna loseta por robar, la partida termina: gana quien tiene más templos, después más torres, después más chozas.',
    'TL-8.4': 'Quienes empatan en las tres cosas comparten la victoria.',
    'TL-8.5': 'Después del final no se juega más.',
    'TL-9.1':
      'Si la opción «Jugar por los puestos» está en «Sí», quien ha construido todos los edificios de dos clases ocupa el mejor puesto libre, y los demás siguen jugando.',
    'TL-9.2': 'Quien queda fuera ocupa el último puesto libre.',
    'TL-9.3': 'La partida termina cuando como mucho un jugador está sin puesto; ocupa el que queda.',
    'TL-9.4':
      'Cuando se acaban las losetas, quienes no tienen puesto se reparten los libres en el orden de TL-8.3; quienes empatan tienen el mismo puesto, el mejor.',
    'TL-9.5': 'Los jugadores en el primer puesto comparten la victoria.',
    'TL-10.1':
      'Robar se escribe `JC`, colocar `2,-1/3`, construir `H@1,0`, `T@1,0`, `W@1,0` o `E@1,0:J`; una casilla se escribe `q,r`, sus coordenadas axiales entre hexágonos con un vértice hacia arriba.',
    'TL-10.2':
      'La loseta robada se indica con sus dos terrenos en el sentido de las agujas del reloj desde su volcán, como `JC`: J jungla, C claro, S arena, R roca, L lago.',
    'TL-10.3':
      'Una colocación son la casilla del volcán y la rotación, como `2,-1/3`: el primer terreno está en esa dirección desde el volcán, el segundo en la siguiente; 0 es el este, y luego en el sentido de las agujas del reloj.',
    'TL-10.4':
      'Las construcciones son `H@1,0` choza, `T@1,0` templo, `W@1,0` torre y `E@1,0:J` ampliación hacia la jungla, con la menor casilla del poblado según q y después según r; también se entiende cualquier otra casilla suya.',
    'TL-H.1':
      'Ventaja: la opción «Ventaja» da a un color edificios que cuentan como construidos desde el principio y ya no están para construir, en tres grados: un templo; una torre; o ambos. Cuentan para una victoria anticipada, cuando se acaban las losetas, y para los puestos.',
  },
});

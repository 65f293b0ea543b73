import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/guide.ts';

/** How to play Taluva, in Spanish. */
export const words = translation<typeof english>()('es')({
  sections: {
    aim: {
      title: 'El objetivo',
      text: 'A Taluva juegan de dos a cuatro. Entre todos forman una isla de losetas, y cada cual la puebla con sus edificios: 20 chozas, 3 templos y 2 torres. Ganas al instante cuando has construido todos los de dos clases; por ejemplo, todos los templos y todas las chozas.\nSi antes se acaban las losetas, gana quien ha construido más templos. Si hay empate, deciden las torres, y después las chozas.\nEn cada turno robas una loseta, la colocas y construyes.',
    },
    tiles: {
      title: 'Colocar una loseta',
      text: 'Cada loseta tiene un volcán y dos terrenos. Hay cinco tipos: jungla, claro, arena, roca y lago. No tienen que coincidir con los de al lado; colocas la loseta como quieras.\nPuedes ponerla junto a la isla, de modo que la toque al menos con un borde. Así queda en el nivel 1. Puede dejar huecos en la isla, o rellenarlos. Nunca queda medio sobre tierra y medio sobre el mar.',
    },
    eruptions: {
      title: 'Erupciones',
      text: 'También puedes colocar la loseta sobre tierra: un volcán entra en erupción y la isla gana altura. El volcán nuevo debe cubrir uno cuya lava corra en otra dirección. Las tres casillas de debajo deben estar al mismo nivel; las nuevas quedan un nivel más arriba.\nUna erupción puede cubrir chozas, de quien sean. Salen de la partida, pero siguen contando como construidas. Una erupción nunca cubre un templo ni una torre, y nunca hace desaparecer un poblado entero. Por eso una choza sola está a salvo.',
    },
    huts: {
      title: 'Levantar una choza',
      text: 'Después de colocar la loseta construyes. Hay cuatro maneras; la más sencilla es levantar una choza en cualquier casilla libre de nivel 1, en cualquier lugar de la isla. Una casilla está libre si no es un volcán y no hay nada en ella.',
    },
    expanding: {
      title: 'Ampliar',
      text: 'Elige uno de tus poblados y un terreno. Cada casilla libre de ese terreno junto al poblado recibe tantas chozas como su nivel: una en el nivel 1, dos en el nivel 2. Tienes que ocupar todas esas casillas. Si no te alcanzan las chozas, no puedes elegir ese terreno.',
    },
    settlements: {
      title: 'Poblados',
      text: 'Las casillas con edificios tuyos que se tocan forman un poblado, estén al nivel que estén. Una sola choza también lo es. Los poblados se unen cuando construyes entre ellos, y una erupción puede dividir uno en varios.\nEso importa, porque los templos y las torres se construyen junto a los poblados.',
    },
    temples: {
      title: 'Templos',
      text: 'Un templo necesita un poblado tuyo con tres casillas o más y sin templo. Lo construyes en una casilla libre junto a ese poblado, en cualquier nivel. Tres chozas en una casilla siguen siendo una sola casilla.',
    },
    towers: {
      title: 'Torres',
      text: 'Una torre necesita una casilla libre de nivel 3 o más alto, junto a un poblado tuyo sin torre. Ese poblado puede ser una sola choza.\nUn poblado puede llegar a tener dos templos o dos torres si se une con otro.',
    },
    out: {
      title: 'Quedar fuera',
      text: 'Si después de colocar tu loseta no puedes construir nada, quedas fuera y ya no puedes ganar. Mientras tienes chozas, casi nunca pasa. Cuando se gastan, necesitas en cada turno un lugar para un templo o una torre. Quien se queda solo en la partida gana.',
    },
    start: {
      title: 'Un buen comienzo',
      text: 'Apuesta por los templos. La mayoría de las partidas se ganan con tres templos y todas las chozas; en las cortas, deciden los templos cuando se acaban las losetas. Levanta tus primeras chozas donde puedas ampliar hacia dos o tres casillas a la vez, construye un templo en cuanto se toquen tres casillas y empieza el siguiente poblado un poco aparte: dos que se unen demasiado pronto solo admiten un templo.\nNo pierdas de vista a los demás. Si alguien tiene tres casillas y ningún templo, provoca ahí una erupción u ocupa la casilla libre. Y cuenta tus chozas: guarda unas pocas hasta construir tu último templo.',
    },
  },
});

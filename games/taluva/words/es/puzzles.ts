import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/puzzles.ts';

/** What the puzzles of this game say, in Spanish. */
export const words = translation<typeof english>()('es')({
  themes: {
    winTempleHuts: {
      name: 'Templos y chozas',
      about: 'Gana al momento con tu último templo o tus últimas chozas.',
      done: 'Has construido todos tus templos y todas tus chozas, y así ganas al momento.',
    },
    winTowers: {
      name: 'Todas las torres',
      about: 'Gana al momento con todas tus torres y todos tus edificios de otra clase.',
      done: 'Has construido todas tus torres y todos tus edificios de otra clase, y así ganas al momento.',
    },
    guard: {
      name: 'Impedirlo',
      about: 'Alguien está a punto de ganar. Impídelo y construye chozas en el mismo turno.',
      ask: {
        one: 'Construye {n} choza de modo que nadie más pueda ganar en el próximo turno',
        other: 'Construye {n} chozas de modo que nadie más pueda ganar en el próximo turno',
      },
      done: 'Tal como está la isla, ninguna loseta permite ganar a nadie más.',
    },
    rareTower: {
      name: 'Ganar altura',
      about: 'Una torre necesita el nivel 3. Créalo con tu loseta.',
      ask: 'Construye una torre',
      done: 'La loseta ha dado la altura, y encima está la torre.',
    },
    rareTemple: {
      name: 'Dividir para un templo',
      about: 'Divide uno de tus poblados para que una parte pueda tener un templo.',
      ask: 'Construye un templo',
      done: 'La erupción ha dividido un poblado, y una de sus partes ya tiene el templo.',
    },
    templeAndCut: {
      name: 'Primero tu templo',
      about: 'Construye tu templo e impide los de los demás.',
      ask: 'Construye un templo de modo que nadie más esté listo para el suyo',
      done: 'Tu templo está en pie, y nadie más tiene un poblado listo para un templo.',
    },
    readyAndCut: {
      name: 'Tú sí, los demás no',
      about: 'Prepara tu templo e impide los de los demás.',
      ask: {
        one: 'Deja un poblado listo para un templo, sin que nadie más tenga ninguno',
        other: 'Deja {n} poblados listos para un templo, sin que nadie más tenga ninguno',
      },
      done: 'Tienes un poblado listo para un templo, y nadie más tiene ninguno.',
    },
    cutOff: {
      name: 'Recortar un poblado',
      about: 'Con una erupción, deja a alguien sin las tres casillas que necesita un templo.',
      ask: {
        one: 'Construye {n} choza de modo que nadie más esté listo para un templo',
        other: 'Construye {n} chozas de modo que nadie más esté listo para un templo',
      },
      done: 'Un poblado estaba listo para un templo; tras la erupción, ninguna de sus partes tiene tres casillas.',
    },
    shutIn: {
      name: 'Encerrar',
      about: 'Deja a alguien sin casillas libres para un templo.',
      ask: {
        one: 'Construye {n} choza de modo que nadie más esté listo para un templo',
        other: 'Construye {n} chozas de modo que nadie más esté listo para un templo',
      },
      done: 'Un poblado estaba listo para un templo; ahora no le queda ninguna casilla libre al lado.',
    },
    lastHuts: {
      name: 'Las últimas chozas',
      about: 'Gasta tus chozas, pero ten aún un templo que construir.',
      ask: {
        one: 'Construye tu última choza y deja un poblado listo para un templo',
        other: 'Construye tus últimas {n} chozas y deja un poblado listo para un templo',
      },
      done: 'Has construido todas tus chozas, y aún tienes un templo que construir después.',
    },
    bury: {
      name: 'Bajo la lava',
      about: 'Cubre muchas chozas de una vez y construye muchas tuyas.',
      ask: {
        one: 'Construye al menos {n} choza y cubre al menos {n} de los demás',
        other: 'Construye al menos {n} chozas y cubre al menos {n} de los demás',
      },
      done: 'Más arriba, una casilla lleva varias chozas: por eso una sola loseta ha podido cubrir tantas.',
    },
    shelter: {
      name: 'A salvo de la lava',
      about: 'Las chozas que la lava no alcanza siguen ahí cuando llega su templo.',
      ask: {
        one: 'Construye {n} choza de modo que ninguna erupción pueda cubrir tus poblados sin templo',
        other: 'Construye {n} chozas de modo que ninguna erupción pueda cubrir tus poblados sin templo',
      },
      done: 'Tal como está la isla, ninguna erupción puede cubrir una choza de tus poblados sin templo.',
    },
    bigExpand: {
      name: 'Gran ampliación',
      about: 'Construye de una vez tantas chozas como puedas.',
      ask: { one: 'Construye {n} choza', other: 'Construye {n} chozas' },
      done: 'Al ampliar, cada casilla libre de ese terreno recibe tantas chozas como indica su nivel.',
    },
    twoReady: {
      name: 'Dos a la vez',
      about: 'Los poblados que siguen separados pueden tener un templo cada uno.',
      ask: {
        one: 'Deja {n} poblado listo para un templo',
        other: 'Deja {n} poblados listos para un templo',
      },
      done: 'Mientras estos poblados sigan separados, cada uno puede tener un templo.',
    },
    joinThree: {
      name: 'Unir poblados',
      about: 'Une poblados hasta llegar a las tres casillas que necesita un templo.',
      ask: 'Deja un poblado listo para un templo',
      done: 'Varios poblados se han hecho uno, y ese está listo para un templo.',
    },
    splitReady: {
      name: 'Separar una parte',
      about: 'Una parte separada de un poblado puede tener su propio templo.',
      ask: 'Deja un poblado listo para un templo',
      done: 'La erupción ha dividido un poblado, y una de sus partes está lista para un templo.',
    },
    readyTemple: {
      name: 'Preparar un templo',
      about: 'Un templo necesita un poblado de tres casillas que aún no tenga ninguno, y una casilla libre al lado.',
      ask: 'Deja un poblado listo para un templo',
      done: 'El poblado tiene al menos tres casillas, ningún templo y una casilla libre al lado.',
    },
  },
});

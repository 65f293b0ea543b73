import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/game.ts';

/** What this game says, in Spanish. The three types are feminine, as pieces (“fichas”) are. */
export const words = translation<typeof english>()('es')({
  title: 'TZAAR',
  tagline: 'Captura, y luego apila o captura otra vez. No pierdas nunca la última de un tipo.',
  seats: { white: 'Blanco', black: 'Negro' },
  types: { tzaar: 'Tzaar', tzarra: 'Tzarra', tott: 'Tott' },

  pieces: {
    white: { tzaar: 'Tzaar blanca', tzarra: 'Tzarra blanca', tott: 'Tott blanca' },
    black: { tzaar: 'Tzaar negra', tzarra: 'Tzarra negra', tott: 'Tott negra' },
  },

  options: {
    setup: {
      name: 'Preparación',
      about: 'Cómo se disponen las 60 fichas.',
      values: { random: 'Al azar', fixed: 'La del reglamento', tournament: 'De torneo' },
    },
  },

  say: {
    empty: '{cell}, vacío',
    stack: '{cell}, {piece}, altura {height}',
    picked: 'elegida',
    canMove: 'puede jugar',
    mayCapture: 'se puede capturar',
    mayStack: 'puedes apilar aquí',
    mayPlace: 'puedes colocar aquí',
    lastFrom: 'origen en el último turno',
    lastTo: 'destino en el último turno',
    stepFrom: 'origen en este turno',
    stepTo: 'destino en este turno',
    refused: 'jugada no permitida',
  },

  tell: {
    capture: {
      tzaar: '{who} captura en {to} con una Tzaar de {from}, altura {height}.',
      tzarra: '{who} captura en {to} con una Tzarra de {from}, altura {height}.',
      tott: '{who} captura en {to} con una Tott de {from}, altura {height}.',
    },
    taken: 'Capturada: {piece}, altura {height}.',
    stack: {
      tzaar: '{who} apila una Tzaar de {from} sobre {to}, ahora con altura {height}.',
      tzarra: '{who} apila una Tzarra de {from} sobre {to}, ahora con altura {height}.',
      tott: '{who} apila una Tott de {from} sobre {to}, ahora con altura {height}.',
    },
    place: {
      tzaar: '{who} coloca una Tzaar en {to}.',
      tzarra: '{who} coloca una Tzarra en {to}.',
      tott: '{who} coloca una Tott en {to}.',
    },
    pass: '{who} pasa.',
    unknown: '{who} juega {step}.',
  },

  advise: {
    capture: 'Captura en {to} ({type}) con {from}: {who} se queda con {n}.',
    captureLast: 'Captura con {from} la última ficha de este tipo ({type}) en {to} y gana.',
    stack: 'Apila {from} sobre {to}: altura {height}.',
    place: 'Coloca en {to}: {type}.',
    pass: 'Pasa.',
  },

  prompt: {
    placing: { title: 'Coloca una ficha', short: 'Coloca una ficha', what: 'Elige un tipo y luego un espacio libre.' },
    opening: { title: 'Apertura: una captura', short: 'Apertura', what: 'Una captura' },
    first: { title: 'Movimiento 1 de 2: captura', short: 'Movimiento 1 de 2', what: 'Captura' },
    second: {
      title: 'Movimiento 2 de 2: captura, apila o pasa',
      short: 'Movimiento 2 de 2',
      what: 'Captura, apila o pasa',
    },
    choosePiece: 'Elige una ficha que pueda capturar.',
    chooseSecond: 'Elige una ficha o pasa.',
    onlyPass: 'No puedes capturar ni apilar. Pasa para terminar el turno.',
    picked: 'Has elegido {cell}, altura {height}. Elige un espacio marcado.',
    typeChosen: {
      tzaar: 'Has elegido una Tzaar. Elige un espacio libre.',
      tzarra: 'Has elegido una Tzarra. Elige un espacio libre.',
      tott: 'Has elegido una Tott. Elige un espacio libre.',
    },
    buries: {
      tzaar: 'Si apilas sobre {cell}, tapas tu última Tzaar y pierdes.',
      tzarra: 'Si apilas sobre {cell}, tapas tu última Tzarra y pierdes.',
      tott: 'Si apilas sobre {cell}, tapas tu última Tott y pierdes.',
    },
    complete: { title: 'Tu turno está completo', text: '{steps}. Confírmalo o deshaz movimientos.' },
    over: { title: 'La partida ha terminado', text: 'Ya no se juega más.' },
  },
  pass: 'Pasar',

  why: {
    noSpace: 'El tablero no tiene ese espacio.',
    stillPlacing: 'Aún se están colocando fichas: pon una en un espacio libre.',
    chooseType: 'Elige primero un tipo y luego un espacio libre.',
    occupied: '{cell} está ocupado. Elige un espacio libre.',
    noneInHand: {
      tzaar: 'Todas tus Tzaars están colocadas.',
      tzarra: 'Todas tus Tzarras están colocadas.',
      tott: 'Todas tus Totts están colocadas.',
    },
    notPlacing: 'Solo se colocan fichas antes de la primera captura.',
    openingCaptures: 'Las blancas empiezan con una sola captura.',
    openingOwn: '{cell} es tuyo. Las blancas empiezan con una sola captura.',
    turnLength: 'Un turno tiene dos movimientos: capturas y luego capturas otra vez, apilas o pasas.',
    firstCaptures: 'El primer movimiento de un turno es siempre una captura.',
    firstOwn: '{cell} es tuyo. El primer movimiento de un turno es siempre una captura.',
    nothingToMove: 'En {cell} no hay nada.',
    notYours: 'En {cell} hay una ficha rival ({owner}). Mueve las tuyas.',
    noLine: 'Ninguna línea recta lleva de {from} a {to}.',
    nothingInReach: '{cell} no tiene nada que capturar: no hay ninguna ficha a su alcance.',
    nothingLower: '{cell} no tiene nada que capturar: los montones a su alcance son más altos.',
    nothingButOwn: '{cell} no tiene nada que capturar: a su alcance solo hay fichas tuyas.',
    emptyTarget: '{cell} está vacío. Solo puedes mover sobre otra ficha.',
    inTheWay: '{to} está fuera de alcance: {cell} está en medio.',
    hole: 'El agujero está entre {from} y {to}. Nada lo cruza.',
    taller: '{to} es más alto: altura {target} contra {own}.',
    ownPiece: '{cell} es tuyo. Captura una ficha rival ({enemy}).',
    stackOnEnemy: 'En {cell} hay una ficha rival ({owner}). Apila solo sobre las tuyas.',
    over: 'La partida ha terminado.',
    notation: 'Un movimiento se escribe D3xC3, B6+B5, - o A@E1.',
    notHere: 'Las reglas no permiten eso aquí.',
  },

  counts: {
    few: 'pocas',
    tzaar: { one: 'queda {n} Tzaar', other: 'quedan {n} Tzaars' },
    tzarra: { one: 'queda {n} Tzarra', other: 'quedan {n} Tzarras' },
    tott: { one: 'queda {n} Tott', other: 'quedan {n} Totts' },
    fewTzaar: { one: 'solo queda {n} Tzaar', other: 'solo quedan {n} Tzaars' },
    fewTzarra: { one: 'solo queda {n} Tzarra', other: 'solo quedan {n} Tzarras' },
    fewTott: { one: 'solo queda {n} Tott', other: 'solo quedan {n} Totts' },
  },
  toPlace: { one: '{n} ficha por colocar', other: '{n} fichas por colocar' },

  ending: {
    noneLeft: {
      tzaar: 'A {who} no le queda ninguna Tzaar.',
      tzarra: 'A {who} no le queda ninguna Tzarra.',
      tott: 'A {who} no le queda ninguna Tott.',
    },
    buried: {
      tzaar: '{who} ha tapado su propia última Tzaar.',
      tzarra: '{who} ha tapado su propia última Tzarra.',
      tott: '{who} ha tapado su propia última Tott.',
    },
    cannotCapture: '{who} no puede capturar al principio de su turno.',
  },

  figures: {
    hole: 'El centro es un agujero. Las líneas terminan en él.',
    types: 'De izquierda a derecha: Tzaar, Tzarra y Tott de las blancas y de las negras.',
    firstCapture: 'El primer movimiento es una captura: estas fichas están al alcance.',
    secondStep: 'En el segundo movimiento capturas o apilas.',
    straight: 'La primera ficha de cada línea está al alcance.',
    emptySpace: 'No puedes mover a un espacio vacío.',
    overEmpty: 'Por encima de espacios vacíos, pero no de la ficha que está en medio.',
    acrossHole: 'No a través del agujero.',
    tooTall: 'La altura 3 captura hasta la altura 3; la altura 4 es demasiada.',
    stacking: 'Una Tzaar apilada sobre dos fichas: una Tzaar de altura 3.',
    lastTaken: 'La última Tzarra negra está al alcance: capturarla gana la partida.',
    noCapture: 'Las blancas solo alcanzan montones más altos: han perdido.',
    buried: 'Apilar aquí tapa la última Tzaar blanca: las blancas pierden.',
  },

  editor: {
    white: 'Fichas blancas',
    black: 'Fichas negras',
    tools: 'Herramientas',
    eraser: 'Quitar',
    seat: 'Le toca a',
    step: 'Movimiento',
    steps: { placing: 'Colocación', opening: 'Apertura', first: '1 de 2', second: '2 de 2' },
    flaws: {
      pieces: '{seat}: hay más de 30 fichas.',
      type: '{seat}: se ven más fichas de un tipo de las que hay.',
      missing: 'Cada bando debe mostrar los tres tipos; si no, la partida ha terminado.',
      captured: 'Se han capturado muy pocas fichas para llegar a este turno.',
      opening: 'Las blancas empiezan con las 60 fichas en el tablero.',
      stacks: 'Mientras se colocan fichas no hay montones.',
      placing: 'Blancas y negras colocan por turnos; el número de fichas no cuadra.',
    },
  },
});

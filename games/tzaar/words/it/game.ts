import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/game.ts';

/** What this game says, in Italian. A “pezzo” is a single “pedina” or a “colonna”. */
export const words = translation<typeof english>()('it')({
  title: 'TZAAR',
  tagline: 'Cattura, poi incolonna o cattura ancora. Non perdere mai l’ultima pedina di un tipo.',
  seats: { white: 'Bianco', black: 'Nero' },
  types: { tzaar: 'Tzaar', tzarra: 'Tzarra', tott: 'Tott' },

  pieces: {
    white: { tzaar: 'Tzaar bianco', tzarra: 'Tzarra bianca', tott: 'Tott bianco' },
    black: { tzaar: 'Tzaar nero', tzarra: 'Tzarra nera', tott: 'Tott nero' },
  },

  options: {
    setup: {
      name: 'Disposizione',
      about: 'Come si dispongono le 60 pedine.',
      values: { random: 'Casuale', fixed: 'Come da regolamento', tournament: 'Da torneo' },
    },
  },

  say: {
    empty: '{cell}, vuota',
    stack: '{cell}, {piece}, altezza {height}',
    picked: 'scelta',
    canMove: 'può muovere',
    mayCapture: 'si può catturare',
    mayStack: 'puoi incolonnare qui',
    mayPlace: 'puoi piazzare qui',
    lastFrom: 'lasciata nell’ultimo turno',
    lastTo: 'raggiunta nell’ultimo turno',
    stepFrom: 'lasciata in questo turno',
    stepTo: 'raggiunta in questo turno',
    refused: 'mossa non permessa',
  },

  tell: {
    capture: {
      tzaar: '{who} cattura in {to} con uno Tzaar da {from}, altezza {height}.',
      tzarra: '{who} cattura in {to} con una Tzarra da {from}, altezza {height}.',
      tott: '{who} cattura in {to} con un Tott da {from}, altezza {height}.',
    },
    taken: 'Esce dal gioco: {piece}, altezza {height}.',
    stack: {
      tzaar: '{who} incolonna uno Tzaar da {from} su {to}, ora altezza {height}.',
      tzarra: '{who} incolonna una Tzarra da {from} su {to}, ora altezza {height}.',
      tott: '{who} incolonna un Tott da {from} su {to}, ora altezza {height}.',
    },
    place: {
      tzaar: '{who} piazza uno Tzaar in {to}.',
      tzarra: '{who} piazza una Tzarra in {to}.',
      tott: '{who} piazza un Tott in {to}.',
    },
    pass: '{who} passa.',
    unknown: '{who} gioca {step}.',
  },

  advise: {
    capture: 'Cattura il pezzo in {to} ({type}) con {from}: {who} ne ha ancora {n}.',
    captureLast: 'Cattura con {from} l’ultimo pezzo di questo tipo ({type}) in {to} e vinci.',
    stack: 'Incolonna {from} su {to}: altezza {height}.',
    place: 'Piazza in {to}: {type}.',
    pass: 'Passa.',
  },

  prompt: {
    placing: {
      title: 'Piazza una pedina',
      short: 'Piazza una pedina',
      what: 'Scegli un tipo, poi una casella libera.',
    },
    opening: { title: 'Apertura: una cattura', short: 'Apertura', what: 'Una cattura' },
    first: { title: 'Mossa 1 di 2: cattura', short: 'Mossa 1 di 2', what: 'Cattura' },
    second: {
      title: 'Mossa 2 di 2: cattura, incolonna o passa',
      short: 'Mossa 2 di 2',
      what: 'Cattura, incolonna o passa',
    },
    choosePiece: 'Scegli un pezzo che può catturare.',
    chooseSecond: 'Scegli un pezzo, o passa.',
    onlyPass: 'Non puoi né catturare né incolonnare. Passa per finire il turno.',
    picked: 'Hai scelto {cell}, altezza {height}. Scegli una casella segnata.',
    typeChosen: {
      tzaar: 'Hai scelto uno Tzaar. Scegli una casella libera.',
      tzarra: 'Hai scelto una Tzarra. Scegli una casella libera.',
      tott: 'Hai scelto un Tott. Scegli una casella libera.',
    },
    buries: {
      tzaar: 'Incolonnare su {cell} copre il tuo ultimo Tzaar: così perdi.',
      tzarra: 'Incolonnare su {cell} copre la tua ultima Tzarra: così perdi.',
      tott: 'Incolonnare su {cell} copre il tuo ultimo Tott: così perdi.',
    },
    complete: { title: 'Il tuo turno è completo', text: '{steps}. Confermalo, o annulla qualche mossa.' },
    over: { title: 'La partita è finita', text: 'Non si gioca più.' },
  },
  pass: 'Passa',

  why: {
    noSpace: 'Il tavoliere non ha questa casella.',
    stillPlacing: 'Si piazzano ancora le pedine: mettine una su una casella libera.',
    chooseType: 'Scegli prima un tipo, poi una casella libera.',
    occupied: '{cell} è occupata. Scegli una casella libera.',
    noneInHand: {
      tzaar: 'Tutti i tuoi Tzaar sono piazzati.',
      tzarra: 'Tutte le tue Tzarra sono piazzate.',
      tott: 'Tutti i tuoi Tott sono piazzati.',
    },
    notPlacing: 'Le pedine si piazzano solo prima della prima cattura.',
    openingCaptures: 'Il Bianco apre con una sola cattura.',
    openingOwn: '{cell} è tua. Il Bianco apre con una sola cattura.',
    turnLength: 'Un turno ha due mosse: cattura, poi cattura ancora, incolonna o passa.',
    firstCaptures: 'La prima mossa di un turno è sempre una cattura.',
    firstOwn: '{cell} è tua. La prima mossa di un turno è sempre una cattura.',
    nothingToMove: 'In {cell} non c’è nulla.',
    notYours: 'In {cell} c’è un pezzo avversario ({owner}). Muovi i tuoi.',
    noLine: 'Nessuna linea retta porta da {from} a {to}.',
    nothingInReach: '{cell} non ha nulla da catturare: nessun pezzo è alla sua portata.',
    nothingLower: '{cell} non ha nulla da catturare: le colonne alla sua portata sono più alte.',
    nothingButOwn: '{cell} non ha nulla da catturare: alla sua portata ci sono solo pezzi tuoi.',
    emptyTarget: '{cell} è vuota. Puoi muovere solo su un altro pezzo.',
    inTheWay: '{to} è fuori portata: {cell} sbarra la strada.',
    hole: 'Tra {from} e {to} c’è il foro. Nulla lo attraversa.',
    taller: '{to} è più alta: altezza {target} contro {own}.',
    ownPiece: '{cell} è tua. Cattura un pezzo avversario ({enemy}).',
    stackOnEnemy: 'In {cell} c’è un pezzo avversario ({owner}). Incolonna solo sui tuoi.',
    over: 'La partita è finita.',
    notation: 'Una mossa si scrive D3xC3, B6+B5, - o A@E1.',
    notHere: 'Qui le regole non lo permettono.',
  },

  counts: {
    few: 'a rischio',
    tzaar: { one: '{n} Tzaar rimasto', other: '{n} Tzaar rimasti' },
    tzarra: { one: '{n} Tzarra rimasta', other: '{n} Tzarra rimaste' },
    tott: { one: '{n} Tott rimasto', other: '{n} Tott rimasti' },
    fewTzaar: { one: 'solo {n} Tzaar rimasto', other: 'solo {n} Tzaar rimasti' },
    fewTzarra: { one: 'solo {n} Tzarra rimasta', other: 'solo {n} Tzarra rimaste' },
    fewTott: { one: 'solo {n} Tott rimasto', other: 'solo {n} Tott rimasti' },
  },
  toPlace: { one: '{n} pedina da piazzare', other: '{n} pedine da piazzare' },

  ending: {
    noneLeft: {
      tzaar: '{who} non ha più Tzaar.',
      tzarra: '{who} non ha più Tzarra.',
      tott: '{who} non ha più Tott.',
    },
    buried: {
      tzaar: '{who} ha coperto il proprio ultimo Tzaar.',
      tzarra: '{who} ha coperto la propria ultima Tzarra.',
      tott: '{who} ha coperto il proprio ultimo Tott.',
    },
    cannotCapture: '{who} non può catturare all’inizio del turno.',
  },

  figures: {
    hole: 'Il centro è un foro. Lì le linee finiscono.',
    types: 'Da sinistra a destra: Tzaar, Tzarra e Tott del Bianco e del Nero.',
    firstCapture: 'La prima mossa è una cattura: questi pezzi sono a portata.',
    secondStep: 'Con la seconda mossa catturi o incolonni.',
    straight: 'Su ogni linea è a portata il primo pezzo.',
    emptySpace: 'Non puoi muovere su una casella vuota.',
    overEmpty: 'Sopra le caselle vuote, ma non sopra il pezzo che sbarra la strada.',
    acrossHole: 'Non attraverso il foro.',
    tooTall: 'L’altezza 3 cattura fino all’altezza 3; l’altezza 4 è troppa.',
    stacking: 'Uno Tzaar incolonnato su due pedine: uno Tzaar di altezza 3.',
    lastTaken: 'L’ultima Tzarra nera è a portata: catturarla fa vincere.',
    noCapture: 'Il Bianco raggiunge solo colonne più alte: il Bianco ha perso.',
    buried: 'Incolonnare qui copre l’ultimo Tzaar bianco: il Bianco perde.',
  },

  editor: {
    white: 'Pedine bianche',
    black: 'Pedine nere',
    tools: 'Strumenti',
    eraser: 'Togli',
    seat: 'Di turno',
    step: 'Mossa',
    steps: { placing: 'Piazzamento', opening: 'Apertura', first: '1 di 2', second: '2 di 2' },
    flaws: {
      pieces: '{seat}: i pezzi sono più di 30.',
      type: '{seat}: di un tipo si vedono più pezzi di quanti ce ne siano.',
      missing: 'Ogni parte deve mostrare tutti e tre i tipi, altrimenti la partita è finita.',
      captured: 'Sono stati catturati troppo pochi pezzi per arrivare a questo turno.',
      opening: 'Il Bianco apre con tutte le 60 pedine sul tavoliere.',
      stacks: 'Finché si piazzano le pedine non ci sono colonne.',
      placing: 'Bianco e Nero piazzano a turno: il numero delle pedine non torna.',
    },
  },
});

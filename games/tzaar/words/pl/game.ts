import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/game.ts';

/** What this game says, in Polish. */
export const words = translation<typeof english>()('pl')({
  title: 'TZAAR',
  tagline: 'Przejmij, potem nałóż lub przejmij znowu. Chroń ostatni pion każdego rodzaju.',
  seats: { white: 'Biały', black: 'Czarny' },
  types: { tzaar: 'Tzaar', tzarra: 'Tzarra', tott: 'Tott' },

  pieces: {
    white: { tzaar: 'biały Tzaar', tzarra: 'biała Tzarra', tott: 'biały Tott' },
    black: { tzaar: 'czarny Tzaar', tzarra: 'czarna Tzarra', tott: 'czarny Tott' },
  },

  options: {
    setup: {
      name: 'Rozstawienie',
      about: 'Jak rozstawia się 60 pionów.',
      values: { random: 'Losowe', fixed: 'Jak w instrukcji', tournament: 'Turniejowe' },
    },
  },

  say: {
    empty: '{cell}, puste',
    stack: '{cell}, {piece}, wysokość {height}',
    picked: 'wybrane',
    canMove: 'może się ruszyć',
    mayCapture: 'do przejęcia',
    mayStack: 'możesz tu nałożyć',
    mayPlace: 'możesz tu postawić',
    lastFrom: 'opuszczone w ostatniej turze',
    lastTo: 'zajęte w ostatniej turze',
    stepFrom: 'opuszczone w tej turze',
    stepTo: 'zajęte w tej turze',
    refused: 'niedozwolone',
  },

  tell: {
    capture: {
      tzaar: '{who} przejmuje na {to} pionem Tzaar z {from}, wysokość {height}.',
      tzarra: '{who} przejmuje na {to} pionem Tzarra z {from}, wysokość {height}.',
      tott: '{who} przejmuje na {to} pionem Tott z {from}, wysokość {height}.',
    },
    taken: 'Przejęte: {piece}, wysokość {height}.',
    stack: {
      tzaar: '{who} nakłada pion Tzaar z {from} na {to}, teraz wysokość {height}.',
      tzarra: '{who} nakłada pion Tzarra z {from} na {to}, teraz wysokość {height}.',
      tott: '{who} nakłada pion Tott z {from} na {to}, teraz wysokość {height}.',
    },
    place: {
      tzaar: '{who} stawia pion Tzaar na {to}.',
      tzarra: '{who} stawia pion Tzarra na {to}.',
      tott: '{who} stawia pion Tott na {to}.',
    },
    pass: '{who} pasuje.',
    unknown: '{who} gra {step}.',
  },

  advise: {
    capture: 'Przejmij pion na {to} ({type}) pionem z {from}: {who} ma jeszcze {n}.',
    captureLast: 'Przejmij pionem z {from} ostatni pion tego rodzaju ({type}) na {to} i wygraj.',
    stack: 'Nałóż {from} na {to}: wysokość {height}.',
    place: 'Postaw na {to}: {type}.',
    pass: 'Spasuj.',
  },

  prompt: {
    placing: { title: 'Postaw pion', short: 'Postaw pion', what: 'Wybierz rodzaj, potem wolne pole.' },
    opening: { title: 'Otwarcie: jedno przejęcie', short: 'Otwarcie', what: 'Jedno przejęcie' },
    first: { title: 'Ruch 1 z 2: przejmij', short: 'Ruch 1 z 2', what: 'Przejmij' },
    second: {
      title: 'Ruch 2 z 2: przejmij, nałóż lub spasuj',
      short: 'Ruch 2 z 2',
      what: 'Przejmij, nałóż lub spasuj',
    },
    choosePiece: 'Wybierz pion, który może coś przejąć.',
    chooseSecond: 'Wybierz pion albo spasuj.',
    onlyPass: 'Nie możesz niczego przejąć ani nałożyć. Spasuj, żeby zakończyć turę.',
    picked: 'Wybrane {cell}, wysokość {height}. Wskaż zaznaczone pole.',
    typeChosen: {
      tzaar: 'Stawiasz pion Tzaar. Wybierz wolne pole.',
      tzarra: 'Stawiasz pion Tzarra. Wybierz wolne pole.',
      tott: 'Stawiasz pion Tott. Wybierz wolne pole.',
    },
    buries: {
      tzaar: 'Nałożenie na {cell} przykrywa twój ostatni pion Tzaar: przegrywasz.',
      tzarra: 'Nałożenie na {cell} przykrywa twój ostatni pion Tzarra: przegrywasz.',
      tott: 'Nałożenie na {cell} przykrywa twój ostatni pion Tott: przegrywasz.',
    },
    complete: { title: 'Twoja tura jest gotowa', text: '{steps}. Zatwierdź ją albo cofnij ruchy.' },
    over: { title: 'Partia zakończona', text: 'Nie ma już ruchów.' },
  },
  pass: 'Spasuj',

  why: {
    noSpace: 'Takiego pola nie ma na planszy.',
    stillPlacing: 'Trwa jeszcze stawianie pionów: postaw jeden na wolnym polu.',
    chooseType: 'Najpierw wybierz rodzaj, potem wolne pole.',
    occupied: '{cell} jest zajęte. Wybierz wolne pole.',
    noneInHand: {
      tzaar: 'Wszystkie twoje piony Tzaar już stoją.',
      tzarra: 'Wszystkie twoje piony Tzarra już stoją.',
      tott: 'Wszystkie twoje piony Tott już stoją.',
    },
    notPlacing: 'Piony stawia się tylko przed pierwszym przejęciem.',
    openingCaptures: 'Biały zaczyna jednym przejęciem.',
    openingOwn: 'Na {cell} stoi twój własny pion. Biały zaczyna jednym przejęciem.',
    turnLength: 'Tura ma dwa ruchy: przejęcie, a potem przejęcie, nałożenie albo pas.',
    firstCaptures: 'Pierwszy ruch tury jest zawsze przejęciem.',
    firstOwn: 'Na {cell} stoi twój własny pion. Pierwszy ruch tury jest zawsze przejęciem.',
    nothingToMove: 'Na {cell} nic nie stoi.',
    notYours: 'Na {cell} stoi pion przeciwnika ({owner}). Ruszaj własnymi.',
    noLine: 'Z {from} na {to} nie prowadzi linia prosta.',
    nothingInReach: 'Z {cell} nie ma czego przejąć: żaden pion nie jest w zasięgu.',
    nothingLower: 'Z {cell} nie ma czego przejąć: każdy stos w zasięgu jest wyższy.',
    nothingButOwn: 'Z {cell} nie ma czego przejąć: w zasięgu są tylko twoje piony.',
    emptyTarget: '{cell} jest puste. Można iść tylko na inny pion.',
    inTheWay: '{to} jest poza zasięgiem: {cell} zagradza drogę.',
    hole: 'Między {from} a {to} jest otwór. Nic przez niego nie przechodzi.',
    taller: 'Stos na {to} jest wyższy: wysokość {target} wobec {own}.',
    ownPiece: 'Na {cell} stoi twój własny pion. Przejmij pion przeciwnika ({enemy}).',
    stackOnEnemy: 'Na {cell} stoi pion przeciwnika ({owner}). Nakładaj tylko na własne.',
    over: 'Partia zakończona.',
    notation: 'Ruch zapisuje się D3xC3, B6+B5, - lub A@E1.',
    notHere: 'Zasady nie pozwalają na to tutaj.',
  },

  counts: {
    few: 'mało',
    tzaar: {
      one: 'jeszcze {n} pion Tzaar',
      few: 'jeszcze {n} piony Tzaar',
      many: 'jeszcze {n} pionów Tzaar',
      other: 'jeszcze {n} piona Tzaar',
    },
    tzarra: {
      one: 'jeszcze {n} pion Tzarra',
      few: 'jeszcze {n} piony Tzarra',
      many: 'jeszcze {n} pionów Tzarra',
      other: 'jeszcze {n} piona Tzarra',
    },
    tott: {
      one: 'jeszcze {n} pion Tott',
      few: 'jeszcze {n} piony Tott',
      many: 'jeszcze {n} pionów Tott',
      other: 'jeszcze {n} piona Tott',
    },
    fewTzaar: {
      one: 'tylko {n} pion Tzaar',
      few: 'tylko {n} piony Tzaar',
      many: 'tylko {n} pionów Tzaar',
      other: 'tylko {n} piona Tzaar',
    },
    fewTzarra: {
      one: 'tylko {n} pion Tzarra',
      few: 'tylko {n} piony Tzarra',
      many: 'tylko {n} pionów Tzarra',
      other: 'tylko {n} piona Tzarra',
    },
    fewTott: {
      one: 'tylko {n} pion Tott',
      few: 'tylko {n} piony Tott',
      many: 'tylko {n} pionów Tott',
      other: 'tylko {n} piona Tott',
    },
  },
  toPlace: { one: 'w zapasie {n}', few: 'w zapasie {n}', many: 'w zapasie {n}', other: 'w zapasie {n}' },

  ending: {
    noneLeft: {
      tzaar: '{who} nie ma już pionów Tzaar.',
      tzarra: '{who} nie ma już pionów Tzarra.',
      tott: '{who} nie ma już pionów Tott.',
    },
    buried: {
      tzaar: '{who} przykrywa własny ostatni pion Tzaar.',
      tzarra: '{who} przykrywa własny ostatni pion Tzarra.',
      tott: '{who} przykrywa własny ostatni pion Tott.',
    },
    cannotCapture: '{who} nie może niczego przejąć na początku tury.',
  },

  figures: {
    hole: 'Środek to otwór. Linie się na nim kończą.',
    types: 'Od lewej do prawej: Tzaar, Tzarra i Tott, białe i czarne.',
    firstCapture: 'Pierwszy ruch to przejęcie: te piony są w zasięgu.',
    secondStep: 'Drugim ruchem można przejąć albo nałożyć.',
    straight: 'W zasięgu jest pierwszy pion na każdej linii.',
    emptySpace: 'Nie możesz iść na puste pole.',
    overEmpty: 'Nad pustymi polami, ale nie nad pionem na drodze.',
    acrossHole: 'Nie przez otwór.',
    tooTall: 'Wysokość 3 przejmuje do wysokości 3; wysokość 4 to za dużo.',
    stacking: 'Tzaar nałożony na dwa piony: Tzaar o wysokości 3.',
    lastTaken: 'Ostatnia czarna Tzarra jest w zasięgu: kto ją przejmie, wygrywa.',
    noCapture: 'W zasięgu Białego są tylko wyższe stosy: Biały przegrywa.',
    buried: 'Nałożenie tutaj przykrywa ostatni biały Tzaar: Biały przegrywa.',
  },

  editor: {
    white: 'Białe piony',
    black: 'Czarne piony',
    tools: 'Narzędzia',
    eraser: 'Zdejmij',
    seat: 'Czyja kolej',
    step: 'Ruch',
    steps: { placing: 'Stawianie', opening: 'Otwarcie', first: '1 z 2', second: '2 z 2' },
    flaws: {
      pieces: '{seat}: ponad 30 pionów.',
      type: '{seat}: widać więcej pionów jednego rodzaju, niż ich jest.',
      missing: 'Każda strona musi mieć na wierzchu wszystkie trzy rodzaje, inaczej partia jest zakończona.',
      captured: 'Przejęto za mało pionów, by doszło do tej tury.',
      opening: 'Biały zaczyna, gdy na planszy stoi 60 pionów.',
      stacks: 'Podczas stawiania pionów nie ma jeszcze stosów.',
      placing: 'Biały i Czarny stawiają na zmianę; liczby pionów się nie zgadzają.',
    },
  },
});

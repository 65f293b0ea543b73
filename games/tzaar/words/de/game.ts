import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/game.ts';

/** What this game says, in German. */
export const words = translation<typeof english>()('de')({
  title: 'TZAAR',
  tagline: 'Schlage, dann staple oder schlage wieder. Verlier nie den letzten Stein einer Art.',
  seats: { white: 'Weiß', black: 'Schwarz' },
  types: { tzaar: 'Tzaar', tzarra: 'Tzarra', tott: 'Tott' },

  pieces: {
    white: { tzaar: 'weißer Tzaar', tzarra: 'weißer Tzarra', tott: 'weißer Tott' },
    black: { tzaar: 'schwarzer Tzaar', tzarra: 'schwarzer Tzarra', tott: 'schwarzer Tott' },
  },

  options: {
    setup: {
      name: 'Aufstellung',
      about: 'Wie die 60 Steine aufs Brett kommen.',
      values: { random: 'Zufällig', fixed: 'Wie im Regelheft', tournament: 'Abwechselnd gesetzt' },
    },
  },

  say: {
    empty: '{cell}, leer',
    stack: '{cell}, {piece}, Höhe {height}',
    picked: 'ausgewählt',
    canMove: 'kann ziehen',
    mayCapture: 'kann geschlagen werden',
    mayStack: 'hier kannst du stapeln',
    mayPlace: 'hier kannst du setzen',
    lastFrom: 'im letzten Zug verlassen',
    lastTo: 'im letzten Zug erreicht',
    stepFrom: 'in diesem Zug verlassen',
    stepTo: 'in diesem Zug erreicht',
    refused: 'nicht erlaubt',
  },

  tell: {
    capture: {
      tzaar: '{who} schlägt von {from} aus auf {to}, mit einem Tzaar der Höhe {height}.',
      tzarra: '{who} schlägt von {from} aus auf {to}, mit einem Tzarra der Höhe {height}.',
      tott: '{who} schlägt von {from} aus auf {to}, mit einem Tott der Höhe {height}.',
    },
    taken: 'Geschlagen: {piece}, Höhe {height}.',
    stack: {
      tzaar: '{who} stapelt einen Tzaar von {from} auf {to}, jetzt Höhe {height}.',
      tzarra: '{who} stapelt einen Tzarra von {from} auf {to}, jetzt Höhe {height}.',
      tott: '{who} stapelt einen Tott von {from} auf {to}, jetzt Höhe {height}.',
    },
    place: {
      tzaar: '{who} setzt einen Tzaar auf {to}.',
      tzarra: '{who} setzt einen Tzarra auf {to}.',
      tott: '{who} setzt einen Tott auf {to}.',
    },
    pass: '{who} passt.',
    unknown: '{who} spielt {step}.',
  },

  advise: {
    capture: 'Schlage {to} ({type}) mit {from}: {who} hat davon noch {n}.',
    captureLast: 'Schlage mit {from} den letzten Stein dieser Art ({type}) auf {to} und gewinne.',
    stack: 'Staple {from} auf {to}: Höhe {height}.',
    place: 'Setz auf {to}: {type}.',
    pass: 'Passe.',
  },

  prompt: {
    placing: { title: 'Setz einen Stein', short: 'Setz einen Stein', what: 'Wähle eine Art, dann ein freies Feld.' },
    opening: { title: 'Eröffnung: ein Schlag', short: 'Eröffnung', what: 'Ein Schlag' },
    first: { title: 'Schritt 1 von 2: schlagen', short: 'Schritt 1 von 2', what: 'Schlagen' },
    second: {
      title: 'Schritt 2 von 2: schlagen, stapeln oder passen',
      short: 'Schritt 2 von 2',
      what: 'Schlagen, stapeln oder passen',
    },
    choosePiece: 'Wähle einen Stein, der schlagen kann.',
    chooseSecond: 'Wähle einen Stein oder passe.',
    onlyPass: 'Du kannst weder schlagen noch stapeln. Passe, um den Zug zu beenden.',
    picked: '{cell} ist ausgewählt, Höhe {height}. Wähle ein markiertes Feld.',
    typeChosen: {
      tzaar: 'Ein Tzaar ist ausgewählt. Wähle ein freies Feld.',
      tzarra: 'Ein Tzarra ist ausgewählt. Wähle ein freies Feld.',
      tott: 'Ein Tott ist ausgewählt. Wähle ein freies Feld.',
    },
    buries: {
      tzaar: 'Stapeln auf {cell} verdeckt deinen letzten Tzaar: Damit verlierst du.',
      tzarra: 'Stapeln auf {cell} verdeckt deinen letzten Tzarra: Damit verlierst du.',
      tott: 'Stapeln auf {cell} verdeckt deinen letzten Tott: Damit verlierst du.',
    },
    complete: { title: 'Dein Zug ist vollständig', text: '{steps}. Bestätige ihn oder nimm einen Schritt zurück.' },
    over: { title: 'Die Partie ist zu Ende', text: 'Es wird nicht mehr gezogen.' },
  },
  pass: 'Passen',

  why: {
    noSpace: 'Dieses Feld gibt es auf dem Brett nicht.',
    stillPlacing: 'Noch werden Steine gesetzt: Setz einen auf ein freies Feld.',
    chooseType: 'Wähle zuerst eine Art, dann ein freies Feld.',
    occupied: '{cell} ist besetzt. Wähle ein freies Feld.',
    noneInHand: {
      tzaar: 'Alle deine Tzaars sind gesetzt.',
      tzarra: 'Alle deine Tzarras sind gesetzt.',
      tott: 'Alle deine Totts sind gesetzt.',
    },
    notPlacing: 'Steine werden nur vor dem ersten Schlag gesetzt.',
    openingCaptures: 'Weiß eröffnet mit einem einzigen Schlag.',
    openingOwn: 'Auf {cell} steht dein eigener Stein. Weiß eröffnet mit einem einzigen Schlag.',
    turnLength: 'Ein Zug hat zwei Schritte: schlagen, dann schlagen, stapeln oder passen.',
    firstCaptures: 'Der erste Schritt eines Zugs ist immer ein Schlag.',
    firstOwn: 'Auf {cell} steht dein eigener Stein. Der erste Schritt eines Zugs ist immer ein Schlag.',
    nothingToMove: 'Auf {cell} steht nichts.',
    notYours: '{cell} gehört {owner}. Zieh mit deinen eigenen Steinen.',
    noLine: 'Von {from} nach {to} führt keine gerade Linie.',
    nothingInReach: '{cell} kann nichts schlagen: Kein Stein ist in Reichweite.',
    nothingLower: '{cell} kann nichts schlagen: Jeder Stapel in Reichweite ist höher.',
    nothingButOwn: '{cell} kann nichts schlagen: In Reichweite stehen nur eigene Steine.',
    emptyTarget: '{cell} ist leer. Du kannst nur auf einen anderen Stein ziehen.',
    inTheWay: '{to} ist außer Reichweite: {cell} steht im Weg.',
    hole: 'Zwischen {from} und {to} liegt das Loch. Darüber wird nicht gezogen.',
    taller: '{to} ist höher: Höhe {target} gegen {own}.',
    ownPiece: 'Auf {cell} steht dein eigener Stein. Schlage einen von {enemy}.',
    stackOnEnemy: '{cell} gehört {owner}. Staple nur auf eigene Steine.',
    over: 'Die Partie ist zu Ende.',
    notation: 'Einen Schritt schreibt man D3xC3, B6+B5, - oder A@E1.',
    notHere: 'Die Regeln erlauben das hier nicht.',
  },

  counts: {
    few: 'knapp',
    tzaar: { one: '{n} Tzaar übrig', other: '{n} Tzaars übrig' },
    tzarra: { one: '{n} Tzarra übrig', other: '{n} Tzarras übrig' },
    tott: { one: '{n} Tott übrig', other: '{n} Totts übrig' },
    fewTzaar: { one: 'nur noch {n} Tzaar', other: 'nur noch {n} Tzaars' },
    fewTzarra: { one: 'nur noch {n} Tzarra', other: 'nur noch {n} Tzarras' },
    fewTott: { one: 'nur noch {n} Tott', other: 'nur noch {n} Totts' },
  },
  toPlace: { one: '{n} Stein zu setzen', other: '{n} Steine zu setzen' },

  ending: {
    noneLeft: {
      tzaar: '{who} hat keinen Tzaar mehr.',
      tzarra: '{who} hat keinen Tzarra mehr.',
      tott: '{who} hat keinen Tott mehr.',
    },
    buried: {
      tzaar: '{who} hat den eigenen letzten Tzaar verdeckt.',
      tzarra: '{who} hat den eigenen letzten Tzarra verdeckt.',
      tott: '{who} hat den eigenen letzten Tott verdeckt.',
    },
    cannotCapture: '{who} kann zu Beginn des Zugs nicht schlagen.',
  },

  figures: {
    hole: 'Die Mitte ist ein Loch. Die Linien enden dort.',
    types: 'Von links nach rechts: Tzaar, Tzarra und Tott von Weiß und von Schwarz.',
    firstCapture: 'Der erste Schritt ist ein Schlag: Diese Steine sind erreichbar.',
    secondStep: 'Im zweiten Schritt schlägst oder stapelst du.',
    straight: 'Auf jeder Linie ist der erste Stein erreichbar.',
    emptySpace: 'Auf ein leeres Feld kannst du nicht ziehen.',
    overEmpty: 'Über leere Felder, aber nicht über einen Stein im Weg.',
    acrossHole: 'Nicht über das Loch.',
    tooTall: 'Höhe 3 schlägt bis Höhe 3; Höhe 4 ist zu hoch.',
    stacking: 'Ein Tzaar auf zwei Steine gestapelt: ein Tzaar der Höhe 3.',
    lastTaken: 'Der letzte schwarze Tzarra ist erreichbar: Wer ihn schlägt, gewinnt.',
    noCapture: 'Weiß erreicht nur höhere Stapel: Weiß hat verloren.',
    buried: 'Stapeln verdeckt hier den letzten weißen Tzaar: Weiß verliert.',
  },

  editor: {
    white: 'Weiße Steine',
    black: 'Schwarze Steine',
    tools: 'Werkzeuge',
    eraser: 'Entfernen',
    seat: 'Am Zug',
    step: 'Schritt',
    steps: { placing: 'Setzen', opening: 'Eröffnung', first: '1 von 2', second: '2 von 2' },
    flaws: {
      pieces: '{seat} hat mehr als 30 Steine.',
      type: '{seat} zeigt mehr Steine einer Art, als es gibt.',
      missing: 'Jede Seite muss alle drei Arten zeigen, sonst ist die Partie zu Ende.',
      captured: 'Bis zu diesem Zug müssten mehr Steine geschlagen sein.',
      opening: 'Weiß eröffnet, wenn alle 60 Steine auf dem Brett sind.',
      stacks: 'Solange Steine gesetzt werden, gibt es keine Stapel.',
      placing: 'Weiß und Schwarz setzen abwechselnd; die Zahl ihrer Steine passt nicht.',
    },
  },
});

import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/game.ts';

/** What this game says, in Dutch. */
export const words = translation<typeof english>()('nl')({
  title: 'TZAAR',
  tagline: 'Sla, en stapel dan of sla nog eens. Verlies nooit de laatste van een soort.',
  seats: { white: 'Wit', black: 'Zwart' },
  types: { tzaar: 'Tzaar', tzarra: 'Tzarra', tott: 'Tott' },

  pieces: {
    white: { tzaar: 'witte Tzaar', tzarra: 'witte Tzarra', tott: 'witte Tott' },
    black: { tzaar: 'zwarte Tzaar', tzarra: 'zwarte Tzarra', tott: 'zwarte Tott' },
  },

  options: {
    setup: {
      name: 'Opstelling',
      about: 'Hoe de 60 stukken op het bord komen.',
      values: { random: 'Willekeurig', fixed: 'Zoals in het boekje', tournament: 'Om en om plaatsen' },
    },
  },

  say: {
    empty: '{cell}, leeg',
    stack: '{cell}, {piece}, hoogte {height}',
    picked: 'gekozen',
    canMove: 'kan zetten',
    mayCapture: 'kan geslagen worden',
    mayStack: 'hier kun je stapelen',
    mayPlace: 'hier kun je plaatsen',
    lastFrom: 'verlaten in de vorige beurt',
    lastTo: 'bereikt in de vorige beurt',
    stepFrom: 'verlaten in deze beurt',
    stepTo: 'bereikt in deze beurt',
    refused: 'mag niet',
  },

  tell: {
    capture: {
      tzaar: '{who} slaat op {to} met een Tzaar van {from}, hoogte {height}.',
      tzarra: '{who} slaat op {to} met een Tzarra van {from}, hoogte {height}.',
      tott: '{who} slaat op {to} met een Tott van {from}, hoogte {height}.',
    },
    taken: 'Geslagen: {piece}, hoogte {height}.',
    stack: {
      tzaar: '{who} stapelt een Tzaar van {from} op {to}, nu hoogte {height}.',
      tzarra: '{who} stapelt een Tzarra van {from} op {to}, nu hoogte {height}.',
      tott: '{who} stapelt een Tott van {from} op {to}, nu hoogte {height}.',
    },
    place: {
      tzaar: '{who} plaatst een Tzaar op {to}.',
      tzarra: '{who} plaatst een Tzarra op {to}.',
      tott: '{who} plaatst een Tott op {to}.',
    },
    pass: '{who} past.',
    unknown: '{who} speelt {step}.',
  },

  advise: {
    capture: 'Sla de {type} op {to} met {from}: {who} heeft er nog {n}.',
    captureLast: 'Sla met {from} de laatste {type} op {to} en win.',
    stack: 'Stapel {from} op {to}: hoogte {height}.',
    place: 'Plaats een {type} op {to}.',
    pass: 'Pas.',
  },

  prompt: {
    placing: { title: 'Plaats een stuk', short: 'Plaats een stuk', what: 'Kies een soort, dan een vrij veld.' },
    opening: { title: 'Opening: één keer slaan', short: 'Opening', what: 'Eén keer slaan' },
    first: { title: 'Zet 1 van 2: slaan', short: 'Zet 1 van 2', what: 'Slaan' },
    second: {
      title: 'Zet 2 van 2: slaan, stapelen of passen',
      short: 'Zet 2 van 2',
      what: 'Slaan, stapelen of passen',
    },
    choosePiece: 'Kies een stuk dat kan slaan.',
    chooseSecond: 'Kies een stuk, of pas.',
    onlyPass: 'Je kunt niet slaan of stapelen. Pas om je beurt te beëindigen.',
    picked: '{cell} is gekozen, hoogte {height}. Kies een gemarkeerd veld.',
    typeChosen: {
      tzaar: 'Een Tzaar is gekozen. Kies een vrij veld.',
      tzarra: 'Een Tzarra is gekozen. Kies een vrij veld.',
      tott: 'Een Tott is gekozen. Kies een vrij veld.',
    },
    buries: {
      tzaar: 'Stapelen op {cell} bedekt je laatste Tzaar: dan verlies je.',
      tzarra: 'Stapelen op {cell} bedekt je laatste Tzarra: dan verlies je.',
      tott: 'Stapelen op {cell} bedekt je laatste Tott: dan verlies je.',
    },
    complete: { title: 'Je beurt is compleet', text: '{steps}. Bevestig hem of neem zetten terug.' },
    over: { title: 'De partij is afgelopen', text: 'Er wordt niets meer gespeeld.' },
  },
  pass: 'Passen',

  why: {
    noSpace: 'Zo’n veld heeft het bord niet.',
    stillPlacing: 'Er worden nog stukken geplaatst: zet er een op een vrij veld.',
    chooseType: 'Kies eerst een soort, dan een vrij veld.',
    occupied: '{cell} is bezet. Kies een vrij veld.',
    noneInHand: {
      tzaar: 'Al je Tzaars zijn geplaatst.',
      tzarra: 'Al je Tzarra’s zijn geplaatst.',
      tott: 'Al je Totts zijn geplaatst.',
    },
    notPlacing: 'Stukken worden alleen geplaatst voordat er voor het eerst wordt geslagen.',
    openingCaptures: 'Wit opent met één keer slaan.',
    openingOwn: '{cell} is van jou. Wit opent met één keer slaan.',
    turnLength: 'Een beurt heeft twee zetten: slaan, dan slaan, stapelen of passen.',
    firstCaptures: 'De eerste zet van een beurt is altijd slaan.',
    firstOwn: '{cell} is van jou. De eerste zet van een beurt is altijd slaan.',
    nothingToMove: 'Op {cell} staat niets.',
    notYours: '{cell} is van {owner}. Zet met je eigen stukken.',
    noLine: 'Er loopt geen rechte lijn van {from} naar {to}.',
    nothingInReach: '{cell} kan niets slaan: er is geen stuk binnen bereik.',
    nothingLower: '{cell} kan niets slaan: elke stapel binnen bereik is hoger.',
    nothingButOwn: '{cell} kan niets slaan: alleen je eigen stukken zijn binnen bereik.',
    emptyTarget: '{cell} is leeg. Je kunt alleen naar een ander stuk.',
    inTheWay: '{to} is buiten bereik: {cell} staat in de weg.',
    hole: 'Tussen {from} en {to} ligt het gat. Niets gaat daaroverheen.',
    taller: '{to} is hoger: hoogte {target} tegen {own}.',
    ownPiece: '{cell} is van jou. Sla een stuk van {enemy}.',
    stackOnEnemy: '{cell} is van {owner}. Stapel alleen op je eigen stukken.',
    over: 'De partij is afgelopen.',
    notation: 'Een zet schrijf je als D3xC3, B6+B5, - of A@E1.',
    notHere: 'De regels staan dat hier niet toe.',
  },

  counts: {
    few: 'weinig',
    tzaar: { one: '{n} Tzaar over', other: '{n} Tzaars over' },
    tzarra: { one: '{n} Tzarra over', other: '{n} Tzarra’s over' },
    tott: { one: '{n} Tott over', other: '{n} Totts over' },
    fewTzaar: { one: 'nog maar {n} Tzaar over', other: 'nog maar {n} Tzaars over' },
    fewTzarra: { one: 'nog maar {n} Tzarra over', other: 'nog maar {n} Tzarra’s over' },
    fewTott: { one: 'nog maar {n} Tott over', other: 'nog maar {n} Totts over' },
  },
  toPlace: { one: '{n} stuk te plaatsen', other: '{n} stukken te plaatsen' },

  ending: {
    noneLeft: {
      tzaar: '{who} heeft geen Tzaar meer.',
      tzarra: '{who} heeft geen Tzarra meer.',
      tott: '{who} heeft geen Tott meer.',
    },
    buried: {
      tzaar: '{who} heeft de eigen laatste Tzaar bedekt.',
      tzarra: '{who} heeft de eigen laatste Tzarra bedekt.',
      tott: '{who} heeft de eigen laatste Tott bedekt.',
    },
    cannotCapture: '{who} kan aan het begin van de beurt niet slaan.',
  },

  figures: {
    hole: 'Het midden is een gat. De lijnen eindigen daar.',
    types: 'Van links naar rechts: Tzaar, Tzarra en Tott van Wit en van Zwart.',
    firstCapture: 'Met je eerste zet sla je: deze stukken zijn bereikbaar.',
    secondStep: 'Met je tweede zet mag je slaan of stapelen.',
    straight: 'Op elke lijn is het eerste stuk bereikbaar.',
    emptySpace: 'Je kunt niet naar een leeg veld.',
    overEmpty: 'Over lege velden, maar niet over het stuk in de weg.',
    acrossHole: 'Niet over het gat.',
    tooTall: 'Hoogte 3 slaat tot en met hoogte 3; hoogte 4 is te hoog.',
    stacking: 'Een Tzaar op twee gestapeld: een Tzaar van hoogte 3.',
    lastTaken: 'De laatste zwarte Tzarra is bereikbaar: wie hem slaat, wint.',
    noCapture: 'Wit bereikt alleen hogere stapels: Wit heeft verloren.',
    buried: 'Hier stapelen bedekt de laatste witte Tzaar: Wit verliest.',
  },

  editor: {
    white: 'Witte stukken',
    black: 'Zwarte stukken',
    tools: 'Gereedschap',
    eraser: 'Weghalen',
    seat: 'Aan de beurt',
    step: 'Zet',
    steps: { placing: 'Plaatsen', opening: 'Opening', first: '1 van 2', second: '2 van 2' },
    flaws: {
      pieces: '{seat} heeft meer dan 30 stukken.',
      type: '{seat} toont meer stukken van één soort dan er zijn.',
      missing: 'Elke kant moet alle drie de soorten tonen, anders is de partij afgelopen.',
      captured: 'Er zijn te weinig stukken geslagen om aan deze beurt toe te komen.',
      opening: 'Wit opent met alle 60 stukken op het bord.',
      stacks: 'Zolang er stukken worden geplaatst, zijn er geen stapels.',
      placing: 'Wit en Zwart plaatsen om de beurt; de aantallen stukken kloppen niet.',
    },
  },
});

import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/coach.ts';

/** What Talat's coach says, in Dutch. Towers are masculine here (de M4, hij), and {towers} of one is a single name. */
export const words = translation<typeof english>()('nl')({
  reasons: {
    ended: {
      title: 'De partij eindigt',
      text: 'Met {step} bevriest bord {board} en is de partij afgelopen: {who} heeft {theirs} punten, jij hebt er {own}.',
    },
    endedTied: {
      title: 'De partij eindigt',
      text: 'Met {step} bevriest bord {board} en eindigt de partij: elk {own} punten, en door de geslagen torens wint {who}.',
    },
    ends: {
      title: 'De partij kan eindigen',
      text: 'Met {step} bevriest bord {board} en is de partij afgelopen: jij hebt {own} punten, {who} heeft er {theirs}.',
    },
    endsTied: {
      title: 'De partij kan eindigen',
      text: 'Met {step} bevriest bord {board} en eindigt de partij: elk {own} punten, en door de geslagen torens win jij.',
    },
    taken: { title: 'Een toren gaat verloren', text: '{who} slaat hierna de {tower} op {cell}: {step}.' },
    takes: { title: 'Een toren te slaan', text: 'Met {step} sla je de {tower}: 5 punten.' },
    prepares: {
      title: 'Een slag in het vooruitzicht',
      text: 'Na {step} gaat dezelfde toren verder en slaat hij de {tower}: {later}.',
    },
    costs: { title: 'Een toren gaat later verloren', text: 'Later slaat {who} de {tower} op {cell}: {step}.' },
    canWait: { title: 'Een slag die kan wachten', text: 'Ook na {first} sla je de {tower} nog: {later}.' },
    gains: { title: 'Later een toren te slaan', text: 'Na {first} sla je later de {tower}: {step}.' },
    exposed: { title: 'Een toren binnen bereik', text: '{who} kan de {tower} op {cell} slaan vanaf {from}.' },
    leftExposed: {
      title: 'Een toren blijft binnen bereik',
      text: 'De {tower} op {cell} blijft binnen bereik: {who} kan hem slaan vanaf {from}.',
    },
    attacks: { title: 'Een toren aangevallen', text: 'Met {step} val je de {tower} op {cell} aan.' },
    attacksTwo: {
      title: 'Twee torens aangevallen',
      text: 'Met {step} val je twee torens aan: de {tower} op {cell} en de {other} op {cell2}.',
    },
    guards: {
      title: 'Een toren gedekt',
      text: 'Na {step} kun je terugslaan als {who} de {tower} op {cell} slaat.',
    },
    runs: {
      title: 'Een toren op weg naar de overkant',
      text: 'Na {step} gaat dezelfde toren door tot de overkant: {later}.',
    },
    pins: { title: 'Een toren vastgezet', text: 'Na {step} heeft de {tower} op {cell} geen veilige zet.' },
    releases: {
      title: 'Een toren komt vrij',
      text: 'De {tower} op {cell} had geen veilige zet; nu heeft hij {free}.',
    },
    cramped: {
      title: 'Weinig veilige zetten',
      text: {
        one: 'In je volgende beurt heb je {n} veilige zet; na {step} heb je er {m}.',
        other: 'In je volgende beurt heb je {n} veilige zetten; na {step} heb je er {m}.',
      },
    },
    crampedAll: {
      title: 'Geen veilige zet',
      text: 'In je volgende beurt heb je geen veilige zet; na {step} heb je er {m}.',
    },
    squeezes: {
      title: 'Weinig veilige zetten',
      text: {
        one: 'Na {step} heeft {who} nog {n} veilige zet; na {first} zijn het er {m}.',
        other: 'Na {step} heeft {who} nog {n} veilige zetten; na {first} zijn het er {m}.',
      },
    },
    squeezesAll: {
      title: 'Geen veilige zet',
      text: 'Na {step} heeft {who} geen veilige zet meer; na {first} zijn het er {m}.',
    },
    passes: {
      title: 'Een toren voorbij het gevaar',
      text: 'Op {cell} heeft de {tower} niets meer vóór zich dat hem kan slaan.',
    },
    letsPast: {
      title: 'Een toren komt erlangs',
      text: 'Met {step} is de {tower} voorbij alles wat hem kan slaan.',
    },
    crosses: { title: 'De overkant', text: 'Met {step} bereik je de overkant: 3 punten.' },
    stops: {
      title: 'Een bord bevriest',
      text: {
        one: 'Met {step} bevriest bord {board}, en {n} toren die daar voor jou speelt, komt niet verder.',
        other: 'Met {step} bevriest bord {board}, en {n} torens die daar voor jou spelen, komen niet verder.',
      },
    },
    stopsOthers: {
      title: 'Een bord kan bevriezen',
      text: {
        one: 'Met {step} bevriest bord {board}; {who} heeft daar {n} toren die niet verder komt.',
        other: 'Met {step} bevriest bord {board}; {who} heeft daar {n} torens die niet verder komen.',
      },
    },
    hunted: {
      title: 'Aanvallers op zijn pad',
      text: {
        one: 'Vóór de {tower} op {cell} staat een {towers} die hem slaat.',
        other: 'Vóór de {tower} op {cell} staan {towers}, die hem slaan.',
      },
    },
    hunts: {
      title: 'Prooi op zijn pad',
      text: {
        one: 'Niets vóór de {tower} op {cell} slaat hem; zelf slaat hij de {towers}.',
        other: 'Niets vóór de {tower} op {cell} slaat hem; zelf slaat hij {towers}.',
      },
    },
    zihinGiven: {
      title: 'De Zihin op bord {board}',
      text: {
        one: 'Op bord {board} zet {who} met de {tower} van de Zihin: die slaat {m} van je negen torens, en één slaat hem.',
        other:
          'Op bord {board} zet {who} met de {tower} van de Zihin: die slaat {m} van je negen torens, en {n} slaan hem.',
      },
    },
    zihinKept: {
      title: 'De Zihin op bord {board}',
      text: {
        one: 'Op bord {board} zet jij met de {tower} van de Zihin: die slaat {m} van negen torens, en één slaat hem.',
        other: 'Op bord {board} zet jij met de {tower} van de Zihin: die slaat {m} van negen torens, en {n} slaan hem.',
      },
    },
    zihinFor: {
      title: 'De Zihin op bord {board}',
      text: {
        one: 'Op bord {board} zet jij met de {tower} van de Zihin: die slaat {m} van negen torens, en één slaat hem.',
        other: 'Op bord {board} zet jij met de {tower} van de Zihin: die slaat {m} van negen torens, en {n} slaan hem.',
      },
    },
    zihinAgainst: {
      title: 'De Zihin op bord {board}',
      text: {
        one: 'Op bord {board} zet {who} met de {tower} van de Zihin: één van je negen torens slaat hem.',
        other: 'Op bord {board} zet {who} met de {tower} van de Zihin: {n} van je negen torens slaan hem.',
      },
    },
    zihinLeft: {
      title: 'Een Zihin-toren blijft over',
      text: '{who} antwoordt met {step}: nu speelt de {tower} van de Zihin tegen je.',
    },
    keeps: {
      title: 'Een toren achter de hand',
      text: {
        one: 'Met {step} houd je de {tower} achter de hand; er komt nog {n} toren van een tegenstander.',
        other: 'Met {step} houd je de {tower} achter de hand; er komen nog {n} torens van tegenstanders.',
      },
    },
    answered: {
      title: 'Een aanvaller ertegenover',
      text: '{who} antwoordt met {step}: nu staat tegenover de {tower} een toren die hem slaat.',
    },
    opposed: {
      title: 'Aanvallers ertegenover',
      text: {
        one: 'Tegenover de {tower} op {cell} staat een {towers} die hem slaat.',
        other: 'Tegenover de {tower} op {cell} staan {towers}, die hem slaan.',
      },
    },
    opposes: {
      title: 'Prooi ertegenover',
      text: {
        one: 'Tegenover de {tower} op {cell} staat een {towers} die hij slaat.',
        other: 'Tegenover de {tower} op {cell} staan {towers}, die hij slaat.',
      },
    },
    middle: {
      title: 'De middelste kolom',
      text: 'Vanaf {cell} kan de {tower} in twee zetten elke kolom bereiken.',
    },
  },
  /** A few words beside a turn in a list, without a subject. */
  remarks: {
    wins: 'wint',
    shares: 'beëindigt de partij: gedeelde winst',
    ends: 'beëindigt de partij',
    freezes: 'bord {board} bevriest',
    takesFreezes: 'slaat {tower}, bord {board} bevriest',
    skips: '{who} kan niet zetten',
    david: 'S3 slaat L6',
    takes: 'slaat {tower}',
    takesCrosses: 'slaat {tower} en bereikt de overkant',
    takesLeads: 'slaat {tower} en neemt de leiding',
    crosses: 'bereikt de overkant',
    crossesLeads: 'bereikt de overkant en neemt de leiding',
    faces: 'plaatst S3 tegenover L6',
    swaps: 'wisselt van kant',
  },
});

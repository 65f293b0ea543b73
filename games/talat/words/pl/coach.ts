import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/coach.ts';

/** What Talat's coach says, in Polish. “You” is who had the choice; {who} is somebody else and stays in the nominative. */
export const words = translation<typeof english>()('pl')({
  reasons: {
    ended: {
      title: 'Partia się kończy',
      text: '{step} zamraża planszę {board} i kończy partię: {who} ma {theirs} pkt, ty {own}.',
    },
    endedTied: {
      title: 'Partia się kończy',
      text: '{step} zamraża planszę {board} i kończy partię. Macie po {own} pkt, zbitymi wieżami wygrywa {who}.',
    },
    ends: {
      title: 'Można zakończyć partię',
      text: '{step} zamraża planszę {board} i kończy partię: masz {own} pkt, {who} ma {theirs}.',
    },
    endsTied: {
      title: 'Można zakończyć partię',
      text: '{step} zamraża planszę {board} i kończy partię. Macie po {own} pkt, zbitymi wieżami wygrywasz ty.',
    },
    taken: { title: 'Utrata wieży', text: 'Zaraz potem {who} zbija {tower} na {cell}: {step}.' },
    takes: { title: 'Wieża do zbicia', text: '{step} zbija {tower}: 5 punktów.' },
    prepares: { title: 'Przygotowane zbicie', text: 'Po {step} ta sama wieża zbija potem {tower}: {later}.' },
    costs: { title: 'Późniejsza utrata wieży', text: 'Później {who} zbija {tower} na {cell}: {step}.' },
    canWait: { title: 'Zbicie może poczekać', text: 'Po {first} i tak jeszcze zbijasz {tower}: {later}.' },
    gains: { title: 'Późniejsze zbicie', text: 'Po {first} zbijasz później {tower}: {step}.' },
    exposed: { title: 'Wieża w zasięgu', text: '{who} może z {from} zbić {tower} na {cell}.' },
    leftExposed: {
      title: 'Wieża nadal w zasięgu',
      text: '{tower} na {cell} zostaje w zasięgu: {who} może ją zbić z {from}.',
    },
    attacks: { title: 'Atak na wieżę', text: '{step} atakuje {tower} na {cell}.' },
    attacksTwo: {
      title: 'Atak na dwie wieże',
      text: '{step} atakuje dwie wieże: {tower} na {cell} i {other} na {cell2}.',
    },
    guards: { title: 'Wieża osłonięta', text: 'Po {step} możesz odbić, jeśli {who} zbije {tower} na {cell}.' },
    runs: {
      title: 'Wieża w drodze',
      text: 'Po {step} ta sama wieża idzie dalej, do przeciwległego rzędu: {later}.',
    },
    pins: { title: 'Wieża powstrzymana', text: 'Po {step} wieża {tower} na {cell} nie ma bezpiecznego ruchu.' },
    releases: {
      title: 'Wieża uwolniona',
      text: '{tower} na {cell} nie miała bezpiecznego ruchu; teraz ma {free}.',
    },
    cramped: {
      title: 'Mało bezpiecznych ruchów',
      text: {
        one: 'W następnej turze masz {n} bezpieczny ruch; po {step} masz ich {m}.',
        few: 'W następnej turze masz {n} bezpieczne ruchy; po {step} masz ich {m}.',
        many: 'W następnej turze masz {n} bezpiecznych ruchów; po {step} masz ich {m}.',
        other: 'W następnej turze masz {n} bezpiecznego ruchu; po {step} masz ich {m}.',
      },
    },
    crampedAll: {
      title: 'Brak bezpiecznych ruchów',
      text: 'W następnej turze nie masz bezpiecznych ruchów; po {step} masz ich {m}.',
    },
    squeezes: {
      title: 'Mało bezpiecznych ruchów',
      text: {
        one: '{who} ma {n} bezpieczny ruch po {step}, a {m} po {first}.',
        few: '{who} ma {n} bezpieczne ruchy po {step}, a {m} po {first}.',
        many: '{who} ma {n} bezpiecznych ruchów po {step}, a {m} po {first}.',
        other: '{who} ma {n} bezpiecznego ruchu po {step}, a {m} po {first}.',
      },
    },
    squeezesAll: {
      title: 'Brak bezpiecznych ruchów',
      text: 'Po {step} {who} nie ma bezpiecznych ruchów; po {first} ma ich {m}.',
    },
    passes: {
      title: 'Wieża mija zagrożenie',
      text: '{tower} na {cell} nie ma już przed sobą żadnej wieży, która ją zbija.',
    },
    letsPast: { title: 'Wieża się przedostaje', text: '{tower} mija wszystko, co ją zbija: {step}.' },
    crosses: { title: 'Przeciwległy rząd', text: '{step} prowadzi do przeciwległego rzędu: 3 punkty.' },
    stops: {
      title: 'Plansza zamrożona',
      text: {
        one: '{step} zamraża planszę {board}: {n} wieża, która gra tam dla ciebie, dalej nie pójdzie.',
        few: '{step} zamraża planszę {board}: {n} wieże, które grają tam dla ciebie, dalej nie pójdą.',
        many: '{step} zamraża planszę {board}: {n} wież, które grają tam dla ciebie, dalej nie pójdzie.',
        other: '{step} zamraża planszę {board}: {n} wieży, które grają tam dla ciebie, dalej nie pójdzie.',
      },
    },
    stopsOthers: {
      title: 'Plansza do zamrożenia',
      text: {
        one: '{step} zamraża planszę {board}, gdzie {who} ma {n} wieżę, która dalej nie pójdzie.',
        few: '{step} zamraża planszę {board}, gdzie {who} ma {n} wieże, które dalej nie pójdą.',
        many: '{step} zamraża planszę {board}, gdzie {who} ma {n} wież, które dalej nie pójdą.',
        other: '{step} zamraża planszę {board}, gdzie {who} ma {n} wieży, które dalej nie pójdą.',
      },
    },
    hunted: {
      title: 'Groźne wieże z przodu',
      text: {
        one: 'Przed wieżą {tower} na {cell} stoi {towers}, która ją zbija.',
        few: 'Przed wieżą {tower} na {cell} stoją {towers}, które ją zbijają.',
        many: 'Przed wieżą {tower} na {cell} stoją {towers}, które ją zbijają.',
        other: 'Przed wieżą {tower} na {cell} stoją {towers}, które ją zbijają.',
      },
    },
    hunts: {
      title: 'Zdobycz z przodu',
      text: {
        one: 'Nic przed wieżą {tower} na {cell} jej nie zbija, a ona zbija {towers}.',
        few: 'Nic przed wieżą {tower} na {cell} jej nie zbija, a ona zbija {towers}.',
        many: 'Nic przed wieżą {tower} na {cell} jej nie zbija, a ona zbija {towers}.',
        other: 'Nic przed wieżą {tower} na {cell} jej nie zbija, a ona zbija {towers}.',
      },
    },
    zihinGiven: {
      title: 'Zihin na planszy {board}',
      text: {
        one: 'Na planszy {board} Zihinem gra {who}: wieża {tower} zbija {m} z twoich dziewięciu wież, a ją zbija {n}.',
        few: 'Na planszy {board} Zihinem gra {who}: wieża {tower} zbija {m} z twoich dziewięciu wież, a ją zbijają {n}.',
        many: 'Na planszy {board} Zihinem gra {who}: wieża {tower} zbija {m} z twoich dziewięciu wież, a ją zbija {n}.',
        other:
          'Na planszy {board} Zihinem gra {who}: wieża {tower} zbija {m} z twoich dziewięciu wież, a ją zbija {n}.',
      },
    },
    zihinKept: {
      title: 'Zihin na planszy {board}',
      text: {
        one: 'Na planszy {board} Zihinem grasz ty: wieża {tower} zbija {m} z dziewięciu wież, a ją zbija {n}.',
        few: 'Na planszy {board} Zihinem grasz ty: wieża {tower} zbija {m} z dziewięciu wież, a ją zbijają {n}.',
        many: 'Na planszy {board} Zihinem grasz ty: wieża {tower} zbija {m} z dziewięciu wież, a ją zbija {n}.',
        other: 'Na planszy {board} Zihinem grasz ty: wieża {tower} zbija {m} z dziewięciu wież, a ją zbija {n}.',
      },
    },
    zihinFor: {
      title: 'Zihin na planszy {board}',
      text: {
        one: 'Na planszy {board} Zihinem grasz ty: wieża {tower} zbija {m} z dziewięciu wież, a ją zbija {n}.',
        few: 'Na planszy {board} Zihinem grasz ty: wieża {tower} zbija {m} z dziewięciu wież, a ją zbijają {n}.',
        many: 'Na planszy {board} Zihinem grasz ty: wieża {tower} zbija {m} z dziewięciu wież, a ją zbija {n}.',
        other: 'Na planszy {board} Zihinem grasz ty: wieża {tower} zbija {m} z dziewięciu wież, a ją zbija {n}.',
      },
    },
    zihinAgainst: {
      title: 'Zihin na planszy {board}',
      text: {
        one: 'Na planszy {board} Zihinem gra {who}: wieżę {tower} zbija {n} z twoich dziewięciu wież.',
        few: 'Na planszy {board} Zihinem gra {who}: wieżę {tower} zbijają {n} z twoich dziewięciu wież.',
        many: 'Na planszy {board} Zihinem gra {who}: wieżę {tower} zbija {n} z twoich dziewięciu wież.',
        other: 'Na planszy {board} Zihinem gra {who}: wieżę {tower} zbija {n} z twoich dziewięciu wież.',
      },
    },
    zihinLeft: {
      title: 'Wieża Zihina zostawiona',
      text: '{who} odpowiada: {step}. Teraz wieża Zihina {tower} gra przeciw tobie.',
    },
    keeps: {
      title: 'Wieża zostaje w zapasie',
      text: {
        one: '{step} zostawia {tower} w zapasie, a przeciw tobie stanie jeszcze {n} wieża.',
        few: '{step} zostawia {tower} w zapasie, a przeciw tobie staną jeszcze {n} wieże.',
        many: '{step} zostawia {tower} w zapasie, a przeciw tobie stanie jeszcze {n} wież.',
        other: '{step} zostawia {tower} w zapasie, a przeciw tobie stanie jeszcze {n} wieży.',
      },
    },
    answered: {
      title: 'Groźna wieża naprzeciw',
      text: '{who} odpowiada: {step}. Teraz naprzeciw wieży {tower} stoi taka, która ją zbija.',
    },
    opposed: {
      title: 'Groźne wieże naprzeciw',
      text: {
        one: 'Naprzeciw wieży {tower} na {cell} stoi {towers}, która ją zbija.',
        few: 'Naprzeciw wieży {tower} na {cell} stoją {towers}, które ją zbijają.',
        many: 'Naprzeciw wieży {tower} na {cell} stoją {towers}, które ją zbijają.',
        other: 'Naprzeciw wieży {tower} na {cell} stoją {towers}, które ją zbijają.',
      },
    },
    opposes: {
      title: 'Zdobycz naprzeciw',
      text: {
        one: 'Naprzeciw wieży {tower} na {cell} stoi {towers}, którą ona zbija.',
        few: 'Naprzeciw wieży {tower} na {cell} stoją {towers}, które ona zbija.',
        many: 'Naprzeciw wieży {tower} na {cell} stoją {towers}, które ona zbija.',
        other: 'Naprzeciw wieży {tower} na {cell} stoją {towers}, które ona zbija.',
      },
    },
    middle: {
      title: 'Środkowa kolumna',
      text: 'Z pola {cell} wieża {tower} dojdzie w dwóch ruchach do każdej kolumny.',
    },
  },
  /** A few words beside a turn in a list, without a subject. */
  remarks: {
    wins: 'wygrywa',
    shares: 'kończy partię wspólną wygraną',
    ends: 'kończy partię',
    freezes: 'plansza {board} zamarza',
    takesFreezes: 'zbija {tower}, plansza {board} zamarza',
    skips: '{who} nie ma ruchu',
    david: 'S3 zbija L6',
    takes: 'zbija {tower}',
    takesCrosses: 'zbija {tower} w przeciwległym rzędzie',
    takesLeads: 'zbija {tower} i obejmuje prowadzenie',
    crosses: 'dochodzi do celu',
    crossesLeads: 'dochodzi do celu i obejmuje prowadzenie',
    faces: 'stawia S3 naprzeciw L6',
    swaps: 'zamienia strony',
  },
});

import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/coach.ts';

/**
 * What Taluva’s coach says, in Polish. “You” is who had the choice; {who} is somebody else and stays in the nominative. A settlement is named
 * by one of its fields, {cell}.
 */
export const words = translation<typeof english>()('pl')({
  reasons: {
    winNowTempleTower: {
      title: 'Wygrana w tej turze',
      text: 'Możesz dokończyć swoje świątynie i wieże i od razu wygrać.',
    },
    winNowTempleHut: {
      title: 'Wygrana w tej turze',
      text: 'Możesz dokończyć swoje świątynie i chaty i od razu wygrać.',
    },
    winNowTowerHut: {
      title: 'Wygrana w tej turze',
      text: 'Możesz dokończyć swoje wieże i chaty i od razu wygrać.',
    },
    out: { title: 'Nic do zbudowania', text: 'Po twojej płytce nie możesz nic zbudować, więc odpadasz z gry.' },
    tilesOutTemple: {
      title: 'Koniec płytek',
      text: 'Nie ma już płytek, a {who} ma więcej świątyń: {most} wobec {fewer}.',
    },
    tilesOutTower: {
      title: 'Koniec płytek',
      text: 'Nie ma już płytek; świątyń jest po równo, a {who} ma więcej wież: {most} wobec {fewer}.',
    },
    tilesOutHut: {
      title: 'Koniec płytek',
      text: 'Nie ma już płytek; świątyń i wież jest po równo, a {who} ma więcej zbudowanych chat: {most} wobec {fewer}.',
    },
    lastTileTemple: {
      title: 'Ostatnia płytka',
      text: 'To ostatnia płytka, a ty możesz wygrać liczbą świątyń: {most} wobec {fewer}.',
    },
    lastTileTower: {
      title: 'Ostatnia płytka',
      text: 'To ostatnia płytka, a ty możesz wygrać liczbą wież: {most} wobec {fewer}.',
    },
    lastTileHut: {
      title: 'Ostatnia płytka',
      text: 'To ostatnia płytka, a ty możesz wygrać liczbą chat: {most} wobec {fewer}.',
    },
    replyWinsTemple: { title: 'Odpowiedź wygrywa', text: '{who} odpowiada ostatnią świątynią i wygrywa.' },
    replyWinsTower: { title: 'Odpowiedź wygrywa', text: '{who} odpowiada ostatnią wieżą i wygrywa.' },
    replyWinsHut: { title: 'Odpowiedź wygrywa', text: '{who} odpowiada ostatnimi chatami i wygrywa.' },
    replyStuck: {
      title: 'Nic do zbudowania',
      text: '{who} odpowiada, a ty nie masz chat i przy tym układzie wyspy nic nie zbudujesz w następnej turze.',
    },
    winNext: {
      title: 'Wygrana w następnej turze',
      text: {
        one: 'Przy tym układzie wyspy {who} może wygrać dzięki {n} z {of} nieznanych płytek; po lepszej turze dzięki {instead}.',
        few: 'Przy tym układzie wyspy {who} może wygrać dzięki {n} z {of} nieznanych płytek; po lepszej turze dzięki {instead}.',
        many: 'Przy tym układzie wyspy {who} może wygrać dzięki {n} z {of} nieznanych płytek; po lepszej turze dzięki {instead}.',
        other:
          'Przy tym układzie wyspy {who} może wygrać dzięki {n} z {of} nieznanych płytek; po lepszej turze dzięki {instead}.',
      },
    },
    winNextOnly: {
      title: 'Wygrana w następnej turze',
      text: {
        one: 'Przy tym układzie wyspy {who} może wygrać dzięki {n} z {of} nieznanych płytek; po lepszej turze dzięki żadnej.',
        few: 'Przy tym układzie wyspy {who} może wygrać dzięki {n} z {of} nieznanych płytek; po lepszej turze dzięki żadnej.',
        many: 'Przy tym układzie wyspy {who} może wygrać dzięki {n} z {of} nieznanych płytek; po lepszej turze dzięki żadnej.',
        other:
          'Przy tym układzie wyspy {who} może wygrać dzięki {n} z {of} nieznanych płytek; po lepszej turze dzięki żadnej.',
      },
    },
    winOwn: {
      title: 'Twoja wygrana w następnej turze',
      text: {
        one: 'Po lepszej turze możesz przy tym układzie wyspy wygrać dzięki {n} z {of} nieznanych płytek; po twojej dzięki {instead}.',
        few: 'Po lepszej turze możesz przy tym układzie wyspy wygrać dzięki {n} z {of} nieznanych płytek; po twojej dzięki {instead}.',
        many: 'Po lepszej turze możesz przy tym układzie wyspy wygrać dzięki {n} z {of} nieznanych płytek; po twojej dzięki {instead}.',
        other:
          'Po lepszej turze możesz przy tym układzie wyspy wygrać dzięki {n} z {of} nieznanych płytek; po twojej dzięki {instead}.',
      },
    },
    winOwnOnly: {
      title: 'Twoja wygrana w następnej turze',
      text: {
        one: 'Po lepszej turze możesz przy tym układzie wyspy wygrać dzięki {n} z {of} nieznanych płytek; po twojej dzięki żadnej.',
        few: 'Po lepszej turze możesz przy tym układzie wyspy wygrać dzięki {n} z {of} nieznanych płytek; po twojej dzięki żadnej.',
        many: 'Po lepszej turze możesz przy tym układzie wyspy wygrać dzięki {n} z {of} nieznanych płytek; po twojej dzięki żadnej.',
        other:
          'Po lepszej turze możesz przy tym układzie wyspy wygrać dzięki {n} z {of} nieznanych płytek; po twojej dzięki żadnej.',
      },
    },
    huts: {
      title: 'Mało chat',
      text: {
        one: 'Masz jeszcze {n} chatę, a przy tym układzie wyspy nie zbudujesz w następnej turze świątyni ani wieży.',
        few: 'Masz jeszcze {n} chaty, a przy tym układzie wyspy nie zbudujesz w następnej turze świątyni ani wieży.',
        many: 'Masz jeszcze {n} chat, a przy tym układzie wyspy nie zbudujesz w następnej turze świątyni ani wieży.',
        other: 'Masz jeszcze {n} chaty, a przy tym układzie wyspy nie zbudujesz w następnej turze świątyni ani wieży.',
      },
    },
    hutsNone: {
      title: 'Nie ma już chat',
      text: 'Nie masz już chat; przy tym układzie wyspy w następnej turze nic nie zbudujesz i odpadniesz z gry.',
    },
    temple: {
      title: 'Świątynia do zbudowania',
      text: {
        one: 'Możesz zbudować świątynię na {cell}: osada obok ma {n} pole i nie ma świątyni.',
        few: 'Możesz zbudować świątynię na {cell}: osada obok ma {n} pola i nie ma świątyni.',
        many: 'Możesz zbudować świątynię na {cell}: osada obok ma {n} pól i nie ma świątyni.',
        other: 'Możesz zbudować świątynię na {cell}: osada obok ma {n} pola i nie ma świątyni.',
      },
    },
    templeLast: { title: 'Ostatnia świątynia', text: 'Możesz zbudować ostatnią świątynię na {cell}.' },
    templeSplit: {
      title: 'Podział pod świątynię',
      text: 'Erupcja dzieli twoją osadę, a część bez świątyni może ją dostać na {cell}.',
    },
    tower: {
      title: 'Wieża do zbudowania',
      text: 'Możesz zbudować wieżę na {cell}: to pole ma poziom {n} i leży obok twojej osady.',
    },
    towerMade: {
      title: 'Wieża do zbudowania',
      text: 'Płytka tworzy poziom {n} obok twojej osady: możesz zbudować wieżę na {cell}.',
    },
    towerLast: { title: 'Ostatnia wieża', text: 'Możesz zbudować ostatnią wieżę na {cell}.' },
    expand: {
      title: 'Dużo chat naraz',
      text: {
        one: 'Możesz postawić naraz {n} chatę, rozbudowując osadę na {cell}.',
        few: 'Możesz postawić naraz {n} chaty, rozbudowując osadę na {cell}.',
        many: 'Możesz postawić naraz {n} chat, rozbudowując osadę na {cell}.',
        other: 'Możesz postawić naraz {n} chaty, rozbudowując osadę na {cell}.',
      },
    },
    expandMore: {
      title: 'Więcej chat naraz',
      text: {
        one: 'Możesz postawić {n} chatę, rozbudowując osadę na {cell}; twoja tura daje {instead}.',
        few: 'Możesz postawić {n} chaty, rozbudowując osadę na {cell}; twoja tura daje {instead}.',
        many: 'Możesz postawić {n} chat, rozbudowując osadę na {cell}; twoja tura daje {instead}.',
        other: 'Możesz postawić {n} chaty, rozbudowując osadę na {cell}; twoja tura daje {instead}.',
      },
    },
    templeWaits: {
      title: 'Świątynia może poczekać',
      text: 'Po lepszej turze i odpowiedzi na nią twoja osada na {cell} nadal może dostać świątynię.',
    },
    ready: {
      title: 'Osada gotowa pod świątynię',
      text: {
        one: 'Twoja osada na {cell} jest wtedy gotowa pod świątynię: ma {n} pole i wolne pole obok.',
        few: 'Twoja osada na {cell} jest wtedy gotowa pod świątynię: ma {n} pola i wolne pole obok.',
        many: 'Twoja osada na {cell} jest wtedy gotowa pod świątynię: ma {n} pól i wolne pole obok.',
        other: 'Twoja osada na {cell} jest wtedy gotowa pod świątynię: ma {n} pola i wolne pole obok.',
      },
    },
    nextTemple: {
      title: 'Świątynia w następnej turze',
      text: 'Po lepszej turze możesz w następnej turze zbudować świątynię przy tym układzie wyspy; po twojej nie.',
    },
    nextTower: {
      title: 'Wieża w następnej turze',
      text: 'Po lepszej turze możesz w następnej turze zbudować wieżę przy tym układzie wyspy; po twojej nie.',
    },
    joined: {
      title: 'Z dwóch osad jedna',
      text: 'Twoja tura łączy dwie twoje osady; jako jedna mogą dostać tylko jedną świątynię.',
    },
    joinedServed: {
      title: 'Z dwóch osad jedna',
      text: 'Twoja tura łączy osadę na {cell} z taką, która ma już świątynię: własnej nie dostanie.',
    },
    newSettlement: {
      title: 'Kolejna osada',
      text: {
        one: 'Chata na {cell} zaczyna kolejną osadę; masz jeszcze {n} świątynię do zbudowania.',
        few: 'Chata na {cell} zaczyna kolejną osadę; masz jeszcze {n} świątynie do zbudowania.',
        many: 'Chata na {cell} zaczyna kolejną osadę; masz jeszcze {n} świątyń do zbudowania.',
        other: 'Chata na {cell} zaczyna kolejną osadę; masz jeszcze {n} świątyni do zbudowania.',
      },
    },
    expandNext: {
      title: 'Miejsce na rozbudowę',
      text: {
        one: 'Lepsza tura zostawia na potem miejsce na rozbudowę o {n} chatę; twoja o {instead}.',
        few: 'Lepsza tura zostawia na potem miejsce na rozbudowę o {n} chaty; twoja o {instead}.',
        many: 'Lepsza tura zostawia na potem miejsce na rozbudowę o {n} chat; twoja o {instead}.',
        other: 'Lepsza tura zostawia na potem miejsce na rozbudowę o {n} chaty; twoja o {instead}.',
      },
    },
    exposed: {
      title: 'Osada zagrożona erupcją',
      text: 'Erupcja może przykryć część twojej osady na {cell}; po lepszej turze żadna nie może.',
    },
    high: {
      title: 'Wyższe pola',
      text: {
        one: 'Po lepszej turze {n} wolne pole obok twoich osad leży na poziomie 2 lub wyższym; po twojej {instead}.',
        few: 'Po lepszej turze {n} wolne pola obok twoich osad leżą na poziomie 2 lub wyższym; po twojej {instead}.',
        many: 'Po lepszej turze {n} wolnych pól obok twoich osad leży na poziomie 2 lub wyższym; po twojej {instead}.',
        other:
          'Po lepszej turze {n} wolnego pola obok twoich osad leży na poziomie 2 lub wyższym; po twojej {instead}.',
      },
    },
    ownTile: {
      title: 'Budowa na nowej płytce',
      text: 'Lepsza tura buduje na płytce, którą kładzie, na {cell}; twoja nie.',
    },
    denied: {
      title: 'Brak miejsca na świątynię',
      text: 'Po tym {who} nie ma przy osadzie na {cell} wolnego pola pod świątynię.',
    },
    deniedCut: {
      title: 'Osada za mała na świątynię',
      text: {
        one: 'Erupcja zmniejsza osadę do {n} pola: {who} nie zbuduje przy niej świątyni.',
        few: 'Erupcja zmniejsza osadę do {n} pól: {who} nie zbuduje przy niej świątyni.',
        many: 'Erupcja zmniejsza osadę do {n} pól: {who} nie zbuduje przy niej świątyni.',
        other: 'Erupcja zmniejsza osadę do {n} pola: {who} nie zbuduje przy niej świątyni.',
      },
    },
    replyTemple: { title: 'Świątynia w odpowiedzi', text: '{who} odpowiada świątynią na {cell}.' },
    replyTempleOnly: {
      title: 'Świątynia w odpowiedzi',
      text: '{who} odpowiada świątynią na {cell}; po lepszej turze żadnej nie da się zbudować.',
    },
    replyTower: { title: 'Wieża w odpowiedzi', text: '{who} odpowiada wieżą na {cell}.' },
    replyTowerOnly: {
      title: 'Wieża w odpowiedzi',
      text: '{who} odpowiada wieżą na {cell}; po lepszej turze żadnej nie da się zbudować.',
    },
    replyCuts: {
      title: 'Brak miejsca na twoją świątynię',
      text: '{who} odpowiada i twoja osada na {cell} nie ma już wolnego pola pod świątynię.',
    },
    replyCutsCut: {
      title: 'Twoja osada za mała na świątynię',
      text: {
        one: '{who} odpowiada erupcją, po której twoja osada na {cell} ma {n} pole: za mało na świątynię.',
        few: '{who} odpowiada erupcją, po której twoja osada na {cell} ma {n} pola: za mało na świątynię.',
        many: '{who} odpowiada erupcją, po której twoja osada na {cell} ma {n} pól: za mało na świątynię.',
        other: '{who} odpowiada erupcją, po której twoja osada na {cell} ma {n} pola: za mało na świątynię.',
      },
    },
    replyCutsNext: {
      title: 'Bez świątyni w następnej turze',
      text: '{who} odpowiada i w następnej turze nie możesz zbudować świątyni; po lepszej turze możesz.',
    },
    replyReady: {
      title: 'Gotowa osada w odpowiedzi',
      text: {
        one: '{who} odpowiada i ma osadę gotową pod świątynię: {n} pole.',
        few: '{who} odpowiada i ma osadę gotową pod świątynię: {n} pola.',
        many: '{who} odpowiada i ma osadę gotową pod świątynię: {n} pól.',
        other: '{who} odpowiada i ma osadę gotową pod świątynię: {n} pola.',
      },
    },
    replyExpands: {
      title: 'Dużo chat w odpowiedzi',
      text: {
        one: '{who} odpowiada rozbudową o {n} chatę.',
        few: '{who} odpowiada rozbudową o {n} chaty.',
        many: '{who} odpowiada rozbudową o {n} chat.',
        other: '{who} odpowiada rozbudową o {n} chaty.',
      },
    },
    replyCovers: {
      title: 'Twoje chaty przykryte',
      text: {
        one: '{who} odpowiada erupcją, która przykrywa {n} twoją chatę.',
        few: '{who} odpowiada erupcją, która przykrywa {n} twoje chaty.',
        many: '{who} odpowiada erupcją, która przykrywa {n} twoich chat.',
        other: '{who} odpowiada erupcją, która przykrywa {n} twojej chaty.',
      },
    },
    covers: {
      title: 'Chaty do przykrycia',
      text: {
        one: 'Erupcja przykrywa {n} chatę tam, gdzie {who} nie ma jeszcze świątyni.',
        few: 'Erupcja przykrywa {n} chaty tam, gdzie {who} nie ma jeszcze świątyni.',
        many: 'Erupcja przykrywa {n} chat tam, gdzie {who} nie ma jeszcze świątyni.',
        other: 'Erupcja przykrywa {n} chaty tam, gdzie {who} nie ma jeszcze świątyni.',
      },
    },
    crowds: {
      title: 'Zajęte pole',
      text: 'Budowa na {cell} zajmuje wolne pole obok osady, w której {who} nie ma jeszcze świątyni.',
    },
    volcano: {
      title: 'Wulkan na drodze',
      text: 'Wulkan płytki leży obok osady, którą ma {who}: tam nie da się nic zbudować.',
    },
    otherTemple: {
      title: '{who} może mieć świątynię',
      text: 'Przy tym układzie wyspy {who} może w następnej turze zbudować świątynię; po lepszej turze nie może.',
    },
    otherTower: {
      title: '{who} może mieć wieżę',
      text: 'Przy tym układzie wyspy {who} może w następnej turze zbudować wieżę; po lepszej turze nie może.',
    },
    otherTowerMade: {
      title: 'Pole pod wieżę',
      text: 'Twoja płytka podnosi {cell} na poziom {n} i {who} może tam zbudować wieżę.',
    },
  },
  remarks: {
    wins: 'wygrywa',
    out: 'odpada z gry',
    tilesOut: 'kładzie ostatnią płytkę',
    temple: {
      one: 'buduje świątynię, zostaje {n}',
      few: 'buduje świątynię, zostają {n}',
      many: 'buduje świątynię, zostaje {n}',
      other: 'buduje świątynię, zostaje {n}',
    },
    templeLast: 'buduje ostatnią świątynię',
    tower: {
      one: 'buduje wieżę, zostaje {n}',
      few: 'buduje wieżę, zostają {n}',
      many: 'buduje wieżę, zostaje {n}',
      other: 'buduje wieżę, zostaje {n}',
    },
    towerLast: 'buduje ostatnią wieżę',
    cut: {
      one: 'zmniejsza osadę do {n} pola ({who})',
      few: 'zmniejsza osadę do {n} pól ({who})',
      many: 'zmniejsza osadę do {n} pól ({who})',
      other: 'zmniejsza osadę do {n} pola ({who})',
    },
    splits: 'dzieli osadę ({who})',
    hutsLast: 'stawia ostatnie chaty',
    expands: {
      one: 'rozbudowuje osadę o {n} chatę',
      few: 'rozbudowuje osadę o {n} chaty',
      many: 'rozbudowuje osadę o {n} chat',
      other: 'rozbudowuje osadę o {n} chaty',
    },
    covers: {
      one: 'przykrywa {n} chatę ({who})',
      few: 'przykrywa {n} chaty ({who})',
      many: 'przykrywa {n} chat ({who})',
      other: 'przykrywa {n} chaty ({who})',
    },
    splitsOwn: 'dzieli własną osadę',
  },
});

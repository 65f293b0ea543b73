import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/puzzles.ts';

/** What the puzzles of Talat are about, in Polish. */
export const words = translation<typeof english>()('pl')({
  themes: {
    david: {
      name: 'Dawid',
      about: 'Najmniejsza wieża, S3, zbija największą, L6.',
      done: 'Tylko S3 zbija L6, a ta jest warta 5 punktów jak każda inna wieża.',
    },
    tieBreak: {
      name: 'Równe punkty',
      about: 'Na końcu punkty są równe, więc rozstrzygają zbite wieże.',
      done: 'Punkty są równe, a zbite wieże, porównane od najwyższej w dół, przeważają na twoją korzyść.',
    },
    squeeze: {
      name: 'Wymuszony koniec',
      about: 'Ktoś musi zakończyć partię, choć przez to przegra.',
      done: 'Nie wolno pasować, a każdy ruch, który pozostał, kończył partię.',
    },
    bait: {
      name: 'Oddaj wieżę',
      about: 'Tracisz wieżę, a mimo to wygrywasz.',
      done: 'Stracona wieża dała komuś 5 punktów, ale nie wygraną.',
    },
    keepAlive: {
      name: 'Utrzymaj w grze',
      about: 'Ktoś zaraz zamrozi planszę i wygra.',
      done: 'Nikt inny nie może od razu zakończyć partii i jej wygrać.',
    },
    goliath: {
      name: 'Goliat',
      about: 'Zbija największa wieża, L6.',
      done: 'L6 zbija każdą M, a także L3 i L4, a ją zbija tylko S3.',
    },
    freezeFirst: {
      name: 'Zamroź wcześnie',
      about: 'Zamroź planszę już teraz i wygraj na innej.',
      done: 'Na zamrożonej planszy nic już nie mogło się zmienić, a partię rozstrzygnęła inna.',
    },
    runner: {
      name: 'Bieg do celu',
      about: 'Wieża biegnie do przeciwległego rzędu.',
      done: 'Ruch, który doszedł do celu, był wart 3 punkty.',
    },
    rescue: {
      name: 'Poza zasięgiem',
      about: 'Zagrożona wieża musi najpierw znaleźć się w bezpiecznym miejscu.',
      done: 'Wieża była zagrożona; na nowym polu nikt nie mógł jej zbić.',
    },
    sideways: {
      name: 'W bok',
      about: 'Wieża zbija w bok.',
      done: 'W bok wieża idzie tylko po to, by zbić, także wtedy, gdy jest już u celu.',
    },
    patience: {
      name: 'Cichy ruch',
      about: 'Jest co zbijać, ale rozwiązaniem jest ruch bez zbicia.',
      done: 'Było co zbijać, ale rozwiązaniem był cichy ruch.',
    },
    comeback: {
      name: 'Odrób straty',
      about: 'Przegrywasz aż do ostatniego ruchu.',
      done: 'Ostatni ruch dał prowadzenie i zakończył partię.',
    },
    clear: {
      name: 'Ostatnia wieża',
      about: 'Zbita zostaje ostatnia wieża przeciwnika na planszy.',
      done: 'Nie było już czego zbijać: plansza została zamrożona i partia się skończyła.',
    },
    zihin: {
      name: 'Zihin',
      about: 'Pierwszy ruch robi wieża Zihina.',
      done: 'Na planszy między Zihinem a przeciwnikiem to ty ruszasz wieżami Zihina.',
    },
    stalk: {
      name: 'Ruch, potem zbicie',
      about: 'Wieża ustawia się, a później zbija.',
      done: 'Ta sama wieża najpierw się ustawiła, a potem zbiła.',
    },
    takeAndFreeze: {
      name: 'Zbij i zamroź',
      about: 'Zbicie zamraża planszę i kończy partię.',
      done: 'Zbicie dało 5 punktów i zamroziło planszę: partia się skończyła.',
    },
    freezeAndWin: {
      name: 'Zamroź i wygraj',
      about: 'Ruch bez zbicia zamraża planszę i kończy partię.',
      done: 'Ruch zamroził planszę: partia się skończyła, a najwięcej punktów masz ty.',
    },
    wayOut: {
      name: 'Jedyny ratunek',
      about: 'Ktoś zaraz wymusi wygraną.',
      done: 'Po tej turze nikt inny nie wymusi szybkiej wygranej.',
    },
  },
});

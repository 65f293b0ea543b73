import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/puzzles.ts';

/** What the puzzles of this game say, in Polish. */
export const words = translation<typeof english>()('pl')({
  themes: {
    pass: {
      name: 'Pas i wygrana',
      about: 'Czasem najlepiej nie robić drugiego ruchu.',
      done: 'Po pierwszym ruchu wszystko było na miejscu, więc wystarczyło spasować.',
    },
    sacrifice: {
      name: 'Oddaj stos',
      about: 'Wysoki stos możesz oddać, jeśli dzięki temu wygrasz.',
      done: 'Nawet przejęcie wysokiego stosu nie uratowało przeciwnika.',
    },
    twoTypes: {
      name: 'Dwa rodzaje naraz',
      about: 'Zagroź dwóm rodzajom w jednej turze.',
      done: 'Dwa rodzaje były zagrożone naraz i żadna odpowiedź nie wystarczała.',
    },
    twoThreats: {
      name: 'Dwie groźby',
      about: 'Zagroź jednemu rodzajowi na dwa sposoby naraz.',
      done: 'Ten sam rodzaj był zagrożony podwójnie i żadna odpowiedź nie wystarczała.',
    },
    tempo: {
      name: 'W ostatniej chwili',
      about: 'Przeciwnik jest o krok od wygranej. Wyprzedź go.',
      done: 'Przeciwnik też był o krok od wygranej, ale nie zdążył.',
    },
    openLine: {
      name: 'Otwórz linię',
      about: 'Jeden z twoich pionów stoi na drodze.',
      done: 'Jeden z twoich pionów opuścił swoje pole i linia otworzyła się dla innego.',
    },
    stackThenTake: {
      name: 'Nałóż i przejmij',
      about: 'Ułóż stos i przejmij nim w następnej turze.',
      done: 'Stos ułożony w jednej turze przejął w następnej.',
    },
    squeeze: {
      name: 'Nie ma czego przejąć',
      about: 'Nie zostaw przeciwnikowi niczego do przejęcia.',
      done: 'Przeciwnik nie ma czego przejąć, więc przegrał.',
    },
    chain: {
      name: 'Dwa razy tym samym',
      about: 'Jeden pion może przejąć dwa razy.',
      done: 'Pierwsze przejęcie doprowadziło pion tam, skąd mógł wykonać drugie.',
    },
    together: {
      name: 'Dwoma pionami',
      about: 'Żeby pozbawić przeciwnika całego rodzaju, trzeba dwóch twoich pionów.',
      done: 'Każdy z tych dwóch pionów przejął po jednym i nie ma już żadnego tego rodzaju.',
    },
    safePiece: {
      name: 'Poza zasięgiem',
      about: 'Wygraj pionem, którego nie można przejąć.',
      done: 'Przeciwnik nie mógł przejąć piona, który rozstrzygnął partię.',
    },
    lastTzaar: {
      name: 'Ostatni Tzaar',
      about: 'Przeciwnik ma mało pionów Tzaar.',
      done: 'Przeciwnik nie ma już pionów Tzaar.',
    },
    lastTzarra: {
      name: 'Ostatni Tzarra',
      about: 'Przeciwnik ma mało pionów Tzarra.',
      done: 'Przeciwnik nie ma już pionów Tzarra.',
    },
    lastTott: {
      name: 'Ostatni Tott',
      about: 'Przeciwnik ma mało pionów Tott.',
      done: 'Przeciwnik nie ma już pionów Tott.',
    },
    onlyWay: {
      name: 'Jedyny ratunek',
      about: 'Prawie każda tura prowadzi do przegranej.',
      done: 'Prawie każda inna tura prowadziła do przegranej.',
    },
  },
});

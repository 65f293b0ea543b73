import { translation } from '@threefold/words';
import type { words as english } from './en.ts';

/** What the lessons of this game say, in Polish. */
export const words = translation<typeof english>()('pl')({
  aim: {
    text: 'Masz piony trzech rodzajów: Tzaar, Tzarra i Tott. Przeciwnik też. Przejmij jego ostatni pion dowolnego rodzaju, a wygrasz. Każda tura zaczyna się od przejęcia; kto nie może niczego przejąć, przegrywa.',
    line: 'Przejmij ostatni pion przeciwnika w którymkolwiek z trzech rodzajów.',
  },
  lessons: {
    lines: {
      title: 'Po linii prostej',
      about: 'Do pierwszego piona na drodze.',
      tell: 'Grasz białymi. Pion idzie po linii, w dowolnym kierunku, do pierwszego piona, który napotka. Jeśli to czarny pion, przejmujesz go.',
      tasks: {
        tzaar: {
          do: 'Przejmij czarny pion Tzaar.',
          ask: 'Piony Tzaar mają trzy płatki. Wybierz podświetlony pion, a potem pion Tzaar.',
          done: 'Twój pion stoi teraz na jego miejscu. Przejęte piony opuszczają grę.',
        },
        tzarra: {
          do: 'Przejmij pion Tzarra podświetlonym pionem.',
          ask: 'Piony Tzarra mają pierścień. Piony Tott są gładkie.',
          done: 'Puste pola nie przeszkadzają, ale każda linia kończy się na pionie albo na otworze.',
          traps: { hole: 'Nic nie przechodzi przez otwór w środku. Spróbuj w innym kierunku.' },
        },
      },
    },
    heights: {
      title: 'Kto kogo przejmuje',
      about: 'Tak samo wysokie lub niższe, nigdy wyższe.',
      tell: 'Piony mogą stać jeden na drugim. Liczba to wysokość. Przejmujesz wszystko, co jest tak wysokie jak twój stos lub niższe; rodzaj nie ma znaczenia.',
      tasks: {
        tallest: {
          do: 'Przejmij najwyższy stos, jaki możesz.',
          ask: 'Porównaj liczby.',
          done: 'Wysokość 3 przejmuje wysokość 3. Stos przejmuje się w całości.',
          traps: { taller: 'Tamten stos ma cztery piony, a twój trzy. Jest dla ciebie za wysoki.' },
        },
      },
    },
    steps: {
      title: 'Dwa ruchy',
      about: 'Przejmij, a potem wybierz.',
      tell: 'Tura ma dwa ruchy. Pierwszy jest zawsze przejęciem. Drugim możesz przejąć jeszcze raz, tym samym pionem lub innym.',
      tasks: {
        twice: {
          do: 'Przejmij dwa piony Tzarra w jednej turze.',
          ask: 'Dwa twoje piony mają w zasięgu po jednym.',
          done: 'Dwa przejęcia w jednej turze. Tylko pierwsza tura Białego to jeden ruch.',
        },
      },
    },
    stacking: {
      title: 'Nakładanie',
      about: 'Rośnij, zamiast przejmować.',
      tell: 'Drugim ruchem możesz też wejść na własny pion. Wysokości się sumują, a pion, który się ruszył, zostaje na wierzchu.',
      tasks: {
        grow: {
          do: 'Zakończ turę z pionem Tzaar o wysokości 2.',
          ask: 'Najpierw coś przejmij. Potem nałóż swój pion Tzaar na sąsiedni.',
          done: 'Liczy się tylko wierzch: to teraz Tzaar o wysokości 2, a piona pod spodem nie widać.',
          traps: { first: 'Nakłada się drugim ruchem. Zacznij od przejęcia, dowolnym pionem.' },
        },
      },
    },
    stacks: {
      title: 'Stosy',
      about: 'Wysoki może więcej.',
      tell: 'Wysoki stos przejmuje prawie wszystko i trudno go przejąć. Ale jeśli zostanie przejęty, tracisz od razu wszystkie jego piony.',
      tasks: {
        four: {
          do: 'Przejmij stos o wysokości 4.',
          ask: 'Potrzebny jest stos co najmniej tak wysoki, z wolną linią do celu.',
          done: 'Wysokość 4 przejmuje wysokość 4. Teraz stoi tam twój stos.',
          traps: { low: 'Wysokość 2 wobec 4. Trzeba czegoś wyższego.' },
        },
      },
    },
    types: {
      title: 'Trzy rodzaje',
      about: 'Przejmij ostatni pion jednego rodzaju i wygraj.',
      tell: 'Wygrywasz, gdy tylko u przeciwnika nie widać już pionów Tzaar, pionów Tzarra albo pionów Tott. Przykryte piony się nie liczą.',
      tasks: {
        black: {
          do: 'Wygraj w tej turze. Grasz czarnymi.',
          ask: 'Spójrz na liczniki: w których rodzajach Biały ma już tylko jeden lub dwa piony?',
          done: 'Biały nie ma już pionów tego rodzaju: partia się kończy, cokolwiek jeszcze stoi na planszy.',
        },
        count: {
          do: 'Wygraj w tej turze białymi.',
          ask: 'Najpierw policz czarne piony każdego rodzaju, potem poszukaj wygranej w dwóch ruchach.',
          done: 'Pierwsze przejęcie umożliwiło drugie.',
        },
      },
    },
    keep: {
      title: 'Zachowaj każdy rodzaj',
      about: 'Nie trać ostatniego piona ani go nie przykrywaj.',
      tell: 'To samo dotyczy ciebie: gdy stracisz ostatni pion Tzaar, Tzarra lub Tott, przegrywasz. Także wtedy, gdy przykryjesz go własnym pionem.',
      tasks: {
        save: {
          do: 'Uratuj swój jedyny pion Tzaar.',
          ask: 'Czarny ma go w zasięgu. Przejmij atakujący pion albo zejdź z jego linii.',
          done: 'Teraz Czarny nie może go przejąć. Sprawdzaj to przed każdą turą.',
        },
        bury: {
          do: 'Ułóż stos o wysokości 3.',
          ask: 'Który pion musi zostać na wierzchu?',
          done: 'Twój ostatni pion Tzaar jest na wierzchu, tam, gdzie się liczy.',
          traps: {
            cover: 'To przykrywa twój ostatni pion Tzaar: przegrywasz. Na wierzchu musi być on.',
          },
        },
      },
    },
    stuck: {
      title: 'Nie ma czego przejąć',
      about: 'Kto nie może przejmować, przegrywa.',
      tell: 'Jest też drugi sposób na wygraną: jeśli przeciwnik na początku swojej tury nie może niczego przejąć, przegrywa.',
      tasks: {
        nothing: {
          do: 'Spraw, by Czarny nie miał czego przejąć.',
          ask: 'Co Czarny może jeszcze przejąć? Podwyższ to, żeby było za wysokie, albo zabierz z zasięgu.',
          done: 'Wszystko, co Czarny ma w zasięgu, jest za wysokie. To kończy partię.',
        },
        pass: {
          do: 'Jeszcze raz spraw, by Czarny nie miał czego przejąć.',
          ask: 'W drugim ruchu możesz też spasować.',
          done: 'Kolejne przejęcie albo nałożenie pomogłoby Czarnemu. Pasuje się rzadko, ale tutaj daje to wygraną.',
        },
      },
    },
    opening: {
      title: 'Najpierw nakładaj',
      about: 'Dlaczego warto wcześnie rosnąć.',
      tell: 'Na początku jest co przejmować. Dobrzy gracze przejmują raz, a potem nakładają, prawie za każdym razem: co wysokie, bezpiecznie doczeka końcówki.',
      tasks: {
        grow: {
          do: 'Przejmij, a potem ułóż Tzaar o wysokości 2.',
          ask: 'Grasz czarnymi, a Biały właśnie otworzył. Masz tylko sześć pionów Tzaar: niech rosną.',
          done: 'W oczach naszego silnika jest to warte dużo więcej niż drugie przejęcie.',
        },
      },
    },
    threats: {
      title: 'Dwie groźby',
      about: 'Jedna tura, dwa niebezpieczeństwa.',
      tell: 'Stwórz dwie groźby naraz, a przeciwnik odeprze tylko jedną. Ta tura przygotowuje, następna wygrywa.',
      tasks: {
        black: {
          do: 'Wygraj w dwie tury. Grasz czarnymi.',
          ask: 'Którego rodzaju białych pionów jest mało? Stań tam, skąd zaatakujesz je podwójnie.',
          done: 'Cokolwiek Biały by zrobił, jedna groźba zostaje.',
        },
        white: {
          do: 'Wygraj w dwie tury białymi.',
          ask: 'Wysoki stos we właściwym miejscu atakuje po kilku liniach.',
          done: 'Znasz już wszystkie zasady gry TZAAR i jej najważniejszą myśl.',
        },
      },
    },
    game: {
      title: 'Partia',
      about: 'Przeciw poziomowi 1, z pomocą.',
      tell: 'Teraz cała partia, z kimś, kto wiele przeocza. Pomoc jest włączona: ostrzega przed turą, która oddaje partię.',
      tasks: {},
      advice: {
        count: 'Pilnuj liczników: któregoś z twoich rodzajów może być już mało.',
        stack: 'Na początku raz przejmuj i raz nakładaj.',
        end: 'Gdy przejęć robi się mało, zadbaj, by jakieś ci zostały.',
      },
    },
  },
});

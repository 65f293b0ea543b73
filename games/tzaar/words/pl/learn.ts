import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/learn.ts';

/** What the lessons of this game say, in Polish. */
export const words = translation<typeof english>()('pl')({
  aim: {
    text: 'Masz piony trzech rodzajów: Tzaar, Tzarra i Tott. Przeciwnik też. Przejmij jego ostatni pion dowolnego rodzaju, a wygrasz. Każda tura zaczyna się od przejęcia; kto nie może niczego przejąć, przegrywa.',
    line: 'Przejmij ostatni pion przeciwnika w jednym z trzech rodzajów.',
  },
  lessons: {
    lines: {
      title: 'Po linii prostej',
      about: 'Jak piony się ruszają i jak przejmują.',
      tell: 'Grasz białymi. Pion idzie po linii, w dowolnym kierunku, do pierwszego piona, który napotka. Jeśli to czarny pion, przejmujesz go.',
      tasks: {
        tzaar: {
          do: 'Przejmij czarny pion Tzaar.',
          ask: 'Piony Tzaar mają trzy płatki. Wybierz podświetlony pion, a potem pion Tzaar.',
          done: 'Twój pion staje na jego miejscu, a przejęty opuszcza grę.',
          traps: {
            tott: 'To był pion Tott: jest gładki. Piony Tzaar mają trzy płatki.',
            tzarra: 'To był pion Tzarra: ma pierścień. Piony Tzaar mają trzy płatki.',
          },
        },
        tzarra: {
          do: 'Przejmij pion Tzarra podświetlonym pionem.',
          ask: 'Piony Tzarra mają pierścień. Piony Tott są gładkie.',
          done: 'Puste pola nie przeszkadzają, ale każda linia kończy się na pionie albo na otworze.',
          traps: {
            hole: 'Nic nie przechodzi przez otwór w środku. Spróbuj w innym kierunku.',
            tott: 'To był pion Tott: nie ma pierścienia. Rozejrzyj się po innych liniach.',
            tzaar: 'To był pion Tzaar, ten z płatkami. Rusz podświetlonym pionem i poszukaj pierścienia.',
          },
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
          done: 'Trójka przejmuje trójkę. Stos przejmuje się w całości.',
          traps: {
            taller: 'Tamten stos ma cztery piony, a twój trzy. Jest dla ciebie za wysoki.',
            single: 'To był pojedynczy pion. Twój stos o wysokości 3 może przejąć coś wyższego.',
          },
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
          done: 'Dwa przejęcia w jednej turze. Tylko pierwsza tura Białego ma jeden ruch.',
          traps: {
            one: 'Jeden pion Tzarra przejęty: to już połowa. Oba ruchy przeznacz na piony Tzarra.',
            none: 'To nie były piony Tzarra. Szukaj pionów z pierścieniem.',
          },
        },
      },
    },
    stacking: {
      title: 'Układanie stosów',
      about: 'Nałóż, zamiast przejmować drugi raz.',
      tell: 'Drugim ruchem możesz też wejść na własny pion: to nakładanie. Wysokości się sumują, a pion, który się ruszył, zostaje na wierzchu.',
      tasks: {
        grow: {
          do: 'Zakończ turę z pionem Tzaar o wysokości 2.',
          ask: 'Najpierw przejmij coś innym pionem. Potem nałóż pion Tzaar na sąsiedni pion Tott.',
          done: 'O rodzaju decyduje wierzch: to teraz Tzaar o wysokości 2. Piona Tott pod spodem nie widać.',
          traps: {
            first: 'Tura zaczyna się od przejęcia, a ten Tzaar nie ma czego przejąć. Zacznij innym pionem.',
            away: 'Tott się oddalił i Tzaar go nie dosięgnie. Cofnij ruch i przejmij coś innym pionem.',
            top: 'Na wierzchu zostaje pion, który się rusza. Nałóż Tzaar na Tott, a nie Tott na Tzaar.',
            twice: 'Stosu jeszcze nie ma. Niech Tott zostanie na miejscu: drugim ruchem nałożysz na niego Tzaar.',
          },
        },
      },
    },
    stacks: {
      title: 'Wysokie stosy',
      about: 'Silne, ale jest co stracić.',
      tell: 'Wysoki stos przejmuje prawie wszystko i trudno go przejąć. Ale jeśli zostanie przejęty, tracisz od razu wszystkie jego piony.',
      tasks: {
        four: {
          do: 'Przejmij stos o wysokości 4.',
          ask: 'Przejęcie już za tobą: to drugi ruch. Potrzebujesz stosu co najmniej tak wysokiego, z wolną linią do celu.',
          done: 'Czwórka przejmuje czwórkę. Teraz stoi tam twój stos.',
          traps: {
            low: 'Wysokość 2 wobec 4. Trzeba czegoś wyższego.',
            single: 'To był pojedynczy pion. Jeden z twoich stosów może przejąć ten o wysokości 4.',
            grown: 'Twój stos urósł, ale czarny stos o wysokości 4 nadal stoi. Przejmij go tym ruchem.',
          },
        },
      },
    },
    types: {
      title: 'Trzy rodzaje',
      about: 'Przejmij ostatni pion jednego rodzaju i wygraj.',
      tell: 'Wygrywasz, gdy tylko u przeciwnika nie widać już żadnego piona któregoś rodzaju: Tzaar (płatki), Tzarra (pierścień) lub Tott (gładki). Przykryte piony się nie liczą.',
      tasks: {
        black: {
          do: 'Wygraj w tej turze. Grasz czarnymi.',
          ask: 'Liczniki pokazują, ile czego zostało; mała liczba jest zaznaczona. Który rodzaj możesz przejąć w całości?',
          done: 'Biały nie ma już pionów Tzarra: partia się kończy, cokolwiek jeszcze stoi na planszy.',
          traps: {
            one: 'Białemu został jeden pion Tzarra. Wykorzystaj oba ruchy: dwa przejęcia, dwa piony Tzarra.',
          },
        },
        count: {
          do: 'Wygraj w tej turze białymi.',
          ask: 'Czarny ma mało pionów każdego rodzaju. Którego rodzaju pozbawisz go swoimi dwoma ruchami?',
          done: 'Czarny nie ma już pionów Tzaar. Pierwsze przejęcie umożliwiło drugie.',
          traps: {
            one: 'Czarnemu został jeszcze pion Tzaar. Jednym swoim pionem możesz przejąć oba piony Tzaar, jeden po drugim.',
            none: 'Czarny nadal ma wszystkie trzy rodzaje. Spójrz na dwa piony Tzaar: jeden twój pion może przejąć oba.',
          },
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
          ask: 'Jest podświetlony, razem z dwoma czarnymi stosami, które mogą go przejąć. Zejdź nim z linii obu.',
          done: 'Teraz Czarny nie może go przejąć. Szukaj takich zagrożeń przed każdą turą.',
          traps: {
            cover: 'Tak przykrywasz swój jedyny pion Tzaar, więc liczy się jako stracony. Rusz właśnie nim.',
          },
        },
        bury: {
          do: 'Ułóż stos o wysokości 3.',
          ask: 'Przejęcie już za tobą: teraz nałóż. Który pion musi znaleźć się na wierzchu?',
          done: 'Twój ostatni pion Tzaar jest na wierzchu, tam, gdzie się liczy.',
          traps: {
            cover: 'Tak przykrywasz swój ostatni pion Tzaar i przegrywasz. To on musi być na wierzchu.',
            low: 'To dopiero wysokość 2. Wysokości się sumują, a jeden z twoich stosów już ma 2.',
            capture: 'To było przejęcie. Tym razem wejdź na własny pion.',
          },
        },
      },
    },
    stuck: {
      title: 'Nie ma czego przejąć',
      about: 'Kto nie może przejmować, przegrywa.',
      tell: 'Jest też drugi sposób na wygraną: jeśli przeciwnik na początku swojej tury nie może niczego przejąć, przegrywa. Zamiast drugiego ruchu możesz też spasować.',
      tasks: {
        nothing: {
          do: 'Spraw, by Czarny nie miał czego przejąć.',
          ask: 'Co Czarny ma w zasięgu? Przejmij jeden atakujący stos, potem ułóż stos za wysoki dla pozostałych.',
          done: 'Czarny ma w zasięgu tylko jeden stos, i to za wysoki. Nie ma czego przejąć, więc przegrywa.',
          traps: { cover: 'Tak przykrywasz swój jedyny pion Tzaar i przegrywasz. Nałóż na siebie dwa inne stosy.' },
        },
        pass: {
          do: 'Jeszcze raz spraw, by Czarny nie miał czego przejąć.',
          ask: 'Sprawdź, co drugi ruch zrobiłby z twoimi własnymi pionami.',
          done: 'Każde nałożenie przykryłoby twój ostatni pion Tzaar lub Tzarra. Pasuje się rzadko, ale tutaj pas wygrywa.',
          traps: { cover: 'Tak przykrywasz ostatni pion jednego ze swoich rodzajów i przegrywasz. Tym razem spasuj.' },
        },
      },
    },
    opening: {
      title: 'Otwarcie',
      about: 'Dlaczego warto wcześnie nakładać.',
      tell: 'Partia zaczyna się z 60 pionami na planszy. Każdy gracz ma 15 pionów Tott i 9 pionów Tzarra, ale tylko 6 pionów Tzaar. Wcześnie je podwyższaj: wysokie trudno przejąć.',
      tasks: {
        grow: {
          do: 'Przejmij, a potem ułóż Tzaar o wysokości 2.',
          ask: 'Biały właśnie wykonał pierwsze przejęcie. Grasz czarnymi: nie przykryj żadnego z sześciu swoich pionów Tzaar.',
          done: 'W otwarciu dobrzy gracze drugim ruchem prawie zawsze nakładają.',
          traps: {
            first: 'Tura zaczyna się od przejęcia. Nakłada się drugim ruchem.',
            cover: 'Tak przykrywasz jeden ze swoich sześciu pionów Tzaar. Nałóż Tzaar na pion Tott lub Tzarra.',
            top: 'Na wierzchu zostaje pion, który się rusza. Niech to będzie Tzaar.',
            flat: 'Twoje piony Tzaar nadal są niskie. Drugim ruchem nałóż jeden z nich na pion Tott lub Tzarra.',
          },
        },
      },
    },
    threats: {
      title: 'Dwie groźby',
      about: 'Jedna tura, dwa zagrożenia.',
      tell: 'Zaatakuj dwie rzeczy naraz, a przeciwnik uratuje tylko jedną. Pierwsza tura stwarza groźby, druga wygrywa.',
      tasks: {
        black: {
          do: 'Wygraj w dwie tury. Grasz czarnymi.',
          ask: 'Biały ma mało pionów Tzaar i Tott. Jak zaatakujesz oba rodzaje naraz?',
          midway:
            'Twój stos zaatakował ostatni pion Tzaar i ostatni pion Tott Białego. Biały mógł uratować tylko jeden: teraz przejmij drugi.',
          done: 'Jeden stos atakował ostatnie piony dwóch rodzajów. Cokolwiek Biały by zrobił, jeden musiał stracić.',
          traps: {
            few: 'Spróbuj inaczej: przejmij Tott takim stosem, który potem atakuje ostatni Tott i Tzaar.',
          },
        },
        white: {
          do: 'Wygraj w dwie tury białymi.',
          ask: 'Czarny ma jeden pion Tzaar i jeden pion Tzarra. Ułóż stos, który zaatakuje oba.',
          midway:
            'Twój stos zaatakował ostatni pion Tzaar i ostatni pion Tzarra Czarnego. Czarny mógł uratować tylko jeden: teraz przejmij drugi.',
          done: 'Czarny mógł uratować tylko jeden pion. Znasz już wszystkie zasady gry TZAAR i jej najważniejszą myśl.',
          traps: {
            few: 'Spróbuj inaczej: ułóż stos, który atakuje pion Tzaar i pion Tzarra, a sam jest dla nich za wysoki.',
          },
        },
      },
    },
    game: {
      title: 'Partia',
      about: 'Przeciw poziomowi 1, z pomocą.',
      tell: 'Teraz cała partia przeciw komuś, kto wiele przeocza. Pomoc jest włączona: ostrzega przed turą, która oddaje partię.',
      tasks: {},
      advice: {
        count: 'Pilnuj liczników: pionów któregoś rodzaju może ci zacząć brakować.',
        stack: 'Na początku w każdej turze raz przejmij i raz nałóż.',
        end: 'Gdy przejęć robi się mało, pilnuj, by zawsze zostało ci choć jedno.',
      },
    },
  },
});

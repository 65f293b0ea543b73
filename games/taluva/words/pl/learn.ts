import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/learn.ts';

/** What the lessons of this game say, in Polish. */
export const words = translation<typeof english>()('pl')({
  aim: {
    text: 'Płytka po płytce rośnie wyspa wulkanów, a ty zasiedlasz ją chatami, świątyniami i wieżami. Zbuduj wszystkie swoje budowle dwóch rodzajów, a od razu wygrasz. Jeśli wcześniej skończą się płytki, decyduje liczba świątyń, potem wież, potem chat.',
    line: 'Zbuduj przed innymi wszystkie swoje budowle dwóch rodzajów.',
  },
  lessons: {
    tile: {
      title: 'Płytka',
      about: 'Kładzenie i obracanie.',
      tell: 'Grasz jako Perła. Dotknij miejsca obok wyspy, gdzie ma leżeć wulkan płytki; dotknij wulkanu ponownie, żeby ją obrócić. Potem dotknij wolnego pola: stanie tam chata.',
      tasks: {
        touch: {
          do: 'Połóż płytkę tak, żeby polana dotykała twojej chaty.',
          ask: 'Polany są jasnozielone. Obracaj płytkę, aż jedna znajdzie się obok podświetlonej chaty.',
          done: 'Z każdą płytką wyspa rośnie. Wolne pola obok twoich chat to miejsce na następne.',
          traps: {
            volcano: 'Twojej chaty dotyka tylko wulkan. Obróć płytkę tak, żeby dotykała jej polana.',
            away: 'Płytka leży z dala od twojej chaty. Połóż ją bliżej, z polaną obok podświetlonej chaty.',
          },
        },
        fit: {
          do: 'Połóż płytkę tak, żeby jezioro i skała dotykały twojej chaty.',
          ask: 'Wulkan musi więc leżeć dalej: dotknij morza dwa pola od chaty.',
          done: 'Jezioro i skała leżą obok twojej chaty, a wulkan za nimi.',
          traps: {
            one: 'Twojej chaty dotyka tylko jeden z tych terenów. Połóż wulkan dalej od niej.',
            none: 'Ani jezioro, ani skała nie dotyka twojej chaty. Dotknij morza dwa pola od niej, a potem obróć płytkę.',
          },
        },
      },
    },
    hut: {
      title: 'Chata',
      about: 'Gdzie stawia się chaty.',
      tell: 'Po każdej płytce budujesz. Postaw chatę na dowolnym wolnym polu najniższego poziomu, blisko lub daleko, jak wolisz. Na wulkanie nigdy nic się nie buduje.',
      tasks: {
        new: {
          do: 'Połóż płytkę i postaw na niej chatę.',
          ask: 'Płytka ma dwa pola do zabudowy. Trzecie to jej wulkan.',
          done: 'Chata może stać nawet tuż obok chat Hebanu, twojego przeciwnika.',
          traps: {
            old: 'Twoja chata stanęła na starszym lądzie. Tym razem postaw ją na świeżo położonej płytce.',
          },
        },
        join: {
          do: 'Postaw drugą chatę obok podświetlonej.',
          ask: 'Jedno wolne pole już jej dotyka. Twoja płytka może dołożyć następne.',
          done: 'Twoje chaty, które się stykają, to jedna osada. Ta ma dwa pola.',
          traps: {
            apart: 'Ta chata stoi osobno. Wybierz pole, które ma wspólną krawędź z polem podświetlonej chaty.',
          },
        },
      },
    },
    expanding: {
      title: 'Rozbudowa',
      about: 'Kilka chat w jednej turze.',
      tell: 'Zamiast stawiać chatę, możesz rozbudować osadę: dotknij jej i wybierz teren. Każde wolne pole tego terenu obok osady dostaje chatę.',
      tasks: {
        two: {
          do: 'Zbuduj dwie chaty w jednej turze.',
          ask: 'Jedna polana już dotyka podświetlonej chaty. Dołóż drugą i dotknij chaty, żeby rozbudować osadę.',
          done: 'Na obu polanach obok osady stoi chata. Rozbudowa zajmuje wszystkie; żadnej nie można pominąć.',
          traps: {
            found:
              'Tak stawiasz tylko jedną chatę. Żeby rozbudować osadę, dotknij podświetlonej chaty, a nie wolnego pola.',
            one: 'Tylko jedno pole tego terenu dotykało twojej chaty. Muszą jej dotykać dwie polany; przy rozbudowie wybierz polanę.',
          },
        },
        three: {
          do: 'Jeszcze raz to samo: teraz zbuduj trzy chaty.',
          ask: 'Obie polany płytki muszą dotykać twojej chaty.',
          done: 'Trzy chaty w jednej turze. Szukaj osad, wokół których leży kilka pól jednego terenu.',
          traps: {
            found: 'Tak stawiasz tylko jedną chatę. Żeby rozbudować osadę, dotknij swojej chaty, a nie wolnego pola.',
            two: 'Dwie chaty: prawie się udało! Połóż płytkę tak, żeby obie jej polany dotykały twojej chaty.',
            one: 'Tylko jedno pole tego terenu dotykało twojej chaty. Połóż przy niej obie polany płytki.',
          },
        },
      },
    },
    eruption: {
      title: 'Erupcja',
      about: 'Płytka na innych płytkach.',
      tell: 'Płytka może też leżeć na lądzie, o poziom wyżej: jej wulkan przykrywa wulkan pod spodem, a lawa płynie teraz w inną stronę. Kropka oznacza każdy wulkan, który można przykryć.',
      tasks: {
        land: {
          do: 'Połóż płytkę na lądzie, a potem coś zbuduj.',
          ask: 'Lawa płynie od krateru do rogu pola. Dotknij wulkanu z kropką; dotknij ponownie, żeby obrócić płytkę.',
          done: 'Nowy ląd jest na poziomie 2. Erupcja przykrywa części dwóch lub trzech płytek; wszystko, co przykrywa, musi leżeć na jednym poziomie.',
          traps: {
            shore: 'Tutaj płytka wystawałaby nad morze. Wybierz wulkan, wokół którego jest więcej lądu.',
            sea: 'Płytka leży obok wyspy, na poziomie 1. Dotknij wulkanu z kropką, a położysz ją na lądzie.',
          },
        },
      },
    },
    height: {
      title: 'Wysokość się liczy',
      about: 'Tyle chat, ile wynosi poziom.',
      tell: 'Przy rozbudowie pole dostaje tyle chat, ile wynosi jego poziom: dwie na poziomie 2, trzy na poziomie 3.',
      tasks: {
        field: {
          do: 'Zbuduj dwie chaty na jednym polu.',
          ask: 'Wywołaj erupcję wulkanu. Potem rozbuduj osadę o wyższe pole obok swojej chaty.',
          done: 'Dwie chaty na jednym polu. Stawiać chaty można tylko na poziomie 1; wyżej potrzebna jest rozbudowa.',
          traps: {
            found: 'Tak wysoko chat się nie stawia. Dotknij swojej chaty i rozbuduj osadę o to pole.',
            flat: 'Cały ląd jest jeszcze na poziomie 1. Najpierw połóż płytkę na wulkanie z kropką.',
          },
        },
      },
    },
    temple: {
      title: 'Świątynia',
      about: 'Obok osady z trzech pól.',
      tell: 'Masz trzy świątynie. Świątynię budujesz na wolnym polu dowolnego poziomu, obok swojej osady, która ma co najmniej trzy pola i jeszcze nie ma świątyni.',
      tasks: {
        room: {
          do: 'Zbuduj świątynię.',
          ask: 'Podświetlona osada jest dość duża, ale nie dotyka jej żadne wolne pole. Dołóż takie pole.',
          done: 'Świątynia należy teraz do osady, która nie może już dostać drugiej.',
          traps: {
            hut: 'Twoja płytka zrobiła miejsce obok osady. Dotknij tego wolnego pola i wybierz świątynię.',
            far: 'Obok podświetlonej osady nadal nie ma wolnego pola. Połóż płytkę tuż przy niej.',
          },
        },
      },
    },
    covering: {
      title: 'Przykrywanie chat',
      about: 'Co może przykryć lawa.',
      tell: 'Erupcja może przykryć chaty, twoje lub Hebanu. Każda osada musi zachować co najmniej jedną budowlę, a świątyń i wież nigdy się nie przykrywa.',
      tasks: {
        ebony: {
          do: 'Przykryj jedną z chat Hebanu.',
          ask: 'Twoje chaty stoją osobno i nie można ich przykryć. Heban ma dwie obok siebie.',
          done: 'Heban nie odzyska przykrytej chaty. Druga stoi teraz osobno, więc nie można jej przykryć.',
          traps: {
            sea: 'Płytka obok wyspy niczego nie przykrywa. Połóż ją na wulkanie obok dwóch chat Hebanu.',
            spared: 'Erupcja była, ale chaty Hebanu ocalały. Spróbuj z innym wulkanem albo obróć płytkę.',
          },
        },
      },
    },
    splitting: {
      title: 'Dzielenie',
      about: 'Z jednej osady powstają dwie.',
      tell: 'Erupcja może podzielić osadę na dwie. Każda część jest odtąd osobną osadą. Gdy zabudujesz przerwę między nimi, znów będą jedną.',
      tasks: {
        two: {
          do: 'Podziel własną osadę, a potem buduj.',
          ask: 'Która chata łączy dwie pozostałe? Wulkan obok niej może ją przykryć.',
          done: 'Środkowa chata jest przykryta: z jednej osady powstały dwie. Przykryte chaty nadal liczą się jako zbudowane.',
          traps: {
            rejoined: 'Lawa podzieliła osadę, ale nowe chaty znów połączyły jej części. Buduj gdzie indziej.',
            both: 'Dwie twoje chaty są przykryte, została tylko jedna. Przykryj samą środkową.',
            whole: 'Twoja osada jest nadal w jednym kawałku. Przykryj środkową chatę.',
          },
        },
        temple: {
          do: 'Zbuduj drugą świątynię.',
          ask: 'Twoja osada już jedną ma. Odetnij od niej część z trzema polami.',
          done: 'Część bez świątyni mogła ją dostać. Jeśli części później się połączą, zachowają obie świątynie.',
          traps: {
            ready: 'Podział jest dobry: jedna część ma trzy pola i nie ma świątyni. Teraz zbuduj obok niej świątynię.',
            rejoined: 'Nowe chaty znów połączyły części. To jedna osada, a ona ma już świątynię.',
            small:
              'Osada jest podzielona, ale część bez świątyni jest za mała. Podziel tak, żeby zostały jej trzy pola.',
            whole: 'Twoja osada jest nadal w jednym kawałku, z jedną świątynią. Podziel ją, przykrywając chatę.',
          },
        },
      },
    },
    tower: {
      title: 'Wieża',
      about: 'Na poziomie 3, obok osady.',
      tell: 'Masz dwie wieże. Wieżę budujesz na wolnym polu poziomu 3 lub wyższego, obok swojej osady, choćby najmniejszej, która jeszcze nie ma wieży.',
      tasks: {
        height: {
          do: 'Utwórz poziom 3 i zbuduj na nim wieżę.',
          ask: 'Erupcja wulkanu z poziomu 2 daje poziom 3. Obok musi zostać jedna z twoich chat.',
          done: 'Dwie twoje chaty są przykryte, a nad nimi stoi wieża. Wystarczyła jedna chata obok.',
          traps: {
            low: 'Nie ma jeszcze poziomu 3. Połóż płytkę na wulkanie z kropką: on jest już na poziomie 2.',
            top: 'Masz poziom 3 tuż obok swojej chaty. Dotknij tam wolnego pola, żeby zbudować wieżę.',
          },
        },
      },
    },
    win: {
      title: 'Wcześniejsza wygrana',
      about: 'Wszystkie budowle dwóch rodzajów.',
      tell: 'Zbuduj wszystkie swoje budowle dwóch rodzajów, a od razu wygrasz. Masz trzy świątynie, dwie wieże i dwadzieścia chat; liczniki pokazują, ile ci jeszcze zostało.',
      tasks: {
        temple: {
          do: 'Wygraj w tej turze.',
          ask: 'Obie wieże stoją, została jedna świątynia. Która osada może ją jeszcze dostać?',
          done: 'Wszystkie świątynie i wszystkie wieże są zbudowane: wygrywasz. Chaty, które ci zostały, nie mają znaczenia.',
          traps: {
            joined: 'Twoje osady się połączyły. Jako jedna mają już świątynię i nie mogą dostać drugiej.',
            other: 'Ostatnia świątynia wciąż czeka na budowę. Która osada ma co najmniej trzy pola, a nie ma świątyni?',
          },
        },
        huts: {
          do: 'Wygraj w tej turze ostatnimi czterema chatami.',
          ask: 'Świątynie już stoją. Dodaj poziomy: która rozbudowa wymaga dokładnie czterech chat?',
          done: 'Na dwóch polach poziomu 2 stają wszystkie cztery chaty: wygrywasz. Polany wymagałyby pięciu, więc tej rozbudowy nie można wybrać.',
          traps: {
            tower: 'Potrzebna byłaby jeszcze druga wieża. Szybciej wygrasz chatami: zbuduj wszystkie cztery.',
            left: 'Zostały ci jeszcze chaty. Znajdź teren, którego poziomy dają razem dokładnie cztery.',
          },
        },
      },
    },
    count: {
      title: 'Licz swoje chaty',
      about: 'Kto nie może budować, odpada z gry.',
      tell: 'Jeśli po położeniu płytki nie możesz nic zbudować, odpadasz z gry: nie masz już tur i nie możesz wygrać, cokolwiek masz zbudowane. Przygotuj więc świątynię, zanim skończą ci się chaty.',
      tasks: {
        next: {
          do: 'Zachowaj chatę i przygotuj osadę pod świątynię.',
          ask: 'Powiększ małą osadę do trzech pól, z wolnym polem obok. Nie łącz jej z dużą.',
          done: 'W następnej turze może stanąć świątynia, a chaty jeszcze masz. Duża rozbudowa by je zużyła.',
          traps: {
            spent:
              'To były twoje ostatnie chaty. Jeśli w następnej turze nie zbudujesz świątyni ani wieży, odpadniesz z gry.',
            joined: 'Twoje osady się stykają, więc są teraz jedną, a ta ma już świątynię.',
            small: 'Mała osada nie jest jeszcze gotowa: potrzebuje trzech pól i wolnego pola obok.',
          },
        },
      },
    },
    game: {
      title: 'Partia',
      about: 'Przeciw poziomowi 1, z pomocą.',
      tell: 'Teraz krótka partia z 24 płytkami. Gdy się skończą, decyduje liczba świątyń, potem wież, potem chat. Pomoc ostrzega przed turą, która dużo psuje.',
      tasks: {},
      advice: {
        three: 'Twórz osady z trzech pól i przy każdej buduj świątynię.',
        apart: 'Trzymaj osady osobno, dopóki każda nie ma świątyni: połączone za wcześnie dostaną tylko jedną.',
        huts: 'Nie zużywaj wszystkich chat, zanim staną świątynie.',
      },
    },
  },
});

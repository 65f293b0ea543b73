import { translation } from '@threefold/words';
import type { words as english } from './en.ts';

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
        },
        fit: {
          do: 'Połóż płytkę tak, żeby oba jej tereny dotykały twojej chaty.',
          ask: 'Wulkan musi leżeć z dala od chaty: dotknij morza trochę dalej.',
          done: 'Jezioro i skała leżą obok twojej chaty, a wulkan za nimi.',
        },
      },
    },
    hut: {
      title: 'Chata',
      about: 'Gdzie stawia się chaty.',
      tell: 'Po każdej płytce budujesz. Postaw chatę na dowolnym wolnym polu poziomu 1, tak blisko lub daleko, jak chcesz. Na wulkanie nigdy nic się nie buduje.',
      tasks: {
        new: {
          do: 'Połóż płytkę i postaw na niej chatę.',
          ask: 'Płytka ma dwa pola do zabudowy. Trzecie to jej wulkan.',
          done: 'Chata może stać gdziekolwiek na poziomie 1, nawet tuż obok Hebanu.',
        },
        join: {
          do: 'Postaw drugą chatę obok podświetlonej.',
          ask: 'Jedno wolne pole już jej dotyka. Twoja płytka może dołożyć następne.',
          done: 'Twoje pola, które się stykają, to jedna osada. Ta ma dwa pola.',
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
          done: 'Obie polany są zasiedlone naraz. Zajmuje się wszystkie pola tego terenu; żadnego nie można pominąć.',
        },
        three: {
          do: 'Jeszcze raz to samo: teraz zbuduj trzy chaty.',
          ask: 'Obie polany płytki muszą dotykać twojej chaty.',
          done: 'Trzy chaty w jednej turze. Szukaj terenów, które powtarzają się wokół twoich osad.',
        },
      },
    },
    eruption: {
      title: 'Erupcja',
      about: 'Płytka na innych płytkach.',
      tell: 'Płytka może też leżeć na lądzie, o poziom wyżej. Jej wulkan musi przykryć wulkan, którego lawa płynie w inną stronę, a trzy pola pod spodem muszą być na tym samym poziomie.',
      tasks: {
        land: {
          do: 'Połóż płytkę na lądzie, a potem coś zbuduj.',
          ask: 'Dotknij wulkanu otoczonego lądem. Dotknij go ponownie, a zobaczysz, jak jeszcze może leżeć płytka.',
          done: 'Te pola są teraz na poziomie 2, co pokazuje cyfra. Płytka może leżeć na kilku płytkach naraz.',
          traps: { shore: 'Tutaj płytka wystawałaby nad morze. Wybierz wulkan, wokół którego jest więcej lądu.' },
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
          done: 'Dwie chaty na jednym polu. Powyżej poziomu 1 chaty powstają tylko przez rozbudowę.',
          traps: { found: 'Tak wysoko chaty się nie stawia. Dotknij swojej chaty i rozbuduj osadę o to pole.' },
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
        },
      },
    },
    covering: {
      title: 'Przykrywanie chat',
      about: 'Co może przykryć lawa.',
      tell: 'Erupcja może przykryć chaty, twoje i cudze. Każda osada musi zachować co najmniej jedną budowlę, a świątyń i wież nigdy się nie przykrywa.',
      tasks: {
        ebony: {
          do: 'Przykryj jedną z chat Hebanu.',
          ask: 'Twoje chaty stoją osobno i nie można ich przykryć. Heban ma dwie obok siebie.',
          done: 'Osada Hebanu ma znowu jedno pole. Samotnej chaty lawa nie przykryje.',
        },
      },
    },
    splitting: {
      title: 'Dzielenie',
      about: 'Z jednej osady powstają dwie.',
      tell: 'Erupcja może podzielić osadę na dwie. Każda część jest odtąd osobną osadą i każda może mieć świątynię i wieżę.',
      tasks: {
        two: {
          do: 'Podziel własną osadę, a potem buduj.',
          ask: 'Która chata łączy dwie pozostałe? Wulkan obok niej może ją przykryć.',
          done: 'Chata między nimi jest przykryta i zostały dwie osady. Przykryte chaty nadal liczą się jako zbudowane.',
        },
        temple: {
          do: 'Zbuduj drugą świątynię.',
          ask: 'Twoja osada już jedną ma. Odetnij od niej część z trzema polami.',
          done: 'Część bez świątyni mogła ją dostać. Po to właśnie dzieli się osady.',
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
        },
      },
    },
    win: {
      title: 'Wcześniejsza wygrana',
      about: 'Wszystkie budowle dwóch rodzajów.',
      tell: 'Zbuduj wszystkie swoje budowle dwóch rodzajów, a od razu wygrasz. Masz trzy świątynie, dwie wieże i dwadzieścia chat; licznik pokazuje, co ci jeszcze zostało.',
      tasks: {
        temple: {
          do: 'Wygraj w tej turze.',
          ask: 'Obie wieże stoją, została jedna świątynia. Która osada może ją jeszcze dostać?',
          done: 'Wszystkie świątynie i wszystkie wieże są zbudowane. Chaty, które ci zostały, nie mają znaczenia.',
        },
        huts: {
          do: 'Wygraj w tej turze ostatnimi pięcioma chatami.',
          ask: 'Świątynie już stoją. Dodaj poziomy: która rozbudowa wymaga dokładnie pięciu chat?',
          done: 'Poziomy 2 i 3 to razem pięć chat. Gdyby było ich za mało, takiej rozbudowy nie można by wybrać.',
        },
      },
    },
    count: {
      title: 'Licz swoje chaty',
      about: 'Kto nie może budować, odpada z gry.',
      tell: 'Jeśli po położeniu płytki nie możesz nic zbudować, odpadasz z gry. Grozi to, gdy skończą się chaty, więc wcześniej przygotuj miejsce na świątynię lub wieżę.',
      tasks: {
        next: {
          do: 'Zachowaj chatę i przygotuj miejsce na świątynię.',
          ask: 'Twoja duża osada ma już świątynię. Powiększ małą do trzech pól, tak żeby została osobno.',
          done: 'W następnej turze może stanąć świątynia, a chaty jeszcze masz. Duża rozbudowa by je zużyła.',
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
        apart: 'Trzymaj osady z dala od siebie: połączone dostaną tylko jedną świątynię.',
        huts: 'Nie zużywaj wszystkich chat, zanim staną świątynie.',
      },
    },
  },
});

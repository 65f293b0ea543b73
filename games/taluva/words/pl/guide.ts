import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/guide.ts';

/** How to play Taluva, in Polish. */
export const words = translation<typeof english>()('pl')({
  sections: {
    aim: {
      title: 'Cel gry',
      text: 'Taluva to gra dla dwóch do czterech osób. Razem układacie z płytek wyspę, a każdy zasiedla ją swoimi budowlami: ma 20 chat, 3 świątynie i 2 wieże. Wygrywasz od razu, gdy zbudujesz wszystkie budowle dwóch rodzajów, na przykład wszystkie świątynie i wszystkie chaty.\nJeśli wcześniej skończą się płytki, wygrywa ten, kto zbudował najwięcej świątyń. Gdy jest ich po równo, rozstrzygają wieże, a potem chaty.\nW każdej turze losujesz płytkę, kładziesz ją i budujesz.',
    },
    tiles: {
      title: 'Kładzenie płytki',
      text: 'Każda płytka ma wulkan i dwa tereny. Rodzajów terenu jest pięć: dżungla, polana, piasek, skała i jezioro. Sąsiednie tereny nie muszą do siebie pasować; kładziesz płytkę, jak chcesz.\nMożesz ją położyć obok wyspy, tak żeby dotykała jej przynajmniej jedną krawędzią. Leży wtedy na poziomie 1. Może zostawiać w wyspie dziury albo je wypełniać. Nigdy nie leży częściowo na lądzie, a częściowo na morzu.',
    },
    eruptions: {
      title: 'Erupcje',
      text: 'Możesz też położyć płytkę na lądzie: wulkan wybucha i wyspa rośnie wzwyż. Nowy wulkan musi przykryć taki, którego lawa płynie w inną stronę. Wszystkie trzy pola pod spodem muszą leżeć na tym samym poziomie; nowe są o poziom wyżej.\nErupcja może przykryć chaty, obojętnie czyje. Opuszczają one grę, ale nadal liczą się jako zbudowane. Erupcja nigdy nie przykrywa świątyni ani wieży i nigdy nie usuwa całej osady. Dlatego samotna chata jest bezpieczna.',
    },
    huts: {
      title: 'Stawianie chaty',
      text: 'Po położeniu płytki budujesz, na jeden z czterech sposobów. Najprostszy: stawiasz chatę na dowolnym wolnym polu poziomu 1, gdziekolwiek na wyspie. Pole jest wolne, jeśli nie jest wulkanem i nic na nim nie stoi.',
    },
    expanding: {
      title: 'Rozbudowa',
      text: 'Wybierz jedną ze swoich osad i teren. Każde wolne pole tego terenu obok osady dostaje tyle chat, ile wynosi jego poziom: jedną na poziomie 1, dwie na poziomie 2. Trzeba zająć wszystkie takie pola. Jeśli nie starcza ci na nie chat, nie możesz wybrać tego terenu.',
    },
    settlements: {
      title: 'Osady',
      text: 'Pola z twoimi budowlami, które się stykają, tworzą osadę, bez względu na poziomy. Pojedyncza chata też jest osadą. Osady się łączą, gdy budujesz między nimi, a erupcja może podzielić jedną na kilka.\nTo ważne, bo świątynie i wieże buduje się obok osad.',
    },
    temples: {
      title: 'Świątynie',
      text: 'Świątynia wymaga twojej osady, która ma co najmniej trzy pola i nie ma świątyni. Budujesz ją na wolnym polu obok tej osady, na dowolnym poziomie. Trzy chaty na jednym polu to nadal jedno pole.',
    },
    towers: {
      title: 'Wieże',
      text: 'Wieża wymaga wolnego pola poziomu 3 lub wyższego, obok twojej osady bez wieży. Wystarczy nawet osada z jednej chaty.\nOsada może mieć dwie świątynie lub dwie wieże, jeśli połączy się z inną.',
    },
    out: {
      title: 'Odpadanie z gry',
      text: 'Jeśli po położeniu płytki nie możesz nic zbudować, odpadasz z gry i nie możesz już wygrać. Dopóki masz chaty, prawie nigdy się to nie zdarza. Gdy się skończą, w każdej turze potrzebujesz miejsca na świątynię lub wieżę. Kto zostanie w grze jako ostatni, wygrywa.',
    },
    start: {
      title: 'Dobry początek',
      text: 'Stawiaj na świątynie. Większość partii wygrywa się trzema świątyniami i wszystkimi chatami; w krótkich o wyniku decydują świątynie, gdy skończą się płytki. Pierwsze chaty stawiaj tam, gdzie możesz rozbudować osadę o dwa lub trzy pola naraz, zbuduj świątynię, gdy tylko zetkną się trzy pola, a następną osadę zacznij trochę dalej: dwie osady, które połączą się za wcześnie, dostaną tylko jedną świątynię.\nObserwuj innych. Jeśli ktoś ma trzy pola i nie ma świątyni, wywołaj tam erupcję albo zajmij wolne pole. I licz swoje chaty: kilka zachowaj, aż stanie twoja ostatnia świątynia.',
    },
  },
});

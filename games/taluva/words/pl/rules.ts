import { translation } from '@threefold-games/speech';
import type { rules as english } from '../en/rules.generated.ts';

/** The rules in Polish. */
export const rules = translation<typeof english>()('pl')({
  chapters: {
    '1': 'Elementy gry',
    '2': 'Tura',
    '3': 'Kładzenie płytki',
    '4': 'Przykrywanie',
    '5': 'Osady',
    '6': 'Budowa',
    '7': 'Odpadanie z gry',
    '8': 'Koniec',
    '9': 'Gra o miejsca',
    '10': 'Notacja',
    H: 'Zasady domowe, nie ma ich w żadnym wydaniu',
  },
  rules: {
    'TL-1.1':
      'Gra od dwóch do czterech graczy: Perła, Heban, Żar i Śliwka. Zaczyna Perła, a kolej przechodzi w tym porządku.',
    'TL-1.2':
      'Jest 48 płytek 25 rodzajów; każda ma wulkan i dwa pola terenu, a teren to dżungla, polana, piasek, skała lub jezioro.',
    'TL-1.3':
      'Opcja „Płytki” określa, czy w partii losuje się 48, 36 czy 24 płytki; pozostałe nie biorą udziału w grze i nikt nie wie, które to są.',
    'TL-1.4': 'Każdy gracz ma do zbudowania 3 świątynie, 2 wieże i 20 chat.',
    'TL-2.1':
      'Tura ma trzy ruchy, każdy raz i w tej kolejności: losujesz płytkę, kładziesz ją i budujesz. Nie budujesz, jeśli po położeniu płytki odpadasz.',
    'TL-2.2':
      'Płytkę losuje się w ciemno: każda, której nikt jeszcze nie widział, jest tak samo prawdopodobna jak każda inna, a rodzaj, którego wszystkie płytki już widziano, nie może wypaść.',
    'TL-2.3': 'Graczy, którzy odpadli albo już skończyli, gdy inni grają o miejsca, pomija się.',
    'TL-3.1': 'Pierwszą płytkę kładzie się na środku i nie obraca: `0,0/0`.',
    'TL-3.2':
      'Każda następna płytka leży wszystkimi trzema polami na pustym stole albo wszystkimi trzema na lądzie, nigdy częściowo tu, a częściowo tam.',
    'TL-3.3': 'Płytka na stole ma co najmniej jedną krawędź wspólną z lądem.',
    'TL-3.4': 'Kładąc płytkę, wolno zostawiać dziury w lądzie i wolno je wypełniać.',
    'TL-3.5':
      'Płytka na stole ma poziom 1; płytka na lądzie leży o poziom wyżej niż to, co przykrywa, a najwyższego poziomu nie ma.',
    'TL-4.1': 'Wulkan płytki przykrywającej musi leżeć na wulkanie.',
    'TL-4.2': 'Nie może wskazywać tego samego kierunku co wulkan, który przykrywa.',
    'TL-4.3': 'Wszystkie trzy pola pod spodem muszą leżeć na tym samym poziomie, tak żeby pod płytką nie została luka.',
    'TL-4.4': 'Pozostałe dwa pola mogą przykrywać tereny lub wulkany dowolnych płytek.',
    'TL-4.5': 'Chaty wolno przykrywać, własne i cudze; opuszczają one grę, ale nadal liczą się jako zbudowane.',
    'TL-4.6': 'Świątyń i wież nigdy się nie przykrywa.',
    'TL-4.7': 'Każda osada, która traci pola, musi zachować co najmniej jedną budowlę; każdą osadę ocenia się osobno.',
    'TL-5.1': 'Osadę tworzą wszystkie połączone pola z budowlami jednego gracza.',
    'TL-5.2': 'Różnice poziomów nie dzielą osady ani nie oddzielają jej od pól dookoła.',
    'TL-5.3': 'Przykrycie może rozdzielić osadę; jej części są odtąd osobnymi osadami.',
    'TL-5.4': 'Budowa może połączyć osady jednego gracza; są one odtąd jedną osadą.',
    'TL-5.5': 'Pojedyncza budowla też jest osadą, czy to chata, świątynia, czy wieża.',
    'TL-6.1':
      'Buduje się na jeden z czterech sposobów: stawiając chatę, budując świątynię, budując wieżę albo rozbudowując osadę.',
    'TL-6.2': 'Budowle stawia się tylko na wolnych polach: na lądzie, który nie jest wulkanem i nie ma budowli.',
    'TL-6.3': 'Chatę stawia się na dowolnym wolnym polu poziomu 1, gdziekolwiek na lądzie.',
    'TL-6.4':
      'Gdy opcja „Chaty obok własnych” jest ustawiona na „Nie wolno”, nie możesz postawić chaty obok własnej budowli.',
    'TL-6.5': 'Świątynię budujesz na wolnym polu dowolnego poziomu obok własnej osady.',
    'TL-6.6': 'Ta osada sama musi mieć co najmniej trzy pola.',
    'TL-6.7': 'Ta osada nie może mieć już świątyni.',
    'TL-6.8': 'Wieżę budujesz na wolnym polu poziomu 3 lub wyższego.',
    'TL-6.9': 'To pole musi leżeć obok twojej osady dowolnej wielkości.',
    'TL-6.10': 'Ta osada nie może mieć już wieży.',
    'TL-6.11': 'Do rozbudowy wybierasz jedną ze swoich osad i jeden teren.',
    'TL-6.12':
      'Każde wolne pole tego terenu obok osady w jej dotychczasowym kształcie dostaje tyle chat, ile wynosi jego poziom.',
    'TL-6.13': 'Do rozbudowy potrzeba co najmniej jednego takiego pola.',
    'TL-6.14':
      'Rozbudowa obejmuje wszystkie takie pola; jeśli nie starcza ci chat na wszystkie, nie możesz jej wybrać.',
    'TL-6.15': 'Budujesz tylko to, co ci jeszcze zostało.',
    'TL-6.16':
      'Wszystkie warunki ocenia się przed budową, więc osada, która się zrosła, może mieć dwie świątynie lub dwie wieże.',
    'TL-7.1':
      'Jeśli po położeniu płytki nie możesz niczego zbudować, od razu odpadasz; twoja płytka i twoje budowle zostają.',
    'TL-7.2': 'Gracz, który odpadł, nie może wygrać, bez względu na to, co zbudował.',
    'TL-7.3': 'Gdy w grze zostaje tylko jeden gracz, partia się kończy i ten gracz wygrywa.',
    'TL-8.1': 'Gdy gracz zbuduje wszystkie budowle dwóch rodzajów, partia od razu się kończy i ten gracz wygrywa.',
    'TL-8.2': 'Przykryte chaty liczą się tu jako zbudowane, tak samo jak po wyczerpaniu płytek.',
    'TL-8.3':
      'Gdy ma się zacząć tura, a nie ma już płytki do wylosowania, partia się kończy i wygrywa gracz, który zbudował najwięcej świątyń; jeśli jest ich po równo, rozstrzygają wieże, a potem chaty.',
    'TL-8.4': 'Gracze równi we wszystkich trzech dzielą się zwycięstwem.',
    'TL-8.5': 'Po końcu partii nie wykonuje się już żadnych ruchów.',
    'TL-9.1':
      'Gdy opcja „Gra o miejsca” jest ustawiona na „Tak”, gracz, który zbudował wszystkie budowle dwóch rodzajów, zajmuje najlepsze wolne miejsce, a pozostali grają dalej.',
    'TL-9.2': 'Gracz, który odpada, zajmuje ostatnie wolne miejsce.',
    'TL-9.3': 'Partia kończy się, gdy najwyżej jeden gracz nie ma miejsca; zajmuje on to, które zostało.',
    'TL-9.4':
      'Po wyczerpaniu płytek gracze bez miejsca dzielą między siebie wolne miejsca w porządku TL-8.3; równi gracze mają to samo, najlepsze miejsce.',
    'TL-9.5': 'Gracze na pierwszym miejscu dzielą się zwycięstwem.',
    'TL-10.1':
      'Losowanie zapisuje się `JC`, położenie płytki `2,-1/3`, budowę `H@1,0`, `T@1,0`, `W@1,0` lub `E@1,0:J`; pole zapisuje się `q,r`, to jego współrzędne osiowe wśród sześciokątów stojących na wierzchołku.',
    'TL-10.2':
      'Losowanie to dwa tereny płytki zgodnie z ruchem wskazówek zegara od jej wulkanu, na przykład `JC`: J dżungla, C polana, S piasek, R skała, L jezioro.',
    'TL-10.3':
      'Położenie płytki to pole wulkanu i obrót, na przykład `2,-1/3`: pierwszy teren leży w tym kierunku od wulkanu, drugi w następnym; 0 to wschód, dalej zgodnie z ruchem wskazówek zegara.',
    'TL-10.4':
      'Budowy to `H@1,0` chata, `T@1,0` świątynia, `W@1,0` wieża i `E@1,0:J` rozbudowa o dżunglę, z najmniejszym polem osady według q, potem r; każde inne jej pole też jest rozumiane.',
    'TL-H.1':
      'Fory: opcja „Fory” daje jednemu kolorowi budowle, które od początku liczą się jako zbudowane i nie ma ich już w zapasie, w trzech stopniach: świątynię; wieżę; albo jedno i drugie. Liczą się do wcześniejszej wygranej, gdy skończą się płytki, i do miejsc.',
  },
});

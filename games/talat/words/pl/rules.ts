import { translation } from '@threefold-games/speech';
import type { rules as english } from '../en/rules.generated.ts';

/** The rules in Polish. */
export const rules = translation<typeof english>()('pl')({
  chapters: {
    '1': 'Plansze i wieże',
    '2': 'Rozstawienie',
    '3': 'Przesuwanie',
    '4': 'Zbijanie',
    '5': 'Zamrożone plansze',
    '6': 'Kolejność tur',
    '7': 'Gra dwuosobowa',
    '8': 'Koniec i punktacja',
    '9': 'Notacja',
    H: 'Zasady domowe, nie ma ich w żadnym wydaniu',
  },
  rules: {
    'TA-1.1':
      'Są trzy plansze, każda z pięciu kolumn i pięciu rzędów: plansza 1 ma kolumny od a do e, plansza 2 od f do j, plansza 3 od k do o. Skrajne rzędy, 1 i 5, to dwa rzędy początkowe planszy.',
    'TA-1.2':
      'Każda plansza leży między dwoma graczami i każdy z nich ma na niej jeden rząd początkowy: na planszy 1 Perła ma rząd 1, a Heban rząd 5, na planszy 2 Heban ma rząd 1, a Żar rząd 5, na planszy 3 Żar ma rząd 1, a Perła rząd 5. Naprzód znaczy od własnego rzędu początkowego w stronę przeciwległego.',
    'TA-1.3':
      'Każdy gracz ma dziewięć wież: małe (S), średnie (M) i duże (L), w każdej wysokości z 3, 4 i 6 bokami, każde połączenie raz.',
    'TA-1.4': 'Na polu stoi najwyżej jedna wieża.',
    'TA-2.1':
      'Partia zaczyna się rozstawieniem: gracze po kolei, od Perły, stawiają po jednej wieży, aż wszyscy postawią po dziewięć. Wcześniej żadna wieża się nie rusza, a później żadnej się już nie stawia.',
    'TA-2.2': 'Wybierasz dowolną ze swoich wież i dowolne wolne pole swoich dwóch rzędów początkowych.',
    'TA-2.3': 'Każdą wieżę stawia się raz i zostaje ona na swoim polu do końca rozstawiania.',
    'TA-3.1': 'Tura to dokładnie jeden ruch jedną wieżą: przesunięcie albo zbicie.',
    'TA-3.2': 'Ruszasz się i zbijasz własnymi wieżami.',
    'TA-3.3': 'Przesunięcie prowadzi o jedno pole naprzód, prosto lub na skos.',
    'TA-3.4': 'Wieżę przesuwa się tylko na puste pole i żadna wieża nie przeskakuje innej.',
    'TA-3.5': 'Żadna wieża nie rusza się do tyłu, ani przy przesunięciu, ani przy zbiciu.',
    'TA-3.6': 'W bok wieża rusza się tylko po to, by zbić.',
    'TA-3.7': 'Wieża zostaje na swojej planszy.',
    'TA-3.8': 'Nie wolno pasować.',
    'TA-4.1':
      'Wieża zbija wieżę przeciwnika, która stoi przed nią prosto lub na skos albo bezpośrednio z jej boku, wchodząc na jej pole. Zbijanie nigdy nie jest obowiązkowe.',
    'TA-4.2':
      'Wieża zbija każdą wieżę niższą dokładnie o jeden poziom: duża zbija średnią, średnia małą. Poza tym wieże różnej wysokości nie zbijają się nawzajem; duża nigdy nie zbija małej.',
    'TA-4.3': 'Z dwóch wież tej samej wysokości ta, która ma więcej boków, zbija drugą.',
    'TA-4.4': 'Identyczne wieże nigdy nie zbijają się nawzajem.',
    'TA-4.5':
      'Dawid i Goliat: mała wieża trójkątna zbija dużą sześcioboczną. Gdy opcja „Dawid i Goliat” jest ustawiona na „Nie”, ta zasada nie obowiązuje.',
    'TA-4.6': 'Nie zbija się wieży tego samego koloru co wieża zbijająca.',
    'TA-4.7': 'Zbita wieża na stałe opuszcza planszę i należy do gracza, który ją zbił.',
    'TA-4.8':
      'Wieża, która doszła do przeciwległego rzędu początkowego, nie idzie dalej, ale nadal może zbijać w bok wzdłuż tego rzędu i sama może zostać zbita.',
    'TA-5.1':
      'Po każdym przesunięciu lub zbiciu sprawdza się planszę, na której je wykonano, i żadnej innej. Po postawieniu wieży niczego się nie sprawdza.',
    'TA-5.2':
      'Plansza zostaje zamrożona, gdy żadne zbicie nie jest na niej możliwe, ani teraz, ani nigdy później, nawet gdyby obie strony sobie pomagały: przy tym sprawdzeniu wieże tej planszy mogą się ruszać w dowolnej kolejności, a tury i inne plansze się nie liczą.',
    'TA-5.3':
      'Sprawdzenie jest dokładne: trzecia wieża może musieć najpierw ustąpić, a wieża zablokowana na dobre nie pomaga.',
    'TA-5.4': 'Na zamrożonej planszy żadna wieża już się nie rusza ani nie zbija.',
    'TA-6.1':
      'Przy trzech graczach kolejność to Perła, Heban, Żar i znów Perła. Przy dwóch Perła i Heban grają na przemian.',
    'TA-6.2':
      'Po rozstawieniu przy trzech graczach pierwszy ruch ma Perła; przy dwóch ten, kto stawiał ostatni, czyli Heban. Opcja „Pierwszy ruch” daje go temu, kto stawia pierwszy (Perła), albo temu, kto stawia ostatni (Heban przy dwóch graczach, Żar przy trzech).',
    'TA-6.3':
      'Gracza, który nie ma dozwolonego ruchu, pomija się, a w razie potrzeby także następnego; ktoś może więc mieć dwie tury z rzędu.',
    'TA-7.1':
      'Przy dwóch graczach jest trzeci kolor, Zihin. Ma wieże i rzędy początkowe Żaru, ale nie ma własnych tur.',
    'TA-7.2':
      'Podczas rozstawiania gracze najpierw stawiają na przemian, od Perły, osiem wybranych przez siebie wież Zihina w rzędach początkowych Zihina; dziewiąta opuszcza grę. Potem na przemian, od Perły, stawiają po dziewięć własnych wież.',
    'TA-7.3':
      'Ruszasz się i zbijasz także wieżami Zihina, ale tylko na planszy między Zihinem a przeciwnikiem. Gdy opcja „Ruchy Zihinem” jest ustawiona na „Na obu jego planszach”, wolno ci to na obu.',
    'TA-7.4': 'Wieżą Zihina nie zbijasz własnych wież.',
    'TA-7.5': 'Każda wieża Zihina w rzędzie początkowym przeciwnika daje ci 3 punkty.',
    'TA-8.1':
      'Partia kończy się, gdy tylko dwie plansze są zamrożone. Gdy opcja „Koniec partii” jest ustawiona na „Wszystkie trzy zamrożone”, trwa, aż zamrożone są wszystkie trzy.',
    'TA-8.2': 'Po końcu partii nie wykonuje się już żadnych ruchów.',
    'TA-8.3': 'Każda zbita wieża daje 5 punktów, bez względu na wysokość i kształt.',
    'TA-8.4': 'Każda twoja wieża, która na końcu stoi w przeciwległym rzędzie początkowym, daje 3 punkty.',
    'TA-8.5': 'Wygrywa gracz z największą liczbą punktów.',
    'TA-8.6':
      'Gdy punktów jest tyle samo, a opcja „Rozstrzyganie remisu” jest ustawiona na „Wszystkie zbite wieże”, zbite wieże mają kolejność L6, L4, L3, M6, M4, M3, S6, S4, S3. Spośród remisujących wygrywa ten, kto ma więcej wież najwyższego rodzaju; jeśli jest ich tyle samo, rozstrzyga następny rodzaj i tak dalej.',
    'TA-8.7':
      'Gdy jest ustawiona na „Najwyższa zbita wieża”, wygrywa ten, czyja najlepsza zbita wieża jest w tej kolejności najwyżej, bez względu na liczbę wież.',
    'TA-8.8':
      'Ci, którzy nadal remisują, a przy „Wspólna wygrana” ci, którzy mają równo punktów, dzielą się zwycięstwem.',
    'TA-9.1':
      'Pole to litera jego kolumny i numer rzędu. Postawienie wieży zapisuje się `M4@c1`, przesunięcie `c1-d2`, zbicie `c1xd2`.',
    'TA-9.2': '`-` jest dla pustych pól, a `x` dla zbić; jedno nie zastępuje drugiego.',
    'TA-H.1':
      'Komi: w grze dwuosobowej Heban dostaje przy podliczaniu dodatkowe punkty, tyle, ile mówi opcja „Komi”: od 0 do 15 co pół punktu. Dolicza się je przed porównaniem punktów. Rozstrzyganie remisu decyduje tylko wtedy, gdy punkty nadal są równe; z połówką punktu nigdy nie są.',
    'TA-H.2':
      'Wybór strony: gdy w grze dwuosobowej opcja „Wybór strony” jest włączona, Perła sama stawia wszystkie wieże, w tej samej kolejności co zwykle, i wykonuje też pierwszy ruch za kolor, któremu on przypada. Potem Heban wybiera w osobnej turze, zapisywanej `stay` albo `swap`. Po `stay` gra toczy się dalej. Przy `swap` obie strony się zamieniają: każda plansza obraca się o pół obrotu, plansze 2 i 3 zamieniają się miejscami, i każdy ma to, co miał drugi; potem gra toczy się dalej. Z komi ani z forami nie ma wyboru strony.',
    'TA-H.3':
      'Fory: opcja „Fory” daje jednemu kolorowi punkty na początek, 5, 10 lub 15 w trzech stopniach; liczą się jak wszystkie inne. Z komi ani z wyborem strony nie ma forów.',
  },
});

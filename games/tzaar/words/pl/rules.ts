import { translation } from '@threefold-games/speech';
import type { rules as english } from '../en/rules.generated.ts';

/** The rules in Polish. */
export const rules = translation<typeof english>()('pl')({
  chapters: {
    '1': 'Plansza i piony',
    '2': 'Rozstawienie',
    '3': 'Tury',
    '4': 'Ruchy',
    '5': 'Koniec',
    '6': 'Notacja',
    H: 'Zasady domowe, nie ma ich w żadnym wydaniu',
  },
  rules: {
    'TZ-1.1':
      'Plansza ma 60 pól: dziewięć kolumn od A do I, kolejno po 5, 6, 7, 8, 8, 8, 7, 6 i 5 pól, numerowanych od strony Białego.',
    'TZ-1.2': 'Środek planszy, między E4 a E5, to otwór, a nie pole.',
    'TZ-1.3': 'Gra dwóch graczy, Biały i Czarny, a każdy ma 6 pionów Tzaar, 9 pionów Tzarra i 15 pionów Tott.',
    'TZ-2.1': 'Przy rozstawieniu „Losowe” wszystkie 60 pionów stoi przed grą na 60 polach w losowym układzie.',
    'TZ-2.2':
      'Przy rozstawieniu „Jak w instrukcji” wszystkie 60 pionów stoi na polach, które pokazuje rysunek w instrukcji.',
    'TZ-2.3':
      'Przy rozstawieniu „Turniejowe” plansza jest z początku pusta, a gracze na przemian stawiają po jednym pionie, od Białego, aż wszystkie 60 będzie na planszy.',
    'TZ-2.4': 'Pion można postawić na dowolnym wolnym polu; może być dowolnego rodzaju, który masz jeszcze w zapasie.',
    'TZ-2.5': 'Piony stawia się tylko przy rozstawieniu „Turniejowe” i tylko przed pierwszym przejęciem.',
    'TZ-3.1': 'Biały zaczyna turą z jednym tylko ruchem, przejęciem.',
    'TZ-3.2':
      'Odtąd gracze grają na przemian, a tura ma dwa ruchy. Żadna tura nie ma więcej ani mniej ruchów, niż jej przypada: jeden przy stawianiu pionów i na otwarcie, dwa w pozostałych, chyba że partia skończy się wcześniej.',
    'TZ-3.3': 'Pierwszy ruch tury jest zawsze przejęciem; nie możesz w nim ani nałożyć, ani spasować.',
    'TZ-3.4': 'W drugim ruchu tury przejmujesz, nakładasz albo pasujesz; możesz użyć tego samego stosu lub innego.',
    'TZ-4.1':
      'Ruszasz tylko własnymi pionami i stosami; pojedynczy pion to stos o wysokości jeden, a stos porusza się jako całość.',
    'TZ-4.2': 'Stos idzie po linii prostej planszy do pierwszego zajętego pola w danym kierunku.',
    'TZ-4.3': 'Nic nigdy nie idzie na puste pole: pole raz opuszczone zostaje puste.',
    'TZ-4.4': 'Stos przechodzi nad pustymi polami, ale nigdy nad innym stosem.',
    'TZ-4.5': 'Nic nie przechodzi przez otwór; trzy linie biegnące przez środek tam się kończą.',
    'TZ-4.6':
      'Przejmujesz stos przeciwnika, który jest najwyżej tak wysoki jak stos, którym się ruszasz, bez względu na rodzaje. Opuszcza on grę, a na jego miejscu staje twój.',
    'TZ-4.7':
      'Nakładasz (w instrukcji: wzmacniasz), ruszając się na własny stos: wysokości sumują się bez ograniczeń, a rodzaj nowego stosu wyznacza pion na wierzchu stosu, który się ruszył.',
    'TZ-5.1':
      'Wygrywasz od razu, nawet pierwszym ruchem tury, gdy przejmiesz ostatni widoczny pion jednego z trzech rodzajów przeciwnika; widoczne są tylko wierzchy stosów.',
    'TZ-5.2': 'Jeśli na początku swojej tury nie możesz niczego przejąć, przegrywasz.',
    'TZ-5.3':
      'Jeśli nałożeniem przykryjesz własny ostatni widoczny pion jakiegoś rodzaju, od razu przegrywasz, nawet jeśli przeciwnik nie mógłby już niczego przejąć.',
    'TZ-5.4': 'Po końcu partii nie wykonuje się już żadnych ruchów. Remisów nie ma.',
    'TZ-5.5': 'Dopóki trwa stawianie pionów, nikt nie może wygrać ani przegrać.',
    'TZ-6.1':
      'Przejęcie zapisuje się `D3xC3`, nałożenie `B6+B5`, pas `-`, postawienie piona `A@E1`, gdzie A to Tzaar, R to Tzarra, a O to Tott.',
    'TZ-6.2':
      'Rozstawienie to 60 liter w kolejności od A1 do A5, od B1 do B6 i tak dalej, `A`, `R`, `O` dla Białego i `a`, `r`, `o` dla Czarnego.',
    'TZ-6.3': 'Pliki partii z Little Golem można czytać i zapisywać; zawierają one tylko rozstawienia losowe.',
    'TZ-H.1':
      'Fory: opcja „Fory” daje jednej stronie stosy na początek, w trzech stopniach: pion Tzaar o wysokości 3; piony Tzaar i Tzarra o wysokości 3; albo pion Tzaar o wysokości 4 oraz piony Tzarra i Tott o wysokości 3. Pod nimi leżą piony Tott tej samej strony, więc nikt nie ma więcej pionów niż bez forów.',
    'TZ-H.2':
      'Stosy powstają, gdy stoi już wszystkie 60 pionów, przed otwarciem: każdy z pionem swojego rodzaju, który jest najbliżej środka; piony Tott pochodzą z pól najdalszych od środka, a te pola zostają puste. Przy równej odległości dla stosu liczy się pierwsze pole w kolejności od A1 do I5, a dla pionu Tott ostatnie. Rozstawienie zapisuje się tak, jak wyglądało przedtem.',
  },
});

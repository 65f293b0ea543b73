import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/guide.ts';

/** How to play TZAAR, in Polish. */
export const words = translation<typeof english>()('pl')({
  sections: {
    aim: {
      title: 'Cel gry',
      text: 'TZAAR to gra dla dwóch osób: Białego i Czarnego. Każda strona ma 30 pionów trzech rodzajów: Tzaar, Tzarra i Tott. Wygrywasz, gdy tylko na planszy nie widać już żadnego piona przeciwnika któregoś z tych rodzajów. Nie ma znaczenia, który to rodzaj ani ile pionów zostało w pozostałych.\nJest też drugi sposób na wygraną: kto na początku swojej tury nie może niczego przejąć, przegrywa.',
    },
    pieces: {
      title: 'Plansza i piony',
      text: 'Plansza ma 60 pól połączonych liniami i otwór w środku. Każda strona ma 6 pionów Tzaar (z trzema płatkami), 9 pionów Tzarra (z pierścieniem) i 15 pionów Tott (gładkich). Wszystkie rodzaje poruszają się i przejmują tak samo; różnią się tylko liczbą. Dlatego najbardziej trzeba dbać o nieliczne piony Tzaar.\nWszystkie 60 pionów stoi na planszy od początku, zwykle w losowym układzie.',
    },
    turn: {
      title: 'Twoja tura',
      text: 'Biały otwiera jednym przejęciem. Potem gra się na przemian, a każda tura ma dwa ruchy.\nNajpierw przejmujesz. Ten ruch jest obowiązkowy.\nPotem wybierasz: przejmujesz jeszcze raz, nakładasz albo pasujesz. Możesz użyć tego samego piona co przedtem lub innego.',
    },
    moving: {
      title: 'Ruchy',
      text: 'Pion idzie po linii prostej, w dowolnym kierunku, do pierwszego piona, który napotka: pion przeciwnika przejmuje, na własny się nakłada. Przechodzi nad dowolną liczbą pustych pól. Nigdy nie przeskakuje piona, nie zatrzymuje się na pustym polu i nie przechodzi przez otwór.\nPonieważ nic nie idzie na puste pole, plansza powoli pustoszeje i przejęć jest coraz mniej.',
    },
    capturing: {
      title: 'Przejmowanie',
      text: 'Pojedynczy pion ma wysokość 1; wysokość stosu to liczba jego pionów. Przejmujesz wszystko, co jest tak wysokie jak pion, którym się ruszasz, lub niższe, bez względu na rodzaj. Pojedynczy pion przejmuje pojedyncze piony; stos z trzech przejmuje stosy z trzech, stosy z dwóch i pojedyncze piony.\nCo przejmiesz, opuszcza grę razem z tym, co leży pod spodem. Na jego miejscu staje twój pion lub stos.',
    },
    stacking: {
      title: 'Nakładanie',
      text: 'Nakładasz, wchodząc swoim pionem lub stosem na inny własny pion lub stos. Wysokości się sumują, bez ograniczeń. Odtąd stos porusza się jako całość i nikt nie może go rozdzielić.\nO tym, czym jest stos, decyduje pion na wierzchu. Tzaar na dwóch pionach Tott to Tzaar o wysokości 3; piony Tott pod spodem już się jako Tott nie liczą.\nNakładanie wzmacnia: wysoki stos przejmuje prawie wszystko, a jego mało co może przejąć. Ale masz potem mniej pionów, a przejęty stos przepada w całości.',
    },
    losing: {
      title: 'Jak się przegrywa',
      text: 'Większość partii przegrywa się przez przeoczenie, dlatego przed każdą turą sprawdź trzy rzeczy.\nLiczniki: ile pionów każdego rodzaju jeszcze widać, twoich i przeciwnika? Jeśli z jakiegoś rodzaju masz już tylko dwa, jedna tura może zabrać oba.\nTwoje stosy: nie przykrywaj ostatniego piona żadnego ze swoich rodzajów. Gdy nie widać już żadnego piona tego rodzaju, przegrywasz, nawet jeśli to twój własny pion go przykrył.\nTwoje przejęcia: pod koniec zachowaj piony, które mają jeszcze co przejąć. Przegrywa ten, komu pierwszemu ich zabraknie.',
    },
    start: {
      title: 'Dobry początek',
      text: 'Na początku w każdej turze raz przejmij i raz nałóż. Nakładaj piony Tzaar lub Tzarra na piony Tott: tych masz dużo, a pionów Tzaar mało. Wysokie stosy trzymaj tam, gdzie mają linie, po których mogą się ruszać.\nPóźniej zacznij liczyć. Gdy przeciwnikowi zostaną tylko dwa piony jakiegoś rodzaju, szukaj tury, w której przejmiesz oba. A pod koniec, gdy niewiele jest do przejęcia, dwa przejęcia w turze są często lepsze niż stos.',
    },
  },
});

import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/puzzles.ts';

/** What the puzzles of this game say, in Polish. */
export const words = translation<typeof english>()('pl')({
  themes: {
    winTempleHuts: {
      name: 'Świątynie i chaty',
      about: 'Wygraj od razu ostatnią świątynią lub ostatnimi chatami.',
      done: 'Wszystkie twoje świątynie i chaty są zbudowane, a to od razu daje wygraną.',
    },
    winTowers: {
      name: 'Wszystkie wieże',
      about: 'Wygraj od razu wszystkimi wieżami i wszystkimi budowlami innego rodzaju.',
      done: 'Stoją wszystkie twoje wieże i wszystkie budowle innego rodzaju, a to od razu daje wygraną.',
    },
    guard: {
      name: 'Przeszkodź',
      about: 'Ktoś jest o krok od wygranej. Przeszkodź mu i w tej samej turze postaw chaty.',
      ask: {
        one: 'Postaw {n} chatę tak, żeby nikt inny nie mógł wygrać w następnej turze',
        few: 'Postaw {n} chaty tak, żeby nikt inny nie mógł wygrać w następnej turze',
        many: 'Postaw {n} chat tak, żeby nikt inny nie mógł wygrać w następnej turze',
        other: 'Postaw {n} chaty tak, żeby nikt inny nie mógł wygrać w następnej turze',
      },
      done: 'Przy tym układzie wyspy żadna płytka nie da nikomu innemu wygranej.',
    },
    rareTower: {
      name: 'Coraz wyżej',
      about: 'Wieża potrzebuje poziomu 3. Utwórz go swoją płytką.',
      ask: 'Zbuduj wieżę',
      done: 'Płytka dała wysokość i stoi na niej wieża.',
    },
    rareTemple: {
      name: 'Podział pod świątynię',
      about: 'Podziel jedną ze swoich osad tak, żeby jej część mogła dostać świątynię.',
      ask: 'Zbuduj świątynię',
      done: 'Erupcja podzieliła osadę, a jedna z jej części dostała świątynię.',
    },
    templeAndCut: {
      name: 'Najpierw twoja',
      about: 'Zbuduj swoją świątynię i nie dopuść do cudzych.',
      ask: 'Zbuduj świątynię tak, żeby nikt inny nie miał osady gotowej pod swoją',
      done: 'Twoja świątynia stoi, a nikt inny nie ma osady gotowej pod świątynię.',
    },
    readyAndCut: {
      name: 'Ty i nikt inny',
      about: 'Przygotuj swoją świątynię i nie dopuść do cudzych.',
      ask: {
        one: 'Przygotuj osadę pod świątynię, a nikomu innemu nie zostaw gotowej',
        few: 'Zadbaj o {n} osady gotowe pod świątynię, a nikomu innemu nie zostaw żadnej',
        many: 'Zadbaj o {n} osad gotowych pod świątynię, a nikomu innemu nie zostaw żadnej',
        other: 'Zadbaj o {n} osady gotowe pod świątynię, a nikomu innemu nie zostaw żadnej',
      },
      done: 'Masz osadę gotową pod świątynię, a nikt inny takiej nie ma.',
    },
    cutOff: {
      name: 'Odcięcie',
      about: 'Erupcją zostaw komuś mniej niż trzy pola, których potrzebuje świątynia.',
      ask: {
        one: 'Postaw {n} chatę tak, żeby nikt inny nie miał osady gotowej pod świątynię',
        few: 'Postaw {n} chaty tak, żeby nikt inny nie miał osady gotowej pod świątynię',
        many: 'Postaw {n} chat tak, żeby nikt inny nie miał osady gotowej pod świątynię',
        other: 'Postaw {n} chaty tak, żeby nikt inny nie miał osady gotowej pod świątynię',
      },
      done: 'Osada była gotowa pod świątynię; po erupcji żadna jej część nie ma już trzech pól.',
    },
    shutIn: {
      name: 'Zamknięcie',
      about: 'Nie zostaw komuś wolnego pola na świątynię.',
      ask: {
        one: 'Postaw {n} chatę tak, żeby nikt inny nie miał osady gotowej pod świątynię',
        few: 'Postaw {n} chaty tak, żeby nikt inny nie miał osady gotowej pod świątynię',
        many: 'Postaw {n} chat tak, żeby nikt inny nie miał osady gotowej pod świątynię',
        other: 'Postaw {n} chaty tak, żeby nikt inny nie miał osady gotowej pod świątynię',
      },
      done: 'Osada była gotowa pod świątynię; teraz nie ma obok niej wolnego pola.',
    },
    lastHuts: {
      name: 'Ostatnie chaty',
      about: 'Zużyj chaty, ale miej jeszcze świątynię do zbudowania.',
      ask: {
        one: 'Postaw ostatnią chatę i zachowaj osadę gotową pod świątynię',
        few: 'Postaw ostatnie {n} chaty i zachowaj osadę gotową pod świątynię',
        many: 'Postaw ostatnie {n} chat i zachowaj osadę gotową pod świątynię',
        other: 'Postaw ostatnie {n} chaty i zachowaj osadę gotową pod świątynię',
      },
      done: 'Wszystkie twoje chaty stoją, a w następnej turze jest jeszcze świątynia do zbudowania.',
    },
    bury: {
      name: 'Pod lawą',
      about: 'Przykryj naraz dużo chat i postaw dużo własnych.',
      ask: {
        one: 'Postaw co najmniej {n} chatę i przykryj co najmniej {n} cudzą',
        few: 'Postaw co najmniej {n} chaty i przykryj co najmniej {n} cudze',
        many: 'Postaw co najmniej {n} chat i przykryj co najmniej {n} cudzych',
        other: 'Postaw co najmniej {n} chaty i przykryj co najmniej {n} cudzej',
      },
      done: 'Wyżej na jednym polu stoi kilka chat, dlatego jedna płytka mogła przykryć ich aż tyle.',
    },
    shelter: {
      name: 'Poza zasięgiem lawy',
      about: 'Chaty, do których nie sięga lawa, doczekają swojej świątyni.',
      ask: {
        one: 'Postaw {n} chatę tak, żeby erupcja nie mogła przykryć twoich osad bez świątyni',
        few: 'Postaw {n} chaty tak, żeby erupcja nie mogła przykryć twoich osad bez świątyni',
        many: 'Postaw {n} chat tak, żeby erupcja nie mogła przykryć twoich osad bez świątyni',
        other: 'Postaw {n} chaty tak, żeby erupcja nie mogła przykryć twoich osad bez świątyni',
      },
      done: 'Przy tym układzie wyspy żadna erupcja nie przykryje chaty w twoich osadach bez świątyni.',
    },
    bigExpand: {
      name: 'Duża rozbudowa',
      about: 'Postaw naraz tyle chat, ile się da.',
      ask: {
        one: 'Postaw {n} chatę',
        few: 'Postaw {n} chaty',
        many: 'Postaw {n} chat',
        other: 'Postaw {n} chaty',
      },
      done: 'Rozbudowa zajmuje każde wolne pole swojego terenu, a na każdym stawia tyle chat, ile wynosi poziom.',
    },
    twoReady: {
      name: 'Dwie naraz',
      about: 'Osady, które pozostają osobno, mogą dostać po świątyni.',
      ask: {
        one: 'Zadbaj o {n} osadę gotową pod świątynię',
        few: 'Zadbaj o {n} osady gotowe pod świątynię',
        many: 'Zadbaj o {n} osad gotowych pod świątynię',
        other: 'Zadbaj o {n} osady gotowe pod świątynię',
      },
      done: 'Dopóki te osady są osobno, każda może dostać świątynię.',
    },
    joinThree: {
      name: 'Łączenie osad',
      about: 'Połącz osady, żeby miały trzy pola potrzebne pod świątynię.',
      ask: 'Przygotuj osadę pod świątynię',
      done: 'Kilka osad połączyło się w jedną, a ta jest gotowa pod świątynię.',
    },
    splitReady: {
      name: 'Oderwana część',
      about: 'Część oddzielona od osady może dostać własną świątynię.',
      ask: 'Przygotuj osadę pod świątynię',
      done: 'Erupcja podzieliła osadę, a jej część jest gotowa pod świątynię.',
    },
    readyTemple: {
      name: 'Miejsce na świątynię',
      about: 'Świątynia potrzebuje osady z trzech pól, która jeszcze żadnej nie ma, i wolnego pola obok.',
      ask: 'Przygotuj osadę pod świątynię',
      done: 'Osada ma co najmniej trzy pola, nie ma świątyni, a obok niej jest wolne pole.',
    },
  },
});

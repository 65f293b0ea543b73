import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/guide.ts';

/** How to play Talat, in Polish. */
export const words = translation<typeof english>()('pl')({
  sections: {
    aim: {
      title: 'Cel gry',
      text: 'Talat to gra dla trzech albo dwóch osób. Są trzy plansze, a każda leży między dwoma graczami. Grasz na dwóch planszach naraz, na każdej przeciw komuś innemu.\nWygrywa ten, kto ma najwięcej punktów. Każda wieża, którą zbijesz, daje 5. Każda twoja wieża, która na końcu stoi w przeciwległym rzędzie początkowym, daje 3.',
    },
    towers: {
      title: 'Wieże',
      text: 'Każdy gracz ma dziewięć wież. Są małe, średnie i duże (S, M, L), a każdej wysokości są trzy: z trzema, czterema i sześcioma bokami. Różnią się tylko wysokością i bokami: M4 jest średnia i ma cztery boki. Każda twoja wieża jest inna.',
    },
    placing: {
      title: 'Rozstawianie',
      text: 'Na początku plansze są puste. Gracze po kolei stawiają po jednej wieży na dowolnym wolnym polu swoich dwóch rzędów początkowych, aż staną wszystkie. To, gdzie wieża stanie, decyduje, kogo spotka, bo nigdy nie opuszcza swojej planszy.',
    },
    moving: {
      title: 'Ruchy',
      text: 'Tura to jeden ruch jedną wieżą. Wieża idzie o jedno pole naprzód, prosto lub na skos, na puste pole. Naprzód znaczy w stronę przeciwległego rzędu początkowego. Wieże nigdy nie idą do tyłu i nigdy nie przeskakują innych, a pasować nie wolno. Kto nie ma żadnego ruchu, traci kolejkę.',
    },
    capturing: {
      title: 'Zbijanie',
      text: 'Wieża zbija, wchodząc na pole wieży przeciwnika. Sięga na trzy pola przed sobą i na dwa obok siebie. Zbijanie nigdy nie jest obowiązkowe.\nCo zbija, zależy od wysokości. Duża wieża zbija każdą średnią, średnia każdą małą. Duża nigdy nie zbija małej.\nPrzy równej wysokości wieża, która ma więcej boków, zbija drugą. Identyczne wieże nic sobie nie zrobią.\nI jeszcze Dawid i Goliat: najmniejsza wieża, S3, zbija największą, L6.',
    },
    points: {
      title: 'Zbita albo u celu',
      text: 'Zbite wieże opuszczają planszę i zostają u gracza, który je zbił.\nWieża, która doszła do przeciwległego rzędu, nie idzie dalej. Nadal może zbijać w bok, wzdłuż tego rzędu, i sama może tam zostać zbita. Jej 3 punkty dostajesz tylko wtedy, gdy na końcu wciąż tam stoi.',
    },
    end: {
      title: 'Zamrożone plansze i koniec',
      text: 'Plansza zamarza, gdy żadne zbicie nie jest już na niej możliwe, ani teraz, ani później: wieże się minęły albo te, które mogą się jeszcze spotkać, nie mogą się zbić. Na zamrożonej planszy nic się już nie rusza, ale wieże u celu nadal się liczą.\nGdy tylko dwie plansze są zamrożone, partia się kończy. Wygrywa ten, kto ma najwięcej punktów. Gdy punktów jest po równo, porównuje się zbite wieże, od najwyższych.',
    },
    two: {
      title: 'Gra dwuosobowa',
      text: 'Przy dwóch graczach trzeci kolor gra z wami jako Zihin. Nie ma własnych tur. Zanim postawicie swoje wieże, stawiacie na zmianę osiem wież Zihina; dziewiąta zostaje poza grą.\nW swojej turze możesz zamiast własną wieżą ruszyć wieżą Zihina, ale tylko na planszy między Zihinem a przeciwnikiem. To, co zbije, jest twoje, a wieża Zihina w rzędzie początkowym przeciwnika daje ci 3 punkty. Przeciwnik robi to samo na planszy między Zihinem a tobą.',
    },
    start: {
      title: 'Dobry początek',
      text: 'Przy rozstawianiu odpowiadaj na to, co stoi naprzeciwko: dużą wieżą na średnią, a swoją S3 postaw na planszy, na której stoi L6. Miej na obu planszach wieże każdej wysokości, inaczej ktoś przejdzie bez szwanku.\nPotem przed każdym ruchem sprawdź: co mogłoby zbić twoją wieżę na nowym polu? Pasować nie wolno, więc trzymaj w zapasie kilka nieszkodliwych ruchów.\nI pilnuj punktów. Partia może się skończyć nagle, jednym ruchem, który zamrozi drugą planszę. Jeśli prowadzisz, szukaj tego ruchu; jeśli nie, dbaj o to, by jakieś zbicie było jeszcze możliwe.',
    },
  },
});

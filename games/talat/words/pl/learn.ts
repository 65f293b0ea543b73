import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/learn.ts';

/** What the lessons of this game say, in Polish. */
export const words = translation<typeof english>()('pl')({
  aim: {
    text: 'Trzy plansze, każda między dwoma graczami. Prowadź wieże naprzód: każda zbita wieża daje 5 punktów, a każda twoja wieża w przeciwległym rzędzie 3. Gdy dwie plansze są zamrożone, partia się kończy i wygrywa ten, kto ma najwięcej punktów.',
    line: 'Zbijaj wieże, zajmuj rzędy rywali, zbierz najwięcej punktów.',
  },
  lessons: {
    forward: {
      title: 'Naprzód',
      about: 'O jedno pole, prosto lub na skos.',
      tell: 'Grasz jako Perła, jasnymi wieżami; przeciw tobie grają Heban i Żar. Tura to jeden ruch jedną wieżą: o jedno pole naprzód, prosto lub na skos, jeśli jest puste.',
      tasks: {
        step: {
          do: 'Rusz podświetloną wieżą.',
          ask: 'Wybierz ją, a potem jedno z trzech pól przed nią.',
          done: 'Tak ruszają się wszystkie wieże, bez względu na kształt. Nigdy nie opuszczają swojej planszy.',
          traps: { back: 'To pole jest za nią. Wieże nigdy nie idą do tyłu.' },
        },
        line: {
          do: 'Doprowadź wieżę do przeciwległego rzędu.',
          ask: 'To rząd, z którego ruszają wieże Hebanu. Jednej z twoich brakuje do niego jednego pola.',
          done: 'Dalej już nie idzie. Jeśli na końcu partii nadal tam stoi, daje 3 punkty.',
          traps: { blocked: 'Na tym polu stoi wieża. Omiń ją z boku.' },
        },
      },
    },
    heights: {
      title: 'Trzy wysokości',
      about: 'Zbijaj wieże niższe o jeden poziom.',
      tell: 'Wieże są małe (S), średnie (M) i duże (L). Wieża wchodzi na pole innej, niższej dokładnie o jeden poziom, i ją zbija: L zbija M, M zbija S.',
      tasks: {
        large: {
          do: 'Zbij coś swoją dużą wieżą.',
          ask: 'Stoją przed nią dwie wieże. Która jest niższa o jeden poziom?',
          done: 'Twoja wieża stoi teraz na jej miejscu. Zbijać zawsze możesz, ale nigdy nie musisz.',
          traps: { small: 'Ta jest mała, niższa o dwa poziomy. Duża nigdy nie zbija małej.' },
        },
        medium: {
          do: 'Zbij coś swoją średnią wieżą.',
          ask: 'Spójrz na litery trzech wież przed nią.',
          done: 'Średnia zbija małą. Dwie duże są dla niej za wysokie.',
          traps: {
            higher: 'Ta wieża jest za wysoka: jest duża, a twoja średnia.',
          },
        },
      },
    },
    sides: {
      title: 'Trzy kształty',
      about: 'Przy równej wysokości decydują boki.',
      tell: 'Wieże mają 3, 4 lub 6 boków. Przy równej wysokości wieża, która ma więcej boków, zbija drugą. Identyczne wieże nigdy się nie zbijają.',
      tasks: {
        count: {
          do: 'Zbij coś swoją średnią wieżą.',
          ask: 'Trzy wieże przed nią też są średnie. Policz boki.',
          done: 'Cztery boki wobec trzech. W skrócie: M4 (średnia, cztery boki) zbiła M3.',
          traps: {
            same: 'Średnia z czterema bokami, jak twoja. Identyczne wieże nigdy się nie zbijają.',
            more: 'Ma sześć boków, a twoja cztery.',
          },
        },
        choose: {
          do: 'Zbij wieżę.',
          ask: 'Najpierw porównaj wysokości. Gdzie są równe, porównaj boki.',
          done: 'L4 zbija L3: równa wysokość, więcej boków.',
          traps: {
            fewer: 'Obie są średnie, ale twoja ma tylko trzy boki.',
            higher: 'Tamta wieża jest za wysoka: jest duża, a ta średnia.',
          },
        },
      },
    },
    david: {
      title: 'Dawid i Goliat',
      about: 'Najmniejsza zbija największą.',
      tell: 'Jest jeden wyjątek. Najmniejsza wieża, S3, zbija największą, L6. Żadna inna nigdy nie zbije L6.',
      tasks: {
        goliath: {
          do: 'Zbij największą wieżę.',
          ask: 'Która z twoich wież jest mała i ma trzy boki?',
          done: 'S3 nie zbija niczego poza L6. Za to żadna inna wieża nie zbije L6.',
          traps: { medium: 'To jest M4. S3 zbija tylko L6.' },
        },
      },
    },
    sideways: {
      title: 'W bok',
      about: 'Tylko przy zbijaniu.',
      tell: 'Wieża zbija też wieże tuż obok, z lewej i z prawej, według tych samych zasad. Nigdy nie idzie w bok na puste pole i nigdy nie zbija do tyłu.',
      tasks: {
        beside: {
          do: 'Zbij wieżę z boku.',
          ask: 'Wokół twojej stoją trzy wieże, ale jedna z nich jest za nią.',
          done: 'Przed sobą i obok siebie: tylko tam wieża sięga. Za nią wszystko jest bezpieczne.',
          traps: { behind: 'Tamta wieża stoi za twoją. Do tyłu niczego się nie zbija.' },
        },
        line: {
          do: 'Zbij coś wieżą, która stoi w przeciwległym rzędzie.',
          ask: 'Naprzód już nie pójdzie, ale nadal zbija w bok.',
          done: 'Zbiła stamtąd wieżę, a nadal stoi w przeciwległym rzędzie.',
          traps: {
            small: 'Ta jest mała. Duża nigdy nie zbija małej.',
            forward: 'To zbicie, ale naprzód. Użyj wieży, która już stoi w przeciwległym rzędzie.',
          },
        },
      },
    },
    points: {
      title: 'Punkty',
      about: '5 za zbicie, 3 za przeciwległy rząd.',
      tell: 'Każda wieża, którą zbijesz, daje 5 punktów, a każda twoja wieża w przeciwległym rzędzie 3. Dotychczasowe punkty widać nad planszą.',
      tasks: {
        eight: {
          do: 'Zdobądź 8 punktów jednym ruchem.',
          ask: '8 to 5 plus 3.',
          done: 'Zbicie i przeciwległy rząd: 5 punktów plus 3.',
          traps: {
            line: 'Sam przeciwległy rząd to 3 punkty. Zbicie dodałoby 5.',
            beside: 'To daje 3 punkty, ale L4 obok może zbić twoją wieżę.',
          },
        },
        safe: {
          do: 'Przesuń podświetloną wieżę w bezpieczne miejsce.',
          ask: 'L6 Hebanu może ją zbić, bo zbija przed sobą i w bok. Gdzie jej nie dosięgnie?',
          done: 'Poza zasięgiem, i 3 punkty. Szukaj takich zagrożeń przed każdym ruchem.',
          traps: {
            beside: 'L6 stała tuż obok niej i zbiła ją ruchem w bok.',
            other: 'L6 nadal może zbić jedną z twoich wież. Przesuń podświetloną poza jej zasięg.',
          },
        },
      },
    },
    frozen: {
      title: 'Zamrożone plansze',
      about: 'Gdy żadne zbicie nie jest już możliwe.',
      tell: 'Plansza zamarza, gdy już nikt nigdy nie będzie mógł na niej niczego zbić. Odtąd jej wieże zostają tam, gdzie stoją, i nadal się liczą.',
      tasks: {
        freeze: {
          do: 'Zamroź tę planszę podświetloną wieżą.',
          ask: 'Większość wież już się minęła. Jedna z wież Hebanu może jeszcze spotkać twoje.',
          done: 'Wieże, które zostały, już się minęły albo nie mogą się zbić. Tu już nic się nie ruszy.',
          traps: {
            beside: 'Twoja L4 mogłaby jeszcze zbić M3 obok siebie, więc plansza nie jest zamrożona.',
            open: 'M3 Hebanu może jeszcze coś zbić albo zostać zbita, więc plansza nie jest zamrożona.',
          },
        },
      },
    },
    lead: {
      title: 'Kończ, gdy prowadzisz',
      about: 'Dwie zamrożone plansze kończą partię.',
      tell: 'Gdy tylko dwie plansze są zamrożone, partia się kończy i wygrywa ten, kto ma najwięcej punktów. Tutaj plansza 2 jest już zamrożona.',
      tasks: {
        end: {
          do: 'Zamroź planszę 1 i wygraj.',
          ask: 'Prowadzisz 2 punktami. Gdzie M6 Hebanu nigdy nie dosięgnie twojej M4?',
          done: 'Wieże się minęły: partia się kończy, a ty wygrywasz 35 do 33.',
          traps: {
            beside: 'Wieże stały obok siebie, więc M6 mogła jeszcze zbić twoją M4 i to zrobiła: Heban wygrywa.',
          },
        },
      },
    },
    finish: {
      title: 'Zbij i zakończ',
      about: 'Ostatnie zbicie może rozstrzygnąć.',
      tell: 'Ostatnie możliwe zbicie na planszy robi dwie rzeczy naraz: daje 5 punktów i zamraża planszę.',
      tasks: {
        both: {
          do: 'Wygraj partię tym ruchem.',
          ask: 'Heban prowadzi 3 punktami. Samo zamrożenie planszy nie wystarczy.',
          done: 'Najpierw 5 punktów, potem koniec: wygrywasz 35 do 33.',
          traps: {
            behind: 'To zamraża planszę 3, ale Heban prowadzi. Partia się kończy i Heban wygrywa.',
            beside: 'Tę wieżę możesz jeszcze zbić, więc gra trwa, a inni ruszają przed tobą.',
          },
        },
      },
    },
    alive: {
      title: 'Niech gra trwa',
      about: 'Gdy prowadzi ktoś inny.',
      tell: 'Kto prowadzi, chce końca. Heban prowadzi 3 punktami i potrzebuje jeszcze jednej zamrożonej planszy: podświetlona wieża musi tylko minąć twoją M6.',
      tasks: {
        block: {
          do: 'Nie pozwól, by Heban zakończył partię.',
          ask: 'Przez które pole musi przejść podświetlona wieża, żeby minąć twoją M6?',
          done: 'Droga zamknięta. Heban musi się ruszyć, a został mu tylko ruch na pole tuż obok twojej M6.',
          traps: {
            edge: 'Droga przy krawędzi była otwarta: podświetlona wieża minęła twoją M6 i Heban wygrywa.',
            beside: 'Twoja M6 stała obok niej. Jeden ruch naprzód i podświetlona wieża ją minęła: Heban wygrywa.',
            past: 'Tym ruchem mijasz wieżę Hebanu: plansza 1 zamarza i Heban wygrywa.',
          },
        },
      },
    },
    zihin: {
      title: 'Zihin',
      about: 'Trzeci kolor w grze dwuosobowej.',
      tell: 'W grze dwuosobowej trzeci kolor to Zihin. Nie ma własnych tur: ruszasz też jego wieżami, ale tylko na planszy między Zihinem a Hebanem.',
      tasks: {
        take: {
          do: 'Zbij coś wieżą Zihina.',
          ask: 'Zihin jest szary. Spójrz na wszystkie trzy plansze: która leży między nim a Hebanem?',
          done: 'Tura jak każda inna: zbita wieża i jej 5 punktów należą do ciebie.',
          traps: { other: 'Ta plansza leży między Zihinem a tobą. Tutaj wieżami Zihina rusza Heban.' },
        },
        line: {
          do: 'Zdobądź 3 punkty.',
          ask: 'Wieża Zihina w rzędzie początkowym Hebanu liczy się dla ciebie.',
          done: 'To 3 punkty dla ciebie. Heban chce zrobić to samo w twoim rzędzie, pozostałymi wieżami Zihina.',
        },
      },
    },
    game: {
      title: 'Partia',
      about: 'Przeciw poziomowi 1, z pomocą.',
      tell: 'Teraz partia trzyosobowa. Najpierw każdy stawia dziewięć wież w swoich rzędach początkowych, po jednej na zmianę. Pomoc ostrzega przed turą, w której dużo oddajesz.',
      tasks: {},
      advice: {
        large: 'Duże wieże stawiaj naprzeciw średnich: L zbija M.',
        david: 'Postaw swoją S3 na planszy, na której naprzeciw ciebie stoi L6: nic innego nie zbije L6.',
        mixed: 'Na obu swoich planszach miej wieżę każdej wysokości.',
      },
    },
  },
});

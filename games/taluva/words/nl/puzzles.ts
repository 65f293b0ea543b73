import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/puzzles.ts';

/** What the puzzles of this game say, in Dutch. */
export const words = translation<typeof english>()('nl')({
  themes: {
    winTempleHuts: {
      name: 'Tempels en hutten',
      about: 'Win meteen met je laatste tempel of je laatste hutten.',
      done: 'Al je tempels en al je hutten zijn gebouwd, en daarmee win je meteen.',
    },
    winTowers: {
      name: 'Alle torens',
      about: 'Win meteen met al je torens en al je gebouwen van nog een soort.',
      done: 'Al je torens en al je gebouwen van nog een soort zijn gebouwd, en daarmee win je meteen.',
    },
    guard: {
      name: 'Houd ze tegen',
      about: 'Iemand staat op het punt te winnen. Voorkom dat, en bouw in dezelfde beurt hutten.',
      ask: {
        one: 'Bouw {n} hut zo dat niemand anders volgende beurt kan winnen',
        other: 'Bouw {n} hutten zo dat niemand anders volgende beurt kan winnen',
      },
      done: 'Zoals het eiland ligt kan niemand anders winnen, met welke tegel ook.',
    },
    rareTower: {
      name: 'De hoogte in',
      about: 'Een toren heeft niveau 3 nodig. Maak dat met je tegel.',
      ask: 'Bouw een toren',
      done: 'De tegel bracht de hoogte, en daar staat de toren.',
    },
    rareTemple: {
      name: 'Splitsen voor een tempel',
      about: 'Splits een van je nederzettingen zo dat een deel een tempel kan krijgen.',
      ask: 'Bouw een tempel',
      done: 'De uitbarsting splitste een nederzetting, en een deel daarvan kreeg de tempel.',
    },
    templeAndCut: {
      name: 'Eerst jouw tempel',
      about: 'Bouw je tempel, en houd die van de anderen tegen.',
      ask: 'Bouw een tempel zo dat niemand anders klaar is voor een tempel',
      done: 'Je tempel staat, en niemand anders heeft een nederzetting die er klaar voor is.',
    },
    readyAndCut: {
      name: 'Jij wel, zij niet',
      about: 'Bereid je eigen tempel voor, en houd die van de anderen tegen.',
      ask: {
        one: 'Zorg dat jij klaar bent voor een tempel, en niemand anders',
        other: 'Zorg dat jij {n} nederzettingen klaar hebt voor een tempel, en niemand anders een',
      },
      done: 'Je hebt een nederzetting die klaar is voor een tempel, en niemand anders heeft er een.',
    },
    cutOff: {
      name: 'Afsnijden',
      about: 'Laat iemand met een uitbarsting minder velden dan de drie die een tempel nodig heeft.',
      ask: {
        one: 'Bouw {n} hut zo dat niemand anders klaar is voor een tempel',
        other: 'Bouw {n} hutten zo dat niemand anders klaar is voor een tempel',
      },
      done: 'Een nederzetting was klaar voor een tempel; na de uitbarsting heeft geen deel ervan nog drie velden.',
    },
    shutIn: {
      name: 'Insluiten',
      about: 'Laat iemand geen vrij veld voor een tempel.',
      ask: {
        one: 'Bouw {n} hut zo dat niemand anders klaar is voor een tempel',
        other: 'Bouw {n} hutten zo dat niemand anders klaar is voor een tempel',
      },
      done: 'Een nederzetting was klaar voor een tempel; nu ligt er geen vrij veld meer naast.',
    },
    lastHuts: {
      name: 'De laatste hutten',
      about: 'Maak je hutten op, en houd toch een tempel over om te bouwen.',
      ask: {
        one: 'Bouw je laatste hut en houd een nederzetting klaar voor een tempel',
        other: 'Bouw je laatste {n} hutten en houd een nederzetting klaar voor een tempel',
      },
      done: 'Al je hutten zijn gebouwd, en hierna kun je nog een tempel bouwen.',
    },
    bury: {
      name: 'Onder de lava',
      about: 'Bedek veel hutten in één keer, en bouw er zelf ook veel.',
      ask: {
        one: 'Bouw minstens {n} hut en bedek er minstens {n} van de anderen',
        other: 'Bouw minstens {n} hutten en bedek er minstens {n} van de anderen',
      },
      done: 'Hogerop staan er meer hutten op een veld: zo kon één tegel er zoveel bedekken.',
    },
    shelter: {
      name: 'Veilig voor de lava',
      about: 'Hutten waar de lava niet bij kan, staan er nog als hun tempel komt.',
      ask: {
        one: 'Bouw {n} hut zo dat geen uitbarsting je nederzettingen zonder tempel kan bedekken',
        other: 'Bouw {n} hutten zo dat geen uitbarsting je nederzettingen zonder tempel kan bedekken',
      },
      done: 'Zoals het eiland ligt kan geen uitbarsting een hut bedekken van je nederzettingen zonder tempel.',
    },
    bigExpand: {
      name: 'Grote uitbreiding',
      about: 'Bouw zoveel hutten in één keer als je kunt.',
      ask: { one: 'Bouw {n} hut', other: 'Bouw {n} hutten' },
      done: 'Wie uitbreidt, neemt elk vrij veld van dat terrein, met zoveel hutten als het niveau hoog is.',
    },
    twoReady: {
      name: 'Twee tegelijk',
      about: 'Nederzettingen die los blijven, kunnen elk een tempel krijgen.',
      ask: {
        one: 'Zorg dat {n} nederzetting klaar is voor een tempel',
        other: 'Zorg dat {n} nederzettingen klaar zijn voor een tempel',
      },
      done: 'Zolang deze nederzettingen los blijven, kan elk ervan een tempel krijgen.',
    },
    joinThree: {
      name: 'Samenvoegen',
      about: 'Verbind nederzettingen tot ze de drie velden hebben die een tempel nodig heeft.',
      ask: 'Maak een nederzetting klaar voor een tempel',
      done: 'Nederzettingen groeiden samen tot één, en die is klaar voor een tempel.',
    },
    splitReady: {
      name: 'Afsplitsen',
      about: 'Een deel dat je van een nederzetting afsplitst, kan een eigen tempel krijgen.',
      ask: 'Maak een nederzetting klaar voor een tempel',
      done: 'De uitbarsting splitste een nederzetting, en een deel daarvan is klaar voor een tempel.',
    },
    readyTemple: {
      name: 'Een tempel voorbereiden',
      about: 'Een tempel vraagt om een nederzetting van drie velden die er nog geen heeft, met een vrij veld ernaast.',
      ask: 'Maak een nederzetting klaar voor een tempel',
      done: 'De nederzetting heeft minstens drie velden, geen tempel, en een vrij veld ernaast.',
    },
  },
});

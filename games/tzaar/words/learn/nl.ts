import { translation } from '@threefold/words';
import type { words as english } from './en.ts';

/** What the lessons of this game say, in Dutch. */
export const words = translation<typeof english>()('nl')({
  aim: {
    text: 'Jij en je tegenspeler hebben elk drie soorten stukken: Tzaars, Tzarra’s en Totts. Sla van een van die soorten het laatste stuk van je tegenspeler en je wint. Elke beurt begint met slaan; wie niet kan slaan, verliest.',
    line: 'Sla van een van de drie soorten het laatste stuk van je tegenspeler.',
  },
  lessons: {
    lines: {
      title: 'Rechte lijnen',
      about: 'Tot het eerste stuk in de weg.',
      tell: 'Je speelt met Wit. Een stuk gaat langs een lijn, in elke richting, tot het eerste stuk dat het tegenkomt. Is dat zwart, dan sla je het.',
      tasks: {
        tzaar: {
          do: 'Sla een zwarte Tzaar.',
          ask: 'Tzaars dragen drie bloemblaadjes. Kies het gemarkeerde stuk, dan de Tzaar.',
          done: 'Jouw stuk staat nu op die plek. Wat geslagen is, gaat uit het spel.',
        },
        tzarra: {
          do: 'Sla een Tzarra met het gemarkeerde stuk.',
          ask: 'Tzarra’s dragen een ring, Totts helemaal niets.',
          done: 'Lege velden houden je niet tegen, maar elke lijn eindigt bij een stuk of bij het gat.',
          traps: { hole: 'Niets gaat over het gat in het midden. Probeer een andere richting.' },
        },
      },
    },
    heights: {
      title: 'Wie slaat wie',
      about: 'Even hoog of lager, nooit hoger.',
      tell: 'Stukken kunnen op elkaar staan, en het getal is de hoogte. Je slaat alles wat even hoog is als jouw stapel of lager; de soort maakt niet uit.',
      tasks: {
        tallest: {
          do: 'Sla de hoogste stapel die je kunt slaan.',
          ask: 'Vergelijk de getallen.',
          done: 'Drie slaat drie. Een stapel wordt in zijn geheel geslagen.',
          traps: { taller: 'Die stapel telt vier stukken, de jouwe drie. Hij is te hoog voor je.' },
        },
      },
    },
    steps: {
      title: 'Twee zetten',
      about: 'Slaan, dan kiezen.',
      tell: 'Een beurt heeft twee zetten. De eerste is altijd slaan. Met de tweede mag je nog eens slaan, met hetzelfde stuk of een ander.',
      tasks: {
        twice: {
          do: 'Sla twee Tzarra’s in één beurt.',
          ask: 'Twee van je stukken kunnen er elk een bereiken.',
          done: 'Twee keer geslagen in één beurt. Alleen de allereerste beurt van Wit heeft maar één zet.',
        },
      },
    },
    stacking: {
      title: 'Stapelen',
      about: 'Groeien in plaats van slaan.',
      tell: 'Met de tweede zet kun je een stuk ook op een ander stuk van jezelf zetten. De hoogten worden opgeteld, en het stuk waarmee je zet, komt bovenop.',
      tasks: {
        grow: {
          do: 'Eindig je beurt met een Tzaar van hoogte 2.',
          ask: 'Sla eerst iets. Zet dan je Tzaar op een eigen stuk ernaast.',
          done: 'Alleen het bovenste telt: dit is nu een Tzaar van hoogte 2, en het stuk eronder is bedekt.',
          traps: { first: 'Stapelen doe je met de tweede zet. Begin met slaan, met welk stuk dan ook.' },
        },
      },
    },
    stacks: {
      title: 'Stapels',
      about: 'Hoe hoger, hoe meer je kunt slaan.',
      tell: 'Een hoge stapel slaat bijna alles en is zelf moeilijk te slaan. Maar wordt hij geslagen, dan ben je al zijn stukken in één keer kwijt.',
      tasks: {
        four: {
          do: 'Sla de stapel van hoogte 4.',
          ask: 'Daarvoor heb je een stapel nodig die minstens zo hoog is, met een vrije lijn ernaartoe.',
          done: 'Vier slaat vier. Nu staat jouw stapel daar.',
          traps: { low: 'Hoogte 2 tegen hoogte 4. Je hebt een hogere stapel nodig.' },
        },
      },
    },
    types: {
      title: 'Drie soorten',
      about: 'Sla de laatste van een soort en win.',
      tell: 'Je wint zodra er van je tegenspeler geen Tzaar, geen Tzarra of geen Tott meer te zien is. Bedekte stukken tellen niet.',
      tasks: {
        black: {
          do: 'Je bent Zwart. Win in deze beurt.',
          ask: 'Kijk naar de aantallen: van welke soorten heeft Wit nog maar één of twee stukken?',
          done: 'Wit heeft van die soort niets meer. De partij is afgelopen, wat er verder ook op het bord staat.',
        },
        count: {
          do: 'Je bent Wit. Win in deze beurt.',
          ask: 'Tel eerst wat Zwart van elke soort heeft, en zoek dan een weg in twee zetten.',
          done: 'De eerste keer slaan maakte de tweede mogelijk.',
        },
      },
    },
    keep: {
      title: 'Van elke soort één',
      about: 'Raak de laatste niet kwijt en bedek hem niet.',
      tell: 'Het geldt ook voor jou: wordt je laatste Tzaar, Tzarra of Tott geslagen, dan heb je verloren. Ook als je hem zelf bedekt.',
      tasks: {
        save: {
          do: 'Red je enige Tzaar.',
          ask: 'Zwart kan hem slaan. Sla wat hem bedreigt, of haal hem uit de lijn.',
          done: 'Zwart kan hem nu niet meer slaan. Let hier vóór elke beurt op.',
        },
        bury: {
          do: 'Maak een stapel van hoogte 3.',
          ask: 'Welk stuk moet bovenop?',
          done: 'Je laatste Tzaar staat bovenop, waar hij telt.',
          traps: {
            cover: 'Dit bedekt je laatste Tzaar: je hebt verloren. Zet in plaats daarvan de Tzaar bovenop.',
          },
        },
      },
    },
    stuck: {
      title: 'Niets meer te slaan',
      about: 'Wie niet kan slaan, heeft verloren.',
      tell: 'Er is een tweede manier om te winnen: kan je tegenspeler aan het begin van de beurt niets slaan, dan win jij.',
      tasks: {
        nothing: {
          do: 'Zorg dat Zwart niets kan slaan.',
          ask: 'Wat kan Zwart nog slaan? Maak het te hoog of breng het buiten bereik.',
          done: 'Elke stapel waar Zwart bij kan, is te hoog. Daarmee is de partij afgelopen.',
        },
        pass: {
          do: 'Nog eens: zorg dat Zwart niets kan slaan.',
          ask: 'Als tweede zet mag je ook passen.',
          done: 'Nog eens slaan of stapelen had Zwart geholpen. Passen is zelden goed, maar hier win je ermee.',
        },
      },
    },
    opening: {
      title: 'Eerst stapelen',
      about: 'Waarom vroeg groeien loont.',
      tell: 'In het begin valt er veel te slaan. Sterke spelers slaan dan bijna altijd één keer en stapelen daarna: wat hoog is, blijft veilig tot het eindspel.',
      tasks: {
        grow: {
          do: 'Sla, en maak dan een Tzaar van hoogte 2.',
          ask: 'Je bent Zwart, en Wit heeft net geopend. Je hebt maar zes Tzaars: geef ze hoogte.',
          done: 'In de ogen van onze engine is dit veel meer waard dan nog eens slaan.',
        },
      },
    },
    threats: {
      title: 'Twee dreigingen',
      about: 'Eén beurt, twee gevaren.',
      tell: 'Dreig met twee dingen tegelijk, en je tegenspeler kan er maar één afweren. Met deze beurt bereid je voor, met de volgende win je.',
      tasks: {
        black: {
          do: 'Je bent Zwart. Win in twee beurten.',
          ask: 'Van welke soort heeft Wit weinig? Ga naar een plek waar je die twee keer aanvalt.',
          done: 'Wat Wit ook deed, er bleef één dreiging over.',
        },
        white: {
          do: 'Je bent Wit. Win in twee beurten.',
          ask: 'Een hoge stapel op de juiste plek valt langs meerdere lijnen aan.',
          done: 'Je kent nu alle regels van TZAAR, en het belangrijkste idee erachter.',
        },
      },
    },
    game: {
      title: 'Een partij',
      about: 'Tegen niveau 1, met hulp.',
      tell: 'Nu een hele partij, tegen een bot die veel over het hoofd ziet. De hulp staat aan: die waarschuwt je voordat je met een beurt de partij weggeeft.',
      tasks: {},
      advice: {
        count: 'Let op de aantallen: een van je soorten kan schaars worden.',
        stack: 'In het begin: één keer slaan, één keer stapelen.',
        end: 'Valt er weinig meer te slaan, zorg dan dat er voor jou iets overblijft.',
      },
    },
  },
});

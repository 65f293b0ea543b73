import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/learn.ts';

/** What the lessons of this game say, in Dutch. */
export const words = translation<typeof english>()('nl')({
  aim: {
    text: 'Jij en je tegenspeler hebben elk drie soorten stukken: Tzaars, Tzarra’s en Totts. Sla van een van die soorten het laatste stuk van je tegenspeler en je wint. Elke beurt begint met slaan; wie niet kan slaan, verliest.',
    line: 'Sla het laatste stuk dat je tegenspeler van een soort heeft.',
  },
  lessons: {
    lines: {
      title: 'Rechte lijnen',
      about: 'Zo bewegen en slaan je stukken.',
      tell: 'Je speelt met Wit. Een stuk gaat langs een lijn, in elke richting, tot het eerste stuk dat het tegenkomt. Is dat zwart, dan sla je het.',
      tasks: {
        tzaar: {
          do: 'Sla een zwarte Tzaar.',
          ask: 'Tzaars dragen drie bloemblaadjes. Kies het gemarkeerde stuk, dan de Tzaar.',
          done: 'Jouw stuk komt op die plek, en het geslagen stuk gaat uit het spel.',
          traps: {
            tott: 'Dat was een Tott: Totts hebben geen teken. Tzaars dragen drie bloemblaadjes.',
            tzarra: 'Dat was een Tzarra: Tzarra’s dragen een ring. Tzaars dragen drie bloemblaadjes.',
          },
        },
        tzarra: {
          do: 'Sla een Tzarra met het gemarkeerde stuk.',
          ask: 'Tzarra’s dragen een ring. Totts hebben geen teken.',
          done: 'Lege velden houden je niet tegen, maar elke lijn eindigt bij een stuk of bij het gat.',
          traps: {
            hole: 'Niets gaat over het gat in het midden. Probeer een andere richting.',
            tott: 'Dat was een Tott: die draagt geen ring. Kijk langs de andere lijnen.',
            tzaar: 'Dat was een Tzaar, met bloemblaadjes. Zet met het gemarkeerde stuk, en zoek een ring.',
          },
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
          traps: {
            taller: 'Die stapel telt vier stukken, de jouwe drie. Hij is te hoog voor je.',
            single: 'Dat was een enkel stuk. Je stapel van drie kan iets hogers slaan.',
          },
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
          traps: {
            one: 'Eén Tzarra geslagen: je bent halverwege. Sla ook met je andere zet een Tzarra.',
            none: 'Er zat geen Tzarra bij. Zoek de stukken met een ring.',
          },
        },
      },
    },
    stacking: {
      title: 'Stapels maken',
      about: 'Stapelen in plaats van nog eens slaan.',
      tell: 'Met de tweede zet kun je een stuk ook op een ander stuk van jezelf zetten. De hoogten worden opgeteld, en het stuk waarmee je zet, komt bovenop.',
      tasks: {
        grow: {
          do: 'Eindig je beurt met een Tzaar van hoogte 2.',
          ask: 'Sla eerst met een ander stuk. Zet dan de Tzaar op de Tott ernaast.',
          done: 'Het bovenste stuk bepaalt de soort: dit is een Tzaar van hoogte 2. De Tott eronder is bedekt.',
          traps: {
            first: 'Een beurt begint met slaan, en dat kan deze Tzaar niet. Begin met een ander stuk.',
            away: 'De Tott staat er niet meer, dus de Tzaar kan er niet op. Neem de zet terug en sla met een ander stuk.',
            top: 'Het stuk waarmee je zet, komt bovenop. Zet de Tzaar op de Tott, niet de Tott op de Tzaar.',
            twice: 'Nog geen stapel. Laat de Tott naast de Tzaar staan: met je tweede zet komt de Tzaar erop.',
          },
        },
      },
    },
    stacks: {
      title: 'Hoge stapels',
      about: 'Sterk, maar er valt veel te verliezen.',
      tell: 'Een hoge stapel slaat bijna alles en is zelf moeilijk te slaan. Maar wordt hij geslagen, dan ben je al zijn stukken in één keer kwijt.',
      tasks: {
        four: {
          do: 'Sla de stapel van hoogte 4.',
          ask: 'Je hebt al geslagen: dit is zet 2. Zoek een stapel die minstens zo hoog is, met een vrije lijn ernaartoe.',
          done: 'Vier slaat vier. Nu staat jouw stapel daar.',
          traps: {
            low: 'Hoogte 2 tegen hoogte 4. Je hebt een hogere stapel nodig.',
            single: 'Dat was een enkel stuk. Een van je stapels kan die van hoogte 4 slaan.',
            grown: 'Je bent gegroeid, maar de stapel van hoogte 4 staat er nog. Gebruik deze zet om hem te slaan.',
          },
        },
      },
    },
    types: {
      title: 'Drie soorten',
      about: 'Sla de laatste van een soort en win.',
      tell: 'Je wint zodra er van je tegenspeler geen Tzaar (bloemblaadjes), geen Tzarra (ring) of geen Tott (zonder teken) meer te zien is. Bedekte stukken tellen niet.',
      tasks: {
        black: {
          do: 'Je bent Zwart. Win in deze beurt.',
          ask: 'In de vakjes staan de aantallen; een laag aantal is gemarkeerd. Van welke soort kun je alles slaan?',
          done: 'Wit heeft geen Tzarra meer. De partij is afgelopen, wat er verder ook op het bord staat.',
          traps: {
            one: 'Wit heeft nog één Tzarra. Gebruik beide zetten: twee keer slaan, twee Tzarra’s.',
          },
        },
        count: {
          do: 'Je bent Wit. Win in deze beurt.',
          ask: 'Zwart heeft van elke soort nog maar weinig. Van welke soort kun je met je twee zetten alles slaan?',
          done: 'Zwart is beide Tzaars kwijt. Door de eerste te slaan kon je bij de tweede.',
          traps: {
            one: 'Zwart heeft nog een Tzaar. Een van je stukken kan beide Tzaars slaan, de een na de ander.',
            none: 'Zwart heeft alle drie de soorten nog. Kijk naar de twee Tzaars: één stuk kan ze allebei slaan.',
          },
        },
      },
    },
    keep: {
      title: 'Van elke soort één',
      about: 'Raak de laatste niet kwijt en bedek hem niet.',
      tell: 'Dat geldt ook voor jou: raak je je laatste Tzaar, Tzarra of Tott kwijt, dan heb je verloren. Ook als je hem zelf bedekt, ben je hem kwijt.',
      tasks: {
        save: {
          do: 'Red je enige Tzaar.',
          ask: 'Hij is gemarkeerd, net als de twee zwarte stukken die hem kunnen slaan. Haal hem uit beide lijnen.',
          done: 'Zwart kan hem nu niet meer slaan. Let vóór elke beurt op zulke dreigingen.',
          traps: {
            cover: 'Dit bedekt je enige Tzaar, en dan ben je hem kwijt. Zet met de Tzaar zelf.',
          },
        },
        bury: {
          do: 'Maak een stapel van hoogte 3.',
          ask: 'Je hebt al geslagen: nu ga je stapelen. Welk stuk moet bovenop komen?',
          done: 'Je laatste Tzaar staat bovenop, waar hij telt.',
          traps: {
            cover: 'Dit bedekt je laatste Tzaar: je hebt verloren. Zet in plaats daarvan de Tzaar bovenop.',
            low: 'Dat wordt hoogte 2. Hoogten worden opgeteld: een van je stapels is al 2 hoog.',
            capture: 'Zo heb je geslagen. Zet deze keer een stuk op een ander stuk van jezelf.',
          },
        },
      },
    },
    stuck: {
      title: 'Niets meer te slaan',
      about: 'Wie niet kan slaan, heeft verloren.',
      tell: 'Er is een tweede manier om te winnen: kan je tegenspeler aan het begin van de beurt niets slaan, dan win jij. Als tweede zet mag je ook passen.',
      tasks: {
        nothing: {
          do: 'Zorg dat Zwart niets kan slaan.',
          ask: 'Waar kan Zwart bij? Sla één aanvaller, en maak dan een stapel die te hoog is voor de rest.',
          done: 'Zwart kan maar bij één stapel, en die is te hoog. Zwart kan niets slaan en heeft verloren.',
          traps: { cover: 'Dit bedekt je enige Tzaar: zo verlies je. Stapel twee andere stukken.' },
        },
        pass: {
          do: 'Nog eens: zorg dat Zwart niets kan slaan.',
          ask: 'Kijk wat een tweede zet met je eigen stukken zou doen.',
          done: 'Met stapelen had je je laatste Tzaar of Tzarra bedekt. Passen is zelden goed, maar hier win je ermee.',
          traps: { cover: 'Dit bedekt het laatste stuk van een van je soorten: zo verlies je. Je kunt beter passen.' },
        },
      },
    },
    opening: {
      title: 'De opening',
      about: 'Waarom vroeg groeien loont.',
      tell: 'Een partij begint met alle 60 stukken. Jullie hebben elk 15 Totts en 9 Tzarra’s, maar slechts 6 Tzaars. Maak je Tzaars vroeg hoog, dan zijn ze moeilijk te slaan.',
      tasks: {
        grow: {
          do: 'Sla, en maak dan een Tzaar van hoogte 2.',
          ask: 'Wit heeft net voor het eerst geslagen. Je bent Zwart: zorg dat je zes Tzaars allemaal te zien blijven.',
          done: 'In de opening gebruiken sterke spelers hun tweede zet bijna altijd om te stapelen.',
          traps: {
            first: 'Een beurt begint met slaan. Stapelen doe je met de tweede zet.',
            cover: 'Dit bedekt een van je zes Tzaars. Zet een Tzaar op een Tott of een Tzarra.',
            top: 'Het stuk waarmee je zet, komt bovenop. Kies daarvoor een Tzaar.',
            flat: 'Je Tzaars zijn nog laag. Zet er met je tweede zet een op een Tott of een Tzarra.',
          },
        },
      },
    },
    threats: {
      title: 'Twee dreigingen',
      about: 'Eén beurt, twee gevaren.',
      tell: 'Val twee dingen tegelijk aan, en je tegenspeler kan er maar één redden. Met de eerste beurt dreig je, met de tweede win je.',
      tasks: {
        black: {
          do: 'Je bent Zwart. Win in twee beurten.',
          ask: 'Wit heeft nog maar weinig Tzaars en Totts. Hoe val je beide soorten tegelijk aan?',
          midway:
            'Je viel de laatste Tzaar én de laatste Tott van Wit aan. Wit kon er maar één redden: sla nu de andere.',
          done: 'Eén stapel viel van twee soorten de laatste aan. Wat Wit ook deed, een van beide ging verloren.',
          traps: {
            few: 'Probeer het anders: sla een Tott met een stapel die daarna de laatste Tott en de Tzaar aanvalt.',
          },
        },
        white: {
          do: 'Je bent Wit. Win in twee beurten.',
          ask: 'Zwart heeft één Tzaar en één Tzarra. Maak een stapel die ze allebei aanvalt.',
          midway:
            'Je viel de laatste Tzaar én de laatste Tzarra van Zwart aan. Zwart kon er maar één redden: sla nu de andere.',
          done: 'Zwart kon er maar één redden. Je kent nu alle regels van TZAAR, en het belangrijkste idee.',
          traps: {
            few: 'Probeer het anders: maak een stapel die de Tzaar en de Tzarra aanvalt en te hoog is voor allebei.',
          },
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
        end: 'Valt er weinig meer te slaan, zorg dan dat jij altijd nog iets kunt slaan.',
      },
    },
  },
});

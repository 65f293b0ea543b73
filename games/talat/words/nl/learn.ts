import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/learn.ts';

/** What the lessons of this game say, in Dutch. */
export const words = translation<typeof english>()('nl')({
  aim: {
    text: 'Drie borden, elk tussen twee spelers. Ga met je torens vooruit: elke toren die je slaat, is 5 punten waard, en elke toren van jou aan de overkant 3. Zijn er twee borden bevroren, dan is de partij afgelopen en wint wie de meeste punten heeft.',
    line: 'Sla torens, bereik de overkant en haal de meeste punten.',
  },
  lessons: {
    forward: {
      title: 'Vooruit',
      about: 'Eén veld, recht of schuin.',
      tell: 'Je bent Ivoor, met de lichte torens; Ebbenhout en Gloed spelen tegen je. Een beurt is één zet met één toren: een veld vooruit, recht of schuin, naar een leeg veld.',
      tasks: {
        step: {
          do: 'Verplaats de gemarkeerde toren.',
          ask: 'Kies hem, dan een van de drie velden vóór hem.',
          done: 'Zo bewegen alle torens, welke vorm ze ook hebben. Hun bord verlaten ze nooit.',
          traps: { back: 'Dat veld ligt achter hem. Torens gaan nooit achteruit.' },
        },
        line: {
          do: 'Breng een toren naar de overkant.',
          ask: 'De overkant is de startlijn van Ebbenhout. Een van je torens is er bijna.',
          done: 'Verder gaat hij niet. Staat hij er aan het eind nog, dan is hij 3 punten waard.',
          traps: { blocked: 'Op dat veld staat een toren. Ga er schuin langs.' },
        },
      },
    },
    heights: {
      title: 'Drie maten',
      about: 'Sla wat één maat kleiner is.',
      tell: 'Torens zijn klein, middelgroot of groot: S, M, L. Een toren gaat naar het veld van een toren die precies één maat kleiner is en slaat die: L slaat M, M slaat S.',
      tasks: {
        large: {
          do: 'Sla met je grote toren.',
          ask: 'Er staan twee torens vóór hem. Welke is één maat kleiner?',
          done: 'Nu staat jouw toren op die plek. Slaan mag altijd, maar hoeft nooit.',
          traps: { small: 'Die is klein, dus twee maten kleiner. Groot slaat klein nooit.' },
        },
        medium: {
          do: 'Sla met je middelgrote toren.',
          ask: 'Kijk naar de letters van de drie torens vóór hem.',
          done: 'Middelgroot slaat klein. De twee grote torens zijn te groot voor hem.',
          traps: {
            higher: 'Die toren is groot en de jouwe middelgroot: hij is te groot.',
          },
        },
      },
    },
    sides: {
      title: 'Drie vormen',
      about: 'Bij gelijke maat tellen de hoeken.',
      tell: 'Torens hebben 3, 4 of 6 hoeken. Bij gelijke maat slaat de toren met meer hoeken de andere. Gelijke torens slaan elkaar nooit.',
      tasks: {
        count: {
          do: 'Sla met je middelgrote toren.',
          ask: 'De drie vóór hem zijn ook middelgroot. Tel de hoeken.',
          done: 'Vier hoeken tegen drie. Of korter: een M4 (middelgroot, vier hoeken) heeft een M3 geslagen.',
          traps: {
            same: 'Middelgroot met vier hoeken, net als de jouwe. Gelijke torens slaan elkaar nooit.',
            more: 'Die heeft zes hoeken en de jouwe vier.',
          },
        },
        choose: {
          do: 'Sla een toren.',
          ask: 'Vergelijk eerst de maat. Is die gelijk, vergelijk dan de hoeken.',
          done: 'L4 slaat L3: gelijke maat, meer hoeken.',
          traps: {
            fewer: 'Allebei middelgroot, maar de jouwe heeft maar drie hoeken.',
            higher: 'Die toren is groot en deze van jou is middelgroot: hij is te groot.',
          },
        },
      },
    },
    david: {
      title: 'David en Goliath',
      about: 'De kleinste slaat de grootste.',
      tell: 'Er is één uitzondering: de kleinste toren, S3, slaat de grootste, L6. Geen enkele andere toren kan een L6 slaan.',
      tasks: {
        goliath: {
          do: 'Sla de grootste toren.',
          ask: 'Welke van je torens is klein, met drie hoeken?',
          done: 'Een S3 slaat alleen een L6. En van alle torens slaat alleen een S3 een L6.',
          traps: { medium: 'Dat is een M4. Een S3 slaat alleen een L6.' },
        },
      },
    },
    sideways: {
      title: 'Opzij',
      about: 'Alleen om te slaan.',
      tell: 'Een toren slaat ook direct naast zich, links en rechts, volgens dezelfde regels. Naar een leeg veld gaat hij nooit opzij, en hij slaat nooit achteruit.',
      tasks: {
        beside: {
          do: 'Sla opzij.',
          ask: 'Er staan drie torens om de jouwe heen, maar een daarvan staat achter hem.',
          done: 'Vóór en naast zich: verder reikt een toren niet. Achter hem is alles veilig.',
          traps: { behind: 'Die toren staat achter de jouwe. Achteruit slaan kan niet.' },
        },
        line: {
          do: 'Sla met de toren aan de overkant.',
          ask: 'Vooruit kan hij niet meer, maar opzij slaan nog wel.',
          done: 'Hij staat nog steeds aan de overkant en heeft van daaruit een toren geslagen.',
          traps: {
            small: 'Die is klein. Groot slaat klein nooit.',
            forward: 'Zo sla je wel, maar vooruit. Gebruik de toren die al aan de overkant staat.',
          },
        },
      },
    },
    points: {
      title: 'Punten',
      about: '5 voor slaan, 3 voor de overkant.',
      tell: 'Elke toren die je slaat, is 5 punten waard, en elke toren van jou aan de overkant 3. De punten tot nu toe staan boven het bord.',
      tasks: {
        eight: {
          do: 'Haal 8 punten met één zet.',
          ask: '8 is 5 en 3.',
          done: 'Geslagen en aan de overkant: 5 en 3 punten.',
          traps: {
            line: 'De overkant alleen is 3 punten waard. Sla je ook, dan komen er 5 bij.',
            beside: 'Dat is 3 punten waard, en de L4 ernaast kan je toren slaan.',
          },
        },
        safe: {
          do: 'Breng de gemarkeerde toren in veiligheid.',
          ask: 'De L6 van Ebbenhout slaat vooruit en opzij. Waar is je toren buiten bereik?',
          done: 'Buiten bereik, en 3 punten. Let vóór elke zet op zulk gevaar.',
          traps: {
            beside: 'De L6 stond er direct naast en heeft opzij geslagen.',
            other: 'De L6 kan nog steeds een van je torens slaan. Breng de gemarkeerde buiten zijn bereik.',
          },
        },
      },
    },
    frozen: {
      title: 'Bevroren borden',
      about: 'Als er niets meer te slaan valt.',
      tell: 'Een bord bevriest zodra er nooit meer iets geslagen kan worden. Vanaf dan blijven de torens staan waar ze staan, en ze tellen gewoon mee.',
      tasks: {
        freeze: {
          do: 'Laat dit bord bevriezen met de gemarkeerde toren.',
          ask: 'De meeste torens zijn elkaar voorbij. Eén van Ebbenhout kan de jouwe nog tegenkomen.',
          done: 'De torens die er nog staan, zijn elkaar voorbij of kunnen elkaar niet slaan. Hier beweegt niets meer.',
          traps: {
            beside: 'Je L4 zou de M3 naast zich nog kunnen slaan. Het bord is niet bevroren.',
            open: 'De M3 van Ebbenhout kan nog slaan of geslagen worden. Het bord is niet bevroren.',
          },
        },
      },
    },
    lead: {
      title: 'Afmaken als je voorstaat',
      about: 'Na twee bevroren borden is het afgelopen.',
      tell: 'Zodra twee borden bevroren zijn, is de partij afgelopen en wint wie de meeste punten heeft. Hier is bord 2 al bevroren.',
      tasks: {
        end: {
          do: 'Laat bord 1 bevriezen en win.',
          ask: 'Je staat 2 punten voor. Waar kan de M6 van Ebbenhout nooit meer bij je M4 komen?',
          done: 'Jullie zijn elkaar voorbij: de partij is afgelopen, en je wint met 35 tegen 33.',
          traps: { beside: 'Ze stonden naast elkaar: de M6 kon je M4 nog slaan en heeft dat gedaan. Ebbenhout wint.' },
        },
      },
    },
    finish: {
      title: 'Slaan en klaar',
      about: 'De laatste slag kan beslissen.',
      tell: 'De laatste mogelijke slag op een bord doet twee dingen tegelijk: hij levert 5 punten op, en het bord bevriest.',
      tasks: {
        both: {
          do: 'Win de partij met deze zet.',
          ask: 'Ebbenhout staat 3 punten voor. Alleen een bord laten bevriezen is niet genoeg.',
          done: 'Eerst de 5 punten, dan het einde: je wint met 35 tegen 33.',
          traps: {
            behind: 'Zo bevriest bord 3, maar Ebbenhout staat voor. De partij is afgelopen en Ebbenhout wint.',
            beside: 'Die toren zou je nog kunnen slaan. De partij gaat door, en de anderen zijn vóór jou aan de beurt.',
          },
        },
      },
    },
    alive: {
      title: 'Het spel gaande houden',
      about: 'Als iemand anders voorstaat.',
      tell: 'Wie voorstaat, wil het einde. Ebbenhout staat 3 punten voor en heeft nog één bevroren bord nodig: de gemarkeerde toren hoeft alleen langs je M6.',
      tasks: {
        block: {
          do: 'Laat Ebbenhout de partij niet beëindigen.',
          ask: 'Over welk veld moet de gemarkeerde toren om langs je M6 te komen?',
          done: 'De weg is dicht. Ebbenhout moet zetten, en het enige veld dat overblijft, ligt pal naast je M6.',
          traps: {
            edge: 'De weg langs de rand was open: de gemarkeerde toren is je M6 voorbij, en Ebbenhout wint.',
            beside: 'Je M6 stond naast hem. Eén veld vooruit, en de gemarkeerde toren is erlangs: Ebbenhout wint.',
            past: 'Met deze zet zijn jullie elkaar voorbij: bord 1 bevriest, en Ebbenhout wint.',
          },
        },
      },
    },
    zihin: {
      title: 'De Zihin',
      about: 'De derde kleur als je met z’n tweeën speelt.',
      tell: 'Speel je met z’n tweeën, dan is de derde kleur de Zihin. Hij is nooit aan de beurt: jij zet ook met zijn torens, maar alleen op het bord tussen hem en Ebbenhout.',
      tasks: {
        take: {
          do: 'Sla met een toren van de Zihin.',
          ask: 'De Zihin is grijs. Bekijk alle drie de borden: welk bord ligt tussen hem en Ebbenhout?',
          done: 'Een beurt als elke andere: de geslagen toren en de 5 punten zijn van jou.',
          traps: { other: 'Dit bord ligt tussen de Zihin en jou. Hier zet Ebbenhout met de torens van de Zihin.' },
        },
        line: {
          do: 'Haal 3 punten.',
          ask: 'Een Zihin-toren op de startlijn van Ebbenhout telt voor jou.',
          done: 'Hij is 3 punten waard voor jou. Ebbenhout wil hetzelfde op jouw lijn, met de andere Zihin-torens.',
        },
      },
    },
    game: {
      title: 'Een partij',
      about: 'Tegen niveau 1, met hulp.',
      tell: 'Nu een partij met z’n drieën. Eerst plaatst iedereen om de beurt een toren op de eigen startlijnen, tot alle negen staan. De hulp waarschuwt je voordat je met een beurt veel weggeeft.',
      tasks: {},
      advice: {
        large: 'Plaats grote torens tegenover middelgrote: L slaat M.',
        david: 'Plaats je S3 op het bord waar een L6 tegenover je staat: niets anders slaat een L6.',
        mixed: 'Zorg op allebei je borden voor een toren van elke maat.',
      },
    },
  },
});

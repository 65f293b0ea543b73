import { translation } from '@threefold-games/speech';
import type { rules as english } from '../en/rules.generated.ts';

/** The rules in Dutch. */
export const rules = translation<typeof english>()('nl')({
  chapters: {
    '1': 'Bord en stukken',
    '2': 'Opstelling',
    '3': 'Beurten',
    '4': 'Verplaatsen',
    '5': 'Einde',
    '6': 'Notatie',
    H: 'Huisregels, in geen enkele uitgave gedrukt',
  },
  rules: {
    'TZ-1.1':
      'Het bord heeft 60 velden: negen kolommen A tot en met I van 5, 6, 7, 8, 8, 8, 7, 6 en 5 velden, genummerd vanaf de kant van Wit.',
    'TZ-1.2': 'Het midden van het bord, tussen E4 en E5, is een gat en geen veld.',
    'TZ-1.3': 'Er zijn twee spelers, Wit en Zwart, elk met 6 Tzaars, 9 Tzarra’s en 15 Totts.',
    'TZ-2.1': 'Bij de opstelling “Willekeurig” staan alle 60 stukken vooraf in willekeurige volgorde op de 60 velden.',
    'TZ-2.2': 'Bij “Zoals in het boekje” staan alle 60 stukken op de velden die het spelregelboekje tekent.',
    'TZ-2.3':
      'Bij “Om en om plaatsen” (de toernooiversie) is het bord eerst leeg, en plaatsen de spelers om de beurt één stuk, Wit eerst, tot alle 60 geplaatst zijn.',
    'TZ-2.4': 'Je mag een stuk op elk vrij veld plaatsen; het mag van elke soort zijn waarvan je er nog een hebt.',
    'TZ-2.5':
      'Stukken worden alleen bij “Om en om plaatsen” geplaatst, en alleen voordat er voor het eerst wordt geslagen.',
    'TZ-3.1': 'Wit opent met één enkele zet: slaan.',
    'TZ-3.2':
      'Daarna zijn de spelers om en om aan de beurt, met twee zetten per beurt. Geen beurt heeft meer of minder zetten dan ervoor staan: één bij plaatsen en bij de opening, twee bij de andere, tenzij de partij eerder eindigt.',
    'TZ-3.3': 'De eerste zet van een beurt is altijd slaan; stapelen of passen kan dan niet.',
    'TZ-3.4': 'Met de tweede zet van een beurt sla, stapel of pas je, met dezelfde stapel of een andere.',
    'TZ-4.1':
      'Je verplaatst alleen je eigen stukken en stapels; een enkel stuk is een stapel van hoogte één, en een stapel gaat als geheel.',
    'TZ-4.2': 'Een stapel gaat langs een rechte lijn van het bord naar het eerste bezette veld in die richting.',
    'TZ-4.3': 'Niets gaat ooit naar een leeg veld: een veld dat verlaten is, blijft leeg.',
    'TZ-4.4': 'Een stapel gaat over lege velden heen en nooit over een andere stapel.',
    'TZ-4.5': 'Niets gaat over het gat; de drie lijnen door het midden eindigen daar.',
    'TZ-4.6':
      'Je mag een stapel van je tegenspeler slaan die hoogstens zo hoog is als de stapel waarmee je zet, van welke soort ook; de geslagen stapel gaat uit het spel en jouw stapel komt ervoor in de plaats.',
    'TZ-4.7':
      'Stapelen (in het boekje: een stuk sterker maken) doe je op een eigen stapel: de hoogten worden opgeteld, zonder grens, en het bovenste stuk van de stapel waarmee je zet, bepaalt de soort van de nieuwe stapel.',
    'TZ-5.1':
      'Je wint meteen, ook met de eerste zet van een beurt, als je het laatste zichtbare stuk van een van de drie soorten van je tegenspeler hebt geslagen; alleen de bovenste stukken van stapels zijn zichtbaar.',
    'TZ-5.2': 'Kun je aan het begin van je beurt niet slaan, dan heb je verloren.',
    'TZ-5.3':
      'Bedek je door te stapelen je eigen laatste zichtbare stuk van een soort, dan heb je meteen verloren, zelfs als je tegenspeler niet meer zou kunnen slaan.',
    'TZ-5.4': 'Na het einde wordt niets meer gespeeld, en gelijkspel bestaat niet.',
    'TZ-5.5': 'Zolang er stukken geplaatst worden, kan niemand winnen of verliezen.',
    'TZ-6.1':
      'Slaan schrijf je als `D3xC3`, stapelen als `B6+B5`, passen als `-`, plaatsen als `A@E1`, met A voor een Tzaar, R voor een Tzarra en O voor een Tott.',
    'TZ-6.2':
      'Een opstelling is 60 letters in de volgorde A1 tot en met A5, B1 tot en met B6 enzovoort, `A`, `R`, `O` voor Wit en `a`, `r`, `o` voor Zwart.',
    'TZ-6.3':
      'De partijbestanden van Little Golem kunnen worden gelezen en geschreven; ze kennen alleen willekeurige opstellingen.',
    'TZ-H.1':
      'Voorgift: de optie “Voorgift” geeft één kleur stapels aan het begin, in drie trappen: een Tzaar van hoogte 3; een Tzaar en een Tzarra van hoogte 3; of een Tzaar van hoogte 4, een Tzarra en een Tott van hoogte 3. Daaronder liggen Totts van dezelfde kleur, zodat niemand meer stukken heeft dan zonder voorgift.',
    'TZ-H.2':
      'De stapels ontstaan als alle 60 stukken staan, vóór de opening: elke door het stuk van zijn soort dat het dichtst bij het midden staat; de Totts komen van de velden die er het verst vandaan liggen, en die blijven leeg. Bij gelijke afstand telt voor een stapel het eerste veld in de volgorde A1 tot I5, voor een Tott het laatste. De opstelling wordt geschreven zoals ze daarvoor was.',
  },
});

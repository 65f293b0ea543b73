import { translation } from '@threefold-games/speech';
import type { rules as english } from '../en/rules.generated.ts';

/** The rules in Dutch. */
export const rules = translation<typeof english>()('nl')({
  chapters: {
    '1': 'Borden en torens',
    '2': 'Opstelling',
    '3': 'Verplaatsen',
    '4': 'Slaan',
    '5': 'Bevroren borden',
    '6': 'Volgorde',
    '7': 'Met twee spelers',
    '8': 'Einde en punten',
    '9': 'Notatie',
    H: 'Huisregels, in geen enkele uitgave gedrukt',
  },
  rules: {
    'TA-1.1':
      'Er zijn drie borden, elk van vijf kolommen en vijf rijen: bord 1 heeft de kolommen a tot en met e, bord 2 f tot en met j, bord 3 k tot en met o. De buitenste rijen, 1 en 5, zijn de twee startlijnen van het bord.',
    'TA-1.2':
      'Tussen elke twee spelers ligt een bord, waarop elk van hen een startlijn heeft: op bord 1 heeft Ivoor rij 1 en Ebbenhout rij 5, op bord 2 Ebbenhout rij 1 en Gloed rij 5, op bord 3 Gloed rij 1 en Ivoor rij 5. Vooruit is de richting van je eigen startlijn naar die van je tegenstander.',
    'TA-1.3':
      'Elke speler heeft negen torens: klein (S), middelgroot (M) en groot (L), elke maat met 3, 4 en 6 hoeken, elke combinatie één keer.',
    'TA-1.4': 'Op een veld staat hoogstens één toren.',
    'TA-2.1':
      'De partij begint met de opstelling: om de beurt, Ivoor eerst, plaatst elke speler één toren, tot alle negen van elke speler staan. Daarvóór wordt niets verplaatst, en daarna wordt niets meer geplaatst.',
    'TA-2.2': 'Je kiest een van je torens en een vrij veld van je twee startlijnen.',
    'TA-2.3': 'Elke toren wordt één keer geplaatst en blijft staan tot de opstelling klaar is.',
    'TA-3.1': 'Een beurt is precies één zet met één toren: verplaatsen of slaan.',
    'TA-3.2': 'Je verplaatst en slaat met je eigen torens.',
    'TA-3.3': 'Verplaatsen gaat één veld vooruit, recht of schuin.',
    'TA-3.4': 'Verplaatsen kan alleen naar een leeg veld, en geen toren springt over een andere heen.',
    'TA-3.5': 'Een toren gaat nooit achteruit, niet om te verplaatsen en niet om te slaan.',
    'TA-3.6': 'Een toren gaat alleen opzij om te slaan.',
    'TA-3.7': 'Een toren blijft op zijn bord.',
    'TA-3.8': 'Je mag niet passen.',
    'TA-4.1':
      'Een toren slaat een toren van een tegenstander die recht of schuin vóór hem of direct naast hem staat, door naar het veld daarvan te gaan. Slaan is nooit verplicht.',
    'TA-4.2':
      'Een toren slaat elke toren die precies één maat kleiner is: groot slaat middelgroot, middelgroot slaat klein. Verder slaan torens van verschillende maat elkaar niet; groot slaat klein nooit.',
    'TA-4.3': 'Van twee torens van dezelfde maat slaat de toren met de meeste hoeken de andere.',
    'TA-4.4': 'Gelijke torens slaan elkaar nooit.',
    'TA-4.5':
      'David en Goliath: de kleine driehoekige toren slaat de grote zeshoekige. Staat de optie “David en Goliath” op “Uit”, dan vervalt deze regel.',
    'TA-4.6': 'Geen toren slaat een toren van zijn eigen kleur.',
    'TA-4.7': 'Een geslagen toren gaat voorgoed van het bord en is van de speler die de zet deed.',
    'TA-4.8':
      'Een toren die de startlijn van een tegenstander heeft bereikt, gaat niet verder, maar mag op die lijn nog opzij slaan en mag geslagen worden.',
    'TA-5.1':
      'Na elke keer verplaatsen of slaan wordt het bord waarop dat gebeurde getoetst, en geen ander. Na plaatsen wordt niet getoetst.',
    'TA-5.2':
      'Een bord bevriest als er niet meer geslagen kan worden, nu niet en nooit meer, zelfs niet als beide kanten elkaar zouden helpen: alle torens van dat bord mogen daarvoor in elke volgorde verplaatst worden, beurten en andere borden tellen niet mee.',
    'TA-5.3':
      'De toets is exact: soms moet eerst een derde toren opzij, en een toren die voorgoed is ingesloten, helpt niemand.',
    'TA-5.4': 'Op een bevroren bord wordt niet meer verplaatst of geslagen.',
    'TA-6.1':
      'Met drie spelers is de volgorde Ivoor, Ebbenhout, Gloed, en dan weer Ivoor. Met twee spelers wisselen Ivoor en Ebbenhout elkaar af.',
    'TA-6.2':
      'Na de opstelling doet met drie spelers Ivoor de eerste zet, en met twee spelers degene die het laatst plaatste, Ebbenhout. De optie “Eerste zet” kiest tussen “Wie het eerst plaatste” (Ivoor) en “Wie het laatst plaatste” (Ebbenhout met twee spelers, Gloed met drie).',
    'TA-6.3':
      'Heb je geen toegestane zet, dan word je overgeslagen, en de volgende speler misschien ook; zo kan het gebeuren dat een speler twee keer achter elkaar aan de beurt is.',
    'TA-7.1':
      'Met twee spelers heeft een derde kleur, de Zihin, de torens en de startlijnen van Gloed. De Zihin heeft geen beurten.',
    'TA-7.2':
      'In de opstelling plaatsen de twee spelers eerst, om en om en Ivoor eerst, acht Zihin-torens naar keuze op de startlijnen van de Zihin; de negende gaat uit het spel. Daarna plaatsen ze hun eigen negen, om en om en Ivoor eerst.',
    'TA-7.3':
      'Je verplaatst en slaat ook met de torens van de Zihin, maar alleen op het bord tussen de Zihin en je tegenstander. Staat de optie “Zetten met de Zihin” op “Op beide Zihin-borden”, dan mag dat op allebei.',
    'TA-7.4': 'Je slaat met een Zihin-toren geen eigen torens.',
    'TA-7.5': 'Elke Zihin-toren op de startlijn van je tegenstander is 3 punten waard.',
    'TA-8.1':
      'De partij eindigt zodra twee borden bevroren zijn. Staat de optie “Einde van de partij” op “Alle drie bevroren”, dan gaat de partij door tot het er drie zijn.',
    'TA-8.2': 'Na het einde wordt niets meer gespeeld.',
    'TA-8.3': 'Elke toren die je hebt geslagen, is 5 punten waard, ongeacht hoogte en vorm.',
    'TA-8.4': 'Elke toren van jou die aan het eind op een startlijn van een tegenstander staat, is 3 punten waard.',
    'TA-8.5': 'De speler met de meeste punten wint.',
    'TA-8.6':
      'Bij gelijke punten, als de optie “Gelijke punten” op “Alle geslagen torens” staat, geldt voor de geslagen torens de rangorde L6, L4, L3, M6, M4, M3, S6, S4, S3. Van degenen met gelijke punten wint wie er meer van de hoogste soort heeft; zijn dat er evenveel, dan beslist de volgende soort, enzovoort.',
    'TA-8.7':
      'Staat die op “Hoogste geslagen toren”, dan wint wie de hoogste geslagen toren in deze rangorde heeft, hoeveel het er ook zijn.',
    'TA-8.8': 'Wie dan nog gelijk staat, of met “Gedeelde overwinning” gelijk staat in punten, deelt de overwinning.',
    'TA-9.1':
      'Een veld is de letter van zijn kolom en het cijfer van zijn rij. Plaatsen schrijf je als `M4@c1`, verplaatsen als `c1-d2`, slaan als `c1xd2`.',
    'TA-9.2': '`-` is voor lege velden en `x` voor slaan; het een staat nooit voor het ander.',
    'TA-H.1':
      'Komi: met z’n tweeën krijgt Ebbenhout extra punten bij de telling, zoveel als de optie “Komi” zegt: van 0 tot 15 in stappen van een half punt. Ze worden opgeteld voordat de punten vergeleken worden. Alleen als de punten daarna nog gelijk zijn, beslist de regel voor gelijke stand; met een half punt zijn ze dat nooit.',
    'TA-H.2':
      'Kant kiezen: staat met z’n tweeën de optie “Kant kiezen” aan, dan plaatst Ivoor alleen alle torens, in dezelfde volgorde als anders, en doet ook de eerste zet voor de kleur die hem heeft. Daarna kiest Ebbenhout in een eigen beurt, geschreven `stay` of `swap`. Na `stay` gaat het spel verder. Bij `swap` wisselen de twee van kant: elk bord draait een halve slag, de borden 2 en 3 wisselen van plaats, en ieder heeft wat de ander had; dan gaat het spel verder. Samen met komi of voorgift wordt er geen kant gekozen.',
    'TA-H.3':
      'Voorgift: de optie “Voorgift” geeft één kleur punten aan het begin, 5, 10 of 15 in drie trappen; ze tellen zoals alle andere. Samen met komi of de keuze van een kant is er geen voorgift.',
  },
});

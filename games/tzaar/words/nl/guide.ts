import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/guide.ts';

/** How to play TZAAR, in Dutch. */
export const words = translation<typeof english>()('nl')({
  sections: {
    aim: {
      title: 'Het doel',
      text: 'TZAAR is een spel voor twee, Wit en Zwart. Jullie hebben elk 30 stukken van drie soorten: Tzaars, Tzarra’s en Totts. Je wint zodra er van je tegenspeler op het bord geen stuk van een van die soorten meer te zien is. Welke soort dat is, en hoeveel stukken er van de andere zijn, maakt niet uit.\nEr is een tweede manier om te winnen: wie aan het begin van de eigen beurt niets kan slaan, heeft verloren.',
    },
    pieces: {
      title: 'Bord en stukken',
      text: 'Het bord heeft 60 velden, door lijnen verbonden, en een gat in het midden. Jullie hebben elk 6 Tzaars (met drie bloemblaadjes), 9 Tzarra’s (met een ring) en 15 Totts (zonder teken). Alle soorten bewegen en slaan op dezelfde manier; alleen hun aantal verschilt. Daarom hebben de weinige Tzaars de meeste zorg nodig.\nAlle 60 stukken staan vanaf het begin op het bord, meestal willekeurig verdeeld.',
    },
    turn: {
      title: 'Je beurt',
      text: 'Wit opent met één keer slaan. Daarna zijn jullie om en om aan de beurt, en elke beurt heeft twee zetten.\nEerst sla je. Die zet is verplicht.\nDan kies je: nog eens slaan, stapelen of passen. Dat mag met hetzelfde stuk als daarvoor of met een ander.',
    },
    moving: {
      title: 'Verplaatsen',
      text: 'Een stuk gaat langs een rechte lijn, in elke richting, tot het eerste stuk dat het tegenkomt. Is dat van je tegenspeler, dan sla je het; is het van jou, dan stapel je. Een stuk gaat over lege velden heen, hoeveel het er ook zijn. Het springt nooit over een ander stuk, stopt nooit op een leeg veld en gaat nooit over het gat.\nOmdat niets ooit naar een leeg veld gaat, loopt het bord langzaam leeg en valt er steeds minder te slaan.',
    },
    capturing: {
      title: 'Slaan',
      text: 'Een enkel stuk heeft hoogte 1; een stapel is zo hoog als het aantal stukken erin. Je slaat alles wat hoogstens zo hoog is als het stuk of de stapel waarmee je zet, van welke soort ook. Een enkel stuk slaat enkele stukken; een stapel van hoogte 3 slaat stapels van hoogte 3 en 2, en enkele stukken.\nWat je slaat, gaat uit het spel, met alles wat eronder ligt. Jouw stuk of stapel komt op die plek te staan.',
    },
    stacking: {
      title: 'Stapelen',
      text: 'Om te stapelen zet je een van je stukken of stapels op een ander stuk of een andere stapel van jezelf. De hoogten worden opgeteld, zonder grens. Vanaf dan beweegt de stapel als geheel, en niemand kan hem nog splitsen.\nHet bovenste stuk bepaalt wat een stapel is. Een Tzaar op twee Totts is een Tzaar van hoogte 3; de Totts eronder tellen niet meer als Totts.\nStapelen maakt sterk: een hoge stapel slaat bijna alles, en weinig kan hem slaan. Maar daarna heb je minder stukken om mee te zetten, en een geslagen stapel ben je in zijn geheel kwijt.',
    },
    losing: {
      title: 'Hoe je een partij verliest',
      text: 'De meeste partijen gaan verloren doordat iemand iets over het hoofd ziet. Let daarom vóór elke beurt op drie dingen.\nDe aantallen: hoeveel stukken van elke soort zijn er nog te zien, van jou en van je tegenspeler? Heb je er van een soort nog maar twee, dan kun je ze in één beurt allebei kwijtraken.\nJe stapels: bedek niet het laatste stuk van een van je soorten. Is er van een soort niets meer te zien, dan heb je verloren, ook als je het zelf bedekt hebt.\nWat je kunt slaan: houd tegen het einde stukken over die nog iets te slaan hebben. Wie het eerst niets meer te slaan heeft, verliest.',
    },
    start: {
      title: 'Een goed begin',
      text: 'Sla in het begin in elke beurt één keer en stapel één keer. Zet Tzaars of Tzarra’s op Totts: Totts heb je veel, Tzaars weinig. Laat je hoge stapels staan waar ze lijnen hebben om langs te gaan.\nTel later mee. Heeft je tegenspeler van een soort nog maar twee stukken, zoek dan een beurt waarin je ze allebei slaat. En op het eind, als er weinig meer te slaan valt, is twee keer slaan in één beurt vaak beter dan een stapel.',
    },
  },
});

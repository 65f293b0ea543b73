import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/guide.ts';

/** How to play Talat, in Dutch. */
export const words = translation<typeof english>()('nl')({
  sections: {
    aim: {
      title: 'Het doel',
      text: 'Talat is een spel voor drie, of voor twee. Er zijn drie borden, en elk bord ligt tussen twee spelers. Je speelt op twee borden tegelijk, op elk tegen een andere speler.\nJe wilt de meeste punten. Elke toren die je slaat, is er 5 waard. Elke toren van jou die aan het eind op een startlijn van een tegenstander staat, is er 3 waard.',
    },
    towers: {
      title: 'Torens',
      text: 'Elke speler heeft negen torens. Ze zijn klein, middelgroot of groot (S, M, L), en elke maat is er met drie, vier en zes hoeken. Alleen maat en hoeken maken verschil: een M4 is middelgroot en heeft vier hoeken. Geen twee van je torens zijn gelijk.',
    },
    placing: {
      title: 'Plaatsen',
      text: 'Een partij begint met lege borden. Om de beurt plaatsen jullie één toren op een vrij veld naar keuze van de eigen twee startlijnen, tot alle torens staan. Waar een toren staat, bepaalt wie hij tegenkomt, want hij verlaat zijn bord nooit.',
    },
    moving: {
      title: 'Verplaatsen',
      text: 'Een beurt is één zet met één toren. Hij gaat één veld vooruit, recht of schuin, naar een leeg veld. Vooruit is naar de startlijn van je tegenstander toe. Torens gaan nooit achteruit en springen nooit, en passen mag niet. Wie geen zet meer heeft, wordt overgeslagen.',
    },
    capturing: {
      title: 'Slaan',
      text: 'Een toren slaat door naar het veld van een toren van een tegenstander te gaan. Hij bereikt de drie velden vóór zich en de twee naast zich. Slaan is nooit verplicht.\nWelke torens hij slaat, hangt af van de maat. Een grote toren slaat elke middelgrote, een middelgrote elke kleine. Groot slaat klein nooit.\nBij gelijke maat slaat de toren met meer hoeken de andere. Gelijke torens kunnen elkaar niets doen.\nEn dan is er David en Goliath: de kleinste toren, S3, slaat de grootste, L6.',
    },
    points: {
      title: 'Geslagen of aan de overkant',
      text: 'Geslagen torens gaan van het bord en blijven bij wie ze geslagen heeft.\nEen toren die de startlijn van een tegenstander heeft bereikt, is aan de overkant en gaat niet verder. Hij kan op die lijn nog opzij slaan, en hij kan er geslagen worden. Zijn 3 punten krijg je alleen als hij er aan het eind nog staat.',
    },
    end: {
      title: 'Bevroren borden en het einde',
      text: 'Een bord bevriest zodra er nooit meer iets geslagen kan worden: de torens zijn elkaar voorbij, of de torens die elkaar nog kunnen tegenkomen, kunnen elkaar niet slaan. Op een bevroren bord beweegt niets meer, maar torens aan de overkant tellen gewoon mee.\nZodra twee borden bevroren zijn, is de partij afgelopen. Wie de meeste punten heeft, wint. Bij gelijke punten worden de geslagen torens vergeleken, de hoogste eerst.',
    },
    two: {
      title: 'Met twee spelers',
      text: 'Spelen jullie met z’n tweeën, dan speelt de derde kleur mee als de Zihin. Die is zelf nooit aan de beurt. Vóór je eigen torens plaatsen jullie om en om acht torens van de Zihin; de negende blijft buiten het spel.\nIn je beurt mag je in plaats van met een eigen toren ook met een Zihin-toren zetten, maar alleen op het bord tussen de Zihin en je tegenstander. Wat die slaat, is van jou, en een Zihin-toren op de startlijn van je tegenstander is 3 punten waard voor jou. Je tegenstander doet hetzelfde op het bord tussen de Zihin en jou.',
    },
    start: {
      title: 'Een goed begin',
      text: 'Let bij het plaatsen op wat er tegenover je staat: zet een grote toren tegenover een middelgrote, en je S3 op het bord waar een L6 staat. Zorg op beide borden voor torens van elke maat, anders loopt er iemand ongehinderd doorheen.\nKijk daarna vóór elke zet: waardoor kan de toren geslagen worden op de plek waar hij komt te staan? Passen mag niet, dus houd een paar onschuldige zetten achter de hand.\nEn let op de punten. De partij kan plotseling afgelopen zijn, met één zet die het tweede bord laat bevriezen. Sta je voor, zoek dan die zet; zo niet, zorg dan dat er nog iets te slaan blijft.',
    },
  },
});

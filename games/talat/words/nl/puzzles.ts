import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/puzzles.ts';

/** What the puzzles of Talat are about, in Dutch. */
export const words = translation<typeof english>()('nl')({
  themes: {
    david: {
      name: 'David',
      about: 'De kleinste toren, S3, slaat de grootste, L6.',
      done: 'Alleen een S3 slaat een L6, en die telt 5 punten zoals elke andere toren.',
    },
    tieBreak: {
      name: 'Gelijke punten',
      about: 'Aan het eind zijn de punten gelijk, dus de geslagen torens beslissen.',
      done: 'De punten zijn gelijk, en de geslagen torens, vergeleken vanaf de hoogste, beslissen voor jou.',
    },
    squeeze: {
      name: 'Gedwongen einde',
      about: 'Iemand moet de partij beëindigen en verliest daardoor.',
      done: 'Passen mag niet, en elke zet die nog overbleef, beëindigde de partij.',
    },
    bait: {
      name: 'Een toren offeren',
      about: 'Je verliest een toren en wint toch.',
      done: 'De toren die je verloor, bracht een ander 5 punten, maar niet de winst.',
    },
    keepAlive: {
      name: 'In het spel houden',
      about: 'Iemand staat op het punt een bord te laten bevriezen en te winnen.',
      done: 'Niemand anders kan de partij meteen beëindigen en winnen.',
    },
    goliath: {
      name: 'Goliath',
      about: 'De grootste toren, L6, slaat.',
      done: 'Een L6 slaat elke M, een L3 of een L4, en alleen een S3 slaat hem.',
    },
    freezeFirst: {
      name: 'Vroeg bevriezen',
      about: 'Laat nu een bord bevriezen en win op een ander.',
      done: 'Op het bevroren bord veranderde niets meer, en een ander bord besliste de partij.',
    },
    runner: {
      name: 'Naar de overkant',
      about: 'Een toren gaat op weg naar de overkant.',
      done: 'De zet naar de overkant was 3 punten waard.',
    },
    rescue: {
      name: 'Buiten bereik',
      about: 'Een bedreigde toren moet eerst in veiligheid komen.',
      done: 'De toren werd bedreigd; op zijn nieuwe veld kon niemand hem slaan.',
    },
    sideways: {
      name: 'Opzij',
      about: 'Een toren slaat opzij.',
      done: 'Een toren gaat alleen opzij om te slaan, ook aan de overkant.',
    },
    patience: {
      name: 'Stille zet',
      about: 'Er valt iets te slaan, maar een zet zonder slag is de oplossing.',
      done: 'Er viel iets te slaan, maar een stille zet was de oplossing.',
    },
    comeback: {
      name: 'Inhaalslag',
      about: 'Je staat achter tot de laatste zet.',
      done: 'Met de laatste zet kwam je op voorsprong, en de partij was afgelopen.',
    },
    clear: {
      name: 'De laatste toren',
      about: 'De laatste toren van een tegenstander op een bord wordt geslagen.',
      done: 'Er viel niets meer te slaan: het bord bevroor, en de partij was afgelopen.',
    },
    zihin: {
      name: 'De Zihin',
      about: 'Een toren van de Zihin doet de eerste zet.',
      done: 'Op het bord tussen de Zihin en je tegenstander zet jij met de torens van de Zihin.',
    },
    stalk: {
      name: 'Eerst zetten, dan slaan',
      about: 'Een toren gaat klaarstaan en slaat later.',
      done: 'Dezelfde toren ging eerst klaarstaan en sloeg daarna.',
    },
    takeAndFreeze: {
      name: 'Slaan en bevriezen',
      about: 'Door een slag bevriest het bord en eindigt de partij.',
      done: 'De slag bracht 5 punten op en het bord bevroor: de partij was afgelopen.',
    },
    freezeAndWin: {
      name: 'Bevriezen en winnen',
      about: 'Door een zet zonder slag bevriest het bord en eindigt de partij.',
      done: 'Door de zet bevroor het bord: de partij was afgelopen, en jij had de meeste punten.',
    },
    wayOut: {
      name: 'Enige uitweg',
      about: 'Iemand staat op het punt winst af te dwingen.',
      done: 'Na deze beurt kan niemand anders snel winst afdwingen.',
    },
  },
});

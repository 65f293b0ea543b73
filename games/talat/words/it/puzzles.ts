import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/puzzles.ts';

/** What the puzzles of Talat are about, in Italian. */
export const words = translation<typeof english>()('it')({
  themes: {
    david: {
      name: 'Davide',
      about: 'La torre più piccola, S3, cattura la più grande, L6.',
      done: 'Solo una S3 cattura una L6, che vale 5 punti come ogni altra torre.',
    },
    tieBreak: {
      name: 'Parità di punti',
      about: 'Alla fine i punti sono pari, e decidono le torri catturate.',
      done: 'I punti sono pari, e le torri catturate, confrontate dalla più alta in giù, decidono per te.',
    },
    squeeze: {
      name: 'Fine obbligata',
      about: 'Qualcuno deve chiudere la partita, anche se la perde.',
      done: 'Non si può passare, e ogni mossa rimasta chiudeva la partita.',
    },
    bait: {
      name: 'Cedere una torre',
      about: 'Perdi una torre e vinci lo stesso.',
      done: 'La torre persa ha dato 5 punti a un altro, ma non la vittoria.',
    },
    keepAlive: {
      name: 'Tenerlo in gioco',
      about: 'Qualcuno sta per congelare un tavoliere e vincere.',
      done: 'Nessun altro può chiudere subito la partita e vincerla.',
    },
    goliath: {
      name: 'Golia',
      about: 'La torre più grande, L6, cattura.',
      done: 'Una L6 cattura ogni M, una L3 o una L4, e solo una S3 la cattura.',
    },
    freezeFirst: {
      name: 'Congelare presto',
      about: 'Congela subito un tavoliere, e vinci su un altro.',
      done: 'Sul tavoliere congelato non cambiava più nulla, e un altro ha deciso la partita.',
    },
    runner: {
      name: 'La corsa',
      about: 'Una torre corre verso il fondo.',
      done: 'La mossa che arriva in fondo valeva 3 punti.',
    },
    rescue: {
      name: 'Fuori portata',
      about: 'Una torre in pericolo deve prima mettersi al sicuro.',
      done: 'La torre era in pericolo; sulla nuova casella nessuno poteva catturarla.',
    },
    sideways: {
      name: 'Di lato',
      about: 'Una torre cattura di lato.',
      done: 'Una torre va di lato solo per catturare, anche quando è arrivata in fondo.',
    },
    patience: {
      name: 'Mossa tranquilla',
      about: 'C’è qualcosa da catturare, ma serve una mossa senza cattura.',
      done: 'C’era qualcosa da catturare, ma serviva una mossa tranquilla.',
    },
    comeback: {
      name: 'In rimonta',
      about: 'Sei in svantaggio fino all’ultima mossa.',
      done: 'L’ultima mossa ha dato il vantaggio, e la partita era finita.',
    },
    clear: {
      name: 'L’ultima torre',
      about: 'Si cattura l’ultima torre avversaria di un tavoliere.',
      done: 'Non c’era più nulla da catturare: il tavoliere si è congelato, e la partita era finita.',
    },
    zihin: {
      name: 'Lo Zihin',
      about: 'Una torre dello Zihin fa la prima mossa.',
      done: 'Sul tavoliere tra lo Zihin e il tuo avversario, le torri dello Zihin le muovi tu.',
    },
    stalk: {
      name: 'Muovere, poi catturare',
      about: 'Una torre si mette in posizione e cattura più tardi.',
      done: 'La stessa torre si è messa in posizione e poi ha catturato.',
    },
    takeAndFreeze: {
      name: 'Catturare e congelare',
      about: 'Una cattura congela il tavoliere e chiude la partita.',
      done: 'La cattura ha dato 5 punti e ha congelato il tavoliere: la partita era finita.',
    },
    freezeAndWin: {
      name: 'Congelare e vincere',
      about: 'Una mossa senza cattura congela il tavoliere e chiude la partita.',
      done: 'La mossa ha congelato il tavoliere: la partita era finita, e avevi più punti di tutti.',
    },
    wayOut: {
      name: 'Unica via d’uscita',
      about: 'Qualcuno sta per forzare la vittoria.',
      done: 'Dopo questo turno nessun altro può forzare una vittoria rapida.',
    },
  },
});

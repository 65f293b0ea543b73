import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/guide.ts';

/** How to play Talat, in Italian. */
export const words = translation<typeof english>()('it')({
  sections: {
    aim: {
      title: 'Lo scopo',
      text: 'Talat si gioca in tre, o in due. Ci sono tre tavolieri, e ciascuno sta tra due giocatori. Giochi su due tavolieri insieme, su ciascuno contro un avversario diverso.\nVince chi alla fine ha più punti. Ogni torre che catturi ne vale 5. Ogni tua torre che alla fine sta su una linea di partenza avversaria ne vale 3.',
    },
    towers: {
      title: 'Le torri',
      text: 'Ognuno ha nove torri. Sono piccole, medie o grandi (S, M, L), e ogni altezza c’è con tre, quattro e sei lati. A distinguerle sono solo altezza e lati: una M4 è media e ha quattro lati. Le tue nove torri sono tutte diverse.',
    },
    placing: {
      title: 'La preparazione',
      text: 'La partita comincia con i tavolieri vuoti. A turno si piazza una torre, su una qualsiasi casella libera delle proprie due linee di partenza, finché sono tutte piazzate. Dove piazzi una torre decide chi incontrerà, perché non lascia mai il suo tavoliere.',
    },
    moving: {
      title: 'Muovere',
      text: 'Un turno è una sola mossa con una sola torre. La torre va di una casella in avanti, dritto o in diagonale, su una casella vuota. Avanti vuol dire verso la linea di partenza avversaria. Le torri non vanno mai indietro e non saltano mai, e non puoi passare. Chi non ha più mosse salta il turno.',
    },
    capturing: {
      title: 'Catturare',
      text: 'Per catturare, una torre va sulla casella di una torre avversaria. Raggiunge le tre caselle davanti a sé e le due a fianco. Catturare non è mai obbligatorio.\nChe cosa cattura dipende dall’altezza. Una torre grande cattura tutte le medie, una media tutte le piccole. La grande non cattura mai la piccola.\nA pari altezza, la torre con più lati cattura l’altra. Due torri identiche non si catturano mai.\nE poi ci sono Davide e Golia: la torre più piccola, S3, cattura la più grande, L6.',
    },
    points: {
      title: 'Catturata, o arrivata in fondo',
      text: 'Le torri catturate lasciano il tavoliere e restano a chi le ha catturate.\nUna torre arrivata sulla linea di fondo non va oltre. Può ancora catturare di lato, lungo quella linea, e lì può essere catturata. I suoi 3 punti li ricevi solo se alla fine è ancora lì.',
    },
    end: {
      title: 'Tavolieri congelati e fine',
      text: 'Un tavoliere si congela appena lì non è più possibile alcuna cattura, neanche in futuro: le torri si sono superate, o quelle che possono ancora incontrarsi non possono catturarsi. Su un tavoliere congelato non si muove più nulla, ma le torri arrivate in fondo contano ancora.\nAppena due tavolieri sono congelati, la partita è finita. Vince chi ha più punti. A pari punti si confrontano le torri catturate, a partire dalle più alte.',
    },
    two: {
      title: 'In due',
      text: 'Se siete in due, gioca anche il terzo colore, lo Zihin. Non ha turni suoi. Prima delle vostre torri piazzate otto delle sue, alternandovi; la nona esce dal gioco.\nNel tuo turno puoi muovere una torre dello Zihin invece di una tua, ma solo sul tavoliere tra lo Zihin e l’avversario. Ciò che cattura è tuo, e una torre dello Zihin sulla linea di partenza dell’avversario conta 3 punti per te. L’avversario fa lo stesso sul tavoliere tra lo Zihin e te.',
    },
    start: {
      title: 'Cominciare bene',
      text: 'Quando piazzi, rispondi a ciò che hai di fronte: una torre grande contro una media, e la tua S3 sul tavoliere dove c’è una L6. Tieni torri di ogni altezza su entrambi i tavolieri, altrimenti qualcuno li attraverserà senza rischi.\nPoi, prima di muovere una torre, chiediti: che cosa potrebbe catturarla sulla nuova casella? Non puoi passare, quindi tieni da parte qualche mossa innocua.\nE tieni d’occhio i punti. La partita può finire all’improvviso, con una sola mossa che congela il secondo tavoliere. Se sei in testa, cerca quella mossa; se non lo sei, fai in modo che resti possibile una cattura.',
    },
  },
});

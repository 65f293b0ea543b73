import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/puzzles.ts';

/** What the puzzles of this game say, in Italian. */
export const words = translation<typeof english>()('it')({
  themes: {
    pass: {
      name: 'Passare e vincere',
      about: 'A volte conviene non fare la seconda mossa.',
      done: 'Dopo la prima mossa era già tutto pronto: bastava passare.',
    },
    sacrifice: {
      name: 'Cedere una colonna',
      about: 'Una colonna alta si può cedere, se così vinci.',
      done: 'Nemmeno catturando una colonna alta l’avversario si è salvato.',
    },
    twoTypes: {
      name: 'Due tipi insieme',
      about: 'Minaccia due tipi in un solo turno.',
      done: 'Due tipi erano in pericolo insieme, e nessuna risposta bastava.',
    },
    twoThreats: {
      name: 'Due minacce',
      about: 'Minaccia un tipo in due modi insieme.',
      done: 'Lo stesso tipo era minacciato due volte, e nessuna risposta bastava.',
    },
    tempo: {
      name: 'Appena in tempo',
      about: 'L’avversario sta per vincere. Fai prima tu.',
      done: 'Anche l’avversario stava per vincere, ma non ne ha avuto il tempo.',
    },
    openLine: {
      name: 'Aprire la linea',
      about: 'Uno dei tuoi pezzi è d’intralcio.',
      done: 'Un tuo pezzo ha lasciato il suo posto, e la linea si è aperta per un altro.',
    },
    stackThenTake: {
      name: 'Incolonnare, poi catturare',
      about: 'Forma una colonna, e al turno dopo cattura con quella.',
      done: 'La colonna formata in un turno ha catturato in quello dopo.',
    },
    squeeze: {
      name: 'Nulla da catturare',
      about: 'Non lasciare all’avversario nulla da catturare.',
      done: 'Senza nulla da catturare, l’avversario ha perso.',
    },
    chain: {
      name: 'Due catture di fila',
      about: 'Un solo pezzo può catturare due volte.',
      done: 'La prima cattura ha portato il pezzo dove era possibile la seconda.',
    },
    together: {
      name: 'In due',
      about: 'Per eliminare un tipo servono due dei tuoi pezzi.',
      done: 'I due pezzi ne hanno catturato uno ciascuno, e di quel tipo non ne resta nessuno.',
    },
    safePiece: {
      name: 'Fuori portata',
      about: 'Vinci con un pezzo che non può essere catturato.',
      done: 'L’avversario non poteva catturare il pezzo che ha deciso la partita.',
    },
    lastTzaar: {
      name: 'L’ultimo Tzaar',
      about: 'L’avversario è a corto di Tzaar.',
      done: 'All’avversario non restano Tzaar.',
    },
    lastTzarra: {
      name: 'L’ultima Tzarra',
      about: 'L’avversario è a corto di Tzarra.',
      done: 'All’avversario non restano Tzarra.',
    },
    lastTott: {
      name: 'L’ultimo Tott',
      about: 'L’avversario è a corto di Tott.',
      done: 'All’avversario non restano Tott.',
    },
    onlyWay: {
      name: 'Unica via d’uscita',
      about: 'Con quasi ogni turno perdi.',
      done: 'Con quasi ogni altro turno avresti perso.',
    },
  },
});

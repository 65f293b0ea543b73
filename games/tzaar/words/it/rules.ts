import { translation } from '@threefold-games/speech';
import type { rules as english } from '../en/rules.generated.ts';

/** The rules in Italian. A stack is a “colonna”, so the board's columns are “file”. */
export const rules = translation<typeof english>()('it')({
  chapters: {
    '1': 'Tavoliere e pedine',
    '2': 'Preparazione',
    '3': 'Turni',
    '4': 'Movimento',
    '5': 'Fine',
    '6': 'Notazione',
    H: 'Regole della casa, stampate in nessuna edizione',
  },
  rules: {
    'TZ-1.1':
      'Il tavoliere ha 60 caselle: nove file, da A a I, di 5, 6, 7, 8, 8, 8, 7, 6 e 5 caselle, numerate dal lato del Bianco.',
    'TZ-1.2': 'Il centro del tavoliere, tra E4 ed E5, è un foro e non una casella.',
    'TZ-1.3': 'Si gioca in due, il Bianco e il Nero, ciascuno con 6 Tzaar, 9 Tzarra e 15 Tott.',
    'TZ-2.1':
      'Con la disposizione «Casuale» tutte le 60 pedine stanno sulle 60 caselle in ordine casuale prima dell’inizio.',
    'TZ-2.2':
      'Con la disposizione «Come da regolamento» tutte le 60 pedine stanno sulle caselle disegnate nel regolamento.',
    'TZ-2.3':
      'Con la disposizione «Da torneo» il tavoliere all’inizio è vuoto, e i giocatori piazzano a turno una pedina ciascuno, prima il Bianco, finché tutte e 60 sono piazzate.',
    'TZ-2.4':
      'Una pedina si può piazzare su qualsiasi casella libera; può essere di qualsiasi tipo di cui hai ancora una pedina in mano.',
    'TZ-2.5': 'Le pedine si piazzano soltanto con la disposizione «Da torneo», e solo prima della prima cattura.',
    'TZ-3.1': 'Il Bianco apre con un turno di una sola mossa, una cattura.',
    'TZ-3.2':
      'Da lì in poi i giocatori si alternano, e un turno ha due mosse. Nessun turno ha più o meno mosse di quelle previste: una per un piazzamento e per l’apertura, due per gli altri, a meno che la partita non finisca prima.',
    'TZ-3.3': 'La prima mossa di un turno è sempre una cattura; non puoi né incolonnare né passare.',
    'TZ-3.4': 'Con la seconda mossa di un turno catturi, incolonni o passi, con la stessa colonna o con un’altra.',
    'TZ-4.1':
      'Muovi solo le tue pedine e le tue colonne; una pedina singola è una colonna di altezza uno, e una colonna si muove tutta intera.',
    'TZ-4.2':
      'Una colonna si muove lungo una linea retta del tavoliere fino alla prima casella occupata in quella direzione.',
    'TZ-4.3': 'Nulla si muove mai su una casella vuota: una casella lasciata resta vuota.',
    'TZ-4.4': 'Una colonna passa sopra le caselle vuote e mai sopra un’altra colonna.',
    'TZ-4.5': 'Nulla attraversa il foro; le tre linee che passano per il centro finiscono lì.',
    'TZ-4.6':
      'Catturi una colonna avversaria alta al massimo quanto la colonna che muovi, di qualunque tipo siano. Esce dal gioco, e la tua colonna ne prende il posto.',
    'TZ-4.7':
      'Incolonni (nel regolamento: rinforzare) muovendo su una tua colonna: le altezze si sommano senza limite, e la pedina in cima alla colonna che muove dà il tipo della nuova colonna.',
    'TZ-5.1':
      'Vinci subito, anche con la prima mossa di un turno, quando catturi l’ultima pedina visibile di uno dei tre tipi avversari; sono visibili solo le cime delle colonne.',
    'TZ-5.2': 'Se all’inizio del tuo turno non puoi catturare, perdi.',
    'TZ-5.3':
      'Se incolonnando copri la tua ultima pedina visibile di un tipo, perdi subito, anche se l’avversario non poteva più catturare.',
    'TZ-5.4': 'Dopo la fine non si gioca più, e non ci sono patte.',
    'TZ-5.5': 'Finché si piazzano pedine nessuno può vincere o perdere.',
    'TZ-6.1':
      'Catturare si scrive `D3xC3`, incolonnare `B6+B5`, passare `-`, piazzare `A@E1` con A per uno Tzaar, R per una Tzarra e O per un Tott.',
    'TZ-6.2':
      'Una disposizione è fatta di 60 lettere nell’ordine da A1 ad A5, da B1 a B6 e così via, `A`, `R`, `O` per il Bianco e `a`, `r`, `o` per il Nero.',
    'TZ-6.3': 'I file di partita di Little Golem si leggono e si scrivono; contengono soltanto disposizioni casuali.',
    'TZ-H.1':
      'Vantaggio: l’opzione «Vantaggio» dà a un colore delle colonne all’inizio, in tre gradi: uno Tzaar di altezza 3; uno Tzaar e una Tzarra di altezza 3; oppure uno Tzaar di altezza 4, una Tzarra e un Tott di altezza 3. Sotto ci sono Tott dello stesso colore, così che nessuno ha più pedine che senza vantaggio.',
    'TZ-H.2':
      'Le colonne si formano quando tutte le 60 pedine sono al loro posto, prima dell’apertura: ciascuna con la pedina del suo tipo più vicina al centro; i Tott vengono dalle caselle più lontane, che restano vuote. A pari distanza vale per una colonna la prima casella nell’ordine da A1 a I5, per un Tott l’ultima. La disposizione si scrive com’era prima.',
  },
});

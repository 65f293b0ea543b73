import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/guide.ts';

/** How to play TZAAR, in Italian. */
export const words = translation<typeof english>()('it')({
  sections: {
    aim: {
      title: 'Lo scopo',
      text: 'TZAAR si gioca in due, il Bianco e il Nero. Ognuno ha 30 pedine di tre tipi: Tzaar, Tzarra e Tott. Vinci appena all’avversario non resta in vista sul tavoliere nessuna pedina di uno di questi tipi. Non importa quale, né quante ce ne sono degli altri.\nC’è un secondo modo di vincere: chi all’inizio del proprio turno non può catturare nulla ha perso.',
    },
    pieces: {
      title: 'Tavoliere e pedine',
      text: 'Il tavoliere ha 60 caselle, unite da linee, e un foro al centro. Ognuno ha 6 Tzaar (con tre petali), 9 Tzarra (con un anello) e 15 Tott (senza disegni). Tutti si muovono e catturano allo stesso modo; cambia solo il loro numero. Per questo gli Tzaar, che sono pochi, vogliono più attenzione.\nTutte le 60 pedine sono sul tavoliere fin dall’inizio, di solito in ordine casuale.',
    },
    turn: {
      title: 'Il tuo turno',
      text: 'Il Bianco apre con una sola cattura. Da lì in poi vi alternate, e ogni turno ha due mosse.\nPrima catturi. Questa mossa è obbligatoria.\nPoi scegli: catturare ancora, incolonnare o passare. Puoi usare lo stesso pezzo di prima o un altro.',
    },
    moving: {
      title: 'Muovere',
      text: 'Un pezzo si muove in linea retta, in qualsiasi direzione, fino al primo pezzo che incontra: se è dell’avversario lo catturi, se è tuo incolonni. Passa sopra le caselle vuote, tante o poche che siano. Non salta mai un altro pezzo, non si ferma mai su una casella vuota e non attraversa mai il foro.\nPoiché nulla va mai su una casella vuota, il tavoliere a poco a poco si svuota, e le catture si fanno rare.',
    },
    capturing: {
      title: 'Catturare',
      text: 'Una pedina singola ha altezza 1; una colonna è alta quante sono le sue pedine. Catturi tutto ciò che è alto quanto il pezzo che muovi o più basso, di qualunque tipo sia. Una pedina singola cattura pedine singole; una colonna di tre cattura colonne di tre, di due e pedine singole.\nCiò che catturi esce dal gioco, con tutto quello che ha sotto. Il tuo pezzo ne prende il posto.',
    },
    stacking: {
      title: 'Incolonnare',
      text: 'Per incolonnare, muovi una tua pedina o colonna sopra un’altra delle tue. Le altezze si sommano, senza limite. Da quel momento la colonna si muove tutta intera, e nessuno può più dividerla.\nÈ la pedina in cima a dire che cos’è una colonna. Uno Tzaar sopra due Tott è uno Tzaar di altezza 3; i Tott sotto di lui non contano più come Tott.\nIncolonnare rende forti: una colonna alta cattura quasi tutto, e ben poco può catturarla. Ma poi hai meno pezzi, e una colonna catturata è persa tutta intera.',
    },
    losing: {
      title: 'Come si perde',
      text: 'Quasi tutte le partite si perdono per una svista. Perciò, prima di ogni turno, guarda tre cose.\nIl conto: quante pedine di ogni tipo si vedono ancora, tue e dell’avversario? Se di un tuo tipo ne restano due, in un solo turno puoi perderle entrambe.\nLe tue colonne: non coprire l’ultima pedina di un tuo tipo. Se di quel tipo non se ne vede più nessuna hai perso, anche se a coprirla è stato un tuo pezzo.\nLe tue catture: verso la fine tieni pezzi che abbiano ancora qualcosa da catturare. Chi resta senza per primo perde.',
    },
    start: {
      title: 'Cominciare bene',
      text: 'All’inizio, in ogni turno cattura una volta e incolonna una volta. Metti Tzaar o Tzarra sopra i Tott: di Tott ne hai molti, di Tzaar pochi. Tieni le colonne alte dove hanno linee lungo cui muoversi.\nPiù avanti, conta. Quando all’avversario restano solo due pedine di un tipo, cerca un turno che le catturi entrambe. E alla fine, quando c’è poco da catturare, due catture in un turno valgono spesso più di una colonna.',
    },
  },
});

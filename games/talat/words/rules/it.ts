import { translation } from '@threefold/words';
import type { rules as english } from './en.generated.ts';

/** The rules in Italian. */
export const rules = translation<typeof english>()('it')({
  chapters: {
    '1': 'Tavolieri e torri',
    '2': 'Preparazione',
    '3': 'Spostamenti',
    '4': 'Prese',
    '5': 'Tavolieri congelati',
    '6': 'Ordine di gioco',
    '7': 'Partita a due',
    '8': 'Fine e punteggio',
    '9': 'Notazione',
  },
  rules: {
    'TA-1.1':
      'Ci sono tre tavolieri, ciascuno di cinque colonne e cinque righe: il tavoliere 1 ha le colonne a–e, il tavoliere 2 f–j, il tavoliere 3 k–o. Le righe esterne, 1 e 5, sono le sue due linee di partenza.',
    'TA-1.2':
      'Tra due posti c’è sempre un tavoliere, e ciascuno dei due vi ha una linea di partenza: sul tavoliere 1 il posto 0 ha la riga 1 e il posto 1 la riga 5, sul tavoliere 2 il posto 1 ha la riga 1 e il posto 2 la riga 5, sul tavoliere 3 il posto 2 ha la riga 1 e il posto 0 la riga 5. Avanti è la direzione che va dalla propria linea di partenza a quella avversaria.',
    'TA-1.3':
      'Ogni posto ha nove torri: piccole (S), medie (M) e grandi (L), ogni altezza con 3, 4 e 6 lati, ogni combinazione una volta sola.',
    'TA-1.4': 'Su una casella sta al massimo una torre.',
    'TA-2.1':
      'La partita si apre con la preparazione: a turno, a partire dal posto 0, ogni posto piazza una torre, finché non ci sono tutte e nove le torri di ciascuno. Prima nulla si muove, dopo nulla si piazza.',
    'TA-2.2':
      'Si sceglie una qualsiasi delle proprie torri e una qualsiasi casella libera delle proprie due linee di partenza.',
    'TA-2.3': 'Ogni torre si piazza una volta sola e resta dov’è fino alla fine della preparazione.',
    'TA-3.1': 'Un turno è esattamente una mossa con una torre: uno spostamento o una presa.',
    'TA-3.2': 'Si muove con una torre propria.',
    'TA-3.3': 'Uno spostamento va di una casella in avanti, dritto o in diagonale.',
    'TA-3.4': 'Uno spostamento richiede una casella d’arrivo vuota, e nessuna torre ne salta un’altra.',
    'TA-3.5': 'Nulla va indietro, né per spostarsi né per prendere.',
    'TA-3.6': 'Nulla va di lato, se non per prendere.',
    'TA-3.7': 'Una torre resta sul suo tavoliere.',
    'TA-3.8': 'Nessuno può passare.',
    'TA-4.1':
      'Una torre prende una torre avversaria che le sta davanti, dritto o in diagonale, o direttamente a fianco, andando sulla sua casella. Prendere non è mai obbligatorio.',
    'TA-4.2':
      'Una torre prende ogni torre che è più bassa esattamente di un’altezza: la grande prende la media, la media prende la piccola. Per il resto, torri di altezza diversa non si prendono; la grande non prende mai la piccola.',
    'TA-4.3': 'Di due torri della stessa altezza, quella con più lati prende l’altra.',
    'TA-4.4': 'Torri identiche non si prendono mai.',
    'TA-4.5':
      'Davide e Golia: la torre piccola triangolare, a tre lati, prende la grande esagonale, a sei lati. L’opzione `davidGoliath=off` toglie questa regola.',
    'TA-4.6': 'Nessuno prende una torre dello stesso colore di quella che prende.',
    'TA-4.7': 'Una torre presa lascia il tavoliere per sempre e va al posto che ha fatto la mossa.',
    'TA-4.8':
      'Una torre arrivata sulla linea di partenza avversaria non va oltre, ma può ancora prendere di lato lungo la linea, e può essere presa.',
    'TA-5.1':
      'Dopo ogni spostamento o presa si esamina il tavoliere su cui è avvenuto, e nessun altro. A un piazzamento non segue alcun esame.',
    'TA-5.2':
      'Un tavoliere si congela quando non vi è possibile alcuna presa, né ora né mai, nemmeno se le due parti si aiutassero: tutte le torri di quel tavoliere possono muoversi in qualsiasi ordine, i turni e gli altri tavolieri non contano.',
    'TA-5.3':
      'L’esame è esatto: può darsi che una terza torre debba prima farsi da parte, e una torre rinchiusa per sempre non aiuta nessuno.',
    'TA-5.4': 'Nulla si muove su un tavoliere congelato.',
    'TA-6.1': 'I posti giocano nell’ordine dei loro numeri, e dopo l’ultimo di nuovo il primo.',
    'TA-6.2':
      'Dopo la preparazione in tre la prima mossa è del posto 0, dopo quella in due è del posto che ha piazzato per ultimo, il posto 1. L’opzione `firstMover` sceglie tra chi ha iniziato la partita (il posto 0) e chi ha piazzato per ultimo (il posto col numero più alto).',
    'TA-6.3':
      'Un posto che non ha mosse legali viene saltato, e così può esserlo anche il seguente; può capitare che un posto giochi due volte di fila.',
    'TA-7.1': 'In due, un terzo colore, lo Zihin, ha le torri e le linee di partenza del posto 2. Non ha turni.',
    'TA-7.2':
      'Nella preparazione i due posti piazzano prima, alternandosi e a partire dal posto 0, otto torri dello Zihin a scelta sulle linee di partenza dello Zihin; la nona esce dal gioco. Poi piazzano le proprie nove, alternandosi e a partire dal posto 0.',
    'TA-7.3':
      'Si muove anche con le torri dello Zihin, ma solo sul tavoliere tra lo Zihin e l’avversario. Con `zihinScope=bothZihinBoards` lo si può fare su entrambi i tavolieri dello Zihin.',
    'TA-7.4': 'Nessuno prende le proprie torri con una torre dello Zihin.',
    'TA-7.5': 'Ogni torre dello Zihin sulla linea di partenza dell’avversario vale 3 punti.',
    'TA-8.1':
      'La partita finisce appena due tavolieri sono congelati. Con `endAfterFrozen=3` continua finché lo sono tutti e tre.',
    'TA-8.2': 'Dopo la fine non si gioca più nulla.',
    'TA-8.3': 'Ogni torre presa vale 5 punti, qualunque sia.',
    'TA-8.4': 'Ogni torre propria che alla fine sta su una linea di partenza avversaria vale 3 punti.',
    'TA-8.5': 'Vince chi ha più punti.',
    'TA-8.6':
      'A pari punti (`tieBreak=cancelCommon`) le torri prese sono in quest’ordine: L6, L4, L3, M6, M4, M3, S6, S4, S3. Tra chi è in parità vince chi ne ha di più del tipo più alto; se sono pari decide il tipo seguente, e così via.',
    'TA-8.7':
      'Con `tieBreak=highestOnly` vince chi, secondo lo stesso ordine, ha la torre presa più alta, non importa quante ne ha.',
    'TA-8.8': 'Chi è ancora in parità, o a pari punti con `tieBreak=none`, condivide la vittoria.',
    'TA-9.1':
      'Una casella si indica con la lettera della colonna e il numero della riga. Un piazzamento si scrive `M4@c1`, uno spostamento `c1-d2`, una presa `c1xd2`.',
    'TA-9.2': '`-` è per le caselle vuote e `x` per le prese; l’uno non sta mai al posto dell’altro.',
  },
});

import { translation } from '@threefold/words';
import type { rules as english } from './en.generated.ts';

/** The rules in Italian. */
export const rules = translation<typeof english>()('it')({
  chapters: {
    '1': 'Tavolieri e torri',
    '2': 'Preparazione',
    '3': 'Spostamenti',
    '4': 'Catture',
    '5': 'Tavolieri congelati',
    '6': 'Ordine di gioco',
    '7': 'Partita in due',
    '8': 'Fine e punteggio',
    '9': 'Notazione',
  },
  rules: {
    'TA-1.1':
      'Ci sono tre tavolieri, ciascuno di cinque colonne e cinque righe: il tavoliere 1 ha le colonne a–e, il tavoliere 2 f–j, il tavoliere 3 k–o. Le righe esterne, 1 e 5, sono le sue due linee di partenza.',
    'TA-1.2':
      'Tra due giocatori c’è sempre un tavoliere, e ciascuno dei due vi ha una linea di partenza: sul tavoliere 1 il giocatore 1 ha la riga 1 e il giocatore 2 la riga 5, sul tavoliere 2 il giocatore 2 ha la riga 1 e il giocatore 3 la riga 5, sul tavoliere 3 il giocatore 3 ha la riga 1 e il giocatore 1 la riga 5. Avanti è la direzione che va dalla propria linea di partenza a quella avversaria.',
    'TA-1.3':
      'Ogni giocatore ha nove torri: piccole (S), medie (M) e grandi (L), ogni altezza con 3, 4 e 6 lati, ogni combinazione una volta sola.',
    'TA-1.4': 'Su una casella sta al massimo una torre.',
    'TA-2.1':
      'La partita si apre con la preparazione: a turno, a partire dal giocatore 1, ognuno piazza una torre, finché tutti hanno piazzato le proprie nove. Prima non si muove nessuna torre, dopo non se ne piazzano più.',
    'TA-2.2': 'Scegli una qualsiasi delle tue torri e una qualsiasi casella libera delle tue due linee di partenza.',
    'TA-2.3': 'Ogni torre si piazza una volta sola e resta dov’è fino alla fine della preparazione.',
    'TA-3.1': 'Un turno è esattamente una mossa con una torre: uno spostamento o una cattura.',
    'TA-3.2': 'Muovi con una tua torre.',
    'TA-3.3': 'Uno spostamento va di una casella in avanti, dritto o in diagonale.',
    'TA-3.4': 'Uno spostamento richiede una casella d’arrivo vuota, e nessuna torre ne salta un’altra.',
    'TA-3.5': 'Nessuna torre va indietro, né per spostarsi né per catturare.',
    'TA-3.6': 'Nessuna torre va di lato, se non per catturare.',
    'TA-3.7': 'Una torre resta sul suo tavoliere.',
    'TA-3.8': 'Nessuno può passare.',
    'TA-4.1':
      'Una torre cattura una torre avversaria che le sta davanti, dritto o in diagonale, o direttamente a fianco, andando sulla sua casella. Catturare non è mai obbligatorio.',
    'TA-4.2':
      'Una torre cattura ogni torre che è più bassa esattamente di un’altezza: la grande cattura la media, la media cattura la piccola. Per il resto, torri di altezza diversa non si catturano; la grande non cattura mai la piccola.',
    'TA-4.3': 'Di due torri della stessa altezza, quella con più lati cattura l’altra.',
    'TA-4.4': 'Torri identiche non si catturano mai.',
    'TA-4.5':
      'Davide e Golia: la torre piccola triangolare, a tre lati, cattura la grande esagonale, a sei lati. L’opzione «Davide e Golia: No» toglie questa regola.',
    'TA-4.6': 'Nessuna torre ne cattura una del suo stesso colore.',
    'TA-4.7': 'Una torre catturata lascia il tavoliere per sempre e va al giocatore che ha fatto la mossa.',
    'TA-4.8':
      'Una torre arrivata sulla linea di partenza avversaria non va oltre, ma può ancora catturare di lato lungo la linea, e può essere catturata.',
    'TA-5.1':
      'Dopo ogni spostamento o cattura si esamina il tavoliere su cui è avvenuto, e nessun altro. A un piazzamento non segue alcun esame.',
    'TA-5.2':
      'Un tavoliere si congela quando non vi è possibile alcuna cattura, né ora né mai, nemmeno se i due colori si aiutassero: tutte le torri di quel tavoliere possono muoversi in qualsiasi ordine, i turni e gli altri tavolieri non contano.',
    'TA-5.3':
      'L’esame è esatto: può darsi che una terza torre debba prima farsi da parte, e una torre rinchiusa per sempre non aiuta nessuno.',
    'TA-5.4': 'Su un tavoliere congelato nessuna torre si muove.',
    'TA-6.1': 'I giocatori giocano nell’ordine dei loro numeri, e dopo l’ultimo di nuovo il primo.',
    'TA-6.2':
      'Dopo la preparazione, in tre la prima mossa è del giocatore 1, in due è di chi ha piazzato per ultimo, il giocatore 2. L’opzione «Prima mossa» sceglie tra chi inizia a piazzare (il giocatore 1) e chi finisce di piazzare (il giocatore col numero più alto).',
    'TA-6.3':
      'Chi non ha mosse legali salta il turno, e così può capitare anche al giocatore seguente; può succedere che uno stesso giocatore giochi due volte di fila.',
    'TA-7.1': 'In due, un terzo colore, lo Zihin, ha le torri e le linee di partenza del giocatore 3. Non ha turni.',
    'TA-7.2':
      'Nella preparazione i due giocatori piazzano prima, alternandosi e a partire dal giocatore 1, otto torri dello Zihin a scelta sulle linee di partenza dello Zihin; la nona esce dal gioco. Poi piazzano le proprie nove, alternandosi e a partire dal giocatore 1.',
    'TA-7.3':
      'Muovi anche con le torri dello Zihin, ma solo sul tavoliere tra lo Zihin e l’avversario. Con l’opzione «Muovere lo Zihin: Su entrambi i suoi tavolieri» puoi farlo su tutti e due.',
    'TA-7.4': 'Con una torre dello Zihin non puoi catturare le tue torri.',
    'TA-7.5': 'Ogni torre dello Zihin sulla linea di partenza dell’avversario ti dà 3 punti.',
    'TA-8.1':
      'La partita finisce appena due tavolieri sono congelati. Con l’opzione «Fine della partita: Tutti e tre» continua finché lo sono tutti e tre.',
    'TA-8.2': 'Dopo la fine non si gioca più.',
    'TA-8.3': 'Ogni torre catturata vale 5 punti, qualunque sia.',
    'TA-8.4': 'Ogni tua torre che alla fine sta su una linea di partenza avversaria vale 3 punti.',
    'TA-8.5': 'Vince chi ha più punti.',
    'TA-8.6':
      'A pari punti («A pari punti: Tutte le catture») le torri catturate sono in quest’ordine: L6, L4, L3, M6, M4, M3, S6, S4, S3. Tra chi è in parità vince chi ne ha di più del tipo più alto; se sono pari decide il tipo seguente, e così via.',
    'TA-8.7':
      'Con «A pari punti: La cattura più alta» vince chi, secondo lo stesso ordine, ha la torre catturata più alta, non importa quante ne ha.',
    'TA-8.8': 'Chi è ancora in parità, o a pari punti con «A pari punti: Vittoria condivisa», condivide la vittoria.',
    'TA-9.1':
      'Una casella si indica con la lettera della colonna e il numero della riga. Un piazzamento si scrive `M4@c1`, uno spostamento `c1-d2`, una cattura `c1xd2`.',
    'TA-9.2': '`-` è per le caselle vuote e `x` per le catture; l’uno non sta mai al posto dell’altro.',
  },
});

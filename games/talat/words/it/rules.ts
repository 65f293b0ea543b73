import { translation } from '@threefold-games/speech';
import type { rules as english } from '../en/rules.generated.ts';

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
    H: 'Regole della casa, stampate in nessuna edizione',
  },
  rules: {
    'TA-1.1':
      'Ci sono tre tavolieri, ciascuno di cinque colonne e cinque righe: il tavoliere 1 ha le colonne a–e, il tavoliere 2 f–j, il tavoliere 3 k–o. Le righe esterne, 1 e 5, sono le sue due linee di partenza.',
    'TA-1.2':
      'Ogni tavoliere sta tra due giocatori, e ciascuno dei due vi ha una linea di partenza: sul tavoliere 1 Avorio ha la riga 1 ed Ebano la riga 5, sul tavoliere 2 Ebano ha la riga 1 e Brace la riga 5, sul tavoliere 3 Brace ha la riga 1 e Avorio la riga 5. Avanti è la direzione che va dalla propria linea di partenza a quella avversaria.',
    'TA-1.3':
      'Ogni giocatore ha nove torri: piccole (S), medie (M) e grandi (L), ogni altezza con 3, 4 e 6 lati, ogni combinazione una volta sola.',
    'TA-1.4': 'Su una casella sta al massimo una torre.',
    'TA-2.1':
      'La partita si apre con la preparazione: a turno, a partire da Avorio, ognuno piazza una torre, finché tutti hanno piazzato le proprie nove. Prima non si muove nessuna torre, dopo non se ne piazzano più.',
    'TA-2.2': 'Scegli una qualsiasi delle tue torri e una qualsiasi casella libera delle tue due linee di partenza.',
    'TA-2.3': 'Ogni torre si piazza una volta sola e resta dov’è fino alla fine della preparazione.',
    'TA-3.1': 'Un turno è esattamente una mossa con una torre: uno spostamento o una cattura.',
    'TA-3.2': 'Muovi e catturi con le tue torri.',
    'TA-3.3': 'Uno spostamento va di una casella in avanti, dritto o in diagonale.',
    'TA-3.4': 'Uno spostamento richiede una casella d’arrivo vuota, e nessuna torre ne salta un’altra.',
    'TA-3.5': 'Nessuna torre va indietro, né per spostarsi né per catturare.',
    'TA-3.6': 'Nessuna torre va di lato, se non per catturare.',
    'TA-3.7': 'Una torre resta sul suo tavoliere.',
    'TA-3.8': 'Non puoi passare.',
    'TA-4.1':
      'Una torre cattura una torre avversaria che le sta davanti, dritto o in diagonale, o direttamente a fianco, andando sulla sua casella. Catturare non è mai obbligatorio.',
    'TA-4.2':
      'Una torre cattura ogni torre che è più bassa esattamente di un’altezza: la grande cattura la media, la media cattura la piccola. Per il resto, torri di altezza diversa non si catturano; la grande non cattura mai la piccola.',
    'TA-4.3': 'Di due torri della stessa altezza, quella con più lati cattura l’altra.',
    'TA-4.4': 'Torri identiche non si catturano mai.',
    'TA-4.5':
      'Davide e Golia: la torre piccola triangolare, a tre lati, cattura la grande esagonale, a sei lati. Se l’opzione «Davide e Golia» è su «No», questa regola non vale.',
    'TA-4.6': 'Nessuna torre ne cattura una del suo stesso colore.',
    'TA-4.7': 'Una torre catturata lascia il tavoliere per sempre e va al giocatore che ha fatto la cattura.',
    'TA-4.8':
      'Una torre arrivata sulla linea di partenza avversaria non va oltre, ma può ancora catturare di lato lungo la linea, e può essere catturata.',
    'TA-5.1':
      'Dopo ogni spostamento o cattura si esamina il tavoliere su cui è avvenuto, e nessun altro. A un piazzamento non segue alcun esame.',
    'TA-5.2':
      'Un tavoliere si congela quando non vi è possibile alcuna cattura, né ora né mai, nemmeno se i due colori si aiutassero: in questo esame le torri di quel tavoliere possono muoversi in qualsiasi ordine, i turni e gli altri tavolieri non contano.',
    'TA-5.3':
      'L’esame è esatto: può darsi che una terza torre debba prima farsi da parte, e una torre bloccata per sempre non serve.',
    'TA-5.4': 'Su un tavoliere congelato nessuna torre si muove o cattura più.',
    'TA-6.1':
      'In tre si gioca nell’ordine Avorio, Ebano, Brace, poi di nuovo Avorio. In due Avorio ed Ebano si alternano.',
    'TA-6.2':
      'Dopo la preparazione, in tre la prima mossa è di Avorio; in due è di chi ha piazzato per ultimo, Ebano. L’opzione «Prima mossa» la dà a chi inizia a piazzare (Avorio) o a chi finisce di piazzare (Ebano in due, Brace in tre).',
    'TA-6.3':
      'Chi non ha mosse legali salta il turno, e può capitare anche al giocatore seguente; così un giocatore può avere due turni di fila.',
    'TA-7.1': 'In due c’è un terzo colore, lo Zihin. Ha le torri e le linee di partenza di Brace, ma non ha turni.',
    'TA-7.2':
      'Nella preparazione i due giocatori piazzano prima, alternandosi e a partire da Avorio, otto torri dello Zihin a scelta sulle linee di partenza dello Zihin; la nona esce dal gioco. Poi piazzano le proprie nove, alternandosi e a partire da Avorio.',
    'TA-7.3':
      'Muovi e catturi anche con le torri dello Zihin, ma solo sul tavoliere tra lo Zihin e l’avversario. Se l’opzione «Muovere lo Zihin» è su «Su entrambi i suoi tavolieri», puoi farlo su tutti e due.',
    'TA-7.4': 'Con una torre dello Zihin non puoi catturare le tue torri.',
    'TA-7.5': 'Ogni torre dello Zihin sulla linea di partenza dell’avversario ti dà 3 punti.',
    'TA-8.1':
      'La partita finisce appena due tavolieri sono congelati. Se l’opzione «Fine della partita» è su «Tutti e tre congelati», continua finché lo sono tutti e tre.',
    'TA-8.2': 'Dopo la fine non si gioca più.',
    'TA-8.3': 'Ogni torre catturata vale 5 punti, qualunque siano altezza e forma.',
    'TA-8.4': 'Ogni tua torre che alla fine sta su una linea di partenza avversaria vale 3 punti.',
    'TA-8.5': 'Vince chi ha più punti.',
    'TA-8.6':
      'A pari punti, se l’opzione «Spareggio» è su «Tutte le torri catturate», le torri catturate sono in quest’ordine: L6, L4, L3, M6, M4, M3, S6, S4, S3. Tra chi è in parità vince chi ne ha di più del tipo più alto; se sono pari decide il tipo seguente, e così via.',
    'TA-8.7':
      'Se è su «La torre più alta», vince chi, secondo lo stesso ordine, ha la torre catturata più alta, non importa quante ne ha.',
    'TA-8.8': 'Chi è ancora in parità, o è in parità di punti con «Vittoria condivisa», condivide la vittoria.',
    'TA-9.1':
      'Una casella si indica con la lettera della colonna e il numero della riga. Un piazzamento si scrive `M4@c1`, uno spostamento `c1-d2`, una cattura `c1xd2`.',
    'TA-9.2': '`-` è per le caselle vuote e `x` per le catture; l’uno non sta mai al posto dell’altro.',
    'TA-H.1':
      'Komi: in due, Ebano riceve punti in più al conteggio, quanti ne dice l’opzione “Komi”: da 0 a 15, di mezzo punto in mezzo punto. Si aggiungono prima di confrontare i punti. Lo spareggio decide solo se i punti sono ancora pari; con un mezzo punto non lo sono mai.',
    'TA-H.2':
      'Scelta del lato: in due, se l’opzione “Scelta del lato” è attiva, Avorio piazza da solo tutte le torri, nello stesso ordine di sempre, e fa anche la prima mossa per il colore a cui spetta. Poi Ebano sceglie in un turno a parte, scritto `stay` o `swap`. Dopo `stay` si continua. Con `swap` i due scambiano i lati: ogni tavoliere ruota di mezzo giro, i tavolieri 2 e 3 si scambiano di posto, e ciascuno ha ciò che aveva l’altro; poi si continua. Con il komi o il vantaggio non c’è scelta del lato.',
    'TA-H.3':
      'Vantaggio: l’opzione “Vantaggio” dà a un colore dei punti all’inizio, 5, 10 o 15 in tre gradi; contano come tutti gli altri. Con il komi o la scelta del lato non c’è vantaggio.',
  },
});

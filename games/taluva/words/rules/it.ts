import { translation } from '@threefold/words';
import type { rules as english } from './en.generated.ts';

/** The rules in Italian. */
export const rules = translation<typeof english>()('it')({
  chapters: {
    '1': 'Materiale',
    '2': 'Turno',
    '3': 'Posa',
    '4': 'Copertura',
    '5': 'Insediamenti',
    '6': 'Costruzione',
    '7': 'Fuori dal gioco',
    '8': 'Fine',
    '9': 'Giocare per la classifica',
    '10': 'Notazione',
  },
  rules: {
    'TL-1.1': 'Giocano da due a quattro posti; comincia il posto 0, e si continua nell’ordine dei posti.',
    'TL-1.2':
      'Ci sono 48 tessere di 25 tipi; ognuna mostra un vulcano e due caselle di terreno, e un terreno è giungla, radura, sabbia, roccia o lago.',
    'TL-1.3':
      'L’opzione tiles dice se in una partita si pescano 48, 36 o 24 tessere; le altre restano fuori e nessuno sa quali sono.',
    'TL-1.4': 'Ogni posto ha 3 templi, 2 torri e 20 capanne da costruire.',
    'TL-2.1':
      'Un turno è una pesca, una posa e una costruzione, in quest’ordine, una volta ciascuna; la costruzione manca quando la posa mette il posto fuori dal gioco.',
    'TL-2.2':
      'A pescare è il caso: ogni tessera che nessuno ha visto è probabile quanto le altre, e un tipo già visto per intero non può più uscire.',
    'TL-2.3': 'I posti fuori dal gioco, o che hanno finito mentre gli altri giocano per la classifica, si saltano.',
    'TL-3.1': 'La prima tessera si posa con il vulcano sull’origine e con rotazione 0.',
    'TL-3.2':
      'Ogni altra tessera sta con tutte e tre le caselle sul tavolo nudo o con tutte e tre sulla terra, mai metà e metà.',
    'TL-3.3': 'Una tessera sul tavolo ha almeno un lato in comune con la terra.',
    'TL-3.4': 'Una posa può lasciare buchi nella terra, e può riempirli.',
    'TL-3.5':
      'Una tessera sul tavolo è al livello 1; una tessera sulla terra è un livello più in alto di ciò che copre, e nessun livello è l’ultimo.',
    'TL-4.1': 'Il vulcano di una tessera che copre sta su un vulcano.',
    'TL-4.2': 'Non deve puntare nella stessa direzione del vulcano che copre.',
    'TL-4.3': 'Le tre caselle sotto sono tutte allo stesso livello, così che sotto la tessera non resti alcun vuoto.',
    'TL-4.4': 'Le altre due caselle possono coprire terreni o vulcani, di qualsiasi tessera.',
    'TL-4.5':
      'Le capanne si possono coprire, le proprie e le altrui; escono dal gioco ma contano ancora come costruite.',
    'TL-4.6': 'Templi e torri non si coprono mai.',
    'TL-4.7': 'Ogni insediamento che perde caselle conserva almeno un edificio, e ogni insediamento si giudica a sé.',
    'TL-5.1':
      'Un insediamento è un gruppo, il più grande possibile, di caselle adiacenti con edifici di uno stesso posto.',
    'TL-5.2':
      'Le differenze di livello non dividono un insediamento, né lo dividono dalle caselle che gli stanno intorno.',
    'TL-5.3': 'Una copertura può spezzare un insediamento; da quel momento le sue parti sono insediamenti a sé.',
    'TL-5.4': 'Una costruzione può unire insediamenti di uno stesso posto; da quel momento sono uno solo.',
    'TL-5.5': 'Anche un solo edificio è un insediamento, che sia una capanna, un tempio o una torre.',
    'TL-6.1':
      'Una costruzione è una di queste quattro: costruire una capanna, costruire un tempio, costruire una torre o espandere un insediamento.',
    'TL-6.2':
      'Gli edifici si mettono soltanto su caselle libere: terra che non è un vulcano e non porta alcun edificio.',
    'TL-6.3': 'Una capanna si costruisce su una qualsiasi casella libera di livello 1, ovunque sulla terra.',
    'TL-6.4': 'Con hutMayTouchOwn su off, una capanna non si costruisce accanto a un edificio dello stesso posto.',
    'TL-6.5': 'Un tempio si costruisce su una casella libera di qualsiasi livello accanto a un proprio insediamento.',
    'TL-6.6': 'Quell’insediamento da solo ha tre caselle o più.',
    'TL-6.7': 'Quell’insediamento da solo non ha templi.',
    'TL-6.8': 'Una torre si costruisce su una casella libera di livello 3 o più alto.',
    'TL-6.9': 'Quella casella è accanto a un proprio insediamento, di qualsiasi grandezza.',
    'TL-6.10': 'Quell’insediamento da solo non ha torri.',
    'TL-6.11': 'Un’espansione parte da un proprio insediamento e da un terreno.',
    'TL-6.12':
      'Ogni casella libera di quel terreno accanto all’insediamento com’era riceve tante capanne quanto è il suo livello.',
    'TL-6.13': 'Un’espansione richiede almeno una casella simile.',
    'TL-6.14': 'Un’espansione prende tutte queste caselle; senza capanne a sufficienza per tutte non è possibile.',
    'TL-6.15': 'Si costruisce solo ciò che si ha ancora.',
    'TL-6.16':
      'Tutte le condizioni si giudicano prima di costruire, così che un insediamento nato da un’unione può avere due templi o due torri.',
    'TL-7.1':
      'Chi dopo la posa non ha nulla da costruire è subito fuori dal gioco; la sua tessera e i suoi edifici restano.',
    'TL-7.2': 'Chi è fuori dal gioco non vince nulla, qualunque cosa abbia costruito.',
    'TL-7.3': 'Quando resta in gioco un solo posto, la partita finisce e quel posto vince.',
    'TL-8.1':
      'Quando un posto ha costruito tutti gli edifici di due tipi, la partita finisce subito e quel posto vince.',
    'TL-8.2': 'Le capanne coperte contano come costruite sia qui sia quando finiscono le tessere.',
    'TL-8.3':
      'Quando dovrebbe iniziare un turno e non resta alcuna tessera da pescare, la partita finisce: vince chi ha più templi, poi più torri, poi più capanne.',
    'TL-8.4': 'I posti pari in tutti e tre condividono la vittoria.',
    'TL-8.5': 'Dopo la fine non si gioca più nulla.',
    'TL-9.1':
      'Con ranking su on, un posto che ha costruito tutti gli edifici di due tipi prende il miglior piazzamento libero, e gli altri continuano.',
    'TL-9.2': 'Un posto che va fuori dal gioco prende l’ultimo piazzamento libero.',
    'TL-9.3': 'La partita finisce quando al massimo un posto è senza piazzamento; quel posto prende quello che resta.',
    'TL-9.4':
      'Quando finiscono le tessere, i posti senza piazzamento si dividono quelli liberi nell’ordine di TL-8.3; i posti pari hanno lo stesso piazzamento, il migliore.',
    'TL-9.5': 'I posti al primo piazzamento condividono la vittoria.',
    'TL-10.1':
      'Una pesca si scrive `JC`, una posa `2,-1/3`, una costruzione `H@1,0`, `T@1,0`, `W@1,0` o `E@1,0:J`; una casella si scrive `q,r`, le sue coordinate assiali tra esagoni che poggiano su una punta.',
    'TL-10.2':
      'Una pesca indica i due terreni della tessera in senso orario a partire dal vulcano, per esempio `JC`: J giungla, C radura, S sabbia, R roccia, L lago.',
    'TL-10.3':
      'Una posa indica la casella del vulcano e la rotazione, per esempio `2,-1/3`: il primo terreno sta in quella direzione dal vulcano, il secondo nella seguente; 0 è est, poi in senso orario.',
    'TL-10.4':
      'Le costruzioni sono `H@1,0` capanna, `T@1,0` tempio, `W@1,0` torre ed `E@1,0:J` espansione sulla giungla, con la casella più piccola dell’insediamento per q, poi per r; vale anche qualsiasi altra sua casella.',
  },
});

import { translation } from '@threefold-games/speech';
import type { rules as english } from '../en/rules.generated.ts';

/** The rules in Italian. */
export const rules = translation<typeof english>()('it')({
  chapters: {
    '1': 'Materiale',
    '2': 'Turno',
    '3': 'Posa di una tessera',
    '4': 'Copertura',
    '5': 'Insediamenti',
    '6': 'Costruzione',
    '7': 'Fuori dal gioco',
    '8': 'Fine',
    '9': 'Giocare per la classifica',
    '10': 'Notazione',
    H: 'Regole della casa, stampate in nessuna edizione',
  },
  rules: {
    'TL-1.1':
      'Si gioca da due a quattro: Avorio, Ebano, Brace e Prugna. Comincia Avorio, e si continua in quest’ordine.',
    'TL-1.2':
      'Ci sono 48 tessere di 25 tipi; ognuna mostra un vulcano e due caselle di terreno, e un terreno è giungla, radura, sabbia, roccia o lago.',
    'TL-1.3':
      'L’opzione «Tessere» dice se in una partita si pescano 48, 36 o 24 tessere; le altre restano fuori e nessuno sa quali sono.',
    'TL-1.4': 'Ogni giocatore ha 3 templi, 2 torri e 20 capanne da costruire.',
    'TL-2.1':
      'Un turno ha tre mosse, una volta ciascuna e in quest’ordine: peschi una tessera, la posi e costruisci. Non costruisci se dopo la posa sei fuori dal gioco.',
    'TL-2.2':
      'Si pesca a caso: ogni tessera che nessuno ha visto è probabile quanto le altre, e un tipo già visto per intero non può più uscire.',
    'TL-2.3': 'Chi è fuori dal gioco, o ha finito mentre gli altri giocano per la classifica, viene saltato.',
    'TL-3.1': 'La prima tessera si posa al centro e non si gira: `0,0/0`.',
    'TL-3.2':
      'Ogni altra tessera sta con tutte e tre le caselle sul tavolo nudo o con tutte e tre sulla terra, mai metà e metà.',
    'TL-3.3': 'Una tessera sul tavolo ha almeno un lato in comune con la terra.',
    'TL-3.4': 'Posando una tessera si possono lasciare buchi nella terra, e si possono riempire.',
    'TL-3.5':
      'Una tessera sul tavolo è al livello 1; una tessera sulla terra è un livello più in alto di ciò che copre, e non c’è un livello massimo.',
    'TL-4.1': 'Il vulcano di una tessera che copre deve stare su un vulcano.',
    'TL-4.2': 'Non deve puntare nella stessa direzione del vulcano che copre.',
    'TL-4.3':
      'Le tre caselle sotto devono essere tutte allo stesso livello, così che sotto la tessera non resti alcun vuoto.',
    'TL-4.4': 'Le altre due caselle possono coprire terreni o vulcani, di qualsiasi tessera.',
    'TL-4.5':
      'Le capanne si possono coprire, le tue e quelle altrui; escono dal gioco ma contano ancora come costruite.',
    'TL-4.6': 'Templi e torri non si coprono mai.',
    'TL-4.7':
      'Ogni insediamento che perde caselle deve conservare almeno un edificio; ogni insediamento si valuta a sé.',
    'TL-5.1': 'Un insediamento è fatto di tutte le caselle collegate con edifici di uno stesso giocatore.',
    'TL-5.2':
      'Le differenze di livello non dividono un insediamento, né lo dividono dalle caselle che gli stanno intorno.',
    'TL-5.3': 'Coprendo si può spezzare un insediamento; da quel momento le sue parti sono insediamenti a sé.',
    'TL-5.4': 'Costruendo si possono unire insediamenti di uno stesso giocatore; da quel momento sono uno solo.',
    'TL-5.5': 'Anche un solo edificio è un insediamento, che sia una capanna, un tempio o una torre.',
    'TL-6.1':
      'Si costruisce in uno di questi quattro modi: costruire una capanna, costruire un tempio, costruire una torre o espandere un insediamento.',
    'TL-6.2':
      'Gli edifici si mettono soltanto su caselle libere: terra che non è un vulcano e non porta alcun edificio.',
    'TL-6.3': 'Una capanna si costruisce su una qualsiasi casella libera di livello 1, ovunque sulla terra.',
    'TL-6.4':
      'Se l’opzione «Capanne accanto alle tue» è su «Non permesse», non puoi costruire una capanna accanto a un tuo edificio.',
    'TL-6.5': 'Un tempio si costruisce su una casella libera di qualsiasi livello accanto a un tuo insediamento.',
    'TL-6.6': 'Quell’insediamento deve avere da solo tre caselle o più.',
    'TL-6.7': 'Quell’insediamento non deve avere già un tempio.',
    'TL-6.8': 'Una torre si costruisce su una casella libera di livello 3 o più alto.',
    'TL-6.9': 'Quella casella deve essere accanto a un tuo insediamento, di qualsiasi grandezza.',
    'TL-6.10': 'Quell’insediamento non deve avere già una torre.',
    'TL-6.11': 'Per espanderti scegli un tuo insediamento e un terreno.',
    'TL-6.12':
      'Ogni casella libera di quel terreno accanto all’insediamento com’era riceve tante capanne quanto è il suo livello.',
    'TL-6.13': 'Per un’espansione serve almeno una di queste caselle.',
    'TL-6.14':
      'Un’espansione comprende tutte queste caselle; se non hai capanne a sufficienza per tutte, non puoi sceglierla.',
    'TL-6.15': 'Costruisci solo ciò che hai ancora.',
    'TL-6.16':
      'Tutte le condizioni si valutano prima di costruire, così che un insediamento nato da un’unione può avere due templi o due torri.',
    'TL-7.1':
      'Se dopo la posa non puoi costruire nulla, sei subito fuori dal gioco; la tua tessera e i tuoi edifici restano.',
    'TL-7.2': 'Chi è fuori dal gioco non può vincere, qualunque cosa abbia costruito.',
    'TL-7.3': 'Quando resta in gioco un solo giocatore, la partita finisce e quel giocatore vince.',
    'TL-8.1':
      'Quando un giocatore ha costruito tutti gli edifici di due tipi, la partita finisce subito e quel giocatore vince.',
    'TL-8.2': 'Le capanne coperte contano come costruite sia qui sia quando finiscono le tessere.',
    'TL-8.3':
      'Quando dovrebbe iniziare un turno e non resta alcuna tessera da pescare, la partita finisce: vince chi ha più templi, poi più torri, poi più capanne.',
    'TL-8.4': 'Chi è in parità su tutti e tre condivide la vittoria.',
    'TL-8.5': 'Dopo la fine non si gioca più.',
    'TL-9.1':
      'Se l’opzione «Giocare per la classifica» è su «Sì», chi ha costruito tutti gli edifici di due tipi prende il miglior piazzamento libero, e gli altri continuano.',
    'TL-9.2': 'Chi esce dal gioco prende l’ultimo piazzamento libero.',
    'TL-9.3': 'La partita finisce quando al massimo un giocatore è senza piazzamento; prende quello che resta.',
    'TL-9.4':
      'Quando finiscono le tessere, chi è senza piazzamento si divide quelli liberi nell’ordine di TL-8.3; chi è in parità ha lo stesso piazzamento, il migliore.',
    'TL-9.5': 'I giocatori al primo posto condividono la vittoria.',
    'TL-10.1':
      'Pescare si scrive `JC`, posare `2,-1/3`, costruire `H@1,0`, `T@1,0`, `W@1,0` o `E@1,0:J`; una casella si scrive `q,r`, le sue coordinate assiali tra esagoni che poggiano su una punta.',
    'TL-10.2':
      'La tessera pescata si indica con i suoi due terreni in senso orario a partire dal vulcano, per esempio `JC`: J giungla, C radura, S sabbia, R roccia, L lago.',
    'TL-10.3':
      'Una posa indica la casella del vulcano e la rotazione, per esempio `2,-1/3`: il primo terreno sta in quella direzione dal vulcano, il secondo nella seguente; 0 è est, poi in senso orario.',
    'TL-10.4':
      'Le costruzioni sono `H@1,0` capanna, `T@1,0` tempio, `W@1,0` torre ed `E@1,0:J` espansione sulla giungla, con la casella più piccola dell’insediamento per q, poi per r; vale anche qualsiasi altra sua casella.',
    'TL-H.1':
      'Vantaggio: l’opzione «Vantaggio» dà a un colore degli edifici che contano come costruiti fin dall’inizio e non ci sono più per costruire, in tre gradi: un tempio; una torre; o entrambi. Contano per una vittoria anticipata, quando finiscono le tessere, e per i posti.',
  },
});

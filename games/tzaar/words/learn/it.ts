import { translation } from '@threefold/words';
import type { words as english } from './en.ts';

/** What the lessons of this game say, in Italian. */
export const words = translation<typeof english>()('it')({
  aim: {
    text: 'Tu e il tuo avversario avete tre tipi di pedine ciascuno: Tzaar, Tzarra e Tott. Cattura all’avversario l’ultima di un tipo qualsiasi, e vinci. Ogni turno comincia con una cattura: se non puoi farla, perdi.',
    line: 'Cattura all’avversario l’ultima pedina di un tipo qualsiasi.',
  },
  lessons: {
    lines: {
      title: 'In linea retta',
      about: 'Fino al primo pezzo sulla strada.',
      tell: 'Giochi con il Bianco. Un pezzo si muove lungo una linea, in qualsiasi direzione, fino al primo pezzo che incontra. Se è nero, lo catturi.',
      tasks: {
        tzaar: {
          do: 'Cattura uno Tzaar nero.',
          ask: 'Gli Tzaar hanno tre petali. Scegli il pezzo illuminato, poi lo Tzaar.',
          done: 'Ora al suo posto c’è il tuo pezzo. Ciò che viene catturato esce dal gioco.',
        },
        tzarra: {
          do: 'Cattura una Tzarra con il pezzo illuminato.',
          ask: 'Le Tzarra hanno un anello. I Tott non hanno disegni.',
          done: 'Le caselle vuote non sono un ostacolo, ma ogni linea finisce a un pezzo o al foro.',
          traps: { hole: 'Nulla attraversa il foro al centro. Prova un’altra direzione.' },
        },
      },
    },
    heights: {
      title: 'Chi cattura chi',
      about: 'Di pari altezza o più basso, mai più alto.',
      tell: 'Le pedine possono stare l’una sull’altra; il numero è l’altezza. Catturi tutto ciò che è alto quanto la tua colonna o più basso. Il tipo non conta.',
      tasks: {
        tallest: {
          do: 'Cattura la colonna più alta che puoi.',
          ask: 'Confronta i numeri.',
          done: 'Tre cattura tre. Una colonna si cattura tutta intera.',
          traps: { taller: 'Quella colonna ha quattro pedine, la tua tre. Per te è troppo alta.' },
        },
      },
    },
    steps: {
      title: 'Due mosse',
      about: 'Una cattura, poi una scelta.',
      tell: 'Un turno ha due mosse. La prima è sempre una cattura. Con la seconda puoi catturare ancora, con lo stesso pezzo o con un altro.',
      tasks: {
        twice: {
          do: 'Cattura due Tzarra in un turno.',
          ask: 'Due dei tuoi pezzi possono raggiungerne una ciascuno.',
          done: 'Due catture in un turno. Solo il primissimo turno del Bianco ha una mossa sola.',
        },
      },
    },
    stacking: {
      title: 'Incolonnare',
      about: 'Crescere invece di catturare.',
      tell: 'Con la seconda mossa puoi anche andare su un tuo pezzo. Le altezze si sommano, e il pezzo che si è mosso resta in cima.',
      tasks: {
        grow: {
          do: 'Finisci il turno con uno Tzaar di altezza 2.',
          ask: 'Prima cattura qualcosa. Poi muovi il tuo Tzaar su un pezzo vicino.',
          done: 'Conta solo la cima: ora è uno Tzaar di altezza 2, e la pedina sotto non si vede più.',
          traps: { first: 'Si incolonna con la seconda mossa. Comincia con una cattura, con un pezzo qualsiasi.' },
        },
      },
    },
    stacks: {
      title: 'Le colonne',
      about: 'Più una colonna è alta, più cattura.',
      tell: 'Una colonna alta cattura quasi tutto ed è difficile da catturare. Ma se cade, la perdi tutta in una volta.',
      tasks: {
        four: {
          do: 'Cattura la colonna di altezza 4.',
          ask: 'Ti serve una colonna almeno altrettanto alta, con una linea libera per arrivarci.',
          done: 'Quattro cattura quattro. Ora al suo posto c’è la tua colonna.',
          traps: { low: 'Altezza 2 contro 4. Ti serve una colonna più alta.' },
        },
      },
    },
    types: {
      title: 'Tre tipi',
      about: 'Cattura l’ultima pedina di un tipo e vinci.',
      tell: 'Vinci appena all’avversario non resta in vista nessuno Tzaar, nessuna Tzarra o nessun Tott. Le pedine coperte non contano.',
      tasks: {
        black: {
          do: 'Vinci in questo turno. Giochi con il Nero.',
          ask: 'Guarda quante pedine restano: di quali tipi il Bianco ne ha solo una o due?',
          done: 'Al Bianco non resta nessuna pedina di quel tipo: la partita è finita, qualunque altra cosa ci sia sul tavoliere.',
        },
        count: {
          do: 'Vinci in questo turno. Giochi con il Bianco.',
          ask: 'Prima conta le pedine nere di ogni tipo, poi cerca come farcela in due mosse.',
          done: 'La prima cattura ha reso possibile la seconda.',
        },
      },
    },
    keep: {
      title: 'Tieni tutti e tre i tipi',
      about: 'Non perdere l’ultima pedina, e non coprirla.',
      tell: 'Vale anche per te: se perdi l’ultimo Tzaar, l’ultima Tzarra o l’ultimo Tott, hai perso la partita. Coprire quella pedina con un tuo pezzo equivale a perderla.',
      tasks: {
        save: {
          do: 'Salva il tuo unico Tzaar.',
          ask: 'Il Nero può raggiungerlo. Cattura il pezzo che lo attacca, o togli lo Tzaar dalla sua linea.',
          done: 'Ora il Nero non può più catturarlo. Fai questo controllo prima di ogni turno.',
        },
        bury: {
          do: 'Forma una colonna di altezza 3.',
          ask: 'Quale pedina deve restare in cima?',
          done: 'Il tuo ultimo Tzaar è in cima, dove conta.',
          traps: {
            cover: 'Così copri il tuo ultimo Tzaar: hai perso. Metti invece lo Tzaar in cima.',
          },
        },
      },
    },
    stuck: {
      title: 'Nulla da catturare',
      about: 'Chi non può più catturare ha perso.',
      tell: 'C’è un secondo modo di vincere: se all’inizio del suo turno l’avversario non può catturare nulla, ha perso.',
      tasks: {
        nothing: {
          do: 'Non lasciare al Nero nulla da catturare.',
          ask: 'Che cosa può ancora catturare il Nero? Rendilo troppo alto, o portalo fuori portata.',
          done: 'Tutte le colonne che il Nero raggiunge sono troppo alte. La partita finisce qui.',
        },
        pass: {
          do: 'Ancora una volta, non lasciare al Nero nulla da catturare.',
          ask: 'Con la seconda mossa puoi anche passare.',
          done: 'Catturare ancora o incolonnare avrebbe aiutato il Nero. Si passa di rado, ma qui è così che si vince.',
        },
      },
    },
    opening: {
      title: 'Prima le colonne',
      about: 'Perché conviene crescere presto.',
      tell: 'All’inizio c’è molto da catturare. Chi gioca bene cattura una volta e poi incolonna, quasi in ogni turno: ciò che è alto resta al sicuro per il finale.',
      tasks: {
        grow: {
          do: 'Cattura, poi forma uno Tzaar di altezza 2.',
          ask: 'Giochi con il Nero, e il Bianco ha appena aperto. Hai solo sei Tzaar: falli crescere.',
          done: 'Per il nostro motore questo vale molto più di una seconda cattura.',
        },
      },
    },
    threats: {
      title: 'Due minacce',
      about: 'Un turno, due pericoli.',
      tell: 'Minaccia due cose insieme, e l’avversario potrà pararne solo una. Questo turno serve a preparare, il prossimo a vincere.',
      tasks: {
        black: {
          do: 'Vinci in due turni. Giochi con il Nero.',
          ask: 'Quale tipo bianco scarseggia? Vai dove lo attacchi due volte.',
          done: 'Qualunque cosa facesse il Bianco, una minaccia restava.',
        },
        white: {
          do: 'Vinci in due turni. Giochi con il Bianco.',
          ask: 'Nel posto giusto, una colonna alta attacca lungo più linee.',
          done: 'Conosci tutte le regole di TZAAR, e la sua idea più importante.',
        },
      },
    },
    game: {
      title: 'Una partita',
      about: 'Contro il livello 1, con l’aiuto.',
      tell: 'Ora una partita intera, contro un livello a cui sfuggono molte cose. L’aiuto è attivo: ti avverte prima di un turno che regala la partita.',
      tasks: {},
      advice: {
        count: 'Tieni d’occhio quante pedine restano: uno dei tuoi tipi può scarseggiare.',
        stack: 'All’inizio cattura una volta e incolonna una volta.',
        end: 'Quando le catture si fanno rare, bada che te ne restino.',
      },
    },
  },
});

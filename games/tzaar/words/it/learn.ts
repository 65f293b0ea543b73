import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/learn.ts';

/** What the lessons of this game say, in Italian. */
export const words = translation<typeof english>()('it')({
  aim: {
    text: 'Tu e il tuo avversario avete ciascuno tre tipi di pedine: Tzaar, Tzarra e Tott. Cattura all’avversario l’ultima pedina di un tipo qualsiasi, e vinci. Ogni turno comincia con una cattura: se non puoi farla, perdi.',
    line: 'Cattura all’avversario l’ultima pedina di un tipo qualsiasi.',
  },
  lessons: {
    lines: {
      title: 'In linea retta',
      about: 'Come si muovono e catturano i pezzi.',
      tell: 'Giochi con il Bianco. Un pezzo si muove lungo una linea, in qualsiasi direzione, fino al primo pezzo che incontra. Se è nero, lo catturi.',
      tasks: {
        tzaar: {
          do: 'Cattura uno Tzaar nero.',
          ask: 'Gli Tzaar hanno tre petali. Scegli il pezzo illuminato, poi lo Tzaar.',
          done: 'Il tuo pezzo prende il suo posto, e quello catturato esce dal gioco.',
          traps: {
            tott: 'Era un Tott: i Tott non hanno disegni. Gli Tzaar hanno tre petali.',
            tzarra: 'Era una Tzarra: le Tzarra hanno un anello. Gli Tzaar hanno tre petali.',
          },
        },
        tzarra: {
          do: 'Cattura una Tzarra con il pezzo illuminato.',
          ask: 'Le Tzarra hanno un anello. I Tott non hanno disegni.',
          done: 'Le caselle vuote non sono un ostacolo, ma ogni linea finisce a un pezzo o al foro.',
          traps: {
            hole: 'Nulla attraversa il foro al centro. Prova un’altra direzione.',
            tott: 'Era un Tott, senza anello. Guarda lungo le altre linee.',
            tzaar: 'Era uno Tzaar, con i petali. Muovi il pezzo illuminato e cerca un anello.',
          },
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
          traps: {
            taller: 'Quella colonna ha quattro pedine, la tua tre. Per te è troppo alta.',
            single: 'Era una pedina sola. La tua colonna di altezza 3 può catturare qualcosa di più alto.',
          },
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
          traps: {
            one: 'Una Tzarra catturata: sei a metà strada. Usa anche l’altra mossa per una Tzarra.',
            none: 'Non hai catturato nessuna Tzarra. Cerca i pezzi con l’anello.',
          },
        },
      },
    },
    stacking: {
      title: 'Formare colonne',
      about: 'Incolonnare invece di catturare ancora.',
      tell: 'Con la seconda mossa puoi anche andare su un tuo pezzo. Le altezze si sommano, e il pezzo che si è mosso resta in cima.',
      tasks: {
        grow: {
          do: 'Finisci il turno con uno Tzaar di altezza 2.',
          ask: 'Prima cattura con un altro pezzo. Poi muovi lo Tzaar sul Tott che ha accanto.',
          done: 'Il tipo è quello della pedina in cima: ora è uno Tzaar di altezza 2. Il Tott sotto non si vede più.',
          traps: {
            first: 'Un turno comincia con una cattura, e questo Tzaar non può farne. Comincia con un altro pezzo.',
            away: 'Il Tott si è spostato, e lo Tzaar non può raggiungerlo. Annulla la mossa e cattura con un altro pezzo.',
            top: 'Il pezzo che si muove resta in cima. Muovi lo Tzaar sul Tott, non il Tott sullo Tzaar.',
            twice:
              'Ancora nessuna colonna. Lascia il Tott accanto allo Tzaar: la seconda mossa serve a portarci sopra lo Tzaar.',
          },
        },
      },
    },
    stacks: {
      title: 'Colonne alte',
      about: 'Forti, ma con molto da perdere.',
      tell: 'Una colonna alta cattura quasi tutto ed è difficile da catturare. Ma se viene catturata, la perdi tutta in una volta.',
      tasks: {
        four: {
          do: 'Cattura la colonna di altezza 4.',
          ask: 'Hai già catturato: è la mossa 2. Ti serve una colonna almeno altrettanto alta, con una linea libera.',
          done: 'Quattro cattura quattro. Ora al suo posto c’è la tua colonna.',
          traps: {
            low: 'Altezza 2 contro 4. Ti serve una colonna più alta.',
            single: 'Era una pedina sola. Una delle tue colonne può catturare quella di altezza 4.',
            grown: 'Hai incolonnato, ma la colonna di altezza 4 è ancora lì. Usa questa mossa per catturarla.',
          },
        },
      },
    },
    types: {
      title: 'Tre tipi',
      about: 'Cattura l’ultima pedina di un tipo e vinci.',
      tell: 'Vinci appena l’avversario non ha più in vista pedine di un tipo: Tzaar (petali), Tzarra (anello) o Tott (senza disegni). Le pedine coperte non contano.',
      tasks: {
        black: {
          do: 'Vinci in questo turno. Giochi con il Nero.',
          ask: 'I riquadri contano i pezzi di ogni tipo; quando sono pochi, c’è un segno. Quale tipo puoi eliminare?',
          done: 'Al Bianco non restano Tzarra: la partita è finita, qualunque altra cosa ci sia sul tavoliere.',
          traps: {
            one: 'Al Bianco resta ancora una Tzarra. Usa tutte e due le mosse: due catture, due Tzarra.',
          },
        },
        count: {
          do: 'Vinci in questo turno. Giochi con il Bianco.',
          ask: 'Al Nero restano pochi pezzi di ogni tipo. Quale tipo puoi eliminare con le tue due mosse?',
          done: 'I due Tzaar neri non ci sono più. La prima cattura ha reso possibile la seconda.',
          traps: {
            one: 'Al Nero resta ancora uno Tzaar. Un tuo pezzo può catturare tutti e due gli Tzaar, uno dopo l’altro.',
            none: 'Il Nero ha ancora tutti e tre i tipi. Guarda i due Tzaar: un solo pezzo può catturarli entrambi.',
          },
        },
      },
    },
    keep: {
      title: 'Tieni tutti e tre i tipi',
      about: 'Non perdere l’ultima pedina, e non coprirla.',
      tell: 'Vale anche per te: se perdi l’ultimo Tzaar, l’ultima Tzarra o l’ultimo Tott, perdi la partita. E se copri quella pedina con un tuo pezzo, è come averla persa.',
      tasks: {
        save: {
          do: 'Salva il tuo unico Tzaar.',
          ask: 'È illuminato, come i due pezzi neri che possono catturarlo. Portalo fuori dalle linee di entrambi.',
          done: 'Ora il Nero non può più catturarlo. Cerca minacce come queste prima di ogni turno.',
          traps: {
            cover: 'Così copri il tuo unico Tzaar, ed è come averlo perso. È lo Tzaar che devi muovere.',
          },
        },
        bury: {
          do: 'Forma una colonna di altezza 3.',
          ask: 'Hai già catturato: ora incolonna. Quale pedina deve finire in cima?',
          done: 'Il tuo ultimo Tzaar è in cima, dove conta.',
          traps: {
            cover: 'Così copri il tuo ultimo Tzaar: hai perso. Metti invece lo Tzaar in cima.',
            low: 'Così arrivi a 2. Le altezze si sommano: una delle tue colonne è già alta 2.',
            capture: 'Era una cattura. Questa volta vai su un tuo pezzo.',
          },
        },
      },
    },
    stuck: {
      title: 'Nulla da catturare',
      about: 'Chi non può più catturare ha perso.',
      tell: 'C’è un secondo modo di vincere: se all’inizio del suo turno l’avversario non può catturare nulla, ha perso. Con la seconda mossa puoi anche passare.',
      tasks: {
        nothing: {
          do: 'Non lasciare al Nero nulla da catturare.',
          ask: 'Che cosa può raggiungere il Nero? Cattura un pezzo che attacca, poi forma una colonna troppo alta per gli altri.',
          done: 'Il Nero raggiunge una sola colonna, ed è troppo alta. Non può catturare nulla: ha perso.',
          traps: { cover: 'Così copri il tuo unico Tzaar, e perdi. Incolonna altri due pezzi.' },
        },
        pass: {
          do: 'Ancora una volta, non lasciare al Nero nulla da catturare.',
          ask: 'Guarda che effetto avrebbe una seconda mossa sui tuoi pezzi.',
          done: 'Incolonnando avresti coperto comunque il tuo ultimo Tzaar o la tua ultima Tzarra. Si passa di rado, ma qui è così che si vince.',
          traps: { cover: 'Così copri l’ultima pedina di uno dei tuoi tipi, e perdi. Questa volta passa.' },
        },
      },
    },
    opening: {
      title: 'L’apertura',
      about: 'Perché conviene crescere presto.',
      tell: 'Una partita comincia con tutte le 60 pedine. Ognuno ha 15 Tott e 9 Tzarra, ma solo 6 Tzaar. Falli crescere presto, e saranno difficili da catturare.',
      tasks: {
        grow: {
          do: 'Cattura, poi forma uno Tzaar di altezza 2.',
          ask: 'Il Bianco ha appena fatto la prima cattura. Giochi con il Nero: tieni in vista i tuoi sei Tzaar.',
          done: 'In apertura, chi gioca bene usa la seconda mossa quasi sempre per incolonnare.',
          traps: {
            first: 'Un turno comincia con una cattura. Si incolonna con la seconda mossa.',
            cover: 'Così copri uno dei tuoi sei Tzaar. Muovi uno Tzaar su un Tott o su una Tzarra.',
            top: 'Il pezzo che si muove resta in cima: deve essere uno Tzaar.',
            flat: 'I tuoi Tzaar sono ancora bassi. Usa la seconda mossa per portarne uno su un Tott o su una Tzarra.',
          },
        },
      },
    },
    threats: {
      title: 'Due minacce',
      about: 'Un turno, due pericoli.',
      tell: 'Attacca due pezzi insieme, e l’avversario potrà salvarne solo uno. Il primo turno crea le minacce, il secondo vince.',
      tasks: {
        black: {
          do: 'Vinci in due turni. Giochi con il Nero.',
          ask: 'Il Bianco è a corto di Tzaar e di Tott. Come puoi attaccare i due tipi insieme?',
          midway:
            'Hai attaccato l’ultimo Tzaar e l’ultimo Tott del Bianco. Poteva salvarne solo uno: ora cattura l’altro.',
          done: 'Una sola colonna attaccava l’ultimo pezzo di due tipi. Qualunque cosa facesse il Bianco, uno era perso.',
          traps: {
            few: 'Prova un altro modo: cattura un Tott con una colonna che poi attacchi l’ultimo Tott e lo Tzaar.',
          },
        },
        white: {
          do: 'Vinci in due turni. Giochi con il Bianco.',
          ask: 'Il Nero ha uno Tzaar e una Tzarra. Forma una colonna che li attacchi entrambi.',
          midway:
            'Hai attaccato l’ultimo Tzaar e l’ultima Tzarra del Nero. Poteva salvare un pezzo solo: ora cattura l’altro.',
          done: 'Il Nero poteva salvare un pezzo solo. Ora conosci tutte le regole di TZAAR, e la sua idea più importante.',
          traps: {
            few: 'Prova un altro modo: forma una colonna che attacchi lo Tzaar e la Tzarra e sia troppo alta per loro.',
          },
        },
      },
    },
    game: {
      title: 'Una partita',
      about: 'Contro il livello 1, con l’aiuto.',
      tell: 'Ora una partita intera, contro un livello a cui sfuggono molte cose. L’aiuto è attivo: ti avverte prima di un turno che regala la partita.',
      tasks: {},
      advice: {
        count: 'Tieni d’occhio quante pedine restano: uno dei tuoi tipi potrebbe scarseggiare.',
        stack: 'All’inizio cattura una volta e incolonna una volta.',
        end: 'Quando le catture si fanno rare, bada che te ne resti sempre una.',
      },
    },
  },
});

import { translation } from '@threefold/words';
import type { words as english } from './en.ts';

/** What the lessons of this game say, in Italian. */
export const words = translation<typeof english>()('it')({
  aim: {
    text: 'Tessera dopo tessera fai crescere un’isola di vulcani e la popoli di capanne, templi e torri. Costruisci tutti gli edifici di due tipi e vinci subito. Se prima finiscono le tessere, vince chi ha più templi, poi più torri, poi più capanne.',
    line: 'Costruisci prima degli altri tutti i tuoi edifici di due tipi.',
  },
  lessons: {
    tile: {
      title: 'Una tessera',
      about: 'Posarla, girarla.',
      tell: 'Giochi con Avorio. Tocca, accanto all’isola, il punto dove mettere il vulcano della tessera; tocca di nuovo il vulcano per girarla. Poi tocca una casella libera: lì costruisci una capanna.',
      tasks: {
        touch: {
          do: 'Posa la tessera in modo che una radura tocchi la tua capanna.',
          ask: 'Le radure sono verde chiaro. Gira la tessera finché una è accanto alla capanna illuminata.',
          done: 'L’isola cresce a ogni tessera. Le caselle libere accanto alle tue capanne fanno posto ad altre.',
        },
        fit: {
          do: 'Posa la tessera in modo che i suoi due terreni tocchino la tua capanna.',
          ask: 'Il vulcano deve stare lontano dalla capanna: tocca più in là, nel mare.',
          done: 'Lago e roccia sono accanto alla tua capanna, e il vulcano è dietro.',
        },
      },
    },
    hut: {
      title: 'Una capanna',
      about: 'Dove si costruiscono le capanne.',
      tell: 'Dopo ogni tessera costruisci. Una capanna va su una qualsiasi casella libera di livello 1, vicina o lontana quanto vuoi. Su un vulcano non si costruisce mai.',
      tasks: {
        new: {
          do: 'Posa la tessera e costruisci una capanna su di essa.',
          ask: 'Una tessera ha due caselle su cui costruire. La terza è il suo vulcano.',
          done: 'Una capanna può stare ovunque al livello 1, anche proprio accanto a Ebano.',
        },
        join: {
          do: 'Costruisci una seconda capanna accanto a quella illuminata.',
          ask: 'Una casella libera la tocca già. La tua tessera può portarne altre.',
          done: 'Le tue caselle che si toccano formano un insediamento. Questo ha due caselle.',
        },
      },
    },
    expanding: {
      title: 'Espandersi',
      about: 'Più capanne in un turno.',
      tell: 'Invece di costruire una sola capanna puoi espanderti: tocca un insediamento e scegli un terreno. Ogni casella libera di quel terreno lì accanto riceve una capanna.',
      tasks: {
        two: {
          do: 'Costruisci due capanne in un turno.',
          ask: 'Una radura tocca già la capanna illuminata. Portane un’altra, poi tocca la capanna per espanderti.',
          done: 'Le due radure sono occupate insieme. Si prendono tutte le caselle di quel terreno: non puoi lasciarne fuori.',
        },
        three: {
          do: 'Ancora una volta: ora costruisci tre capanne.',
          ask: 'Tutte e due le radure della tessera devono toccare la tua capanna.',
          done: 'Tre capanne in un turno. Cerca i terreni che compaiono più volte intorno ai tuoi insediamenti.',
        },
      },
    },
    eruption: {
      title: 'Un’eruzione',
      about: 'Una tessera sopra altre.',
      tell: 'Una tessera può stare anche sulla terra, un livello più in alto. Il suo vulcano deve coprirne uno la cui lava scorre in un altro verso, e le tre caselle sotto devono avere lo stesso livello.',
      tasks: {
        land: {
          do: 'Posa la tessera sulla terra, poi costruisci.',
          ask: 'Tocca un vulcano con della terra intorno. Toccalo di nuovo per vedere altri modi di posarla.',
          done: 'Ora queste caselle sono al livello 2, come indica la cifra. Una tessera può stare a cavallo di più tessere.',
          traps: { shore: 'Qui la tessera sporgerebbe sul mare. Scegli un vulcano con più terra intorno.' },
        },
      },
    },
    height: {
      title: 'L’altezza conta',
      about: 'Una capanna per livello.',
      tell: 'Quando ti espandi, ogni casella riceve tante capanne quanto è il suo livello: due al livello 2, tre al livello 3.',
      tasks: {
        field: {
          do: 'Costruisci due capanne su una sola casella.',
          ask: 'Provoca un’eruzione. Poi espanditi sulla casella più alta accanto alla tua capanna.',
          done: 'Due capanne su una sola casella. Espandersi è anche l’unico modo di avere capanne sopra il livello 1.',
          traps: {
            found: 'Qui è troppo alto per una capanna sola. Tocca la tua capanna ed espanditi su questa casella.',
          },
        },
      },
    },
    temple: {
      title: 'Un tempio',
      about: 'Accanto a un insediamento di tre caselle.',
      tell: 'Hai tre templi. Un tempio si costruisce su una casella libera, di qualsiasi livello, accanto a un tuo insediamento che ha tre caselle o più e ancora nessun tempio.',
      tasks: {
        room: {
          do: 'Costruisci un tempio.',
          ask: 'L’insediamento illuminato è abbastanza grande, ma nessuna casella libera lo tocca. Portane una.',
          done: 'Ora il tempio fa parte dell’insediamento, che non può riceverne un secondo.',
        },
      },
    },
    covering: {
      title: 'Coprire capanne',
      about: 'Che cosa può coprire la lava.',
      tell: 'Un’eruzione può coprire capanne, tue o altrui. Ogni insediamento deve conservare almeno un edificio, e templi e torri non si coprono mai.',
      tasks: {
        ebony: {
          do: 'Copri una capanna di Ebano.',
          ask: 'Le tue capanne sono isolate e non si possono coprire. Ebano ne ha due vicine.',
          done: 'L’insediamento di Ebano ha di nuovo una casella. Una capanna isolata tiene lontana la lava.',
        },
      },
    },
    splitting: {
      title: 'Dividere',
      about: 'Da un insediamento a due.',
      tell: 'Un’eruzione può dividere in due un insediamento. Ogni parte è allora un insediamento a sé, e ciascuna può ricevere un tempio e una torre.',
      tasks: {
        two: {
          do: 'Dividi il tuo insediamento, poi costruisci.',
          ask: 'Quale capanna tiene unite le altre due? Un vulcano lì accanto può coprirla.',
          done: 'La capanna in mezzo è coperta, e restano due insediamenti. Le capanne coperte contano ancora come costruite.',
        },
        temple: {
          do: 'Costruisci un secondo tempio.',
          ask: 'Il tuo insediamento ne ha già uno. Staccane una parte di tre caselle.',
          done: 'La parte senza tempio poteva riceverne uno. A questo serve dividere un insediamento.',
        },
      },
    },
    tower: {
      title: 'Una torre',
      about: 'Al livello 3, accanto a un insediamento.',
      tell: 'Hai due torri. Una torre si costruisce su una casella libera di livello 3 o più alto, accanto a un tuo insediamento, anche piccolissimo, che non ha ancora una torre.',
      tasks: {
        height: {
          do: 'Crea un livello 3 e costruisci lì una torre.',
          ask: 'Un’eruzione su un vulcano di livello 2 porta al livello 3. Lì accanto deve restare una tua capanna.',
          done: 'Hai coperto due tue capanne, e sopra c’è una torre. Accanto bastava una sola capanna.',
        },
      },
    },
    win: {
      title: 'Vincere prima della fine',
      about: 'Tutti gli edifici di due tipi.',
      tell: 'Costruisci tutti i tuoi edifici di due tipi e vinci subito. Hai tre templi, due torri e venti capanne. Accanto al tuo nome vedi che cosa ti resta.',
      tasks: {
        temple: {
          do: 'Vinci in questo turno.',
          ask: 'Le due torri sono costruite, e resta un tempio. Quale insediamento può ancora riceverlo?',
          done: 'Tutti i templi e tutte le torri sono costruiti. Le capanne che ti restano non contano.',
        },
        huts: {
          do: 'Vinci in questo turno con le tue ultime cinque capanne.',
          ask: 'I templi sono tutti costruiti. Somma i livelli: quale espansione richiede proprio cinque capanne?',
          done: 'I livelli 2 e 3 richiedono cinque capanne. Con meno, lì non avresti potuto espanderti.',
        },
      },
    },
    count: {
      title: 'Conta le capanne',
      about: 'Chi non può costruire è fuori dal gioco.',
      tell: 'Se dopo la tessera non puoi costruire nulla, sei fuori dal gioco. Succede quando finiscono le capanne: prepara quindi per tempo un tempio o una torre.',
      tasks: {
        next: {
          do: 'Tieni una capanna, e prepara un tempio.',
          ask: 'Il tuo insediamento grande ha già il tempio. Portane uno piccolo a tre caselle, senza unirlo al grande.',
          done: 'Al prossimo turno un tempio è possibile, e hai ancora capanne. Una grande espansione le avrebbe finite.',
        },
      },
    },
    game: {
      title: 'Una partita',
      about: 'Contro il livello 1, con l’aiuto.',
      tell: 'Ora una partita breve, con 24 tessere. Quando finiscono, vince chi ha più templi, poi più torri, poi più capanne. L’aiuto ti avverte prima di un turno che finirebbe male.',
      tasks: {},
      advice: {
        three: 'Fai crescere insediamenti di tre caselle, e dai a ciascuno un tempio.',
        apart: 'Tieni separati gli insediamenti: uniti, ricevono un tempio solo.',
        huts: 'Non usare tutte le capanne prima di aver costruito i templi.',
      },
    },
  },
});

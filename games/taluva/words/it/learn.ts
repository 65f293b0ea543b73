import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/learn.ts';

/** What the lessons of this game say, in Italian. */
export const words = translation<typeof english>()('it')({
  aim: {
    text: 'Tessera dopo tessera fai crescere un’isola di vulcani e la popoli di capanne, templi e torri. Costruisci tutti i tuoi edifici di due tipi e vinci subito. Se prima finiscono le tessere, vince chi ha più templi, poi più torri, poi più capanne.',
    line: 'Costruisci prima degli altri tutti i tuoi edifici di due tipi.',
  },
  lessons: {
    tile: {
      title: 'Una tessera',
      about: 'Posarla, girarla.',
      tell: 'Giochi con Avorio. Tocca un punto accanto all’isola: lì va il vulcano della tessera. Toccalo di nuovo per girarla. Poi tocca una casella libera qualsiasi: lì costruisci una capanna.',
      tasks: {
        touch: {
          do: 'Posa la tessera in modo che una radura tocchi la tua capanna.',
          ask: 'Le radure sono verde chiaro. Gira la tessera finché una non è accanto alla capanna illuminata.',
          done: 'L’isola cresce a ogni tessera. Le caselle libere accanto alle tue capanne fanno posto ad altre.',
          traps: {
            volcano: 'Solo il vulcano tocca la tua capanna. Gira la tessera finché non la tocca una radura.',
            away: 'La tessera è lontana dalla tua capanna. Posala più vicino, con una radura accanto alla capanna illuminata.',
          },
        },
        fit: {
          do: 'Posa la tessera in modo che lago e roccia tocchino la tua capanna.',
          ask: 'Il vulcano deve quindi stare più in là: tocca il mare, a due caselle dalla capanna.',
          done: 'Lago e roccia sono accanto alla tua capanna, e il vulcano è dietro.',
          traps: {
            one: 'Solo uno dei due tocca la tua capanna. Posa il vulcano più in là.',
            none: 'Nessuno dei due tocca la tua capanna. Tocca il mare, a due caselle di distanza, poi gira la tessera.',
          },
        },
      },
    },
    hut: {
      title: 'Una capanna',
      about: 'Dove si costruiscono le capanne.',
      tell: 'Dopo ogni tessera costruisci. Una capanna va su una qualsiasi casella libera del livello più basso, vicina o lontana quanto vuoi. Su un vulcano non si costruisce mai.',
      tasks: {
        new: {
          do: 'Posa la tessera e costruiscici sopra una capanna.',
          ask: 'Una tessera ha due caselle su cui costruire. La terza è il suo vulcano.',
          done: 'Una capanna può stare anche proprio accanto a quelle di Ebano, il tuo avversario.',
          traps: {
            old: 'La tua capanna è su terra più vecchia. Questa volta costruiscila sulla tessera che hai appena posato.',
          },
        },
        join: {
          do: 'Costruisci una seconda capanna accanto a quella illuminata.',
          ask: 'Una casella libera la tocca già. La tua tessera può portarne altre.',
          done: 'Le tue capanne che si toccano formano un insediamento. Questo ha due caselle.',
          traps: {
            apart:
              'Questa capanna è isolata. Scegli una casella che abbia un lato in comune con la capanna illuminata.',
          },
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
          done: 'Ora le due radure accanto all’insediamento hanno una capanna. Espandendoti le prendi tutte: non puoi lasciarne fuori nessuna.',
          traps: {
            found:
              'Così hai costruito una capanna sola. Per espanderti tocca la capanna illuminata, non una casella libera.',
            one: 'Solo una casella di quel terreno toccava la tua capanna. Servono due radure lì accanto: poi scegli la radura.',
          },
        },
        three: {
          do: 'Ancora una volta: ora costruisci tre capanne.',
          ask: 'Tutte e due le radure della tessera devono toccare la tua capanna.',
          done: 'Tre capanne in un turno. Cerca insediamenti che abbiano intorno più caselle dello stesso terreno.',
          traps: {
            found: 'Così hai costruito una capanna sola. Per espanderti tocca la tua capanna, non una casella libera.',
            two: 'Due capanne: c’eri quasi! Posa la tessera in modo che entrambe le sue radure tocchino la tua capanna.',
            one: 'Solo una casella di quel terreno toccava la tua capanna. Porta lì accanto entrambe le radure della tessera.',
          },
        },
      },
    },
    eruption: {
      title: 'Un’eruzione',
      about: 'Una tessera sopra altre.',
      tell: 'Una tessera può stare anche sulla terra, un livello più in alto: il suo vulcano ne copre uno vecchio, e la lava scorre in un altro verso. Un punto segna i vulcani che si possono coprire.',
      tasks: {
        land: {
          do: 'Posa la tessera sulla terra, poi costruisci.',
          ask: 'La lava scorre dal cratere verso un angolo. Tocca un vulcano con un punto; toccalo di nuovo per girare la tessera.',
          done: 'La nuova terra è al livello 2. Un’eruzione copre parti di due o tre tessere; tutto ciò che copre deve essere allo stesso livello.',
          traps: {
            shore: 'Qui la tessera sporgerebbe sul mare. Scegli un vulcano con più terra intorno.',
            sea: 'La tessera è accanto all’isola, al livello 1. Tocca un vulcano con un punto per posarla sulla terra.',
          },
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
          done: 'Due capanne su una sola casella. Una capanna singola si costruisce solo al livello 1: più in alto bisogna espandersi.',
          traps: {
            found: 'Qui è troppo alto per una capanna singola. Tocca la tua capanna ed espanditi su questa casella.',
            flat: 'Tutta la terra è ancora al livello 1. Prima posa la tessera sul vulcano con il punto.',
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
          traps: {
            hut: 'La tua tessera ha fatto posto accanto all’insediamento. Tocca quella casella libera e scegli il tempio.',
            far: 'Accanto all’insediamento illuminato non c’è ancora una casella libera. Posa la tessera proprio lì accanto.',
          },
        },
      },
    },
    covering: {
      title: 'Coprire capanne',
      about: 'Che cosa può coprire la lava.',
      tell: 'Un’eruzione può coprire capanne, tue o di Ebano. Ogni insediamento deve conservare almeno un edificio, e templi e torri non si coprono mai.',
      tasks: {
        ebony: {
          do: 'Copri una capanna di Ebano.',
          ask: 'Le tue capanne sono isolate e non si possono coprire. Ebano ne ha due l’una accanto all’altra.',
          done: 'Ebano non riavrà la capanna coperta. L’altra ora è isolata, e quindi non si può coprire.',
          traps: {
            sea: 'Accanto all’isola una tessera non copre nulla. Posala su un vulcano vicino alle due capanne di Ebano.',
            spared: 'Un’eruzione, ma le capanne di Ebano si sono salvate. Prova un altro vulcano, o gira la tessera.',
          },
        },
      },
    },
    splitting: {
      title: 'Dividere',
      about: 'Da un insediamento a due.',
      tell: 'Un’eruzione può dividere in due un insediamento. Ogni parte è allora un insediamento a sé. Se costruisci in modo che si tocchino di nuovo, tornano a essere uno solo.',
      tasks: {
        two: {
          do: 'Dividi il tuo insediamento, poi costruisci.',
          ask: 'Quale capanna tiene unite le altre due? Un vulcano lì accanto può coprirla.',
          done: 'La capanna in mezzo è coperta: da un insediamento ne sono nati due. Le capanne coperte contano ancora come costruite.',
          traps: {
            rejoined:
              'La lava l’ha diviso, ma le tue nuove capanne hanno riunito le parti. Costruisci da un’altra parte.',
            both: 'Due delle tue capanne sono coperte, e ne resta una sola. Copri soltanto quella in mezzo.',
            whole: 'Il tuo insediamento è ancora intero. Copri la capanna in mezzo.',
          },
        },
        temple: {
          do: 'Costruisci un secondo tempio.',
          ask: 'Il tuo insediamento ne ha già uno. Staccane una parte di tre caselle.',
          done: 'La parte senza tempio poteva riceverne uno. Se più tardi le parti si uniscono, conservano entrambi i templi.',
          traps: {
            ready: 'Hai diviso bene: una parte ha tre caselle e nessun tempio. Ora costruisci il tempio lì accanto.',
            rejoined:
              'Le tue nuove capanne hanno riunito le parti. Sono un solo insediamento, che ha già il suo tempio.',
            small: 'L’hai diviso, ma la parte senza tempio è troppo piccola. Dividi dove le restano tre caselle.',
            whole: 'Il tuo insediamento è ancora intero, con il suo unico tempio. Copri una capanna per dividerlo.',
          },
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
          done: 'Due delle tue capanne sono coperte, e sopra c’è una torre. Lì accanto è bastata una capanna.',
          traps: {
            low: 'Non c’è ancora un livello 3. Posa la tessera sul vulcano con il punto: è già al livello 2.',
            top: 'Hai un livello 3, proprio accanto alla tua capanna. Tocca la casella libera lassù per costruire la torre.',
          },
        },
      },
    },
    win: {
      title: 'Vincere prima della fine',
      about: 'Tutti gli edifici di due tipi.',
      tell: 'Costruisci tutti i tuoi edifici di due tipi e vinci subito. Hai tre templi, due torri e venti capanne; nel tuo riquadro vedi che cosa ti resta.',
      tasks: {
        temple: {
          do: 'Vinci in questo turno.',
          ask: 'Le due torri sono costruite, e resta un tempio. Quale insediamento può ancora riceverlo?',
          done: 'Tutti i templi e tutte le torri sono costruiti: hai vinto. Le capanne che ti restano non contano.',
          traps: {
            joined: 'I tuoi insediamenti si sono uniti. Insieme hanno già un tempio, e non possono riceverne un altro.',
            other:
              'Il tuo ultimo tempio è ancora da costruire. Quale insediamento ha tre caselle o più, ma nessun tempio?',
          },
        },
        huts: {
          do: 'Vinci in questo turno con le tue ultime quattro capanne.',
          ask: 'I templi sono tutti costruiti. Somma i livelli: quale espansione richiede esattamente quattro capanne?',
          done: 'Due caselle di livello 2 richiedono tutte e quattro le capanne: hai vinto. La radura ne richiederebbe cinque, quindi lì non puoi espanderti.',
          traps: {
            tower: 'Ti servirebbe anche la seconda torre. Con le capanne fai prima: costruiscile tutte e quattro.',
            left: 'Ti restano ancora capanne. Trova il terreno i cui livelli, sommati, danno esattamente quattro.',
          },
        },
      },
    },
    count: {
      title: 'Conta le capanne',
      about: 'Chi non può costruire è fuori dal gioco.',
      tell: 'Se dopo la tessera non puoi costruire, sei fuori dal gioco: niente più turni e niente vittoria, qualunque cosa tu abbia costruito. Prepara quindi un tempio prima di finire le capanne.',
      tasks: {
        next: {
          do: 'Tieni una capanna, e prepara un insediamento per un tempio.',
          ask: 'Porta il tuo insediamento piccolo a tre caselle, con una libera lì accanto. Non unirlo a quello grande.',
          done: 'Al prossimo turno puoi costruire un tempio, e hai ancora capanne. Una grande espansione le avrebbe finite.',
          traps: {
            spent:
              'Così hai finito le capanne. Se al prossimo turno non puoi costruire un tempio o una torre, sei fuori dal gioco.',
            joined: 'I tuoi insediamenti si toccano: ora sono uno solo, che ha già il suo tempio.',
            small:
              'Il tuo insediamento piccolo non è ancora pronto: servono tre caselle, e una casella libera lì accanto.',
          },
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
        apart:
          'Tieni separati gli insediamenti finché ognuno non ha il suo tempio: uniti troppo presto, ne ricevono uno solo.',
        huts: 'Non usare tutte le capanne prima di aver costruito i templi.',
      },
    },
  },
});

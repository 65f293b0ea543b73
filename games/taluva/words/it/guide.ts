import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/guide.ts';

/** How to play Taluva, in Italian. */
export const words = translation<typeof english>()('it')({
  sections: {
    aim: {
      title: 'Lo scopo',
      text: 'Taluva si gioca da due a quattro. Insieme componete un’isola di tessere, e ogni colore la popola con i propri edifici: 20 capanne, 3 templi e 2 torri. Vinci subito quando hai costruito tutti i tuoi edifici di due tipi, per esempio tutti i templi e tutte le capanne.\nSe prima finiscono le tessere, vince chi ha costruito più templi. Se sono pari decidono le torri, poi le capanne.\nIn ogni turno peschi una tessera, la posi e costruisci.',
    },
    tiles: {
      title: 'Posare una tessera',
      text: 'Ogni tessera ha un vulcano e due terreni. I terreni sono cinque: giungla, radura, sabbia, roccia e lago. Non devono combaciare; posi la tessera come vuoi.\nPuoi posarla accanto all’isola, in modo che almeno un lato la tocchi. È allora al livello 1. Può lasciare buchi nell’isola, o riempirli. Non sta mai metà sulla terra e metà sul mare.',
    },
    eruptions: {
      title: 'Eruzioni',
      text: 'Puoi anche posare la tessera sulla terra: un vulcano erutta, e l’isola cresce in altezza. Il nuovo vulcano deve coprirne uno vecchio la cui lava scorre in un altro verso. Le tre caselle sotto devono essere allo stesso livello; quelle nuove sono un livello più in alto.\nUn’eruzione può coprire capanne, di chiunque siano. Escono dal gioco ma contano ancora come costruite. Un’eruzione non copre mai un tempio o una torre, e non fa mai sparire un intero insediamento. Una capanna isolata è quindi al sicuro.',
    },
    huts: {
      title: 'Costruire una capanna',
      text: 'Dopo aver posato la tessera costruisci. Ci sono quattro modi; il più semplice è costruire una capanna su una qualsiasi casella libera di livello 1, ovunque sull’isola. Una casella è libera se non è un vulcano e sopra non c’è nulla.',
    },
    expanding: {
      title: 'Espandersi',
      text: 'Scegli un tuo insediamento e un terreno. Ogni casella libera di quel terreno accanto all’insediamento riceve tante capanne quanto è il suo livello: una al livello 1, due al livello 2. Devi prendere tutte queste caselle. Se non hai abbastanza capanne, non puoi scegliere quel terreno.',
    },
    settlements: {
      title: 'Insediamenti',
      text: 'Le caselle con i tuoi edifici che si toccano formano un insediamento, qualunque sia il loro livello. Anche una sola capanna lo è. Gli insediamenti si uniscono quando costruisci tra l’uno e l’altro, e un’eruzione può dividerne uno in più parti.\nÈ importante, perché templi e torri si costruiscono accanto agli insediamenti.',
    },
    temples: {
      title: 'Templi',
      text: 'Un tempio richiede un tuo insediamento di tre caselle o più e senza tempio. Lo costruisci su una casella libera accanto a quell’insediamento, a qualsiasi livello. Tre capanne su una casella sono pur sempre una casella sola.',
    },
    towers: {
      title: 'Torri',
      text: 'Una torre richiede una casella libera di livello 3 o più alto, accanto a un tuo insediamento senza torre. L’insediamento può essere anche una sola capanna.\nUnendosi a un altro, un insediamento può ritrovarsi con due templi o due torri.',
    },
    out: {
      title: 'Fuori dal gioco',
      text: 'Se dopo aver posato la tessera non puoi costruire nulla, sei fuori dal gioco e non puoi più vincere. Finché hai capanne non succede quasi mai. Quando sono finite, ti serve in ogni turno un posto per un tempio o una torre. Vince chi resta in gioco per ultimo.',
    },
    start: {
      title: 'Cominciare bene',
      text: 'Punta ai templi. Quasi tutte le partite si vincono con tre templi e tutte le capanne; in quelle brevi sono i templi a decidere quando finiscono le tessere. Costruisci le prime capanne dove potrai espanderti su due o tre caselle insieme, costruisci un tempio appena tre caselle si toccano, e comincia l’insediamento successivo un po’ più in là: due che si uniscono troppo presto ricevono un tempio solo.\nTieni d’occhio gli altri. Se qualcuno ha tre caselle e nessun tempio, provoca lì un’eruzione, o occupa la casella libera. E conta le capanne: tienine qualcuna fino al tuo ultimo tempio.',
    },
  },
});

import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/puzzles.ts';

/** What the puzzles of this game say, in Italian. */
export const words = translation<typeof english>()('it')({
  themes: {
    winTempleHuts: {
      name: 'Templi e capanne',
      about: 'Vinci subito con l’ultimo tempio o con le ultime capanne.',
      done: 'Hai costruito tutti i templi e tutte le capanne, e così vinci subito.',
    },
    winTowers: {
      name: 'Tutte le torri',
      about: 'Vinci subito con tutte le torri e tutti gli edifici di un altro tipo.',
      done: 'Hai costruito tutte le torri e tutti gli edifici di un altro tipo, e così vinci subito.',
    },
    guard: {
      name: 'Fermare in tempo',
      about: 'Qualcuno sta per vincere. Fermalo, e nello stesso turno costruisci capanne.',
      ask: {
        one: 'Costruisci {n} capanna e non lasciar vincere nessun altro al prossimo turno',
        other: 'Costruisci {n} capanne e non lasciar vincere nessun altro al prossimo turno',
      },
      done: 'Con l’isola così com’è, nessuna tessera fa vincere qualcun altro.',
    },
    rareTower: {
      name: 'Salire in alto',
      about: 'Una torre richiede il livello 3. Crealo con la tua tessera.',
      ask: 'Costruisci una torre',
      done: 'La tessera ha creato l’altezza, e sopra c’è la torre.',
    },
    rareTemple: {
      name: 'Dividere per un tempio',
      about: 'Dividi un tuo insediamento in modo che una parte possa ricevere un tempio.',
      ask: 'Costruisci un tempio',
      done: 'L’eruzione ha diviso un insediamento, e una sua parte ha ricevuto il tempio.',
    },
    templeAndCut: {
      name: 'Prima il tuo tempio',
      about: 'Costruisci il tuo tempio, e impedisci quelli degli altri.',
      ask: 'Costruisci un tempio senza lasciare nessun altro pronto per il suo',
      done: 'Il tuo tempio è costruito, e nessun altro ha un insediamento pronto per un tempio.',
    },
    readyAndCut: {
      name: 'Tu sì, gli altri no',
      about: 'Prepara il tuo tempio, e impedisci quelli degli altri.',
      ask: {
        one: 'Prepara un insediamento per un tempio senza lasciare nessun altro pronto per il suo',
        other: 'Fai in modo di avere {n} insediamenti pronti per un tempio, e nessun altro neanche uno',
      },
      done: 'Hai un insediamento pronto per un tempio, e nessun altro ne ha.',
    },
    cutOff: {
      name: 'Tagliare fuori',
      about: 'Con un’eruzione, lascia a qualcuno meno delle tre caselle che servono per un tempio.',
      ask: {
        one: 'Costruisci {n} capanna senza lasciare nessun altro pronto per un tempio',
        other: 'Costruisci {n} capanne senza lasciare nessun altro pronto per un tempio',
      },
      done: 'Un insediamento era pronto per un tempio; dopo l’eruzione nessuna sua parte ha più tre caselle.',
    },
    shutIn: {
      name: 'Rinchiudere',
      about: 'Non lasciare a qualcuno una casella libera per un tempio.',
      ask: {
        one: 'Costruisci {n} capanna senza lasciare nessun altro pronto per un tempio',
        other: 'Costruisci {n} capanne senza lasciare nessun altro pronto per un tempio',
      },
      done: 'Un insediamento era pronto per un tempio; ora accanto non ha più caselle libere.',
    },
    lastHuts: {
      name: 'Le ultime capanne',
      about: 'Usa tutte le capanne, ma tieniti un tempio da costruire.',
      ask: {
        one: 'Costruisci la tua ultima capanna e tieni pronto un insediamento per un tempio',
        other: 'Costruisci le tue ultime {n} capanne e tieni pronto un insediamento per un tempio',
      },
      done: 'Tutte le tue capanne sono costruite, e al prossimo turno hai ancora un tempio da costruire.',
    },
    bury: {
      name: 'Sotto la lava',
      about: 'Copri molte capanne in una volta, e costruiscine molte tue.',
      ask: {
        one: 'Costruisci almeno {n} capanna e coprine almeno {n} degli altri',
        other: 'Costruisci almeno {n} capanne e coprine almeno {n} degli altri',
      },
      done: 'Più in alto una casella porta più capanne: così una sola tessera ne ha potute coprire tante.',
    },
    shelter: {
      name: 'Al sicuro dalla lava',
      about: 'Le capanne che la lava non raggiunge ci sono ancora quando arriva il loro tempio.',
      ask: {
        one: 'Costruisci {n} capanna in modo che nessuna eruzione possa coprire i tuoi insediamenti senza tempio',
        other: 'Costruisci {n} capanne in modo che nessuna eruzione possa coprire i tuoi insediamenti senza tempio',
      },
      done: 'Con l’isola così com’è, nessuna eruzione può coprire una capanna dei tuoi insediamenti senza tempio.',
    },
    bigExpand: {
      name: 'Grande espansione',
      about: 'Costruisci più capanne che puoi in una volta.',
      ask: { one: 'Costruisci {n} capanna', other: 'Costruisci {n} capanne' },
      done: 'Chi si espande occupa ogni casella libera di quel terreno, con tante capanne quant’è il suo livello.',
    },
    twoReady: {
      name: 'Due insieme',
      about: 'Gli insediamenti che restano separati possono ricevere un tempio ciascuno.',
      ask: {
        one: 'Fai in modo di avere {n} insediamento pronto per un tempio',
        other: 'Fai in modo di avere {n} insediamenti pronti per un tempio',
      },
      done: 'Finché questi insediamenti restano separati, ognuno può ricevere un tempio.',
    },
    joinThree: {
      name: 'Unire insediamenti',
      about: 'Unisci insediamenti fino alle tre caselle che servono per un tempio.',
      ask: 'Prepara un insediamento per un tempio',
      done: 'Più insediamenti sono diventati uno solo, ed è pronto per un tempio.',
    },
    splitReady: {
      name: 'Staccare una parte',
      about: 'Una parte staccata da un insediamento può ricevere un tempio tutto suo.',
      ask: 'Prepara un insediamento per un tempio',
      done: 'L’eruzione ha diviso un insediamento, e una sua parte è pronta per un tempio.',
    },
    readyTemple: {
      name: 'Preparare un tempio',
      about: 'Per un tempio serve un insediamento di tre caselle che non ne ha ancora, e una casella libera accanto.',
      ask: 'Prepara un insediamento per un tempio',
      done: 'L’insediamento ha almeno tre caselle, nessun tempio e una casella libera accanto.',
    },
  },
});

import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/coach.ts';

/** What Taluva’s coach says, in Italian. No name follows “a”, for it may begin with a vowel. */
export const words = translation<typeof english>()('it')({
  reasons: {
    winNowTempleTower: {
      title: 'Una vittoria in questo turno',
      text: 'Puoi completare templi e torri, e vincere subito.',
    },
    winNowTempleHut: {
      title: 'Una vittoria in questo turno',
      text: 'Puoi completare templi e capanne, e vincere subito.',
    },
    winNowTowerHut: {
      title: 'Una vittoria in questo turno',
      text: 'Puoi completare torri e capanne, e vincere subito.',
    },
    out: {
      title: 'Nulla da costruire',
      text: 'Dopo la tua tessera non puoi costruire nulla: sei fuori dal gioco.',
    },
    tilesOutTemple: {
      title: 'Le tessere sono finite',
      text: 'Non restano tessere, e {who} ha costruito più templi: {most} contro {fewer}.',
    },
    tilesOutTower: {
      title: 'Le tessere sono finite',
      text: 'Non restano tessere; i templi sono pari, e {who} ha costruito più torri: {most} contro {fewer}.',
    },
    tilesOutHut: {
      title: 'Le tessere sono finite',
      text: 'Non restano tessere; templi e torri sono pari, e {who} ha costruito più capanne: {most} contro {fewer}.',
    },
    lastTileTemple: {
      title: 'L’ultima tessera',
      text: 'Questa tessera è l’ultima, e puoi finire in testa con più templi: {most} contro {fewer}.',
    },
    lastTileTower: {
      title: 'L’ultima tessera',
      text: 'Questa tessera è l’ultima, e puoi finire in testa con più torri: {most} contro {fewer}.',
    },
    lastTileHut: {
      title: 'L’ultima tessera',
      text: 'Questa tessera è l’ultima, e puoi finire in testa con più capanne: {most} contro {fewer}.',
    },
    replyWinsTemple: { title: 'Una risposta che vince', text: '{who} risponde con l’ultimo tempio e vince.' },
    replyWinsTower: { title: 'Una risposta che vince', text: '{who} risponde con l’ultima torre e vince.' },
    replyWinsHut: { title: 'Una risposta che vince', text: '{who} risponde con le ultime capanne e vince.' },
    replyStuck: {
      title: 'Nulla da costruire',
      text: '{who} risponde, e senza capanne non puoi costruire nulla al prossimo turno, con l’isola così com’è.',
    },
    winNext: {
      title: 'Una vittoria al prossimo turno',
      text: {
        one: 'Con l’isola così com’è, {who} può vincere con {n} tessera su {of} mai viste; dopo il turno migliore, con {instead}.',
        other:
          'Con l’isola così com’è, {who} può vincere con {n} tessere su {of} mai viste; dopo il turno migliore, con {instead}.',
      },
    },
    winNextOnly: {
      title: 'Una vittoria al prossimo turno',
      text: {
        one: 'Con l’isola così com’è, {who} può vincere con {n} tessera su {of} mai viste; dopo il turno migliore, con nessuna.',
        other:
          'Con l’isola così com’è, {who} può vincere con {n} tessere su {of} mai viste; dopo il turno migliore, con nessuna.',
      },
    },
    winOwn: {
      title: 'La tua vittoria al prossimo turno',
      text: {
        one: 'Dopo il turno migliore, con l’isola così com’è, {n} tessera su {of} mai viste ti fa vincere; dopo il tuo, {instead}.',
        other:
          'Dopo il turno migliore, con l’isola così com’è, {n} tessere su {of} mai viste ti fanno vincere; dopo il tuo, {instead}.',
      },
    },
    winOwnOnly: {
      title: 'La tua vittoria al prossimo turno',
      text: {
        one: 'Dopo il turno migliore, con l’isola così com’è, {n} tessera su {of} mai viste ti fa vincere; dopo il tuo, nessuna.',
        other:
          'Dopo il turno migliore, con l’isola così com’è, {n} tessere su {of} mai viste ti fanno vincere; dopo il tuo, nessuna.',
      },
    },
    huts: {
      title: 'Poche capanne in mano',
      text: {
        one: 'Ti resta {n} capanna, e con l’isola così com’è non puoi costruire né templi né torri al prossimo turno.',
        other:
          'Ti restano {n} capanne, e con l’isola così com’è non puoi costruire né templi né torri al prossimo turno.',
      },
    },
    hutsNone: {
      title: 'Nessuna capanna in mano',
      text: 'Non hai più capanne; con l’isola così com’è, al prossimo turno non puoi costruire nulla e sei fuori dal gioco.',
    },
    temple: {
      title: 'Un tempio da costruire',
      text: {
        one: 'Puoi costruire un tempio in {cell}: l’insediamento accanto ha {n} casella e nessun tempio.',
        other: 'Puoi costruire un tempio in {cell}: l’insediamento accanto ha {n} caselle e nessun tempio.',
      },
    },
    templeLast: { title: 'L’ultimo tempio', text: 'Puoi costruire il tuo ultimo tempio in {cell}.' },
    templeSplit: {
      title: 'Dividere per un tempio',
      text: 'L’eruzione divide il tuo insediamento, e la parte senza tempio può riceverne uno in {cell}.',
    },
    tower: {
      title: 'Una torre da costruire',
      text: 'Puoi costruire una torre in {cell}: la casella è al livello {n}, accanto a un tuo insediamento.',
    },
    towerMade: {
      title: 'Una torre da costruire',
      text: 'La tessera porta il livello {n} accanto a un tuo insediamento: puoi costruire una torre in {cell}.',
    },
    towerLast: { title: 'L’ultima torre', text: 'Puoi costruire la tua ultima torre in {cell}.' },
    expand: {
      title: 'Molte capanne in una volta',
      text: {
        one: 'Espandendo l’insediamento in {cell} puoi costruire {n} capanna in una volta.',
        other: 'Espandendo l’insediamento in {cell} puoi costruire {n} capanne in una volta.',
      },
    },
    expandMore: {
      title: 'Più capanne in una volta',
      text: {
        one: 'Espandendo l’insediamento in {cell} puoi costruire {n} capanna; con il tuo turno, {instead}.',
        other: 'Espandendo l’insediamento in {cell} puoi costruire {n} capanne; con il tuo turno, {instead}.',
      },
    },
    templeWaits: {
      title: 'Il tempio può aspettare',
      text: 'Dopo il turno migliore e la risposta, il tuo insediamento in {cell} può ancora ricevere un tempio.',
    },
    ready: {
      title: 'Pronto per un tempio',
      text: {
        one: 'Così il tuo insediamento in {cell} è pronto per un tempio: {n} casella, e una libera lì accanto.',
        other: 'Così il tuo insediamento in {cell} è pronto per un tempio: {n} caselle, e una libera lì accanto.',
      },
    },
    nextTemple: {
      title: 'Un tempio al prossimo turno',
      text: 'Dopo il turno migliore, con l’isola così com’è, puoi costruire un tempio al prossimo turno; dopo il tuo no.',
    },
    nextTower: {
      title: 'Una torre al prossimo turno',
      text: 'Dopo il turno migliore, con l’isola così com’è, puoi costruire una torre al prossimo turno; dopo il tuo no.',
    },
    joined: {
      title: 'Due insediamenti diventano uno',
      text: 'Il tuo turno unisce due tuoi insediamenti, che insieme possono ricevere un solo tempio.',
    },
    joinedServed: {
      title: 'Due insediamenti diventano uno',
      text: 'Il tuo turno unisce l’insediamento in {cell} a uno che ha già un tempio: non può più riceverne uno suo.',
    },
    newSettlement: {
      title: 'Un altro insediamento',
      text: {
        one: 'Una capanna in {cell} dà inizio a un altro insediamento; hai ancora {n} tempio da costruire.',
        other: 'Una capanna in {cell} dà inizio a un altro insediamento; hai ancora {n} templi da costruire.',
      },
    },
    expandNext: {
      title: 'Spazio per espanderti',
      text: {
        one: 'Il turno migliore lascia spazio per espanderti con {n} capanna la prossima volta; il tuo, con {instead}.',
        other:
          'Il turno migliore lascia spazio per espanderti con {n} capanne la prossima volta; il tuo, con {instead}.',
      },
    },
    exposed: {
      title: 'Esposto a un’eruzione',
      text: 'Un’eruzione può coprire parte del tuo insediamento in {cell}; dopo il turno migliore nessuna può farlo.',
    },
    high: {
      title: 'Caselle più alte',
      text: {
        one: 'Dopo il turno migliore, {n} casella libera accanto ai tuoi insediamenti è al livello 2 o più in alto; dopo il tuo, {instead}.',
        other:
          'Dopo il turno migliore, {n} caselle libere accanto ai tuoi insediamenti sono al livello 2 o più in alto; dopo il tuo, {instead}.',
      },
    },
    ownTile: {
      title: 'Sulla nuova tessera',
      text: 'Il turno migliore costruisce sulla tessera che posa, in {cell}; il tuo no.',
    },
    denied: {
      title: 'Nessun posto per un tempio',
      text: 'Così l’insediamento di {who} in {cell} non ha più una casella libera per un tempio.',
    },
    deniedCut: {
      title: 'Troppo piccolo per un tempio',
      text: {
        one: 'L’eruzione riduce un insediamento di {who} a {n} casella: troppo poco per un tempio.',
        other: 'L’eruzione riduce un insediamento di {who} a {n} caselle: troppo poche per un tempio.',
      },
    },
    replyTemple: { title: 'Un tempio in risposta', text: '{who} risponde con un tempio in {cell}.' },
    replyTempleOnly: {
      title: 'Un tempio in risposta',
      text: '{who} risponde con un tempio in {cell}; dopo il turno migliore non può costruirne.',
    },
    replyTower: { title: 'Una torre in risposta', text: '{who} risponde con una torre in {cell}.' },
    replyTowerOnly: {
      title: 'Una torre in risposta',
      text: '{who} risponde con una torre in {cell}; dopo il turno migliore non può costruirne.',
    },
    replyCuts: {
      title: 'Nessun posto per il tuo tempio',
      text: '{who} risponde, e il tuo insediamento in {cell} non ha più una casella libera per un tempio.',
    },
    replyCutsCut: {
      title: 'Troppo piccolo per il tuo tempio',
      text: {
        one: '{who} risponde con un’eruzione che riduce il tuo insediamento in {cell} a {n} casella: lì niente tempio.',
        other:
          '{who} risponde con un’eruzione che riduce il tuo insediamento in {cell} a {n} caselle: lì niente tempio.',
      },
    },
    replyCutsNext: {
      title: 'Nessun tempio al prossimo turno',
      text: 'Dopo la risposta di {who} non puoi costruire un tempio al prossimo turno; dopo il turno migliore sì.',
    },
    replyReady: {
      title: 'Un insediamento si prepara',
      text: {
        one: '{who} risponde e ha un insediamento di {n} casella pronto per un tempio.',
        other: '{who} risponde e ha un insediamento di {n} caselle pronto per un tempio.',
      },
    },
    replyExpands: {
      title: 'Molte capanne in risposta',
      text: {
        one: '{who} risponde espandendosi con {n} capanna.',
        other: '{who} risponde espandendosi con {n} capanne.',
      },
    },
    replyCovers: {
      title: 'Tue capanne coperte',
      text: {
        one: '{who} risponde con un’eruzione che copre {n} delle tue capanne.',
        other: '{who} risponde con un’eruzione che copre {n} delle tue capanne.',
      },
    },
    covers: {
      title: 'Capanne da coprire',
      text: {
        one: 'L’eruzione copre {n} capanna di {who} dove non c’è ancora un tempio.',
        other: 'L’eruzione copre {n} capanne di {who} dove non c’è ancora un tempio.',
      },
    },
    crowds: {
      title: 'Una casella occupata',
      text: 'Costruire in {cell} occupa una casella libera accanto a un insediamento di {who} ancora senza tempio.',
    },
    volcano: {
      title: 'Un vulcano d’intralcio',
      text: 'Il vulcano della tessera è accanto a un insediamento di {who}: lì non si può costruire nulla.',
    },
    otherTemple: {
      title: 'Un tempio per {who}',
      text: 'Con l’isola così com’è, {who} può costruire un tempio al prossimo turno; dopo il turno migliore no.',
    },
    otherTower: {
      title: 'Una torre per {who}',
      text: 'Con l’isola così com’è, {who} può costruire una torre al prossimo turno; dopo il turno migliore no.',
    },
    otherTowerMade: {
      title: 'Una casella per una torre',
      text: 'La tua tessera porta {cell} al livello {n}, e {who} può costruirvi una torre.',
    },
  },
  remarks: {
    wins: 'vince',
    out: 'esce dal gioco',
    tilesOut: 'posa l’ultima tessera',
    temple: { one: 'costruisce un tempio, ne resta {n}', other: 'costruisce un tempio, ne restano {n}' },
    templeLast: 'costruisce l’ultimo tempio',
    tower: { one: 'costruisce una torre, ne resta {n}', other: 'costruisce una torre, ne restano {n}' },
    towerLast: 'costruisce l’ultima torre',
    cut: { one: 'insediamento di {who} ridotto a {n}', other: 'insediamento di {who} ridotto a {n}' },
    splits: 'divide un insediamento di {who}',
    hutsLast: 'costruisce le ultime capanne',
    expands: { one: 'si espande con {n} capanna', other: 'si espande con {n} capanne' },
    covers: { one: 'copre {n} capanna di {who}', other: 'copre {n} capanne di {who}' },
    splitsOwn: 'divide il proprio insediamento',
  },
});

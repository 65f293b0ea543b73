import { translation } from '@threefold-games/speech';
import type { review as english } from '../en/review.ts';

/** A point is a “punto percentuale” here, so that nobody takes it for a point of the game. No name follows “a”, for it may begin with a vowel. */
export const review = translation<typeof english>()('it')({
  title: 'Revisione',
  points: { one: '{n} punto di svolta', other: '{n} punti di svolta' },
  none: 'Nessun punto di svolta',
  running: 'Revisione in corso',
  looking: 'Turno {turn} di {turns}',
  closer: 'Esame più attento dei punti di svolta',
  deeper: 'Finché questa pagina è aperta, il motore cerca più a fondo.',
  forSeat: 'Revisione per',

  given: {
    one: 'In {turns} turni hai ceduto {n} punto percentuale.',
    other: 'In {turns} turni hai ceduto {n} punti percentuali.',
  },
  nothing: 'In {turns} turni non hai ceduto nulla.',
  like: 'È più o meno quanto cede il livello {level}.',
  likeRange: 'È più o meno quanto cedono i livelli da {low} a {high}.',
  likeAbove: 'È meno di quanto cede il livello {level}.',
  whatIsPoint: 'Un punto percentuale è una probabilità su cento di vincere.',
  gifts: 'Punti percentuali ceduti dai tuoi turni: {list}.',
  gift: { one: '{n} per {who}', other: '{n} per {who}' },
  noGifts: 'I tuoi turni non hanno ceduto nulla a nessuno.',
  luck: 'Le tessere hanno cambiato le tue probabilità di {points} punti percentuali, soprattutto al turno {turn} ({most}).',
  luckSmall: 'Le tessere non hanno quasi cambiato le tue probabilità.',
  start: 'Prima del primo turno il tuo posto valeva {percent}.',
  unsure: 'In questa partita il motore era incerto: non sa dire dove sono finiti {n} dei punti percentuali.',
  rough:
    'Questa partita è cominciata con un vantaggio. Il motore conosce poche posizioni simili: le sue cifre sono approssimative.',
  places: 'Qui viene valutato solo il primo posto, non il gioco per gli altri posti.',

  turn: 'Turno {turn}',
  cost: 'da {from} a {to}',
  played: 'Hai giocato',
  better: 'Meglio',
  pointOf: 'Punto di svolta {n} di {all}',
  choiceOf: 'Scelta {n} di {all}',
  previous: 'Punto precedente',
  next: 'Punto successivo',

  ask: {
    title: 'Turno {turn}: di nuovo la tua scelta',
    text: 'Che cosa giocheresti?',
    show: 'Mostra la soluzione',
    judging: 'Confronto del tuo turno',
    best: 'Buono quanto il turno migliore',
    bestText: 'L’hai trovato: {steps}.',
    close: {
      one: 'Bene: a {n} punto percentuale dal migliore',
      other: 'Bene: a {n} punti percentuali dal migliore',
    },
    same: 'È quello che hai giocato',
    worse: { one: 'Costa {n} punto percentuale', other: 'Costa {n} punti percentuali' },
    replied: 'La risposta mostra perché: {steps}.',
    again: 'Prova un altro turno',
    unknown: 'Non è stato possibile valutare questo turno',
  },
  answer: {
    others: {
      one: 'Ogni altro turno costa almeno {n} punto percentuale.',
      other: 'Ogni altro turno costa almeno {n} punti percentuali.',
    },
    title: 'Turno {turn}: era meglio {steps}',
    show: 'Mostra la linea',
    hide: 'Torna alla scelta',
    line: 'Il seguito previsto dopo {steps}',
    linePlayed: 'Il seguito previsto dopo il tuo turno',
    retry: 'Riprova da qui',
    retryText: 'Continua a giocare da qui. La vecchia partita resta com’era.',
    keep: 'Salva come esercizio',
    kept: 'Salvato come esercizio',
    solve: 'Risolvi l’esercizio',
  },
  choice: {
    title: 'Qui hai scelto tra {one} e {other}',
    text: 'Per te non cambiava nulla. Il tuo turno ha spostato {points} punti percentuali da {from} verso {to}.',
    played: 'Hai giocato',
    instead: 'Invece',
  },

  details: 'Dettagli',
  thirds: 'Ceduti all’inizio, a metà e alla fine: {first}, {second} e {third} punti percentuali.',
  accuracy: 'Precisione: {n} su 100; i turni difficili contano di più.',
  adjusted: 'Risultato senza la fortuna delle tessere: {percent}.',
  unattributed: 'Punti percentuali che non vengono da nessun turno e da nessuna tessera: {n}.',
  engine: { one: '{evaluator}, {n} simulazione per turno.', other: '{evaluator}, {n} simulazioni per turno.' },
  evaluators: { big: 'Rete grande', small: 'Rete piccola', hand: 'Valutazione scritta a mano' },
  grounds: {
    rule: 'secondo le regole',
    proof: 'dimostrato',
    line: 'come mostra la linea',
    count: 'contato sul tavoliere',
  },

  full: 'Analisi completa',
  notOver: 'Questa partita è ancora in corso',
  notOverText: 'La revisione sarà qui a partita finita.',
  noTurns: 'Nulla da rivedere',
  noTurnsText: 'Questa partita non ha turni.',
  failed: 'Il motore si è fermato',
  failedText: 'Qui c’è quello che ha trovato finora.',
  restart: 'Riavvialo',

  reasons: {
    missedWin: {
      title: 'Una vittoria in vista',
      text: {
        one: 'Potevi vincere in questo turno.',
        other: 'Potevi forzare la vittoria in {n} turni.',
      },
    },
    missedSureWin: { title: 'Una vittoria forzata', text: 'Da qui potevi forzare la vittoria.' },
    endsGame: { title: 'La partita finisce', text: 'Questo turno chiude la partita, e vince {who}.' },
    allowsWin: {
      title: '{who} può vincere',
      text: {
        one: 'Ora {who} può vincere in un turno.',
        other: 'Ora {who} può forzare la vittoria in {n} turni.',
      },
    },
    allowsSureWin: { title: '{who} può vincere', text: 'Ora {who} può forzare la vittoria.' },
    gift: {
      title: 'Probabilità per {who}',
      text: 'Ti è costato {points} punti percentuali; {who} ne ha guadagnati {gained}.',
    },
    line: {
      title: 'Un turno migliore',
      text: 'Il turno migliore vale {points} punti percentuali in più; la linea mostra il seguito.',
    },
  },
});

import { translation } from '@threefold-games/speech';
import type { review as english } from '../en/review.ts';

/** A point is a “Prozentpunkt” here, so that nobody takes it for a point of the game. */
export const review = translation<typeof english>()('de')({
  title: 'Rückblick',
  points: { one: '{n} Wendepunkt', other: '{n} Wendepunkte' },
  none: 'Keine Wendepunkte',
  running: 'Die Partie wird ausgewertet',
  looking: 'Zug {turn} von {turns}',
  closer: 'Die Wendepunkte werden genauer angesehen',
  deeper: 'Solange diese Seite offen ist, rechnet die Engine immer tiefer.',
  forSeat: 'Rückblick für',

  given: {
    one: '{n} Prozentpunkt in {turns} Zügen verschenkt.',
    other: '{n} Prozentpunkte in {turns} Zügen verschenkt.',
  },
  nothing: 'In {turns} Zügen nichts verschenkt.',
  like: 'Etwa so viel verschenkt Stufe {level}.',
  likeRange: 'Etwa so viel verschenken die Stufen {low} bis {high}.',
  likeAbove: 'Das ist weniger, als Stufe {level} verschenkt.',
  whatIsPoint: 'Ein Prozentpunkt entspricht einem Sieg in hundert Partien.',
  gifts: 'Verschenkt hast du {list}.',
  gift: { one: '{n} Prozentpunkt an {who}', other: '{n} Prozentpunkte an {who}' },
  noGifts: 'Du hast niemandem etwas geschenkt.',
  luck: 'Die Plättchen änderten deine Chance um {points} Prozentpunkte, am stärksten in Zug {turn} ({most}).',
  luckSmall: 'Die Plättchen änderten deine Chance kaum.',
  start: 'Vor dem ersten Zug lag deine Chance bei {percent}.',
  unsure: 'Die Engine war sich in dieser Partie unsicher: Wohin {n} der Prozentpunkte gingen, kann sie nicht sagen.',
  rough: 'Diese Partie begann mit Vorgabe. Die Engine kennt wenige solche Stellungen; ihre Zahlen sind ungenau.',
  places: 'Bewertet wird hier nur der erste Platz, nicht das Spiel um die anderen Plätze.',

  turn: 'Zug {turn}',
  cost: 'von {from} auf {to}',
  played: 'Gespielt',
  better: 'Besser',
  pointOf: 'Wendepunkt {n} von {all}',
  choiceOf: 'Wahl {n} von {all}',
  previous: 'Vorige Stelle',
  next: 'Nächste Stelle',

  ask: {
    title: 'Zug {turn}: noch einmal deine Wahl',
    text: 'Was würdest du spielen?',
    show: 'Lösung zeigen',
    judging: 'Dein Zug wird verglichen',
    best: 'So gut wie der beste Zug',
    bestText: 'Du hast ihn gefunden: {steps}.',
    close: {
      one: 'Gut: {n} Prozentpunkt unter dem besten Zug',
      other: 'Gut: {n} Prozentpunkte unter dem besten Zug',
    },
    same: 'Das hast du gespielt',
    worse: { one: 'Das kostet {n} Prozentpunkt', other: 'Das kostet {n} Prozentpunkte' },
    replied: 'Die Antwort zeigt, warum: {steps}.',
    again: 'Anderen Zug versuchen',
    unknown: 'Dieser Zug ließ sich nicht bewerten',
  },
  answer: {
    others: {
      one: 'Jeder andere Zug kostet mindestens {n} Prozentpunkt.',
      other: 'Jeder andere Zug kostet mindestens {n} Prozentpunkte.',
    },
    title: 'Zug {turn}: Besser war {steps}',
    show: 'Variante zeigen',
    hide: 'Zurück zur Wahl',
    line: 'Was nach {steps} zu erwarten war',
    linePlayed: 'Was nach deinem Zug zu erwarten war',
    retry: 'Ab hier neu versuchen',
    retryText: 'Spiel ab hier weiter. Die alte Partie bleibt, wie sie war.',
    keep: 'Als Aufgabe merken',
    kept: 'Als Aufgabe gemerkt',
    solve: 'Aufgabe lösen',
  },
  choice: {
    title: 'Hier hast du zwischen {one} und {other} gewählt',
    text: 'Für dich machte es keinen Unterschied. Dein Zug verschob {points} Prozentpunkte von {from} zu {to}.',
    played: 'Gespielt',
    instead: 'Stattdessen',
  },

  details: 'Einzelheiten',
  thirds: 'Verschenkt am Anfang, in der Mitte und am Ende: {first}, {second} und {third} Prozentpunkte.',
  accuracy: 'Genauigkeit: {n} von 100; schwierige Züge zählen mehr.',
  adjusted: 'Ergebnis ohne das Glück mit den Plättchen: {percent}.',
  unattributed: 'Keinem Zug und keinem Plättchen zugeordnet: {n} Prozentpunkte.',
  engine: { one: '{evaluator}, {n} Simulation pro Zug.', other: '{evaluator}, {n} Simulationen pro Zug.' },
  evaluators: { big: 'Großes Netz', small: 'Kleines Netz', hand: 'Handgeschriebene Bewertung' },
  grounds: {
    rule: 'nach den Regeln',
    proof: 'bewiesen',
    line: 'wie die Variante zeigt',
    count: 'auf dem Brett gezählt',
  },

  full: 'Vollständige Analyse',
  notOver: 'Diese Partie läuft noch',
  notOverText: 'Den Rückblick gibt es hier, sobald sie zu Ende ist.',
  noTurns: 'Nichts für einen Rückblick',
  noTurnsText: 'Diese Partie hat keine Züge.',
  failed: 'Die Engine ist stehen geblieben',
  failedText: 'Was sie bis dahin gefunden hat, steht hier.',
  restart: 'Neu starten',

  reasons: {
    missedWin: {
      title: 'Ein Sieg in Sicht',
      text: {
        one: 'Du konntest mit diesem Zug gewinnen.',
        other: 'Du konntest den Sieg in {n} Zügen erzwingen.',
      },
    },
    missedSureWin: { title: 'Ein erzwungener Sieg', text: 'Du konntest von hier aus den Sieg erzwingen.' },
    endsGame: { title: 'Die Partie endet', text: 'Dieser Zug beendet die Partie, und {who} gewinnt.' },
    allowsWin: {
      title: '{who} kann gewinnen',
      text: {
        one: 'Jetzt kann {who} mit einem Zug gewinnen.',
        other: 'Jetzt kann {who} den Sieg in {n} Zügen erzwingen.',
      },
    },
    allowsSureWin: { title: '{who} kann gewinnen', text: 'Jetzt kann {who} den Sieg erzwingen.' },
    gift: {
      title: 'Chancen für {who}',
      text: 'Das kostete dich {points} Prozentpunkte; {who} bekam {gained}.',
    },
    line: {
      title: 'Ein besserer Zug',
      text: 'Der bessere Zug ist {points} Prozentpunkte mehr wert; die Variante zeigt, wie es weitergeht.',
    },
  },
});

import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/puzzles.ts';

/** What the puzzles of Talat are about, in German. */
export const words = translation<typeof english>()('de')({
  themes: {
    david: {
      name: 'David',
      about: 'Der kleinste Turm, S3, schlägt den größten, L6.',
      done: 'Nur ein S3 schlägt einen L6, und der zählt 5 Punkte wie jeder andere Turm.',
    },
    tieBreak: {
      name: 'Gleichstand',
      about: 'Am Ende steht es gleich, und die geschlagenen Türme entscheiden.',
      done: 'Es steht gleich, und die geschlagenen Türme, vom höchsten abwärts verglichen, entscheiden für dich.',
    },
    squeeze: {
      name: 'Zum Ende gezwungen',
      about: 'Jemand muss die Partie beenden und verliert damit.',
      done: 'Niemand darf passen, und jeder Schritt, der noch blieb, beendete die Partie.',
    },
    bait: {
      name: 'Einen Turm opfern',
      about: 'Du verlierst einen Turm und gewinnst trotzdem.',
      done: 'Dein verlorener Turm brachte jemand anderem 5 Punkte, aber nicht den Sieg.',
    },
    keepAlive: {
      name: 'Im Spiel halten',
      about: 'Jemand ist kurz davor, ein Brett einzufrieren und zu gewinnen.',
      done: 'Niemand sonst kann die Partie jetzt sofort beenden und gewinnen.',
    },
    goliath: {
      name: 'Goliath',
      about: 'Der größte Turm, L6, schlägt.',
      done: 'Ein L6 schlägt jeden M, einen L3 oder einen L4, und nur ein S3 schlägt ihn.',
    },
    freezeFirst: {
      name: 'Früh einfrieren',
      about: 'Frier jetzt ein Brett ein und gewinne auf einem anderen.',
      done: 'Auf dem eingefrorenen Brett änderte sich nichts mehr, und ein anderes entschied die Partie.',
    },
    runner: {
      name: 'Nach drüben',
      about: 'Ein Turm läuft zur Startlinie gegenüber.',
      done: 'Der Schritt nach drüben brachte 3 Punkte.',
    },
    rescue: {
      name: 'Außer Reichweite',
      about: 'Ein bedrohter Turm muss zuerst in Sicherheit.',
      done: 'Der Turm war bedroht; auf seinem neuen Feld konnte ihn niemand schlagen.',
    },
    sideways: {
      name: 'Zur Seite',
      about: 'Ein Turm schlägt zur Seite.',
      done: 'Zur Seite geht ein Turm nur, um zu schlagen, auch noch auf der Startlinie gegenüber.',
    },
    patience: {
      name: 'Stiller Zug',
      about: 'Es gibt etwas zu schlagen, aber ein Zug ohne Schlag ist die Lösung.',
      done: 'Es gab etwas zu schlagen, aber ein stiller Zug war die Lösung.',
    },
    comeback: {
      name: 'Aus dem Rückstand',
      about: 'Bis zum letzten Schritt liegst du zurück.',
      done: 'Der letzte Schritt brachte die Führung, und damit war die Partie zu Ende.',
    },
    clear: {
      name: 'Der letzte Turm',
      about: 'Der letzte gegnerische Turm eines Bretts wird geschlagen.',
      done: 'Es gab nichts mehr zu schlagen: Das Brett fror ein, und die Partie war zu Ende.',
    },
    zihin: {
      name: 'Der Zihin',
      about: 'Ein Turm des Zihin macht den ersten Schritt.',
      done: 'Auf dem Brett zwischen dem Zihin und deinem Gegner ziehst du die Türme des Zihin.',
    },
    stalk: {
      name: 'Ziehen, dann schlagen',
      about: 'Ein Turm stellt sich bereit und schlägt später.',
      done: 'Derselbe Turm stellte sich erst bereit und schlug dann.',
    },
    takeAndFreeze: {
      name: 'Schlagen und einfrieren',
      about: 'Ein Schlag friert das Brett ein und beendet die Partie.',
      done: 'Der Schlag brachte 5 Punkte und fror das Brett ein: Die Partie war zu Ende.',
    },
    freezeAndWin: {
      name: 'Einfrieren und gewinnen',
      about: 'Ein Zug ohne Schlag friert das Brett ein und beendet die Partie.',
      done: 'Der Zug fror das Brett ein: Die Partie war zu Ende, und du hattest die meisten Punkte.',
    },
    wayOut: {
      name: 'Einziger Ausweg',
      about: 'Jemand ist kurz davor, den Sieg zu erzwingen.',
      done: 'Nach diesem Zug kann niemand anders einen schnellen Sieg erzwingen.',
    },
  },
});

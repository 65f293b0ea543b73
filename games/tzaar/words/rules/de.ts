import { translation } from '@threefold/words';
import type { rules as english } from './en.generated.ts';

/** The rules in German. */
export const rules = translation<typeof english>()('de')({
  chapters: {
    '1': 'Brett und Steine',
    '2': 'Aufstellung',
    '3': 'Züge',
    '4': 'Ziehen',
    '5': 'Ende',
    '6': 'Notation',
  },
  rules: {
    'TZ-1.1':
      'Das Brett hat 60 Felder: neun Spalten A bis I mit 5, 6, 7, 8, 8, 8, 7, 6 und 5 Feldern, gezählt von der weißen Seite aus.',
    'TZ-1.2': 'Die Mitte des Bretts, zwischen E4 und E5, ist ein Loch und kein Feld.',
    'TZ-1.3': 'Zwei Seiten spielen, Weiß (Platz 0) und Schwarz (Platz 1), jede mit 6 Tzaars, 9 Tzarras und 15 Totts.',
    'TZ-2.1': 'Bei der Zufallsaufstellung stehen vor Beginn alle 60 Steine in zufälliger Anordnung auf den 60 Feldern.',
    'TZ-2.2': 'Bei der festen Aufstellung stehen alle 60 Steine auf den Feldern, die das Regelheft zeigt.',
    'TZ-2.3':
      'Bei der Turnieraufstellung ist das Brett zuerst leer, und die Seiten setzen abwechselnd je einen Stein, Weiß zuerst, bis alle 60 gesetzt sind.',
    'TZ-2.4':
      'Ein Stein darf auf jedes freie Feld gesetzt werden; er darf von jeder Art sein, von der die Seite noch einen im Vorrat hat.',
    'TZ-2.5': 'Steine werden nur bei der Turnieraufstellung gesetzt und nur vor dem ersten Schlag.',
    'TZ-3.1': 'Weiß eröffnet mit einem Zug aus einem einzigen Schritt, einem Schlag.',
    'TZ-3.2':
      'Von da an wechseln sich die Seiten ab, und ein Zug hat zwei Schritte. Kein Zug hat mehr oder weniger Schritte als vorgesehen: einen beim Setzen und in der Eröffnung, sonst zwei, wenn die Partie nicht vorher endet.',
    'TZ-3.3': 'Der erste Schritt eines Zugs ist immer ein Schlag; Stapeln und Passen gehen hier nicht.',
    'TZ-3.4':
      'Der zweite Schritt eines Zugs ist Schlagen, Stapeln oder Passen, mit demselben Stapel oder mit einem anderen.',
    'TZ-4.1':
      'Jede Seite zieht nur mit eigenen Steinen und Stapeln; ein einzelner Stein ist ein Stapel der Höhe eins, und ein Stapel zieht als Ganzes.',
    'TZ-4.2': 'Ein Stapel zieht auf einer geraden Linie des Bretts zum ersten besetzten Feld in dieser Richtung.',
    'TZ-4.3': 'Nichts zieht je auf ein leeres Feld: Was verlassen wurde, bleibt leer.',
    'TZ-4.4': 'Ein Stapel zieht über leere Felder hinweg und nie über einen anderen Stapel.',
    'TZ-4.5': 'Nichts zieht über das Loch; die drei Linien durch die Mitte enden dort.',
    'TZ-4.6':
      'Ein Schlag nimmt einen gegnerischen Stapel, der höchstens so hoch ist wie der ziehende, gleich welcher Art; der geschlagene verlässt das Spiel, und der schlagende steht an seiner Stelle.',
    'TZ-4.7':
      'Stapeln führt auf einen eigenen Stapel: Die Höhen addieren sich ohne Grenze, und der oberste Stein des ziehenden Stapels bestimmt die Art des neuen.',
    'TZ-5.1':
      'Eine Seite gewinnt sofort, auch mit dem ersten Schritt eines Zugs, wenn sie den letzten sichtbaren Stein einer der drei gegnerischen Arten geschlagen hat; sichtbar sind nur die obersten Steine der Stapel.',
    'TZ-5.2': 'Eine Seite, die zu Beginn ihres Zugs nicht schlagen kann, hat verloren.',
    'TZ-5.3':
      'Eine Seite, die durch Stapeln ihren eigenen letzten sichtbaren Stein einer Art verdeckt, hat sofort verloren, selbst wenn die andere nicht mehr schlagen könnte.',
    'TZ-5.4': 'Nach dem Ende wird nichts gespielt, und es gibt kein Unentschieden.',
    'TZ-5.5': 'Solange Steine gesetzt werden, kann niemand gewinnen oder verlieren.',
    'TZ-6.1':
      'Einen Schlag schreibt man `D3xC3`, Stapeln `B6+B5`, Passen `-`, Setzen `A@E1`, mit A für einen Tzaar, R für einen Tzarra und O für einen Tott.',
    'TZ-6.2':
      'Eine Aufstellung besteht aus 60 Buchstaben in der Folge A1 bis A5, B1 bis B6 und so weiter, `A`, `R`, `O` für Weiß und `a`, `r`, `o` für Schwarz.',
    'TZ-6.3': 'Die Partiedateien von Little Golem werden gelesen und geschrieben; sie kennen nur Zufallsaufstellungen.',
  },
});

import { translation } from '@threefold-games/speech';
import type { rules as english } from '../en/rules.generated.ts';

/** The rules in German. */
export const rules = translation<typeof english>()('de')({
  chapters: {
    '1': 'Brett und Steine',
    '2': 'Aufstellung',
    '3': 'Züge',
    '4': 'Ziehen',
    '5': 'Ende',
    '6': 'Notation',
    H: 'Hausregeln, in keiner Ausgabe gedruckt',
  },
  rules: {
    'TZ-1.1':
      'Das Brett hat 60 Felder in neun Spalten, A bis I, mit 5, 6, 7, 8, 8, 8, 7, 6 und 5 Feldern, gezählt von der weißen Seite aus.',
    'TZ-1.2': 'Die Mitte des Bretts, zwischen E4 und E5, ist ein Loch und kein Feld.',
    'TZ-1.3': 'Es spielen Weiß und Schwarz, mit je 6 Tzaars, 9 Tzarras und 15 Totts.',
    'TZ-2.1':
      'Bei der Aufstellung „Zufällig“ stehen vor Beginn alle 60 Steine in zufälliger Anordnung auf den 60 Feldern.',
    'TZ-2.2': 'Bei der Aufstellung „Wie im Regelheft“ stehen alle 60 Steine auf den Feldern, die das Regelheft zeigt.',
    'TZ-2.3':
      'Bei der Aufstellung „Abwechselnd gesetzt“ (im Regelheft: Turnierversion) ist das Brett zuerst leer, und Weiß und Schwarz setzen abwechselnd je einen Stein, Weiß zuerst, bis alle 60 gesetzt sind.',
    'TZ-2.4':
      'Du setzt einen Stein einer beliebigen Art, von der du noch einen im Vorrat hast, auf ein beliebiges freies Feld.',
    'TZ-2.5': 'Steine werden nur bei der Aufstellung „Abwechselnd gesetzt“ gesetzt und nur vor dem ersten Schlag.',
    'TZ-3.1': 'Weiß eröffnet mit einem Zug aus einem einzigen Schritt (im Regelheft: Aktion), einem Schlag.',
    'TZ-3.2':
      'Von da an wechseln sich Weiß und Schwarz ab, und ein Zug hat zwei Schritte. Kein Zug hat mehr oder weniger Schritte als vorgesehen: einen beim Setzen und in der Eröffnung, sonst zwei, wenn die Partie nicht vorher endet.',
    'TZ-3.3': 'Der erste Schritt eines Zugs ist immer ein Schlag; stapeln oder passen kannst du hier nicht.',
    'TZ-3.4':
      'Im zweiten Schritt eines Zugs schlägst du, stapelst oder passt; du darfst denselben Stapel noch einmal nehmen oder einen anderen.',
    'TZ-4.1':
      'Du ziehst nur mit eigenen Steinen und Stapeln. Ein einzelner Stein ist ein Stapel der Höhe eins, und ein Stapel zieht als Ganzes.',
    'TZ-4.2': 'Ein Stapel zieht auf einer geraden Linie des Bretts zum ersten besetzten Feld in dieser Richtung.',
    'TZ-4.3': 'Auf ein leeres Feld wird nie gezogen: Was verlassen wurde, bleibt leer.',
    'TZ-4.4': 'Ein Stapel zieht über leere Felder hinweg, aber nie über einen anderen Stapel.',
    'TZ-4.5': 'Über das Loch wird nicht gezogen; die drei Linien durch die Mitte enden dort.',
    'TZ-4.6':
      'Du schlägst einen gegnerischen Stapel, der höchstens so hoch ist wie der, mit dem du ziehst, gleich welcher Art. Er verlässt das Spiel, und dein Stapel steht an seiner Stelle.',
    'TZ-4.7':
      'Beim Stapeln (im Regelheft: Verstärken) ziehst du auf einen eigenen Stapel: Die Höhen addieren sich ohne Grenze, und der oberste Stein des ziehenden Stapels bestimmt die Art des neuen.',
    'TZ-5.1':
      'Du gewinnst sofort, auch mit dem ersten Schritt eines Zugs, wenn du den letzten sichtbaren Stein einer der drei gegnerischen Arten schlägst; sichtbar sind nur die obersten Steine der Stapel.',
    'TZ-5.2': 'Kannst du zu Beginn deines Zugs nicht schlagen, hast du verloren.',
    'TZ-5.3':
      'Verdeckst du durch Stapeln deinen eigenen letzten sichtbaren Stein einer Art, hast du sofort verloren, selbst wenn dein Gegenüber nicht mehr schlagen könnte.',
    'TZ-5.4': 'Nach dem Ende wird nichts gespielt, und es gibt kein Remis.',
    'TZ-5.5': 'Solange Steine gesetzt werden, kann niemand gewinnen oder verlieren.',
    'TZ-6.1':
      'Einen Schlag schreibt man `D3xC3`, Stapeln `B6+B5`, Passen `-`, Setzen `A@E1`, mit A für einen Tzaar, R für einen Tzarra und O für einen Tott.',
    'TZ-6.2':
      'Eine Aufstellung schreibt man als 60 Buchstaben in der Folge A1 bis A5, B1 bis B6 und so weiter, `A`, `R`, `O` für Weiß und `a`, `r`, `o` für Schwarz.',
    'TZ-6.3': 'Partiedateien von Little Golem lassen sich lesen und schreiben; sie kennen nur zufällige Aufstellungen.',
    'TZ-H.1':
      'Vorgabe: Die Option „Vorgabe“ gibt einer Farbe zu Beginn Stapel, in drei Stufen: einen Tzaar der Höhe 3; einen Tzaar und einen Tzarra der Höhe 3; oder einen Tzaar der Höhe 4, einen Tzarra und einen Tott der Höhe 3. Darunter liegen Totts derselben Farbe, sodass niemand mehr Steine hat als ohne Vorgabe.',
    'TZ-H.2':
      'Die Stapel entstehen, wenn alle 60 Steine stehen, vor der Eröffnung: jeder durch den Stein seiner Art, der der Mitte am nächsten ist; die Totts kommen von den Feldern, die am weitesten von ihr entfernt sind, und diese bleiben leer. Bei gleicher Entfernung gilt für einen Stapel das erste Feld in der Folge A1 bis I5, für einen Tott das letzte. Die Aufstellung wird geschrieben, wie sie vorher war.',
  },
});

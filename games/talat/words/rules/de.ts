import { translation } from '@threefold/words';
import type { rules as english } from './en.generated.ts';

/** The rules in German. */
export const rules = translation<typeof english>()('de')({
  chapters: {
    '1': 'Bretter und Türme',
    '2': 'Aufstellung',
    '3': 'Ziehen',
    '4': 'Schlagen',
    '5': 'Eingefrorene Bretter',
    '6': 'Reihenfolge',
    '7': 'Zu zweit',
    '8': 'Ende und Wertung',
    '9': 'Notation',
  },
  rules: {
    'TA-1.1':
      'Es gibt drei Bretter mit je fünf Spalten und fünf Reihen: Brett 1 hat die Spalten a bis e, Brett 2 f bis j, Brett 3 k bis o. Die äußeren Reihen, 1 und 5, sind die beiden Startlinien des Bretts.',
    'TA-1.2':
      'Zwischen je zwei Plätzen liegt ein Brett, und jeder der beiden hat dort eine der Startlinien: Auf Brett 1 hat Platz 0 die Reihe 1 und Platz 1 die Reihe 5, auf Brett 2 hat Platz 1 die Reihe 1 und Platz 2 die Reihe 5, auf Brett 3 hat Platz 2 die Reihe 1 und Platz 0 die Reihe 5. Vorwärts heißt: von der eigenen Startlinie zur gegnerischen.',
    'TA-1.3':
      'Jeder Platz hat neun Türme: klein (S), mittel (M) und groß (L), jede Höhe mit 3, 4 und 6 Ecken, jede Kombination einmal.',
    'TA-1.4': 'Auf einem Feld steht höchstens ein Turm.',
    'TA-2.1':
      'Die Partie beginnt mit der Aufstellung: Reihum, angefangen bei Platz 0, setzt jeder Platz einen Turm, bis von allen alle neun stehen. Vorher zieht nichts, und nachher wird nichts mehr gesetzt.',
    'TA-2.2': 'Jeder Platz wählt frei unter seinen Türmen und unter den freien Feldern seiner beiden Startlinien.',
    'TA-2.3': 'Jeder Turm wird einmal gesetzt und bleibt stehen, bis die Aufstellung beendet ist.',
    'TA-3.1': 'Ein Zug ist genau ein Schritt mit einem Turm: eine Bewegung oder ein Schlag.',
    'TA-3.2': 'Jeder Platz zieht mit einem eigenen Turm.',
    'TA-3.3': 'Eine Bewegung führt ein Feld vorwärts, gerade oder diagonal.',
    'TA-3.4': 'Eine Bewegung braucht ein leeres Zielfeld, und kein Turm springt über einen anderen.',
    'TA-3.5': 'Rückwärts geht nichts, weder zum Bewegen noch zum Schlagen.',
    'TA-3.6': 'Seitwärts geht nichts, außer zum Schlagen.',
    'TA-3.7': 'Ein Turm bleibt auf seinem Brett.',
    'TA-3.8': 'Niemand darf passen.',
    'TA-4.1':
      'Ein Turm schlägt einen gegnerischen Turm, der gerade oder diagonal vor ihm oder direkt neben ihm steht, indem er auf dessen Feld zieht. Schlagen ist nie Pflicht.',
    'TA-4.2':
      'Ein Turm schlägt jeden Turm, der genau eine Stufe niedriger ist: Groß schlägt Mittel, Mittel schlägt Klein. Sonst schlagen Türme verschiedener Höhe einander nicht; Groß schlägt nie Klein.',
    'TA-4.3': 'Von zwei gleich hohen Türmen schlägt der mit mehr Ecken den anderen.',
    'TA-4.4': 'Gleiche Türme schlagen einander nie.',
    'TA-4.5':
      'David und Goliath: Der kleine dreieckige Turm schlägt den großen sechseckigen. Mit der Option `davidGoliath=off` entfällt diese Regel.',
    'TA-4.6': 'Kein Turm schlägt einen Turm seiner eigenen Farbe.',
    'TA-4.7': 'Ein geschlagener Turm verlässt das Brett für immer und gehört dem Platz, der den Schritt gemacht hat.',
    'TA-4.8':
      'Ein Turm, der die gegnerische Startlinie erreicht hat, zieht nicht weiter, darf aber noch seitwärts auf ihr schlagen und darf geschlagen werden.',
    'TA-5.1':
      'Nach jeder Bewegung und jedem Schlag wird das betreffende Brett geprüft und kein anderes. Nach dem Setzen wird nicht geprüft.',
    'TA-5.2':
      'Ein Brett friert ein, wenn darauf kein Schlag möglich ist, weder jetzt noch jemals, selbst wenn beide Seiten einander helfen würden: Alle Türme dieses Bretts dürfen dafür in beliebiger Folge ziehen, wer am Zug wäre und was auf anderen Brettern geschieht, zählt nicht.',
    'TA-5.3':
      'Die Prüfung ist exakt: Vielleicht muss erst ein dritter Turm zur Seite gehen, und ein Turm, der für immer eingeschlossen ist, hilft niemandem.',
    'TA-5.4': 'Auf einem eingefrorenen Brett zieht nichts.',
    'TA-6.1': 'Die Plätze sind in der Folge ihrer Nummern am Zug, nach dem letzten wieder der erste.',
    'TA-6.2':
      'Nach der Aufstellung zu dritt macht Platz 0 den ersten Zug, nach der zu zweit der Platz, der zuletzt gesetzt hat, also Platz 1. Die Option `firstMover` wählt zwischen dem Platz, der zuerst gesetzt hat (Platz 0), und dem, der zuletzt gesetzt hat (dem mit der höchsten Nummer).',
    'TA-6.3':
      'Ein Platz, der keinen erlaubten Schritt hat, wird übersprungen, der nächste vielleicht auch; so kann ein Platz zweimal nacheinander ziehen.',
    'TA-7.1':
      'Zu zweit hat eine dritte Farbe, der Zihin, die Türme und die Startlinien von Platz 2. Er ist nie am Zug.',
    'TA-7.2':
      'In der Aufstellung setzen die beiden Plätze zuerst, abwechselnd und angefangen bei Platz 0, acht Türme des Zihin nach ihrer Wahl auf die Startlinien des Zihin; der neunte verlässt das Spiel. Dann setzen sie ihre eigenen neun, abwechselnd und angefangen bei Platz 0.',
    'TA-7.3':
      'Jeder Platz zieht auch mit den Türmen des Zihin, aber nur auf dem Brett zwischen dem Zihin und dem anderen Platz. Mit `zihinScope=bothZihinBoards` darf er das auf beiden Brettern des Zihin.',
    'TA-7.4': 'Niemand schlägt mit einem Turm des Zihin eigene Türme.',
    'TA-7.5': 'Jeder Turm des Zihin auf der Startlinie des anderen Platzes zählt 3 Punkte.',
    'TA-8.1':
      'Die Partie endet, sobald zwei Bretter eingefroren sind. Mit `endAfterFrozen=3` geht sie weiter, bis es alle drei sind.',
    'TA-8.2': 'Nach dem Ende wird nichts gespielt.',
    'TA-8.3': 'Jeder geschlagene Turm zählt 5 Punkte, gleich welcher es ist.',
    'TA-8.4': 'Jeder eigene Turm, der am Ende auf einer gegnerischen Startlinie steht, zählt 3 Punkte.',
    'TA-8.5': 'Der Platz mit den meisten Punkten gewinnt.',
    'TA-8.6':
      'Bei gleichen Punkten (`tieBreak=cancelCommon`) gilt für die geschlagenen Türme die Rangfolge L6, L4, L3, M6, M4, M3, S6, S4, S3. Unter denen mit gleichen Punkten gewinnt, wer mehr von der höchsten Art hat; sind es gleich viele, entscheidet die nächste Art, und so weiter.',
    'TA-8.7':
      'Mit `tieBreak=highestOnly` gewinnt, wessen bester geschlagener Turm am höchsten steht, gleich wie viele davon es sind.',
    'TA-8.8': 'Wer dann noch gleichauf liegt, mit `tieBreak=none` schon bei gleichen Punkten, teilt sich den Sieg.',
    'TA-9.1':
      'Ein Feld heißt nach dem Buchstaben seiner Spalte und der Zahl seiner Reihe. Setzen schreibt man `M4@c1`, eine Bewegung `c1-d2`, einen Schlag `c1xd2`.',
    'TA-9.2': '`-` ist für leere Felder und `x` für Schläge; keines steht für das andere.',
  },
});

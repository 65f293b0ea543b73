import { translation } from '@threefold-games/speech';
import type { rules as english } from '../en/rules.generated.ts';

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
    H: 'Hausregeln, in keiner Ausgabe gedruckt',
  },
  rules: {
    'TA-1.1':
      'Es gibt drei Bretter mit je fünf Spalten und fünf Reihen: Brett 1 hat die Spalten a bis e, Brett 2 f bis j, Brett 3 k bis o. Die äußeren Reihen, 1 und 5, sind die beiden Startlinien des Bretts.',
    'TA-1.2':
      'Jedes Brett liegt zwischen zwei Farben, und jede von beiden hat dort eine der Startlinien: Auf Brett 1 hat Elfenbein die Reihe 1 und Ebenholz die Reihe 5, auf Brett 2 hat Ebenholz die Reihe 1 und Glut die Reihe 5, auf Brett 3 hat Glut die Reihe 1 und Elfenbein die Reihe 5. Vorwärts heißt: von der eigenen Startlinie zur gegnerischen.',
    'TA-1.3':
      'Zu jeder Farbe gehören neun Türme: klein (S), mittel (M) und groß (L), jede Höhe mit 3, 4 und 6 Ecken, jede Art einmal.',
    'TA-1.4': 'Auf einem Feld steht höchstens ein Turm.',
    'TA-2.1':
      'Die Partie beginnt mit der Aufstellung: Reihum wird je ein Turm gesetzt, Elfenbein zuerst, bis alle ihre neun Türme gesetzt haben. Vorher zieht kein Turm, und nachher wird keiner mehr gesetzt.',
    'TA-2.2':
      'Du wählst einen beliebigen deiner Türme und setzt ihn auf ein beliebiges freies Feld deiner beiden Startlinien.',
    'TA-2.3': 'Jeder Turm wird einmal gesetzt und bleibt stehen, bis die Aufstellung beendet ist.',
    'TA-3.1': 'Ein Zug ist genau ein Schritt mit einem Turm: eine Bewegung oder ein Schlag.',
    'TA-3.2': 'Du ziehst und schlägst mit deinen eigenen Türmen.',
    'TA-3.3': 'Eine Bewegung führt ein Feld vorwärts, gerade oder diagonal.',
    'TA-3.4': 'Ein Turm zieht nur auf ein leeres Feld und springt nie über einen anderen Turm.',
    'TA-3.5': 'Ein Turm zieht und schlägt nie rückwärts.',
    'TA-3.6': 'Seitwärts geht ein Turm nur, um zu schlagen.',
    'TA-3.7': 'Ein Turm bleibt auf seinem Brett.',
    'TA-3.8': 'Du darfst nicht passen.',
    'TA-4.1':
      'Ein Turm schlägt einen gegnerischen Turm, der gerade oder diagonal vor ihm oder direkt neben ihm steht, indem er auf dessen Feld zieht. Du musst nie schlagen.',
    'TA-4.2':
      'Ein Turm schlägt jeden Turm, der genau eine Stufe niedriger ist: Groß schlägt Mittel, Mittel schlägt Klein. Sonst schlagen Türme verschiedener Höhe einander nicht; Groß schlägt nie Klein.',
    'TA-4.3': 'Bei gleicher Höhe schlägt der Turm mit mehr Ecken den anderen.',
    'TA-4.4': 'Gleiche Türme schlagen einander nie.',
    'TA-4.5':
      'David und Goliath: Der kleine dreieckige Turm schlägt den großen sechseckigen. Ist die Option „David und Goliath“ aus, entfällt diese Regel.',
    'TA-4.6': 'Kein Turm schlägt einen Turm seiner eigenen Farbe.',
    'TA-4.7': 'Ein geschlagener Turm verlässt das Brett für immer. Wer ihn geschlagen hat, behält ihn.',
    'TA-4.8':
      'Ein Turm, der die gegnerische Startlinie erreicht hat, zieht nicht weiter, kann aber noch seitwärts auf ihr schlagen und geschlagen werden.',
    'TA-5.1':
      'Nach jeder Bewegung und jedem Schlag wird das betreffende Brett geprüft und kein anderes. Nach dem Setzen wird nicht geprüft.',
    'TA-5.2':
      'Ein Brett friert ein, wenn darauf kein Schlag möglich ist, weder jetzt noch jemals, selbst wenn beide Seiten einander helfen würden: Die Türme dieses Bretts dürfen bei dieser Prüfung in beliebiger Folge ziehen; wer am Zug wäre und was auf anderen Brettern geschieht, zählt nicht.',
    'TA-5.3':
      'Die Prüfung ist exakt: Vielleicht muss erst ein dritter Turm aus dem Weg gehen, und ein Turm, der für immer blockiert ist, hilft nicht.',
    'TA-5.4': 'Auf einem eingefrorenen Brett wird nicht mehr gezogen und nicht mehr geschlagen.',
    'TA-6.1':
      'Zu dritt sind der Reihe nach Elfenbein, Ebenholz und Glut am Zug, dann wieder Elfenbein. Zu zweit wechseln sich Elfenbein und Ebenholz ab.',
    'TA-6.2':
      'Nach der Aufstellung macht zu dritt Elfenbein den ersten Zug; zu zweit macht ihn, wer zuletzt gesetzt hat, also Ebenholz. Die Option „Erster Zug“ gibt ihn der Farbe, die zuerst gesetzt hat (Elfenbein), oder der, die zuletzt gesetzt hat (zu zweit Ebenholz, zu dritt Glut).',
    'TA-6.3':
      'Wer keinen erlaubten Schritt hat, wird übersprungen, und vielleicht auch, wer danach kommt; so kann jemand zweimal nacheinander am Zug sein.',
    'TA-7.1':
      'Zu zweit gibt es eine dritte Farbe, den Zihin. Er hat die Türme und die Startlinien von Glut, ist aber nie am Zug.',
    'TA-7.2':
      'In der Aufstellung setzt ihr zuerst, abwechselnd und Elfenbein zuerst, acht Türme des Zihin nach eurer Wahl auf seine Startlinien; der neunte verlässt das Spiel. Dann setzt ihr eure eigenen neun, abwechselnd und Elfenbein zuerst.',
    'TA-7.3':
      'Du ziehst und schlägst auch mit den Türmen des Zihin, aber nur auf dem Brett zwischen dem Zihin und deinem Gegenüber. Steht die Option „Ziehen mit dem Zihin“ auf „Auf seinen beiden Brettern“, darfst du das auf beiden.',
    'TA-7.4': 'Mit einem Turm des Zihin schlägst du nie eigene Türme.',
    'TA-7.5': 'Jeder Turm des Zihin auf der Startlinie deines Gegenübers zählt 3 Punkte für dich.',
    'TA-8.1':
      'Die Partie endet, sobald zwei Bretter eingefroren sind. Steht die Option „Ende der Partie“ auf „Alle drei eingefroren“, geht sie weiter, bis es alle drei sind.',
    'TA-8.2': 'Nach dem Ende wird nichts gespielt.',
    'TA-8.3': 'Jeder geschlagene Turm zählt 5 Punkte, gleich welcher Höhe und Form.',
    'TA-8.4': 'Jeder deiner Türme, der am Ende auf einer gegnerischen Startlinie steht, zählt 3 Punkte.',
    'TA-8.5': 'Wer die meisten Punkte hat, gewinnt.',
    'TA-8.6':
      'Sind die Punkte gleich und steht die Option „Gleichstand“ auf „Alle geschlagenen Türme“, gilt für die geschlagenen Türme die Rangfolge L6, L4, L3, M6, M4, M3, S6, S4, S3. Bei Gleichstand gewinnt, wer mehr von der höchsten Art hat; sind es gleich viele, entscheidet die nächste Art, und so weiter.',
    'TA-8.7':
      'Steht sie auf „Höchster geschlagener Turm“, gewinnt, wessen bester geschlagener Turm den höchsten Rang hat, gleich wie viele davon es sind.',
    'TA-8.8': 'Wer dann noch gleichauf liegt, bei „Geteilter Sieg“ schon mit gleichen Punkten, teilt sich den Sieg.',
    'TA-9.1':
      'Ein Feld heißt nach dem Buchstaben seiner Spalte und der Zahl seiner Reihe. Setzen schreibt man `M4@c1`, eine Bewegung `c1-d2`, einen Schlag `c1xd2`.',
    'TA-9.2': '`-` ist für leere Felder und `x` für Schläge; keines steht für das andere.',
    'TA-H.1':
      'Komi: Zu zweit bekommt Ebenholz bei der Wertung Zusatzpunkte, so viele, wie die Option „Komi“ sagt: von 0 bis 15 in Schritten von einem halben Punkt. Sie kommen dazu, bevor die Punkte verglichen werden. Erst wenn die Punkte dann noch gleich sind, entscheidet die Option „Gleichstand“; mit einem halben Punkt sind sie es nie.',
    'TA-H.2':
      'Seitenwahl: Ist zu zweit die Option „Seitenwahl“ an, setzt Elfenbein allein alle Türme, in derselben Folge wie sonst, und macht auch den ersten Zug für die Farbe, die ihn hat. Dann wählt Ebenholz in einem eigenen Zug, geschrieben `stay` oder `swap`. Nach `stay` geht es weiter. Bei `swap` tauschen die beiden die Seiten: Jedes Brett wird um eine halbe Drehung gedreht, die Bretter 2 und 3 tauschen ihre Plätze, und beide haben, was die andere Farbe hatte; dann geht es weiter. Zusammen mit Komi oder Vorgabe gibt es keine Seitenwahl.',
    'TA-H.3':
      'Vorgabe: Die Option „Vorgabe“ gibt einer Farbe Punkte zu Beginn, in drei Stufen 5, 10 oder 15; sie zählen wie alle anderen. Zusammen mit Komi oder Seitenwahl gibt es keine Vorgabe.',
  },
});

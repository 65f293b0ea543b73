import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/guide.ts';

/** How to play Talat, in German. */
export const words = translation<typeof english>()('de')({
  sections: {
    aim: {
      title: 'Das Ziel',
      text: 'Talat ist ein Spiel für drei, oder auch für zwei. Es gibt drei Bretter, und jedes liegt zwischen zwei Farben. Du spielst auf zwei Brettern zugleich, und auf jedem hast du jemand anderen gegenüber.\nDu willst die meisten Punkte. Jeder Turm, den du schlägst, zählt 5. Jeder deiner Türme, der am Ende auf einer gegnerischen Startlinie steht, zählt 3.',
    },
    towers: {
      title: 'Türme',
      text: 'Zu jeder Farbe gehören neun Türme. Sie sind klein, mittel oder groß (S, M, L), und jede Höhe gibt es mit drei, vier und sechs Ecken. Nur Höhe und Ecken unterscheiden sie: Ein M4 ist mittel und hat vier Ecken. Von deinen Türmen gleicht keiner dem anderen.',
    },
    placing: {
      title: 'Setzen',
      text: 'Eine Partie beginnt mit leeren Brettern. Reihum setzt ihr je einen Turm auf ein beliebiges freies Feld der eigenen zwei Startlinien, bis alle gesetzt sind. Wohin ein Turm kommt, entscheidet, wem er begegnet, denn sein Brett verlässt er nie.',
    },
    moving: {
      title: 'Ziehen',
      text: 'Ein Zug ist ein einziger Schritt mit einem einzigen Turm. Der Turm zieht ein Feld vorwärts, gerade oder diagonal, auf ein leeres Feld. Vorwärts heißt: zur gegnerischen Startlinie hin. Türme gehen nie rückwärts und springen nie, und du darfst nicht passen. Wer keinen Schritt mehr hat, wird übersprungen.',
    },
    capturing: {
      title: 'Schlagen',
      text: 'Ein Turm schlägt, indem er auf das Feld eines gegnerischen Turms zieht. Er erreicht die drei Felder vor sich und die beiden neben sich. Du musst nie schlagen.\nWen er schlägt, hängt von der Höhe ab. Ein großer Turm schlägt jeden mittleren, ein mittlerer jeden kleinen. Groß schlägt nie Klein.\nBei gleicher Höhe schlägt der Turm mit mehr Ecken den anderen. Gleiche Türme können einander nichts tun.\nUnd dann gibt es noch David und Goliath: Der kleinste Turm, S3, schlägt den größten, L6.',
    },
    points: {
      title: 'Geschlagen oder drüben',
      text: 'Geschlagene Türme verlassen das Brett. Wer sie geschlagen hat, behält sie.\nEin Turm auf der gegnerischen Startlinie ist drüben und zieht nicht weiter. Er kann auf dieser Linie noch zur Seite schlagen, und er kann dort geschlagen werden. Seine 3 Punkte bekommst du nur, wenn er am Ende noch da ist.',
    },
    end: {
      title: 'Eingefrorene Bretter und das Ende',
      text: 'Ein Brett friert ein, sobald darauf nie wieder ein Schlag möglich ist: Die Türme sind aneinander vorbei, oder die, die sich noch begegnen können, können einander nicht schlagen. Auf einem eingefrorenen Brett zieht nichts mehr, aber Türme, die drüben sind, zählen weiter.\nSobald zwei Bretter eingefroren sind, ist die Partie zu Ende. Wer die meisten Punkte hat, gewinnt. Bei gleichen Punkten werden die geschlagenen Türme verglichen, die höchsten zuerst.',
    },
    two: {
      title: 'Zu zweit',
      text: 'Seid ihr zu zweit, spielt die dritte Farbe als Zihin mit. Er ist selbst nie am Zug. Vor euren eigenen Türmen setzt ihr abwechselnd acht Türme des Zihin; der neunte bleibt draußen.\nIn deinem Zug darfst du statt mit einem eigenen auch mit einem Turm des Zihin ziehen, aber nur auf dem Brett zwischen dem Zihin und deinem Gegenüber. Was er schlägt, gehört dir, und ein Turm des Zihin auf der Startlinie deines Gegenübers zählt 3 Punkte für dich. Dein Gegenüber tut dasselbe auf dem Brett zwischen dem Zihin und dir.',
    },
    start: {
      title: 'Ein guter Anfang',
      text: 'Antworte beim Setzen auf das, was dir gegenübersteht: auf einen mittleren Turm mit einem großen, auf einen L6 mit deinem S3. Sorg auf beiden Brettern für Türme von jeder Höhe, sonst spaziert jemand ungehindert durch.\nSieh dann vor jedem Schritt nach: Was könnte den Turm dort schlagen, wo er stehen wird? Passen darfst du nicht, also halte ein paar harmlose Schritte zurück.\nUnd behalte die Punkte im Auge. Die Partie kann plötzlich enden, mit einem einzigen Schritt, der das zweite Brett einfriert. Wenn du vorn liegst, such diesen Schritt; wenn nicht, sorg dafür, dass noch ein Schlag möglich bleibt.',
    },
  },
});

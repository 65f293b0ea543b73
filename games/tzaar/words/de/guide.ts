import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/guide.ts';

/** How to play TZAAR, in German. */
export const words = translation<typeof english>()('de')({
  sections: {
    aim: {
      title: 'Das Ziel',
      text: 'TZAAR ist ein Spiel für zwei, Weiß und Schwarz. Ihr habt je 30 Steine von drei Arten: Tzaars, Tzarras und Totts. Du gewinnst, sobald von deinem Gegenüber auf dem Brett kein Stein einer dieser Arten mehr zu sehen ist. Welche Art das ist und wie viele Steine der anderen noch da sind, spielt keine Rolle.\nEs gibt einen zweiten Weg zum Sieg: Wer zu Beginn des eigenen Zugs nichts schlagen kann, hat verloren.',
    },
    pieces: {
      title: 'Brett und Steine',
      text: 'Das Brett hat 60 Felder, durch Linien verbunden, und in der Mitte ein Loch. Ihr habt je 6 Tzaars (mit drei Blütenblättern), 9 Tzarras (mit einem Ring) und 15 Totts (ohne Zeichen). Alle Arten ziehen und schlagen gleich, nur ihre Zahl ist verschieden. Darum brauchen die wenigen Tzaars am meisten Schutz.\nAlle 60 Steine stehen von Anfang an auf dem Brett, meist in zufälliger Anordnung.',
    },
    turn: {
      title: 'Dein Zug',
      text: 'Weiß eröffnet mit einem einzigen Schlag. Danach wechselt ihr euch ab, und jeder Zug hat zwei Schritte.\nZuerst schlägst du. Dieser Schritt ist Pflicht.\nDann hast du die Wahl: noch einmal schlagen, stapeln oder passen. Du darfst denselben Stein nehmen wie zuvor oder einen anderen.',
    },
    moving: {
      title: 'Ziehen',
      text: 'Ein Stein zieht eine gerade Linie entlang, in beliebiger Richtung, bis zum ersten Stein, auf den er trifft. Gehört dieser deinem Gegenüber, schlägst du ihn; ist es ein eigener, stapelst du. Über leere Felder zieht er hinweg, egal wie viele es sind. Er zieht nie über einen anderen Stein, bleibt nie auf einem leeren Feld stehen und überquert nie das Loch.\nWeil nichts je auf ein leeres Feld zieht, leert sich das Brett nach und nach, und es gibt immer weniger zu schlagen.',
    },
    capturing: {
      title: 'Schlagen',
      text: 'Ein einzelner Stein hat die Höhe 1; ein Stapel ist so hoch, wie er Steine hat. Du schlägst alles, was höchstens so hoch ist wie der Stein oder Stapel, mit dem du ziehst, egal welcher Art. Ein einzelner Stein schlägt einzelne Steine; ein Stapel der Höhe 3 schlägt Stapel der Höhe 3 und 2 und einzelne Steine.\nWas du schlägst, verlässt das Spiel, mit allem, was darunter liegt. Dein Stein oder Stapel steht dann an seiner Stelle.',
    },
    stacking: {
      title: 'Stapeln',
      text: 'Zum Stapeln ziehst du mit einem deiner Steine oder Stapel auf einen anderen eigenen. Die Höhen addieren sich, ohne Grenze. Von da an zieht der Stapel als Ganzes, und niemand kann ihn wieder teilen.\nDer oberste Stein bestimmt, was ein Stapel ist. Ein Tzaar auf zwei Totts ist ein Tzaar der Höhe 3; die Totts darunter zählen nicht mehr als Totts.\nStapeln macht stark: Ein hoher Stapel schlägt fast alles, und wenig kann ihn schlagen. Aber danach hast du weniger Steine zum Ziehen, und ein geschlagener Stapel ist als Ganzes verloren.',
    },
    losing: {
      title: 'Wie Partien verloren gehen',
      text: 'Die meisten Partien gehen verloren, weil jemand etwas übersieht. Achte darum vor jedem Zug auf drei Dinge.\nDie Zahlen: Wie viele Steine jeder Art sind noch zu sehen, bei dir und bei deinem Gegenüber? Hast du von einer Art nur noch zwei, können beide in einem einzigen Zug geschlagen werden.\nDeine Stapel: Verdecke nicht den letzten Stein einer deiner Arten. Ist von einer Art keiner mehr zu sehen, hast du verloren, auch wenn du den letzten selbst verdeckt hast.\nDeine Schläge: Behalte gegen Ende Steine, die noch etwas zu schlagen haben. Wer zuerst nichts mehr schlagen kann, verliert.',
    },
    start: {
      title: 'Ein guter Anfang',
      text: 'Schlage am Anfang in jedem Zug einmal und staple einmal. Setz Tzaars oder Tzarras auf Totts: Totts hast du viele, Tzaars wenige. Lass deine hohen Stapel dort stehen, wo sie Linien zum Ziehen haben.\nZähl später mit. Hat dein Gegenüber von einer Art nur noch zwei Steine, such einen Zug, der beide schlägt. Und am Ende, wenn es wenig zu schlagen gibt, sind zwei Schläge in einem Zug oft besser als ein Stapel.',
    },
  },
});

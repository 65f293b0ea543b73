import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/guide.ts';

/** How to play Taluva, in German. */
export const words = translation<typeof english>()('de')({
  sections: {
    aim: {
      title: 'Das Ziel',
      text: 'Taluva ist ein Spiel für zwei bis vier. Gemeinsam legt ihr aus Plättchen eine Insel, und alle besiedeln sie mit eigenen Gebäuden: 20 Hütten, 3 Tempeln und 2 Türmen. Du gewinnst sofort, wenn du zwei Gebäudearten komplett verbaut hast, etwa alle Tempel und alle Hütten.\nGehen vorher die Plättchen aus, gewinnt, wer die meisten Tempel gebaut hat. Bei Gleichstand entscheiden die Türme, dann die Hütten.\nIn jedem Zug ziehst du ein Plättchen, legst es und baust.',
    },
    tiles: {
      title: 'Ein Plättchen legen',
      text: 'Jedes Plättchen hat einen Vulkan und zwei Landschaften. Fünf Landschaften gibt es: Dschungel, Lichtung, Sand, Fels und See. Sie müssen nicht zueinanderpassen; du legst das Plättchen, wie du willst.\nDu kannst es neben die Insel legen, sodass es sie mit mindestens einer Kante berührt. Dann liegt es auf Ebene 1. Dabei dürfen Löcher in der Insel entstehen oder gefüllt werden. Nie liegt es halb auf Land und halb im Meer.',
    },
    eruptions: {
      title: 'Vulkanausbrüche',
      text: 'Du kannst das Plättchen auch auf Land legen: Ein Vulkan bricht aus, und die Insel wächst in die Höhe. Der neue Vulkan muss einen alten überdecken, dessen Lava in eine andere Richtung läuft. Die drei Felder darunter müssen auf derselben Ebene liegen; die neuen liegen eine Ebene höher.\nEin Ausbruch darf Hütten überdecken, egal von wem. Sie verlassen das Spiel, zählen aber weiter als gebaut. Nie überdeckt er einen Tempel oder Turm, und nie löscht er eine ganze Siedlung aus. Eine einzelne Hütte ist darum sicher.',
    },
    huts: {
      title: 'Eine Hütte bauen',
      text: 'Nach dem Legen baust du, auf eine von vier Arten. Die einfachste: Baue eine Hütte auf einem beliebigen freien Feld der Ebene 1, irgendwo auf der Insel. Frei ist ein Feld, wenn es kein Vulkan ist und nichts darauf steht.',
    },
    expanding: {
      title: 'Erweitern',
      text: 'Wähle eine deiner Siedlungen und eine Landschaft. Jedes freie Feld dieser Landschaft neben der Siedlung bekommt so viele Hütten, wie seine Ebene zählt: eine auf Ebene 1, zwei auf Ebene 2. Du musst alle diese Felder nehmen. Reichen deine Hütten dafür nicht, kannst du diese Landschaft nicht wählen.',
    },
    settlements: {
      title: 'Siedlungen',
      text: 'Felder mit deinen Gebäuden, die sich berühren, bilden eine Siedlung, auf welchen Ebenen sie auch liegen. Auch eine einzelne Hütte ist eine. Siedlungen wachsen zusammen, wenn du zwischen ihnen baust, und ein Ausbruch kann eine in mehrere teilen.\nDas ist wichtig, denn Tempel und Türme werden neben Siedlungen gebaut.',
    },
    temples: {
      title: 'Tempel',
      text: 'Ein Tempel braucht eine eigene Siedlung, die drei Felder oder mehr und noch keinen Tempel hat. Baue ihn auf ein freies Feld neben ihr, auf beliebiger Ebene. Drei Hütten auf einem Feld sind trotzdem nur ein Feld.',
    },
    towers: {
      title: 'Türme',
      text: 'Ein Turm braucht ein freies Feld der Ebene 3 oder höher, neben einer eigenen Siedlung, die noch keinen Turm hat. Diese Siedlung darf auch nur eine einzelne Hütte sein.\nWächst eine Siedlung mit einer anderen zusammen, können in ihr zwei Tempel oder zwei Türme stehen.',
    },
    out: {
      title: 'Ausscheiden',
      text: 'Kannst du nach dem Legen nichts bauen, scheidest du aus und kannst nicht mehr gewinnen. Solange du Hütten hast, kommt das kaum vor. Sind sie verbraucht, brauchst du in jedem Zug einen Platz für einen Tempel oder Turm. Wer als Letztes im Spiel bleibt, gewinnt.',
    },
    start: {
      title: 'Ein guter Anfang',
      text: 'Arbeite auf Tempel hin. Die meisten Partien gewinnt man mit drei Tempeln und allen Hütten; in kurzen entscheiden die Tempel, wenn die Plättchen ausgehen. Baue deine ersten Hütten dort, wo du auf zwei oder drei Felder auf einmal erweitern kannst, baue einen Tempel, sobald sich drei Felder berühren, und beginne die nächste Siedlung ein Stück entfernt: Wachsen zwei zu früh zusammen, bekommen sie nur einen Tempel.\nBehalte die anderen im Auge. Hat jemand drei Felder und noch keinen Tempel, lass dort einen Vulkan ausbrechen oder nimm das freie Feld. Und zähl deine Hütten: Behalte ein paar, bis dein letzter Tempel steht.',
    },
  },
});

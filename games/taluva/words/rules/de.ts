import { translation } from '@threefold/words';
import type { rules as english } from './en.generated.ts';

/** The rules in German. */
export const rules = translation<typeof english>()('de')({
  chapters: {
    '1': 'Material',
    '2': 'Der Zug',
    '3': 'Legen',
    '4': 'Überdecken',
    '5': 'Siedlungen',
    '6': 'Bauen',
    '7': 'Ausscheiden',
    '8': 'Ende',
    '9': 'Spiel auf Platzierung',
    '10': 'Notation',
  },
  rules: {
    'TL-1.1': 'Zwei bis vier Plätze spielen; Platz 0 beginnt, und es geht reihum in der Folge der Plätze.',
    'TL-1.2':
      'Es gibt 48 Plättchen von 25 Arten; jedes zeigt einen Vulkan und zwei Landschaftsfelder, und eine Landschaft ist Dschungel, Lichtung, Sand, Fels oder See.',
    'TL-1.3':
      'Die Option tiles bestimmt, ob in einer Partie 48, 36 oder 24 Plättchen gezogen werden; die anderen bleiben draußen, und niemand weiß, welche es sind.',
    'TL-1.4': 'Jeder Platz hat 3 Tempel, 2 Türme und 20 Hütten zum Bauen.',
    'TL-2.1':
      'Ein Zug besteht aus Ziehen, Legen und Bauen, in dieser Folge und je einmal; das Bauen fehlt, wenn der Platz durch das Legen ausscheidet.',
    'TL-2.2':
      'Der Zufall zieht: Jedes Plättchen, das noch niemand gesehen hat, ist so wahrscheinlich wie jedes andere, und eine Art, von der alle gesehen sind, kann nicht kommen.',
    'TL-2.3':
      'Plätze, die ausgeschieden sind oder die fertig sind, während andere um die Platzierung spielen, werden übersprungen.',
    'TL-3.1': 'Das erste Plättchen wird mit seinem Vulkan auf den Ursprung und mit Drehung 0 gelegt.',
    'TL-3.2':
      'Jedes andere Plättchen liegt mit allen drei Feldern auf dem bloßen Tisch oder mit allen drei auf Land, nie halb und halb.',
    'TL-3.3': 'Ein Plättchen auf dem Tisch hat mindestens eine Kante mit Land gemeinsam.',
    'TL-3.4': 'Beim Legen dürfen Löcher im Land entstehen und gefüllt werden.',
    'TL-3.5':
      'Ein Plättchen auf dem Tisch liegt auf Ebene 1; ein Plättchen auf Land liegt eine Ebene höher als das, was es überdeckt, und eine höchste Ebene gibt es nicht.',
    'TL-4.1': 'Der Vulkan eines überdeckenden Plättchens liegt auf einem Vulkan.',
    'TL-4.2': 'Er darf nicht in die Richtung des Vulkans zeigen, den er überdeckt.',
    'TL-4.3': 'Die drei Felder darunter haben ein und dieselbe Ebene, sodass unter dem Plättchen keine Lücke bleibt.',
    'TL-4.4': 'Die beiden anderen Felder dürfen Landschaften oder Vulkane überdecken, von beliebigen Plättchen.',
    'TL-4.5':
      'Hütten dürfen überdeckt werden, eigene und fremde; sie verlassen das Spiel, zählen aber weiter als gebaut.',
    'TL-4.6': 'Tempel und Türme werden nie überdeckt.',
    'TL-4.7':
      'Jede Siedlung, die Felder verliert, behält mindestens einen Spielstein, und jede Siedlung wird für sich geprüft.',
    'TL-5.1': 'Eine Siedlung ist eine größtmögliche Gruppe benachbarter Felder mit Spielsteinen eines Platzes.',
    'TL-5.2':
      'Verschiedene Ebenen trennen eine Siedlung nicht, und sie trennen sie nicht von den Feldern um sie herum.',
    'TL-5.3': 'Überdecken kann eine Siedlung teilen; ihre Teile sind von da an eigene Siedlungen.',
    'TL-5.4': 'Bauen kann Siedlungen eines Platzes verbinden; sie sind von da an eine einzige.',
    'TL-5.5': 'Auch ein einzelner Spielstein ist eine Siedlung, ob Hütte, Tempel oder Turm.',
    'TL-6.1':
      'Gebaut wird auf eine von vier Arten: eine Hütte bauen, einen Tempel bauen, einen Turm bauen oder eine Siedlung erweitern.',
    'TL-6.2': 'Spielsteine kommen nur auf freie Felder: Land, das kein Vulkan ist und keinen Spielstein trägt.',
    'TL-6.3': 'Eine Hütte wird auf einem beliebigen freien Feld der Ebene 1 gebaut, überall auf dem Land.',
    'TL-6.4': 'Steht hutMayTouchOwn auf off, wird keine Hütte neben einem Spielstein desselben Platzes gebaut.',
    'TL-6.5': 'Ein Tempel wird auf einem freien Feld beliebiger Ebene neben einer eigenen Siedlung gebaut.',
    'TL-6.6': 'Diese Siedlung hat für sich allein drei Felder oder mehr.',
    'TL-6.7': 'Diese Siedlung hat für sich allein keinen Tempel.',
    'TL-6.8': 'Ein Turm wird auf einem freien Feld der Ebene 3 oder höher gebaut.',
    'TL-6.9': 'Dieses Feld liegt neben einer eigenen Siedlung beliebiger Größe.',
    'TL-6.10': 'Diese Siedlung hat für sich allein keinen Turm.',
    'TL-6.11': 'Eine Erweiterung beginnt mit einer der eigenen Siedlungen und einer Landschaft.',
    'TL-6.12':
      'Jedes freie Feld dieser Landschaft neben der Siedlung, wie sie vorher war, bekommt so viele Hütten, wie seine Ebene zählt.',
    'TL-6.13': 'Eine Erweiterung braucht mindestens ein solches Feld.',
    'TL-6.14': 'Eine Erweiterung nimmt alle solchen Felder; reichen die Hütten nicht für alle, ist sie nicht möglich.',
    'TL-6.15': 'Jeder Platz baut nur, was er noch übrig hat.',
    'TL-6.16':
      'Alle Bedingungen werden vor dem Bauen geprüft, sodass in einer zusammengewachsenen Siedlung zwei Tempel oder zwei Türme stehen können.',
    'TL-7.1':
      'Ein Platz, der nach dem Legen nichts bauen kann, scheidet sofort aus; sein Plättchen und seine Spielsteine bleiben.',
    'TL-7.2': 'Ein ausgeschiedener Platz gewinnt nichts, was er auch gebaut hat.',
    'TL-7.3': 'Ist nur noch ein Platz im Spiel, endet die Partie, und dieser Platz gewinnt.',
    'TL-8.1':
      'Hat ein Platz alle Spielsteine von zwei Arten gebaut, endet die Partie sofort, und dieser Platz gewinnt.',
    'TL-8.2': 'Überdeckte Hütten zählen dafür als gebaut, ebenso am Ende der Plättchen.',
    'TL-8.3':
      'Soll ein Zug beginnen und ist kein Plättchen mehr zu ziehen, endet die Partie: Es gewinnen die meisten Tempel, dann die meisten Türme, dann die meisten Hütten.',
    'TL-8.4': 'Plätze, die in allen drei gleich sind, teilen sich den Sieg.',
    'TL-8.5': 'Nach dem Ende wird nichts gespielt.',
    'TL-9.1':
      'Steht ranking auf on, erhält ein Platz, der alle Spielsteine von zwei Arten gebaut hat, den besten freien Rang, und die anderen spielen weiter.',
    'TL-9.2': 'Ein Platz, der ausscheidet, erhält den letzten freien Rang.',
    'TL-9.3': 'Die Partie endet, wenn höchstens ein Platz ohne Rang ist; dieser Platz erhält den Rang, der übrig ist.',
    'TL-9.4':
      'Am Ende der Plättchen werden die freien Ränge unter den Plätzen ohne Rang nach TL-8.3 verteilt; gleiche Plätze haben denselben, besten Rang.',
    'TL-9.5': 'Die Plätze auf dem ersten Rang teilen sich den Sieg.',
    'TL-10.1':
      'Ziehen schreibt man `JC`, Legen `2,-1/3`, Bauen `H@1,0`, `T@1,0`, `W@1,0` oder `E@1,0:J`; ein Feld schreibt man `q,r`, seine axialen Koordinaten unter Sechsecken, die auf einer Spitze stehen.',
    'TL-10.2':
      'Ziehen nennt die beiden Landschaften des Plättchens im Uhrzeigersinn vom Vulkan aus, etwa `JC`: J Dschungel, C Lichtung, S Sand, R Fels, L See.',
    'TL-10.3':
      'Legen nennt das Feld des Vulkans und die Drehung, etwa `2,-1/3`: Die erste Landschaft liegt vom Vulkan aus in dieser Richtung, die zweite in der nächsten; 0 ist Osten, dann im Uhrzeigersinn.',
    'TL-10.4':
      'Bauen ist `H@1,0` Hütte, `T@1,0` Tempel, `W@1,0` Turm und `E@1,0:J` Erweiterung in den Dschungel, mit dem kleinsten Feld der Siedlung nach q, dann r; jedes andere ihrer Felder wird auch verstanden.',
  },
});

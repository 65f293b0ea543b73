import { translation } from '@threefold-games/speech';
import type { rules as english } from '../en/rules.generated.ts';

/** The rules in German. */
export const rules = translation<typeof english>()('de')({
  chapters: {
    '1': 'Material',
    '2': 'Der Zug',
    '3': 'Plättchen legen',
    '4': 'Überdecken',
    '5': 'Siedlungen',
    '6': 'Bauen',
    '7': 'Ausscheiden',
    '8': 'Ende',
    '9': 'Spiel auf Platzierung',
    '10': 'Notation',
    H: 'Hausregeln, in keiner Ausgabe gedruckt',
  },
  rules: {
    'TL-1.1':
      'Es spielen zwei bis vier: Elfenbein, Ebenholz, Glut und Pflaume. Elfenbein beginnt, und es geht reihum in dieser Folge.',
    'TL-1.2':
      'Es gibt 48 Plättchen von 25 Arten. Jedes zeigt einen Vulkan und zwei Landschaftsfelder; die Landschaften sind Dschungel, Lichtung, Sand, Fels und See.',
    'TL-1.3':
      'Die Option „Plättchen“ bestimmt, ob in einer Partie 48, 36 oder 24 Plättchen gezogen werden. Die anderen bleiben draußen, und niemand weiß, welche es sind.',
    'TL-1.4': 'Alle haben 3 Tempel, 2 Türme und 20 Hütten zum Bauen.',
    'TL-2.1':
      'Ein Zug hat drei Schritte, jeden einmal und in dieser Folge: Du ziehst ein Plättchen, legst es und baust. Das Bauen entfällt, wenn du nach dem Legen ausscheidest.',
    'TL-2.2':
      'Beim Ziehen entscheidet der Zufall: Jedes Plättchen, das noch niemand gesehen hat, ist so wahrscheinlich wie jedes andere, und eine Art, von der alle gesehen sind, kann nicht kommen.',
    'TL-2.3': 'Wer ausgeschieden ist oder fertig ist, während andere um die Platzierung spielen, wird übersprungen.',
    'TL-3.1': 'Das erste Plättchen wird in die Mitte gelegt und nicht gedreht: `0,0/0`.',
    'TL-3.2':
      'Jedes andere Plättchen liegt mit allen drei Feldern auf dem bloßen Tisch oder mit allen drei auf Land, nie halb und halb.',
    'TL-3.3': 'Ein Plättchen auf dem Tisch hat mindestens eine Kante mit Land gemeinsam.',
    'TL-3.4': 'Beim Legen dürfen Löcher im Land entstehen und gefüllt werden.',
    'TL-3.5':
      'Ein Plättchen auf dem Tisch liegt auf Ebene 1; ein Plättchen auf Land liegt eine Ebene höher als das, was es überdeckt. Eine höchste Ebene gibt es nicht.',
    'TL-4.1': 'Der Vulkan eines überdeckenden Plättchens muss auf einem Vulkan liegen.',
    'TL-4.2': 'Er darf nicht in dieselbe Richtung zeigen wie der Vulkan, den er überdeckt.',
    'TL-4.3':
      'Die drei Felder darunter müssen auf derselben Ebene liegen, sodass unter dem Plättchen keine Lücke bleibt.',
    'TL-4.4': 'Die beiden anderen Felder dürfen Landschaften oder Vulkane überdecken, von beliebigen Plättchen.',
    'TL-4.5':
      'Hütten dürfen überdeckt werden, eigene wie fremde. Sie verlassen das Spiel, zählen aber weiter als gebaut.',
    'TL-4.6': 'Tempel und Türme werden nie überdeckt.',
    'TL-4.7':
      'Jede Siedlung, die Felder verliert, muss mindestens einen Spielstein behalten; jede Siedlung wird für sich geprüft.',
    'TL-5.1': 'Eine Siedlung besteht aus allen verbundenen Feldern mit Spielsteinen derselben Farbe.',
    'TL-5.2':
      'Verschiedene Ebenen trennen eine Siedlung nicht, und sie trennen sie nicht von den Feldern um sie herum.',
    'TL-5.3': 'Überdecken kann eine Siedlung teilen; ihre Teile sind von da an eigene Siedlungen.',
    'TL-5.4': 'Bauen kann Siedlungen derselben Farbe verbinden; sie sind von da an eine einzige.',
    'TL-5.5': 'Auch ein einzelner Spielstein ist eine Siedlung, ob Hütte, Tempel oder Turm.',
    'TL-6.1':
      'Du baust auf eine von vier Arten: eine Hütte bauen, einen Tempel bauen, einen Turm bauen oder eine Siedlung erweitern.',
    'TL-6.2': 'Spielsteine kommen nur auf freie Felder: Land, das kein Vulkan ist und keinen Spielstein trägt.',
    'TL-6.3': 'Eine Hütte wird auf einem beliebigen freien Feld der Ebene 1 gebaut, überall auf dem Land.',
    'TL-6.4':
      'Steht die Option „Hütten neben eigenen“ auf „Nicht erlaubt“, kannst du keine Hütte neben einem eigenen Spielstein bauen.',
    'TL-6.5': 'Ein Tempel wird auf einem freien Feld beliebiger Ebene neben einer eigenen Siedlung gebaut.',
    'TL-6.6': 'Diese Siedlung muss für sich allein drei Felder oder mehr haben.',
    'TL-6.7': 'In dieser Siedlung darf noch kein Tempel stehen.',
    'TL-6.8': 'Ein Turm wird auf einem freien Feld der Ebene 3 oder höher gebaut.',
    'TL-6.9': 'Dieses Feld muss neben einer eigenen Siedlung beliebiger Größe liegen.',
    'TL-6.10': 'In dieser Siedlung darf noch kein Turm stehen.',
    'TL-6.11': 'Zum Erweitern wählst du eine deiner Siedlungen und eine Landschaft.',
    'TL-6.12':
      'Jedes freie Feld dieser Landschaft neben der Siedlung, wie sie vorher war, bekommt so viele Hütten, wie seine Ebene zählt.',
    'TL-6.13': 'Eine Erweiterung braucht mindestens ein solches Feld.',
    'TL-6.14':
      'Eine Erweiterung nimmt alle solchen Felder ein; reichen deine Hütten nicht für alle, ist sie nicht möglich.',
    'TL-6.15': 'Du baust nur, was du noch übrig hast.',
    'TL-6.16':
      'Alle Bedingungen werden vor dem Bauen geprüft, sodass in einer zusammengewachsenen Siedlung zwei Tempel oder zwei Türme stehen können.',
    'TL-7.1':
      'Kannst du nach dem Legen nichts bauen, scheidest du sofort aus; dein Plättchen und deine Spielsteine bleiben.',
    'TL-7.2': 'Wer ausgeschieden ist, kann nicht gewinnen, was auch immer gebaut wurde.',
    'TL-7.3': 'Ist nur noch eine Farbe im Spiel, endet die Partie, und diese Farbe gewinnt.',
    'TL-8.1': 'Hat jemand zwei Gebäudearten komplett verbaut, endet die Partie sofort mit diesem Sieg.',
    'TL-8.2': 'Überdeckte Hütten zählen als gebaut, hierfür ebenso wie am Ende der Plättchen.',
    'TL-8.3':
      'Soll ein Zug beginnen und ist kein Plättchen mehr zu ziehen, endet die Partie: Es gewinnen die meisten Tempel, dann die meisten Türme, dann die meisten Hütten.',
    'TL-8.4': 'Wer in allen dreien gleichauf liegt, teilt sich den Sieg.',
    'TL-8.5': 'Nach dem Ende wird nichts gespielt.',
    'TL-9.1':
      'Steht die Option „Auf Platzierung“ auf „Ja“, erhält den besten freien Rang, wer zwei Gebäudearten komplett verbaut hat, und die anderen spielen weiter.',
    'TL-9.2': 'Wer ausscheidet, erhält den letzten freien Rang.',
    'TL-9.3': 'Die Partie endet, wenn höchstens eine Farbe ohne Rang ist; sie erhält den Rang, der übrig ist.',
    'TL-9.4':
      'Am Ende der Plättchen werden die freien Ränge unter denen ohne Rang nach TL-8.3 verteilt; bei Gleichstand erhalten alle den besten dieser Ränge.',
    'TL-9.5': 'Alle auf dem ersten Rang teilen sich den Sieg.',
    'TL-10.1':
      'Ziehen schreibt man `JC`, Legen `2,-1/3`, Bauen `H@1,0`, `T@1,0`, `W@1,0` oder `E@1,0:J`; ein Feld schreibt man `q,r`, seine axialen Koordinaten unter Sechsecken, die auf einer Spitze stehen.',
    'TL-10.2':
      'Ziehen nennt die beiden Landschaften des Plättchens im Uhrzeigersinn vom Vulkan aus, etwa `JC`: J Dschungel, C Lichtung, S Sand, R Fels, L See.',
    'TL-10.3':
      'Legen nennt das Feld des Vulkans und die Drehung, etwa `2,-1/3`: Die erste Landschaft liegt vom Vulkan aus in dieser Richtung, die zweite in der nächsten; 0 ist Osten, dann im Uhrzeigersinn.',
    'TL-10.4':
      'Bauen ist `H@1,0` Hütte, `T@1,0` Tempel, `W@1,0` Turm und `E@1,0:J` Erweiterung in den Dschungel, mit dem kleinsten Feld der Siedlung nach q, dann r; jedes andere ihrer Felder wird auch verstanden.',
    'TL-H.1':
      'Vorgabe: Die Option „Vorgabe“ gibt einer Farbe Gebäude, die von Anfang an als gebaut gelten und nicht mehr zum Bauen da sind, in drei Stufen: einen Tempel; einen Turm; oder beides. Sie zählen für einen vorzeitigen Sieg, wenn die Plättchen ausgehen, und für die Ränge.',
  },
});

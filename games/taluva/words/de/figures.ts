import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/figures.ts';

/** What the drawn examples of rules say, in German. */
export const words = translation<typeof english>()('de')({
  'TL-3.1': 'Das erste Plättchen: Die Lava läuft zwischen seine beiden Felder.',
  'TL-3.2': 'Zwei Felder auf dem Meer, eines auf Land: nicht erlaubt.',
  'TL-3.3': 'Eine Kante berührt Land, nichts liegt darunter: erlaubt.',
  'TL-3.5': 'Auf drei Feldern der Ebene 1 liegt es auf Ebene 2.',
  'TL-4.1': 'Der Vulkan läge auf Dschungel: nicht erlaubt.',
  'TL-4.2': 'Die Lava liefe in dieselbe Richtung: Dreh das Plättchen.',
  'TL-4.3': 'Felder auf den Ebenen 2, 2 und 1: nicht erlaubt.',
  'TL-4.5': 'Eine von zwei Hütten wird überdeckt: erlaubt.',
  'TL-4.6': 'Dort steht ein Tempel: nicht erlaubt.',
  'TL-4.7': 'Eine Siedlung aus einer Hütte wäre weg: nicht erlaubt.',
  'TL-5.1': 'Zwei Siedlungen von Elfenbein, eine von Ebenholz.',
  'TL-6.3': 'Punkte: Hier kannst du eine Hütte bauen. Ebene 2 ist zu hoch.',
  'TL-6.5': 'Punkte: ein Tempel neben drei Feldern einer Siedlung.',
  'TL-6.8': 'Der Punkt: ein Turm auf Ebene 3, neben einer eigenen Hütte.',
  'TL-6.12': 'In den Dschungel: eine Hütte auf Ebene 1, zwei auf Ebene 2.',
  'TL-7.1': 'Ebenholz hat keine Hütten mehr, und zwei Felder sind zu wenig für einen Tempel: Ebenholz scheidet aus.',
});

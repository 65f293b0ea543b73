import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/figures.ts';

/** What the drawn examples of rules say, in Dutch. */
export const words = translation<typeof english>()('nl')({
  'TL-3.1': 'De eerste tegel: de lava loopt tussen zijn twee velden.',
  'TL-3.2': 'Twee velden op zee, één op land: mag niet.',
  'TL-3.3': 'Een rand raakt land, er ligt niets onder: mag.',
  'TL-3.5': 'Op drie velden van niveau 1 ligt hij op niveau 2.',
  'TL-4.1': 'De vulkaan zou op jungle liggen: mag niet.',
  'TL-4.2': 'De lava zou dezelfde kant op lopen: draai de tegel.',
  'TL-4.3': 'Velden op niveau 2, 2 en 1: mag niet.',
  'TL-4.5': 'Een van de twee hutten wordt bedekt: mag.',
  'TL-4.6': 'Daar staat een tempel: mag niet.',
  'TL-4.7': 'Een nederzetting van één hut zou verdwijnen: mag niet.',
  'TL-5.1': 'Twee nederzettingen van Ivoor, één van Ebbenhout.',
  'TL-6.3': 'Stippen: hier kan een hut komen. Niveau 2 is te hoog.',
  'TL-6.5': 'Stippen: een tempel naast drie velden van één nederzetting.',
  'TL-6.8': 'De stip: een toren op niveau 3, naast een van je hutten.',
  'TL-6.12': 'Naar de jungle: één hut op niveau 1, twee op niveau 2.',
  'TL-7.1': 'Ebbenhout heeft geen hutten meer, en twee velden zijn te weinig voor een tempel: Ebbenhout valt af.',
});

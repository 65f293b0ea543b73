import type { board as english } from '../en/board.ts';
import { translation } from '../message.ts';

export const board = translation<typeof english>()('nl')({
  keys: 'De pijltjestoetsen gaan van veld naar veld, Enter kiest, Home en End gaan naar het eerste en het laatste veld.',
  zoomIn: 'Dichterbij',
  zoomOut: 'Toon het hele bord',
  parts: 'Borden',
  showPart: 'Toon {part}',
  no3d: 'Deze browser kan niet in drie dimensies tekenen.',
  no3dText: 'Het bord is in plaats daarvan plat. Alles werkt hetzelfde.',
  loading3d: 'Het bord in drie dimensies wordt geladen.',
  walk: {
    label: 'Door de beurten gaan',
    first: 'Naar het begin',
    back: 'Eén beurt terug',
    play: 'Beurten afspelen',
    stop: 'Stop',
    next: 'Eén beurt verder',
    last: 'Naar het einde',
  },
});

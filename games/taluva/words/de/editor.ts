import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/editor.ts';

/** What the editor of islands says, in German. */
export const words = translation<typeof english>()('de')({
  tiles: 'Plättchen',
  tile: '{tile}, noch {n}',
  eraser: 'Entfernen',
  tools: 'Werkzeuge',
  hut: 'Hütten von {seat}',
  temple: 'Tempel von {seat}',
  tower: 'Turm von {seat}',
  seats: 'Plätze',
  seat: 'Am Zug',
  phase: 'Was als Nächstes kommt',
  phases: {
    draw: 'Plättchen ziehen',
    lay: 'Plättchen legen',
    build: 'Bauen',
    over: 'Nichts, die Partie ist zu Ende',
  },
  drawn: 'Gezogenes Plättchen',
  noDrawn: 'Keines',
  covered: 'Überdeckte Hütten von {seat}',
  standing: 'Stand von {seat}',
  playing: 'Im Spiel',
  out: 'Als Nummer {n} ausgeschieden',
  done: 'Als Nummer {n} fertig',
  flaws: {
    tiles: 'Mehr als {n} Plättchen sind gezogen.',
    noTile: 'Vor dem ersten Plättchen wird nichts gebaut.',
    left: 'In dieser Reihenfolge kann niemand ausgeschieden sein.',
    twoWon: 'In dieser Partie kann nur eine Person fertig sein.',
    standing:
      '{seat}: Der Stand passt nicht. Fertig ist, wer zwei Gebäudearten komplett verbaut hat, und sonst niemand.',
    notOver: 'Die Partie ist noch nicht zu Ende.',
    over: 'Die Partie ist schon zu Ende.',
    gone: '{seat} ist nicht mehr im Spiel und kann nicht am Zug sein.',
    turn: 'Nach so vielen Plättchen kann {seat} nicht am Zug sein.',
    place: 'Das erste Plättchen liegt auf 0,0, so wie es kommt.',
    apart: 'Die Insel muss zusammenhängen.',
    towerLow: 'Türme stehen auf Ebene 3 oder höher.',
    stock: '{seat} hat mehr Gebäude, als es gibt.',
    settlement: '{seat} hat Hütten gebaut, aber keine Siedlung mehr.',
    covered: 'Es sind mehr Hütten überdeckt, als Platz hatten.',
    builds: 'Es ist zu wenig gebaut: Jeder Zug endet mit dem Bauen.',
    stuck: '{seat} kann hier nichts bauen und wäre ausgeschieden.',
  },
});

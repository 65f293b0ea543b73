import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/coach.ts';

/** What Talat's coach says, in German. Towers are masculine here (der M4), and {towers} of one is a single name. */
export const words = translation<typeof english>()('de')({
  reasons: {
    ended: {
      title: 'Die Partie endet',
      text: '{step} friert Brett {board} ein und beendet die Partie: {who} hat {theirs} Punkte, du hast {own}.',
    },
    endedTied: {
      title: 'Die Partie endet',
      text: '{step} friert Brett {board} ein und beendet die Partie mit je {own} Punkten; die geschlagenen Türme entscheiden für {who}.',
    },
    ends: {
      title: 'Die Partie kann enden',
      text: '{step} friert Brett {board} ein und beendet die Partie: Du hast {own} Punkte, {who} hat {theirs}.',
    },
    endsTied: {
      title: 'Die Partie kann enden',
      text: '{step} friert Brett {board} ein und beendet die Partie mit je {own} Punkten; die geschlagenen Türme entscheiden für dich.',
    },
    taken: {
      title: 'Ein Turm geht verloren',
      text: '{who} schlägt als Nächstes den {tower} auf {cell}: {step}.',
    },
    takes: { title: 'Ein Turm lässt sich schlagen', text: '{step} schlägt den {tower}: 5 Punkte.' },
    prepares: {
      title: 'Ein Schlag in Aussicht',
      text: 'Nach {step} zieht derselbe Turm weiter und schlägt den {tower}: {later}.',
    },
    costs: {
      title: 'Ein Turm geht später verloren',
      text: 'Später schlägt {who} den {tower} auf {cell}: {step}.',
    },
    canWait: { title: 'Ein Schlag kann warten', text: 'Auch nach {first} schlägst du den {tower} noch: {later}.' },
    gains: { title: 'Ein späterer Schlag', text: 'Nach {first} schlägst du später den {tower}: {step}.' },
    exposed: {
      title: 'Ein Turm in Reichweite',
      text: '{who} kann den {tower} auf {cell} von {from} aus schlagen.',
    },
    leftExposed: {
      title: 'Ein Turm bleibt in Reichweite',
      text: 'Der {tower} auf {cell} bleibt in Reichweite: {who} kann ihn von {from} aus schlagen.',
    },
    attacks: { title: 'Ein Turm wird angegriffen', text: '{step} greift den {tower} auf {cell} an.' },
    attacksTwo: {
      title: 'Zwei Türme werden angegriffen',
      text: '{step} greift zwei Türme an: den {tower} auf {cell} und den {other} auf {cell2}.',
    },
    guards: {
      title: 'Ein Turm ist gedeckt',
      text: 'Nach {step} kannst du zurückschlagen, wenn {who} den {tower} auf {cell} schlägt.',
    },
    runs: {
      title: 'Ein Turm auf dem Weg nach drüben',
      text: 'Nach {step} zieht derselbe Turm weiter bis nach drüben: {later}.',
    },
    pins: {
      title: 'Ein Turm wird festgehalten',
      text: 'Nach {step} hat der {tower} auf {cell} keinen sicheren Schritt.',
    },
    releases: {
      title: 'Ein Turm kommt frei',
      text: 'Der {tower} auf {cell} hatte keinen sicheren Schritt; jetzt hat er {free}.',
    },
    cramped: {
      title: 'Wenige sichere Schritte',
      text: {
        one: 'In deinem nächsten Zug hast du {n} sicheren Schritt; nach {step} sind es {m}.',
        other: 'In deinem nächsten Zug hast du {n} sichere Schritte; nach {step} sind es {m}.',
      },
    },
    crampedAll: {
      title: 'Kein sicherer Schritt',
      text: 'In deinem nächsten Zug hast du keinen sicheren Schritt; nach {step} sind es {m}.',
    },
    squeezes: {
      title: 'Wenige sichere Schritte',
      text: {
        one: 'Nach {step} hat {who} noch {n} sicheren Schritt; nach {first} sind es {m}.',
        other: 'Nach {step} hat {who} noch {n} sichere Schritte; nach {first} sind es {m}.',
      },
    },
    squeezesAll: {
      title: 'Kein sicherer Schritt',
      text: 'Nach {step} hat {who} keinen sicheren Schritt mehr; nach {first} sind es {m}.',
    },
    passes: {
      title: 'Ein Turm ist außer Gefahr',
      text: 'Auf {cell} hat der {tower} nichts mehr vor sich, was ihn schlägt.',
    },
    letsPast: {
      title: 'Ein Turm kommt vorbei',
      text: 'Mit {step} ist der {tower} an allem vorbei, was ihn schlägt.',
    },
    crosses: { title: 'Ein Turm kommt nach drüben', text: 'Mit {step} ist der Turm drüben: 3 Punkte.' },
    stops: {
      title: 'Ein Brett friert ein',
      text: {
        one: '{step} friert Brett {board} ein, und {n} Turm, der dort für dich spielt, kommt nicht weiter.',
        other: '{step} friert Brett {board} ein, und {n} Türme, die dort für dich spielen, kommen nicht weiter.',
      },
    },
    stopsOthers: {
      title: 'Ein Brett lässt sich einfrieren',
      text: {
        one: '{step} friert Brett {board} ein; {who} hat dort {n} Turm, der nicht weiterkommt.',
        other: '{step} friert Brett {board} ein; {who} hat dort {n} Türme, die nicht weiterkommen.',
      },
    },
    hunted: {
      title: 'Angreifer voraus',
      text: {
        one: 'Vor dem {tower} auf {cell} steht ein {towers}, der ihn schlägt.',
        other: 'Vor dem {tower} auf {cell} stehen {towers}, die ihn schlagen.',
      },
    },
    hunts: {
      title: 'Beute voraus',
      text: {
        one: 'Nichts vor dem {tower} auf {cell} schlägt ihn; er selbst schlägt den {towers}.',
        other: 'Nichts vor dem {tower} auf {cell} schlägt ihn; er selbst schlägt {towers}.',
      },
    },
    zihinGiven: {
      title: 'Der Zihin auf Brett {board}',
      text: {
        one: 'Auf Brett {board} zieht {who} mit dem Zihin: Dessen {tower} schlägt {m} deiner neun Türme, und einer schlägt ihn.',
        other:
          'Auf Brett {board} zieht {who} mit dem Zihin: Dessen {tower} schlägt {m} deiner neun Türme, und {n} schlagen ihn.',
      },
    },
    zihinKept: {
      title: 'Der Zihin auf Brett {board}',
      text: {
        one: 'Auf Brett {board} ziehst du mit dem Zihin: Sein {tower} schlägt {m} von neun Türmen, und einer schlägt ihn.',
        other:
          'Auf Brett {board} ziehst du mit dem Zihin: Sein {tower} schlägt {m} von neun Türmen, und {n} schlagen ihn.',
      },
    },
    zihinFor: {
      title: 'Der Zihin auf Brett {board}',
      text: {
        one: 'Auf Brett {board} ziehst du mit dem Zihin: Sein {tower} schlägt {m} von neun Türmen, und einer schlägt ihn.',
        other:
          'Auf Brett {board} ziehst du mit dem Zihin: Sein {tower} schlägt {m} von neun Türmen, und {n} schlagen ihn.',
      },
    },
    zihinAgainst: {
      title: 'Der Zihin auf Brett {board}',
      text: {
        one: 'Auf Brett {board} zieht {who} mit dem Zihin: Einer deiner neun Türme schlägt dessen {tower}.',
        other: 'Auf Brett {board} zieht {who} mit dem Zihin: {n} deiner neun Türme schlagen dessen {tower}.',
      },
    },
    zihinLeft: {
      title: 'Ein Turm des Zihin bleibt übrig',
      text: '{who} antwortet mit {step}: Jetzt spielt der {tower} des Zihin gegen dich.',
    },
    keeps: {
      title: 'Ein Turm bleibt im Vorrat',
      text: {
        one: '{step} lässt den {tower} im Vorrat; {n} gegnerischer Turm ist noch zu setzen.',
        other: '{step} lässt den {tower} im Vorrat; {n} gegnerische Türme sind noch zu setzen.',
      },
    },
    answered: {
      title: 'Ein Angreifer gegenüber',
      text: '{who} antwortet mit {step}: Jetzt steht dem {tower} ein Turm gegenüber, der ihn schlägt.',
    },
    opposed: {
      title: 'Angreifer gegenüber',
      text: {
        one: 'Dem {tower} auf {cell} steht ein {towers} gegenüber, der ihn schlägt.',
        other: 'Dem {tower} auf {cell} stehen {towers} gegenüber, die ihn schlagen.',
      },
    },
    opposes: {
      title: 'Beute gegenüber',
      text: {
        one: 'Dem {tower} auf {cell} steht ein {towers} gegenüber, den er schlägt.',
        other: 'Dem {tower} auf {cell} stehen {towers} gegenüber, die er schlägt.',
      },
    },
    middle: {
      title: 'Die mittlere Spalte',
      text: 'Von {cell} aus erreicht der {tower} in zwei Schritten jede Spalte.',
    },
  },
  /** A few words beside a turn in a list, without a subject. */
  remarks: {
    wins: 'gewinnt',
    shares: 'beendet die Partie: geteilter Sieg',
    ends: 'beendet die Partie',
    freezes: 'Brett {board} friert ein',
    takesFreezes: 'schlägt {tower}, Brett {board} friert ein',
    skips: '{who} hat keinen Schritt',
    david: 'S3 schlägt L6',
    takes: 'schlägt {tower}',
    takesCrosses: 'schlägt {tower} und ist drüben',
    takesLeads: 'schlägt {tower} und geht in Führung',
    crosses: 'kommt nach drüben',
    crossesLeads: 'kommt nach drüben und geht in Führung',
    faces: 'setzt S3 gegenüber von L6',
    swaps: 'tauscht die Seiten',
  },
});

import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/coach.ts';

/** What the coach of this game says, in German: why a turn was better or worse, and what a turn did. */
export const words = translation<typeof english>()('de')({
  reasons: {
    takesLast: {
      title: 'Der letzte einer Art',
      text: {
        tzaar: '{step} schlägt den letzten Tzaar von {who} und gewinnt.',
        tzarra: '{step} schlägt den letzten Tzarra von {who} und gewinnt.',
        tott: '{step} schlägt den letzten Tott von {who} und gewinnt.',
      },
    },
    leavesNothing: {
      title: 'Nichts mehr zu schlagen',
      text: 'Mit {turn} gewinnst du: {who} hat nichts mehr zu schlagen.',
    },
    buriesLast: {
      title: 'Den letzten selbst verdeckt',
      text: {
        tzaar: '{step} verdeckt deinen eigenen letzten Tzaar, und damit verlierst du.',
        tzarra: '{step} verdeckt deinen eigenen letzten Tzarra, und damit verlierst du.',
        tott: '{step} verdeckt deinen eigenen letzten Tott, und damit verlierst du.',
      },
    },
    losesLast: {
      title: 'Eine Art geht verloren',
      text: {
        tzaar: '{step} schlägt deinen letzten Tzaar.',
        tzarra: '{step} schlägt deinen letzten Tzarra.',
        tott: '{step} schlägt deinen letzten Tott.',
      },
      two: {
        tzaar: '{who} schlägt deine letzten zwei Tzaars in einem Zug.',
        tzarra: '{who} schlägt deine letzten zwei Tzarras in einem Zug.',
        tott: '{who} schlägt deine letzten zwei Totts in einem Zug.',
      },
    },
    leftNothing: {
      title: 'Nichts mehr zu schlagen',
      text: '{who} lässt dir nichts mehr zu schlagen.',
    },

    losesTwoStacks: {
      title: 'Zwei Stapel werden geschlagen',
      text: '{step} und {next} schlagen zwei deiner Stapel.',
    },
    losesStack: {
      title: 'Ein Stapel wird geschlagen',
      text: '{step} schlägt deinen Stapel der Höhe {height}.',
    },
    takesStack: {
      title: 'Ein Stapel lässt sich schlagen',
      text: '{step} schlägt einen Stapel von {who}: Höhe {height}.',
    },
    movesAway: {
      title: 'Außer Reichweite',
      stack: '{step} bringt deinen Stapel der Höhe {height} außer Reichweite.',
      type: {
        tzaar: {
          one: '{step} bringt deinen letzten Tzaar außer Reichweite.',
          other: '{step} bringt einen Tzaar außer Reichweite, und du hast nur noch {n}.',
        },
        tzarra: {
          one: '{step} bringt deinen letzten Tzarra außer Reichweite.',
          other: '{step} bringt einen Tzarra außer Reichweite, und du hast nur noch {n}.',
        },
        tott: {
          one: '{step} bringt deinen letzten Tott außer Reichweite.',
          other: '{step} bringt einen Tott außer Reichweite, und du hast nur noch {n}.',
        },
      },
    },
    takesAttacker: {
      title: 'Ein Angreifer lässt sich schlagen',
      stack: '{step} schlägt, was deinen Stapel der Höhe {height} auf {cell} angreift.',
      type: {
        tzaar: {
          one: '{step} schlägt, was deinen letzten Tzaar angreift.',
          other: '{step} schlägt, was deinen Tzaar auf {cell} angreift; du hast nur noch {n}.',
        },
        tzarra: {
          one: '{step} schlägt, was deinen letzten Tzarra angreift.',
          other: '{step} schlägt, was deinen Tzarra auf {cell} angreift; du hast nur noch {n}.',
        },
        tott: {
          one: '{step} schlägt, was deinen letzten Tott angreift.',
          other: '{step} schlägt, was deinen Tott auf {cell} angreift; du hast nur noch {n}.',
        },
      },
    },
    growsTallest: {
      title: 'Der höchste Stapel',
      text: {
        tzaar: '{step} ergibt einen Tzaar der Höhe {height}, höher als alle Stapel von {who}.',
        tzarra: '{step} ergibt einen Tzarra der Höhe {height}, höher als alle Stapel von {who}.',
        tott: '{step} ergibt einen Tott der Höhe {height}, höher als alle Stapel von {who}.',
      },
    },
    stacksInstead: {
      title: 'Schlagen, dann stapeln',
      text: {
        tzaar: {
          one: 'Mit zwei Schlägen bleibst du ohne Stapel; {step} ergibt einen Tzaar der Höhe {height}.',
          other: 'Mit zwei Schlägen wächst keiner deiner Stapel; {step} ergibt einen Tzaar der Höhe {height}.',
        },
        tzarra: {
          one: 'Mit zwei Schlägen bleibst du ohne Stapel; {step} ergibt einen Tzarra der Höhe {height}.',
          other: 'Mit zwei Schlägen wächst keiner deiner Stapel; {step} ergibt einen Tzarra der Höhe {height}.',
        },
        tott: {
          one: 'Mit zwei Schlägen bleibst du ohne Stapel; {step} ergibt einen Tott der Höhe {height}.',
          other: 'Mit zwei Schlägen wächst keiner deiner Stapel; {step} ergibt einen Tott der Höhe {height}.',
        },
      },
    },
    drawsLevel: {
      title: 'Ein ebenso hoher Stapel',
      text: {
        tzaar: '{step} ergibt einen Tzaar der Höhe {height}, so hoch wie der höchste Stapel von {who}.',
        tzarra: '{step} ergibt einen Tzarra der Höhe {height}, so hoch wie der höchste Stapel von {who}.',
        tott: '{step} ergibt einen Tott der Höhe {height}, so hoch wie der höchste Stapel von {who}.',
      },
    },
    outgrown: {
      title: 'Deine Stapel sind niedriger',
      text: {
        one: 'Nach der Antwort hat {who} einen Stapel der Höhe {height} und du keinen.',
        other:
          'Nach der Antwort hat der höchste Stapel von {who} Höhe {height}, deiner {n}: Du kannst ihn nicht schlagen.',
      },
    },

    losesScarce: {
      title: 'Eine knappe Art schrumpft',
      text: {
        tzaar: {
          one: '{step} schlägt einen Tzaar, und dir bleibt einer.',
          other: '{step} schlägt einen Tzaar, und dir bleiben {n}.',
        },
        tzarra: {
          one: '{step} schlägt einen Tzarra, und dir bleibt einer.',
          other: '{step} schlägt einen Tzarra, und dir bleiben {n}.',
        },
        tott: {
          one: '{step} schlägt einen Tott, und dir bleibt einer.',
          other: '{step} schlägt einen Tott, und dir bleiben {n}.',
        },
      },
    },
    takesScarce: {
      title: 'Eine knappe Art lässt sich schlagen',
      text: {
        tzaar: {
          one: '{step} schlägt einen Tzaar, und {who} hat noch einen.',
          other: '{step} schlägt einen Tzaar, und {who} hat noch {n}.',
        },
        tzarra: {
          one: '{step} schlägt einen Tzarra, und {who} hat noch einen.',
          other: '{step} schlägt einen Tzarra, und {who} hat noch {n}.',
        },
        tott: {
          one: '{step} schlägt einen Tott, und {who} hat noch einen.',
          other: '{step} schlägt einen Tott, und {who} hat noch {n}.',
        },
      },
    },
    scarceInReach: {
      title: 'Eine knappe Art in Reichweite',
      text: {
        tzaar: {
          one: 'Dein letzter Tzaar kann geschlagen werden.',
          other: 'Dein Gegenüber kann {k} deiner letzten {n} Tzaars schlagen.',
        },
        tzarra: {
          one: 'Dein letzter Tzarra kann geschlagen werden.',
          other: 'Dein Gegenüber kann {k} deiner letzten {n} Tzarras schlagen.',
        },
        tott: {
          one: 'Dein letzter Tott kann geschlagen werden.',
          other: 'Dein Gegenüber kann {k} deiner letzten {n} Totts schlagen.',
        },
      },
    },
    safeType: {
      title: 'Eine Art wird sicher',
      text: {
        tzaar: {
          one: 'Nach der Antwort hat der letzte Tzaar von {who} Höhe {height}: zu hoch für dich.',
          other: 'Nach der Antwort hat einer der letzten {n} Tzaars von {who} Höhe {height}: zu hoch für dich.',
        },
        tzarra: {
          one: 'Nach der Antwort hat der letzte Tzarra von {who} Höhe {height}: zu hoch für dich.',
          other: 'Nach der Antwort hat einer der letzten {n} Tzarras von {who} Höhe {height}: zu hoch für dich.',
        },
        tott: {
          one: 'Nach der Antwort hat der letzte Tott von {who} Höhe {height}: zu hoch für dich.',
          other: 'Nach der Antwort hat einer der letzten {n} Totts von {who} Höhe {height}: zu hoch für dich.',
        },
      },
    },
    covers: {
      title: 'Ein wichtiger Stein ist verdeckt',
      text: {
        tzaar: {
          one: '{step} verdeckt einen Tzaar, und einer bleibt sichtbar.',
          other: '{step} verdeckt einen Tzaar, und {n} bleiben sichtbar.',
        },
        tzarra: {
          one: '{step} verdeckt einen Tzarra, und einer bleibt sichtbar.',
          other: '{step} verdeckt einen Tzarra, und {n} bleiben sichtbar.',
        },
        tott: {
          one: '{step} verdeckt einen Tott, und einer bleibt sichtbar.',
          other: '{step} verdeckt einen Tott, und {n} bleiben sichtbar.',
        },
      },
    },
    rarerTop: {
      title: 'Die seltenere Art obenauf',
      tzaarNotTzarra: '{step} legt einen Tzaar obenauf, {other} einen Tzarra.',
      tzaarNotTott: '{step} legt einen Tzaar obenauf, {other} einen Tott.',
      tzarraNotTott: '{step} legt einen Tzarra obenauf, {other} einen Tott.',
    },
    growsType: {
      title: 'Eine knappe Art wird höher',
      text: {
        tzaar: {
          one: '{step} bringt deinen letzten Tzaar auf Höhe {height}.',
          other: 'Du hast noch {n} Tzaars, und {step} bringt einen davon auf Höhe {height}.',
        },
        tzarra: {
          one: '{step} bringt deinen letzten Tzarra auf Höhe {height}.',
          other: 'Du hast noch {n} Tzarras, und {step} bringt einen davon auf Höhe {height}.',
        },
        tott: {
          one: '{step} bringt deinen letzten Tott auf Höhe {height}.',
          other: 'Du hast noch {n} Totts, und {step} bringt einen davon auf Höhe {height}.',
        },
      },
    },
    takesTzaar: {
      title: 'Ein Tzaar lässt sich schlagen',
      text: {
        one: '{step} schlägt einen Tzaar, und {who} hat noch einen.',
        other: '{step} schlägt einen Tzaar, und {who} hat noch {n}.',
      },
    },

    fewCaptures: {
      title: 'Wenige Schläge bleiben',
      text: 'Mögliche Schläge: du {n}, {who} {m}; nach dem besseren Zug du {n2}, {who} {m2}.',
    },
    stuckTallest: {
      title: 'Ein Stapel ohne Ziel',
      text: 'Dein höchster Stapel, jetzt auf {cell}, kann nichts schlagen.',
    },
    threatened: {
      title: 'Die Antwort ist eine Drohung',
      stack: 'Nach der Antwort kann dein Stapel der Höhe {height} auf {cell} geschlagen werden.',
      type: {
        tzaar: {
          one: 'Nach der Antwort kann dein letzter Tzaar auf {cell} geschlagen werden.',
          other: 'Nach der Antwort kann auf {cell} einer deiner letzten {n} Tzaars geschlagen werden.',
        },
        tzarra: {
          one: 'Nach der Antwort kann dein letzter Tzarra auf {cell} geschlagen werden.',
          other: 'Nach der Antwort kann auf {cell} einer deiner letzten {n} Tzarras geschlagen werden.',
        },
        tott: {
          one: 'Nach der Antwort kann dein letzter Tott auf {cell} geschlagen werden.',
          other: 'Nach der Antwort kann auf {cell} einer deiner letzten {n} Totts geschlagen werden.',
        },
      },
    },
    attacks: {
      title: 'Eine neue Drohung',
      stack: '{step} greift den Stapel von {who} auf {cell} an: Höhe {height}.',
      type: {
        tzaar: {
          one: '{step} greift den letzten Tzaar von {who} auf {cell} an.',
          other: '{step} greift auf {cell} einen der letzten {n} Tzaars von {who} an.',
        },
        tzarra: {
          one: '{step} greift den letzten Tzarra von {who} auf {cell} an.',
          other: '{step} greift auf {cell} einen der letzten {n} Tzarras von {who} an.',
        },
        tott: {
          one: '{step} greift den letzten Tott von {who} auf {cell} an.',
          other: '{step} greift auf {cell} einen der letzten {n} Totts von {who} an.',
        },
      },
    },
  },

  /** Beside a turn in a list, in a few words and without a subject. */
  remarks: {
    takesLast: {
      tzaar: 'schlägt den letzten Tzaar und gewinnt',
      tzarra: 'schlägt den letzten Tzarra und gewinnt',
      tott: 'schlägt den letzten Tott und gewinnt',
    },
    leavesNothing: 'lässt nichts zu schlagen und gewinnt',
    buriesLast: {
      tzaar: 'verdeckt den letzten Tzaar und verliert',
      tzarra: 'verdeckt den letzten Tzarra und verliert',
      tott: 'verdeckt den letzten Tott und verliert',
    },
    takes: {
      tzaar: { one: 'schlägt den vorletzten Tzaar', other: 'schlägt einen Tzaar, noch {n}' },
      tzarra: { one: 'schlägt den vorletzten Tzarra', other: 'schlägt einen Tzarra, noch {n}' },
      tott: { one: 'schlägt den vorletzten Tott', other: 'schlägt einen Tott, noch {n}' },
    },
    covers: {
      tzaar: 'verdeckt den vorletzten Tzaar',
      tzarra: 'verdeckt den vorletzten Tzarra',
      tott: 'verdeckt den vorletzten Tott',
    },
    takesTwoStacks: 'schlägt zwei Stapel',
    takesStack: 'schlägt einen Stapel der Höhe {height}',
    growsTallest: 'bildet den höchsten Stapel: {height}',
  },
});

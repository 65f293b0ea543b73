import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/coach.ts';

/** What the coach of this game says, in Italian. {who} follows no preposition, for the colours would take an article there. */
export const words = translation<typeof english>()('it')({
  reasons: {
    takesLast: {
      title: 'L’ultima pedina di un tipo',
      text: {
        tzaar: '{step} cattura l’ultimo Tzaar, e {who} perde.',
        tzarra: '{step} cattura l’ultima Tzarra, e {who} perde.',
        tott: '{step} cattura l’ultimo Tott, e {who} perde.',
      },
    },
    leavesNothing: {
      title: 'Più nulla da catturare',
      text: 'Con {turn} vinci: {who} non ha più nulla da catturare.',
    },
    buriesLast: {
      title: 'La tua ultima pedina coperta',
      text: {
        tzaar: '{step} copre il tuo ultimo Tzaar, e così perdi.',
        tzarra: '{step} copre la tua ultima Tzarra, e così perdi.',
        tott: '{step} copre il tuo ultimo Tott, e così perdi.',
      },
    },
    losesLast: {
      title: 'Un tipo va perso',
      text: {
        tzaar: '{step} cattura il tuo ultimo Tzaar.',
        tzarra: '{step} cattura la tua ultima Tzarra.',
        tott: '{step} cattura il tuo ultimo Tott.',
      },
      two: {
        tzaar: '{who} cattura i tuoi ultimi due Tzaar in un turno.',
        tzarra: '{who} cattura le tue ultime due Tzarra in un turno.',
        tott: '{who} cattura i tuoi ultimi due Tott in un turno.',
      },
    },
    leftNothing: {
      title: 'Più nulla da catturare',
      text: '{who} non ti lascia nulla da catturare.',
    },

    losesTwoStacks: {
      title: 'Due colonne catturate',
      text: '{step} e {next} catturano due delle tue colonne.',
    },
    losesStack: {
      title: 'Una colonna catturata',
      text: '{step} cattura la tua colonna di altezza {height}.',
    },
    takesStack: {
      title: 'Una colonna da catturare',
      text: '{who} perde una colonna di altezza {height}: {step} la cattura.',
    },
    movesAway: {
      title: 'Fuori portata',
      stack: '{step} mette al sicuro la tua colonna di altezza {height}.',
      type: {
        tzaar: {
          one: '{step} mette al sicuro il tuo ultimo Tzaar.',
          other: '{step} mette al sicuro uno Tzaar, e ne hai solo {n}.',
        },
        tzarra: {
          one: '{step} mette al sicuro la tua ultima Tzarra.',
          other: '{step} mette al sicuro una Tzarra, e ne hai solo {n}.',
        },
        tott: {
          one: '{step} mette al sicuro il tuo ultimo Tott.',
          other: '{step} mette al sicuro un Tott, e ne hai solo {n}.',
        },
      },
    },
    takesAttacker: {
      title: 'Chi attacca si può catturare',
      stack: '{step} cattura il pezzo che attacca la tua colonna di altezza {height} in {cell}.',
      type: {
        tzaar: {
          one: '{step} cattura il pezzo che attacca il tuo ultimo Tzaar.',
          other: '{step} cattura il pezzo che attacca il tuo Tzaar in {cell}; ne hai solo {n}.',
        },
        tzarra: {
          one: '{step} cattura il pezzo che attacca la tua ultima Tzarra.',
          other: '{step} cattura il pezzo che attacca la tua Tzarra in {cell}; ne hai solo {n}.',
        },
        tott: {
          one: '{step} cattura il pezzo che attacca il tuo ultimo Tott.',
          other: '{step} cattura il pezzo che attacca il tuo Tott in {cell}; ne hai solo {n}.',
        },
      },
    },
    growsTallest: {
      title: 'La colonna più alta',
      text: {
        tzaar: '{step} forma uno Tzaar di altezza {height}: {who} non ha colonne così alte.',
        tzarra: '{step} forma una Tzarra di altezza {height}: {who} non ha colonne così alte.',
        tott: '{step} forma un Tott di altezza {height}: {who} non ha colonne così alte.',
      },
    },
    stacksInstead: {
      title: 'Catturare, poi incolonnare',
      text: {
        tzaar: {
          one: 'Con due catture resti senza colonne; {step} forma uno Tzaar di altezza {height}.',
          other: 'Con due catture le tue colonne non crescono; {step} forma uno Tzaar di altezza {height}.',
        },
        tzarra: {
          one: 'Con due catture resti senza colonne; {step} forma una Tzarra di altezza {height}.',
          other: 'Con due catture le tue colonne non crescono; {step} forma una Tzarra di altezza {height}.',
        },
        tott: {
          one: 'Con due catture resti senza colonne; {step} forma un Tott di altezza {height}.',
          other: 'Con due catture le tue colonne non crescono; {step} forma un Tott di altezza {height}.',
        },
      },
    },
    drawsLevel: {
      title: 'Una colonna altrettanto alta',
      text: {
        tzaar: '{step} forma uno Tzaar di altezza {height}: {who} non ha colonne più alte.',
        tzarra: '{step} forma una Tzarra di altezza {height}: {who} non ha colonne più alte.',
        tott: '{step} forma un Tott di altezza {height}: {who} non ha colonne più alte.',
      },
    },
    outgrown: {
      title: 'Le tue colonne sono più basse',
      text: {
        one: 'Dopo la risposta {who} ha una colonna di altezza {height}, tu nessuna.',
        other:
          'Dopo la risposta {who} ha una colonna di altezza {height}: la tua più alta, di altezza {n}, non può catturarla.',
      },
    },

    losesScarce: {
      title: 'Un tipo a rischio si riduce',
      text: {
        tzaar: {
          one: '{step} cattura uno Tzaar, e te ne resta uno.',
          other: '{step} cattura uno Tzaar, e te ne restano {n}.',
        },
        tzarra: {
          one: '{step} cattura una Tzarra, e te ne resta una.',
          other: '{step} cattura una Tzarra, e te ne restano {n}.',
        },
        tott: {
          one: '{step} cattura un Tott, e te ne resta uno.',
          other: '{step} cattura un Tott, e te ne restano {n}.',
        },
      },
    },
    takesScarce: {
      title: 'Un tipo a rischio da ridurre',
      text: {
        tzaar: {
          one: '{step} cattura uno Tzaar, e {who} ne ha ancora uno.',
          other: '{step} cattura uno Tzaar, e {who} ne ha ancora {n}.',
        },
        tzarra: {
          one: '{step} cattura una Tzarra, e {who} ne ha ancora una.',
          other: '{step} cattura una Tzarra, e {who} ne ha ancora {n}.',
        },
        tott: {
          one: '{step} cattura un Tott, e {who} ne ha ancora uno.',
          other: '{step} cattura un Tott, e {who} ne ha ancora {n}.',
        },
      },
    },
    scarceInReach: {
      title: 'Un tipo a rischio è a portata',
      text: {
        tzaar: {
          one: 'L’avversario può catturare il tuo ultimo Tzaar.',
          other: 'L’avversario può catturare {k} dei tuoi ultimi {n} Tzaar.',
        },
        tzarra: {
          one: 'L’avversario può catturare la tua ultima Tzarra.',
          other: 'L’avversario può catturare {k} delle tue ultime {n} Tzarra.',
        },
        tott: {
          one: 'L’avversario può catturare il tuo ultimo Tott.',
          other: 'L’avversario può catturare {k} dei tuoi ultimi {n} Tott.',
        },
      },
    },
    safeType: {
      title: 'Un tipo è ormai al sicuro',
      text: {
        tzaar: {
          one: 'Dopo la risposta {who} ha l’ultimo Tzaar ad altezza {height}, troppo alto per te.',
          other: 'Dopo la risposta {who} ha uno degli ultimi {n} Tzaar ad altezza {height}, troppo alto per te.',
        },
        tzarra: {
          one: 'Dopo la risposta {who} ha l’ultima Tzarra ad altezza {height}, troppo alta per te.',
          other: 'Dopo la risposta {who} ha una delle ultime {n} Tzarra ad altezza {height}, troppo alta per te.',
        },
        tott: {
          one: 'Dopo la risposta {who} ha l’ultimo Tott ad altezza {height}, troppo alto per te.',
          other: 'Dopo la risposta {who} ha uno degli ultimi {n} Tott ad altezza {height}, troppo alto per te.',
        },
      },
    },
    covers: {
      title: 'Coperta una pedina che ti serve',
      text: {
        tzaar: {
          one: '{step} copre uno Tzaar, e ne resta in vista uno.',
          other: '{step} copre uno Tzaar, e ne restano in vista {n}.',
        },
        tzarra: {
          one: '{step} copre una Tzarra, e ne resta in vista una.',
          other: '{step} copre una Tzarra, e ne restano in vista {n}.',
        },
        tott: {
          one: '{step} copre un Tott, e ne resta in vista uno.',
          other: '{step} copre un Tott, e ne restano in vista {n}.',
        },
      },
    },
    rarerTop: {
      title: 'In cima il tipo più raro',
      tzaarNotTzarra: '{step} mette in cima uno Tzaar, {other} una Tzarra.',
      tzaarNotTott: '{step} mette in cima uno Tzaar, {other} un Tott.',
      tzarraNotTott: '{step} mette in cima una Tzarra, {other} un Tott.',
    },
    growsType: {
      title: 'Un tipo a rischio cresce in altezza',
      text: {
        tzaar: {
          one: '{step} porta il tuo ultimo Tzaar ad altezza {height}.',
          other: 'Ti restano {n} Tzaar, e {step} ne porta uno ad altezza {height}.',
        },
        tzarra: {
          one: '{step} porta la tua ultima Tzarra ad altezza {height}.',
          other: 'Ti restano {n} Tzarra, e {step} ne porta una ad altezza {height}.',
        },
        tott: {
          one: '{step} porta il tuo ultimo Tott ad altezza {height}.',
          other: 'Ti restano {n} Tott, e {step} ne porta uno ad altezza {height}.',
        },
      },
    },
    takesTzaar: {
      title: 'Uno Tzaar da catturare',
      text: {
        one: '{step} cattura uno Tzaar, e {who} ne ha ancora uno.',
        other: '{step} cattura uno Tzaar, e {who} ne ha ancora {n}.',
      },
    },

    fewCaptures: {
      title: 'Le catture che restano',
      text: 'Catture rimaste: tu {n}, {who} {m}; dopo il turno migliore tu {n2}, {who} {m2}.',
    },
    stuckTallest: {
      title: 'Una colonna senza bersagli',
      text: 'La tua colonna più alta, ora in {cell}, non ha nulla da catturare.',
    },
    threatened: {
      title: 'La risposta è una minaccia',
      stack: 'Dopo la risposta la tua colonna di altezza {height} in {cell} può essere catturata.',
      type: {
        tzaar: {
          one: 'Dopo la risposta il tuo ultimo Tzaar, in {cell}, può essere catturato.',
          other: 'Dopo la risposta uno dei tuoi ultimi {n} Tzaar, in {cell}, può essere catturato.',
        },
        tzarra: {
          one: 'Dopo la risposta la tua ultima Tzarra, in {cell}, può essere catturata.',
          other: 'Dopo la risposta una delle tue ultime {n} Tzarra, in {cell}, può essere catturata.',
        },
        tott: {
          one: 'Dopo la risposta il tuo ultimo Tott, in {cell}, può essere catturato.',
          other: 'Dopo la risposta uno dei tuoi ultimi {n} Tott, in {cell}, può essere catturato.',
        },
      },
    },
    attacks: {
      title: 'Una nuova minaccia',
      stack: '{step} attacca la colonna di altezza {height} che {who} ha in {cell}.',
      type: {
        tzaar: {
          one: '{step} attacca lo Tzaar in {cell}, e {who} ha solo quello.',
          other: '{step} attacca lo Tzaar in {cell}, e {who} ne ha solo {n}.',
        },
        tzarra: {
          one: '{step} attacca la Tzarra in {cell}, e {who} ha solo quella.',
          other: '{step} attacca la Tzarra in {cell}, e {who} ne ha solo {n}.',
        },
        tott: {
          one: '{step} attacca il Tott in {cell}, e {who} ha solo quello.',
          other: '{step} attacca il Tott in {cell}, e {who} ne ha solo {n}.',
        },
      },
    },
  },

  /** Beside a turn in a list, in a few words and without a subject. */
  remarks: {
    takesLast: {
      tzaar: 'cattura l’ultimo Tzaar e vince',
      tzarra: 'cattura l’ultima Tzarra e vince',
      tott: 'cattura l’ultimo Tott e vince',
    },
    leavesNothing: 'non lascia nulla da catturare e vince',
    buriesLast: {
      tzaar: 'copre l’ultimo Tzaar e perde',
      tzarra: 'copre l’ultima Tzarra e perde',
      tott: 'copre l’ultimo Tott e perde',
    },
    takes: {
      tzaar: { one: 'cattura il penultimo Tzaar', other: 'cattura uno Tzaar, ne restano {n}' },
      tzarra: { one: 'cattura la penultima Tzarra', other: 'cattura una Tzarra, ne restano {n}' },
      tott: { one: 'cattura il penultimo Tott', other: 'cattura un Tott, ne restano {n}' },
    },
    covers: {
      tzaar: 'copre il penultimo Tzaar',
      tzarra: 'copre la penultima Tzarra',
      tott: 'copre il penultimo Tott',
    },
    takesTwoStacks: 'cattura due colonne',
    takesStack: 'cattura una colonna di altezza {height}',
    growsTallest: 'forma la colonna più alta: {height}',
  },
});

import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/coach.ts';

/** What the coach of this game says, in Spanish: why a turn was better or worse, and what a turn did. */
export const words = translation<typeof english>()('es')({
  reasons: {
    takesLast: {
      title: 'La última de un tipo',
      text: {
        tzaar: '{step} captura la última Tzaar de {who} y gana.',
        tzarra: '{step} captura la última Tzarra de {who} y gana.',
        tott: '{step} captura la última Tott de {who} y gana.',
      },
    },
    leavesNothing: {
      title: 'Nada que capturar',
      text: 'Con {turn} ganas: a {who} no le queda nada que capturar.',
    },
    buriesLast: {
      title: 'Tu última de un tipo, tapada',
      text: {
        tzaar: '{step} tapa tu propia última Tzaar, y así pierdes.',
        tzarra: '{step} tapa tu propia última Tzarra, y así pierdes.',
        tott: '{step} tapa tu propia última Tott, y así pierdes.',
      },
    },
    losesLast: {
      title: 'Se pierde un tipo',
      text: {
        tzaar: '{step} captura tu última Tzaar.',
        tzarra: '{step} captura tu última Tzarra.',
        tott: '{step} captura tu última Tott.',
      },
      two: {
        tzaar: '{who} captura tus dos últimas Tzaars en un turno.',
        tzarra: '{who} captura tus dos últimas Tzarras en un turno.',
        tott: '{who} captura tus dos últimas Totts en un turno.',
      },
    },
    leftNothing: {
      title: 'Nada que capturar',
      text: '{who} no te deja nada que capturar.',
    },

    losesTwoStacks: {
      title: 'Dos montones capturados',
      text: 'Pierdes dos montones, con {step} y con {next}.',
    },
    losesStack: {
      title: 'Un montón capturado',
      text: '{step} captura tu montón de altura {height}.',
    },
    takesStack: {
      title: 'Un montón que capturar',
      text: '{step} captura un montón de {who}: altura {height}.',
    },
    movesAway: {
      title: 'Fuera de alcance',
      stack: '{step} pone fuera de alcance tu montón de altura {height}.',
      type: {
        tzaar: {
          one: '{step} pone fuera de alcance tu última Tzaar.',
          other: '{step} pone fuera de alcance una Tzaar, y solo te quedan {n}.',
        },
        tzarra: {
          one: '{step} pone fuera de alcance tu última Tzarra.',
          other: '{step} pone fuera de alcance una Tzarra, y solo te quedan {n}.',
        },
        tott: {
          one: '{step} pone fuera de alcance tu última Tott.',
          other: '{step} pone fuera de alcance una Tott, y solo te quedan {n}.',
        },
      },
    },
    takesAttacker: {
      title: 'Un atacante que capturar',
      stack: '{step} captura lo que ataca tu montón de altura {height} en {cell}.',
      type: {
        tzaar: {
          one: '{step} captura lo que ataca tu última Tzaar.',
          other: '{step} captura lo que ataca tu Tzaar en {cell}; solo te quedan {n}.',
        },
        tzarra: {
          one: '{step} captura lo que ataca tu última Tzarra.',
          other: '{step} captura lo que ataca tu Tzarra en {cell}; solo te quedan {n}.',
        },
        tott: {
          one: '{step} captura lo que ataca tu última Tott.',
          other: '{step} captura lo que ataca tu Tott en {cell}; solo te quedan {n}.',
        },
      },
    },
    growsTallest: {
      title: 'El montón más alto',
      text: {
        tzaar: '{step} forma una Tzaar de altura {height}, más alta que todos los montones de {who}.',
        tzarra: '{step} forma una Tzarra de altura {height}, más alta que todos los montones de {who}.',
        tott: '{step} forma una Tott de altura {height}, más alta que todos los montones de {who}.',
      },
    },
    stacksInstead: {
      title: 'Capturar y luego apilar',
      text: {
        tzaar: {
          one: 'Con dos capturas te quedas sin montones; {step} forma una Tzaar de altura {height}.',
          other: 'Con dos capturas tus montones no crecen; {step} forma una Tzaar de altura {height}.',
        },
        tzarra: {
          one: 'Con dos capturas te quedas sin montones; {step} forma una Tzarra de altura {height}.',
          other: 'Con dos capturas tus montones no crecen; {step} forma una Tzarra de altura {height}.',
        },
        tott: {
          one: 'Con dos capturas te quedas sin montones; {step} forma una Tott de altura {height}.',
          other: 'Con dos capturas tus montones no crecen; {step} forma una Tott de altura {height}.',
        },
      },
    },
    drawsLevel: {
      title: 'Un montón igual de alto',
      text: {
        tzaar: '{step} forma una Tzaar de altura {height}, tan alta como el mayor montón de {who}.',
        tzarra: '{step} forma una Tzarra de altura {height}, tan alta como el mayor montón de {who}.',
        tott: '{step} forma una Tott de altura {height}, tan alta como el mayor montón de {who}.',
      },
    },
    outgrown: {
      title: 'Tus montones son más bajos',
      text: {
        one: 'Tras la respuesta, {who} tiene un montón de altura {height} y tú ninguno.',
        other:
          'Tras la respuesta, el montón más alto de {who} tiene altura {height} y el tuyo {n}: no puedes capturarlo.',
      },
    },

    losesScarce: {
      title: 'Un tipo escaso se reduce',
      text: {
        tzaar: {
          one: '{step} captura una Tzaar, y te queda una.',
          other: '{step} captura una Tzaar, y te quedan {n}.',
        },
        tzarra: {
          one: '{step} captura una Tzarra, y te queda una.',
          other: '{step} captura una Tzarra, y te quedan {n}.',
        },
        tott: {
          one: '{step} captura una Tott, y te queda una.',
          other: '{step} captura una Tott, y te quedan {n}.',
        },
      },
    },
    takesScarce: {
      title: 'Un tipo escaso que capturar',
      text: {
        tzaar: {
          one: '{step} captura una Tzaar, y a {who} le queda una.',
          other: '{step} captura una Tzaar, y a {who} le quedan {n}.',
        },
        tzarra: {
          one: '{step} captura una Tzarra, y a {who} le queda una.',
          other: '{step} captura una Tzarra, y a {who} le quedan {n}.',
        },
        tott: {
          one: '{step} captura una Tott, y a {who} le queda una.',
          other: '{step} captura una Tott, y a {who} le quedan {n}.',
        },
      },
    },
    scarceInReach: {
      title: 'Un tipo escaso al alcance',
      text: {
        tzaar: {
          one: 'Tu última Tzaar puede ser capturada.',
          other: 'Tu rival puede capturar {k} de tus últimas {n} Tzaars.',
        },
        tzarra: {
          one: 'Tu última Tzarra puede ser capturada.',
          other: 'Tu rival puede capturar {k} de tus últimas {n} Tzarras.',
        },
        tott: {
          one: 'Tu última Tott puede ser capturada.',
          other: 'Tu rival puede capturar {k} de tus últimas {n} Totts.',
        },
      },
    },
    safeType: {
      title: 'Un tipo queda a salvo',
      text: {
        tzaar: {
          one: 'Tras la respuesta, la última Tzaar de {who} tiene altura {height}, demasiada para ti.',
          other: 'Tras la respuesta, una de las últimas {n} Tzaars de {who} tiene altura {height}, demasiada para ti.',
        },
        tzarra: {
          one: 'Tras la respuesta, la última Tzarra de {who} tiene altura {height}, demasiada para ti.',
          other: 'Tras la respuesta, una de las últimas {n} Tzarras de {who} tiene altura {height}, demasiada para ti.',
        },
        tott: {
          one: 'Tras la respuesta, la última Tott de {who} tiene altura {height}, demasiada para ti.',
          other: 'Tras la respuesta, una de las últimas {n} Totts de {who} tiene altura {height}, demasiada para ti.',
        },
      },
    },
    covers: {
      title: 'Una ficha necesaria, tapada',
      text: {
        tzaar: {
          one: '{step} tapa una Tzaar, y queda una a la vista.',
          other: '{step} tapa una Tzaar, y quedan {n} a la vista.',
        },
        tzarra: {
          one: '{step} tapa una Tzarra, y queda una a la vista.',
          other: '{step} tapa una Tzarra, y quedan {n} a la vista.',
        },
        tott: {
          one: '{step} tapa una Tott, y queda una a la vista.',
          other: '{step} tapa una Tott, y quedan {n} a la vista.',
        },
      },
    },
    rarerTop: {
      title: 'El tipo menos común, arriba',
      tzaarNotTzarra: '{step} pone arriba una Tzaar; {other}, una Tzarra.',
      tzaarNotTott: '{step} pone arriba una Tzaar; {other}, una Tott.',
      tzarraNotTott: '{step} pone arriba una Tzarra; {other}, una Tott.',
    },
    growsType: {
      title: 'Un tipo escaso gana altura',
      text: {
        tzaar: {
          one: '{step} da a tu última Tzaar altura {height}.',
          other: 'Te quedan {n} Tzaars, y {step} da a una de ellas altura {height}.',
        },
        tzarra: {
          one: '{step} da a tu última Tzarra altura {height}.',
          other: 'Te quedan {n} Tzarras, y {step} da a una de ellas altura {height}.',
        },
        tott: {
          one: '{step} da a tu última Tott altura {height}.',
          other: 'Te quedan {n} Totts, y {step} da a una de ellas altura {height}.',
        },
      },
    },
    takesTzaar: {
      title: 'Una Tzaar que capturar',
      text: {
        one: '{step} captura una Tzaar, y a {who} le queda una.',
        other: '{step} captura una Tzaar, y a {who} le quedan {n}.',
      },
    },

    fewCaptures: {
      title: 'Las capturas que quedan',
      text: 'Capturas posibles: tú {n}, {who} {m}; tras el mejor turno, tú {n2}, {who} {m2}.',
    },
    stuckTallest: {
      title: 'Un montón sin objetivo',
      text: 'Tu montón más alto, ahora en {cell}, no tiene nada que capturar.',
    },
    threatened: {
      title: 'La respuesta es una amenaza',
      stack: 'Tras la respuesta, tu montón de altura {height} en {cell} puede ser capturado.',
      type: {
        tzaar: {
          one: 'Tras la respuesta, tu última Tzaar puede ser capturada en {cell}.',
          other: 'Tras la respuesta, una de tus últimas {n} Tzaars puede ser capturada en {cell}.',
        },
        tzarra: {
          one: 'Tras la respuesta, tu última Tzarra puede ser capturada en {cell}.',
          other: 'Tras la respuesta, una de tus últimas {n} Tzarras puede ser capturada en {cell}.',
        },
        tott: {
          one: 'Tras la respuesta, tu última Tott puede ser capturada en {cell}.',
          other: 'Tras la respuesta, una de tus últimas {n} Totts puede ser capturada en {cell}.',
        },
      },
    },
    attacks: {
      title: 'Una amenaza nueva',
      stack: '{step} ataca el montón de {who} en {cell}: altura {height}.',
      type: {
        tzaar: {
          one: '{step} ataca la última Tzaar de {who}, en {cell}.',
          other: '{step} ataca una de las últimas {n} Tzaars de {who}, en {cell}.',
        },
        tzarra: {
          one: '{step} ataca la última Tzarra de {who}, en {cell}.',
          other: '{step} ataca una de las últimas {n} Tzarras de {who}, en {cell}.',
        },
        tott: {
          one: '{step} ataca la última Tott de {who}, en {cell}.',
          other: '{step} ataca una de las últimas {n} Totts de {who}, en {cell}.',
        },
      },
    },
  },

  /** Beside a turn in a list, in a few words and without a subject. */
  remarks: {
    takesLast: {
      tzaar: 'captura la última Tzaar y gana',
      tzarra: 'captura la última Tzarra y gana',
      tott: 'captura la última Tott y gana',
    },
    leavesNothing: 'no deja nada que capturar y gana',
    buriesLast: {
      tzaar: 'tapa su última Tzaar y pierde',
      tzarra: 'tapa su última Tzarra y pierde',
      tott: 'tapa su última Tott y pierde',
    },
    takes: {
      tzaar: { one: 'captura la penúltima Tzaar', other: 'captura una Tzaar, quedan {n}' },
      tzarra: { one: 'captura la penúltima Tzarra', other: 'captura una Tzarra, quedan {n}' },
      tott: { one: 'captura la penúltima Tott', other: 'captura una Tott, quedan {n}' },
    },
    covers: {
      tzaar: 'tapa su penúltima Tzaar',
      tzarra: 'tapa su penúltima Tzarra',
      tott: 'tapa su penúltima Tott',
    },
    takesTwoStacks: 'captura dos montones',
    takesStack: 'captura un montón de altura {height}',
    growsTallest: 'forma el montón más alto: {height}',
  },
});

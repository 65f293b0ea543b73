import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/coach.ts';

/**
 * What Talat's coach says, in Spanish. A step is a “jugada”. Zihin is a name and has no article. As in the table of towers, what a tower
 * “captura” is what it is strong enough for; what it can capture now, it “puede capturar”.
 */
export const words = translation<typeof english>()('es')({
  reasons: {
    ended: {
      title: 'La partida termina',
      text: '{step} congela el tablero {board} y termina la partida: {who} tiene {theirs} puntos y tú {own}.',
    },
    endedTied: {
      title: 'La partida termina',
      text: '{step} congela el tablero {board} y termina la partida con empate a {own} puntos; {who} gana el desempate.',
    },
    ends: {
      title: 'La partida puede terminar',
      text: '{step} congela el tablero {board} y termina la partida: tú tienes {own} puntos; {who}, {theirs}.',
    },
    endsTied: {
      title: 'La partida puede terminar',
      text: '{step} congela el tablero {board} y termina la partida con empate a {own} puntos; ganas el desempate.',
    },
    taken: { title: 'Una torre perdida', text: 'A continuación, {who} captura la {tower} en {cell}: {step}.' },
    takes: { title: 'Una torre que capturar', text: '{step} captura la {tower}: 5 puntos.' },
    prepares: {
      title: 'Una captura a la vista',
      text: 'Tras {step}, la misma torre captura después la {tower}: {later}.',
    },
    costs: { title: 'Una torre perdida más tarde', text: 'Más tarde, {who} captura la {tower} en {cell}: {step}.' },
    canWait: {
      title: 'Una captura que puede esperar',
      text: 'Tras {first}, aún capturas la {tower}: {later}.',
    },
    gains: { title: 'Una captura más tarde', text: 'Tras {first}, capturas más tarde la {tower}: {step}.' },
    exposed: { title: 'Una torre al alcance', text: '{who} puede capturar la {tower} en {cell} desde {from}.' },
    leftExposed: {
      title: 'Una torre sigue al alcance',
      text: 'La {tower} en {cell} sigue al alcance: {who} puede capturarla desde {from}.',
    },
    attacks: { title: 'Una torre atacada', text: '{step} ataca la {tower} en {cell}.' },
    attacksTwo: {
      title: 'Dos torres atacadas',
      text: '{step} ataca dos torres: la {tower} en {cell} y la {other} en {cell2}.',
    },
    guards: {
      title: 'Una torre protegida',
      text: 'Tras {step}, si {who} captura la {tower} en {cell}, puedes capturar a tu vez.',
    },
    runs: {
      title: 'Una torre en camino',
      text: 'Tras {step}, la misma torre sigue hasta la línea de enfrente: {later}.',
    },
    pins: { title: 'Una torre retenida', text: 'Tras {step}, la {tower} en {cell} no tiene ninguna jugada segura.' },
    releases: {
      title: 'Una torre liberada',
      text: 'La {tower} en {cell} no tenía ninguna jugada segura; ahora tiene {free}.',
    },
    cramped: {
      title: 'Pocas jugadas seguras',
      text: {
        one: 'En tu próximo turno tienes {n} jugada segura; tras {step} tienes {m}.',
        other: 'En tu próximo turno tienes {n} jugadas seguras; tras {step} tienes {m}.',
      },
    },
    crampedAll: {
      title: 'Ninguna jugada segura',
      text: 'En tu próximo turno ninguna jugada es segura; tras {step} lo son {m}.',
    },
    squeezes: {
      title: 'Pocas jugadas seguras',
      text: {
        one: 'Tras {step}, a {who} le queda {n} jugada segura; tras {first}, {m}.',
        other: 'Tras {step}, a {who} le quedan {n} jugadas seguras; tras {first}, {m}.',
      },
    },
    squeezesAll: {
      title: 'Ninguna jugada segura',
      text: 'Tras {step}, a {who} no le queda ninguna jugada segura; tras {first}, {m}.',
    },
    passes: {
      title: 'Una torre fuera de peligro',
      text: 'En {cell}, la {tower} ya no tiene delante nada que la capture.',
    },
    letsPast: {
      title: 'Una torre logra pasar',
      text: 'Con {step}, la {tower} deja atrás todo lo que la captura.',
    },
    crosses: { title: 'La línea de enfrente', text: '{step} llega a la línea de enfrente: 3 puntos.' },
    stops: {
      title: 'Un tablero congelado',
      text: {
        one: '{step} congela el tablero {board}: {n} torre que juega allí para ti ya no avanza.',
        other: '{step} congela el tablero {board}: {n} torres que juegan allí para ti ya no avanzan.',
      },
    },
    stopsOthers: {
      title: 'Un tablero que congelar',
      text: {
        one: '{step} congela el tablero {board}, donde {who} tiene {n} torre que ya no avanza.',
        other: '{step} congela el tablero {board}, donde {who} tiene {n} torres que ya no avanzan.',
      },
    },
    hunted: {
      title: 'Peligro delante',
      text: {
        one: 'La {tower} en {cell} tiene delante {towers}, que la captura.',
        other: 'La {tower} en {cell} tiene delante {towers}, que la capturan.',
      },
    },
    hunts: {
      title: 'Algo que capturar delante',
      text: {
        one: 'La {tower} en {cell} no tiene delante nada que la capture, y captura {towers}.',
        other: 'La {tower} en {cell} no tiene delante nada que la capture, y captura {towers}.',
      },
    },
    zihinGiven: {
      title: 'Zihin en el tablero {board}',
      text: {
        one: 'En el tablero {board}, {who} juega con Zihin: su {tower} captura {m} de tus nueve torres, y {n} la captura.',
        other:
          'En el tablero {board}, {who} juega con Zihin: su {tower} captura {m} de tus nueve torres, y {n} la capturan.',
      },
    },
    zihinKept: {
      title: 'Zihin en el tablero {board}',
      text: {
        one: 'En el tablero {board} juegas con Zihin: su {tower} captura {m} de las nueve torres, y {n} la captura.',
        other: 'En el tablero {board} juegas con Zihin: su {tower} captura {m} de las nueve torres, y {n} la capturan.',
      },
    },
    zihinFor: {
      title: 'Zihin en el tablero {board}',
      text: {
        one: 'En el tablero {board} juegas con Zihin: su {tower} captura {m} de las nueve torres, y {n} la captura.',
        other: 'En el tablero {board} juegas con Zihin: su {tower} captura {m} de las nueve torres, y {n} la capturan.',
      },
    },
    zihinAgainst: {
      title: 'Zihin en el tablero {board}',
      text: {
        one: 'En el tablero {board}, {who} juega con Zihin: {n} de tus nueve torres captura su {tower}.',
        other: 'En el tablero {board}, {who} juega con Zihin: {n} de tus nueve torres capturan su {tower}.',
      },
    },
    zihinLeft: {
      title: 'Una torre de Zihin cedida',
      text: '{who} responde con {step}: ahora la {tower} de Zihin juega contra ti.',
    },
    keeps: {
      title: 'Una torre guardada en la mano',
      text: {
        one: '{step} deja la {tower} en la mano mientras falta {n} torre rival por colocar.',
        other: '{step} deja la {tower} en la mano mientras faltan {n} torres rivales por colocar.',
      },
    },
    answered: {
      title: 'Peligro enfrente',
      text: '{who} responde con {step}: ahora la {tower} tiene enfrente una torre que la captura.',
    },
    opposed: {
      title: 'Peligro enfrente',
      text: {
        one: 'La {tower} en {cell} tiene enfrente {towers}, que la captura.',
        other: 'La {tower} en {cell} tiene enfrente {towers}, que la capturan.',
      },
    },
    opposes: {
      title: 'Algo que capturar enfrente',
      text: {
        one: 'La {tower} en {cell} tiene enfrente {towers}, a la que captura.',
        other: 'La {tower} en {cell} tiene enfrente {towers}, a las que captura.',
      },
    },
    middle: {
      title: 'La columna central',
      text: 'Desde {cell}, la {tower} puede llegar a cualquier columna en dos jugadas.',
    },
  },
  /** A few words beside a turn in a list, without a subject. */
  remarks: {
    wins: 'gana',
    shares: 'termina con victoria compartida',
    ends: 'termina la partida',
    freezes: 'se congela el tablero {board}',
    takesFreezes: 'captura {tower}, se congela el tablero {board}',
    skips: '{who} no tiene ninguna jugada',
    david: 'S3 captura L6',
    takes: 'captura {tower}',
    takesCrosses: 'captura {tower} en la línea de enfrente',
    takesLeads: 'captura {tower} y se pone por delante',
    crosses: 'llega a la línea de enfrente',
    crossesLeads: 'llega enfrente y se pone por delante',
    faces: 'coloca S3 frente a L6',
    swaps: 'cambia de lado',
  },
});

import { translation } from '@threefold-games/speech';
import type { review as english } from '../en/review.ts';

/** A point is a “punto porcentual” here, so that nobody takes it for a point of the game. The line is “la continuación”, as Talat has lines. */
export const review = translation<typeof english>()('es')({
  title: 'Repaso',
  points: { one: '{n} punto de inflexión', other: '{n} puntos de inflexión' },
  none: 'Sin puntos de inflexión',
  running: 'Repasando la partida',
  looking: 'Turno {turn} de {turns}',
  closer: 'Mirando más de cerca los puntos de inflexión',
  deeper: 'El motor sigue calculando mientras esta página está abierta.',
  forSeat: 'Repaso para',

  given: {
    one: '{n} punto porcentual regalado en {turns} turnos.',
    other: '{n} puntos porcentuales regalados en {turns} turnos.',
  },
  nothing: 'Nada regalado en {turns} turnos.',
  like: 'Es más o menos lo que regala el nivel {level}.',
  likeRange: 'Es más o menos lo que regalan los niveles del {low} al {high}.',
  likeAbove: 'Es menos de lo que regala el nivel {level}.',
  whatIsPoint: 'Un punto porcentual es una posibilidad entre cien de ganar.',
  gifts: 'Tus turnos regalaron: {list}.',
  gift: { one: '{n} punto porcentual a {who}', other: '{n} puntos porcentuales a {who}' },
  noGifts: 'Tus turnos no regalaron nada a nadie.',
  luck: 'Las losetas cambiaron tu probabilidad en {points} puntos porcentuales, sobre todo en el turno {turn} ({most}).',
  luckSmall: 'Las losetas apenas cambiaron tu probabilidad.',
  start: 'Antes del primer turno, tu probabilidad era del {percent}.',
  unsure: 'El motor dudó en esta partida: no puede decir adónde fueron {n} de los puntos porcentuales.',
  rough: 'Esta partida empezó con ventaja. El motor conoce pocas posiciones así, y sus cifras son aproximadas.',
  places: 'Aquí solo se valora el primer puesto, no el juego por los demás.',

  turn: 'Turno {turn}',
  cost: 'de {from} a {to}',
  played: 'Jugaste',
  better: 'Mejor',
  pointOf: 'Punto de inflexión {n} de {all}',
  choiceOf: 'Elección {n} de {all}',
  previous: 'Momento anterior',
  next: 'Momento siguiente',

  ask: {
    title: 'Turno {turn}: eliges otra vez',
    text: '¿Qué jugarías?',
    show: 'Ver la solución',
    judging: 'Comparando tu turno',
    best: 'Tan bueno como el mejor turno',
    bestText: 'Lo has encontrado: {steps}.',
    close: {
      one: 'Bien: a {n} punto porcentual del mejor turno',
      other: 'Bien: a {n} puntos porcentuales del mejor turno',
    },
    same: 'Es lo que jugaste',
    worse: { one: 'Cuesta {n} punto porcentual', other: 'Cuesta {n} puntos porcentuales' },
    replied: 'La respuesta muestra por qué: {steps}.',
    again: 'Probar otro turno',
    unknown: 'Este turno no se ha podido valorar',
  },
  answer: {
    others: {
      one: 'Cualquier otro turno cuesta al menos {n} punto porcentual.',
      other: 'Cualquier otro turno cuesta al menos {n} puntos porcentuales.',
    },
    title: 'Turno {turn}: mejor era {steps}',
    show: 'Ver la continuación',
    hide: 'Volver a la elección',
    line: 'Lo que se esperaba tras {steps}',
    linePlayed: 'Lo que se esperaba tras tu turno',
    retry: 'Reintentar desde aquí',
    retryText: 'Sigue jugando desde aquí. La partida de antes queda como estaba.',
    keep: 'Guardar como ejercicio',
    kept: 'Guardado como ejercicio',
    solve: 'Resolver el ejercicio',
  },
  choice: {
    title: 'Aquí elegiste entre {one} y {other}',
    text: 'Para ti no cambiaba nada. Tu turno pasó {points} puntos porcentuales de {from} a {to}.',
    played: 'Jugaste',
    instead: 'En su lugar',
  },

  details: 'Detalles',
  thirds: 'Regalado al principio, a la mitad y al final: {first}, {second} y {third} puntos porcentuales.',
  accuracy: 'Precisión: {n} de 100; los turnos difíciles cuentan más.',
  adjusted: 'Resultado sin la suerte de las losetas: {percent}.',
  unattributed: 'Puntos porcentuales que no vienen de ningún turno ni de ninguna loseta: {n}.',
  engine: { one: '{evaluator}, {n} simulación por turno.', other: '{evaluator}, {n} simulaciones por turno.' },
  evaluators: { big: 'Red grande', small: 'Red pequeña', hand: 'Evaluación escrita a mano' },
  grounds: {
    rule: 'según las reglas',
    proof: 'demostrado',
    line: 'según la continuación',
    count: 'contado en el tablero',
  },

  full: 'Análisis completo',
  notOver: 'Esta partida sigue en curso',
  notOverText: 'Su repaso estará aquí cuando termine.',
  noTurns: 'Nada que repasar',
  noTurnsText: 'Esta partida no tiene turnos.',
  failed: 'El motor se ha parado',
  failedText: 'Aquí está lo que encontró hasta entonces.',
  restart: 'Reiniciarlo',

  reasons: {
    missedWin: {
      title: 'Una victoria a la vista',
      text: {
        one: 'Podías ganar en este turno.',
        other: 'Podías forzar la victoria en {n} turnos.',
      },
    },
    missedSureWin: { title: 'Una victoria forzada', text: 'Desde aquí podías forzar la victoria.' },
    endsGame: { title: 'La partida termina', text: 'Este turno termina la partida, y gana {who}.' },
    allowsWin: {
      title: '{who} puede ganar',
      text: {
        one: 'Ahora {who} puede ganar en un turno.',
        other: 'Ahora {who} puede forzar la victoria en {n} turnos.',
      },
    },
    allowsSureWin: { title: '{who} puede ganar', text: 'Ahora {who} puede forzar la victoria.' },
    gift: {
      title: 'Sale ganando {who}',
      text: 'Te costó {points} puntos porcentuales; {who} ganó {gained}.',
    },
    line: {
      title: 'Un turno mejor',
      text: 'El mejor turno vale {points} puntos porcentuales más; la continuación muestra cómo sigue.',
    },
  },
});

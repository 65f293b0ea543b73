import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/editor.ts';

/** What the editor of islands says, in Spanish. */
export const words = translation<typeof english>()('es')({
  tiles: 'Losetas',
  tile: '{tile}, disponibles: {n}',
  eraser: 'Quitar',
  tools: 'Herramientas',
  hut: 'Chozas de {seat}',
  temple: 'Templo de {seat}',
  tower: 'Torre de {seat}',
  seats: 'Jugadores',
  seat: 'Le toca a',
  phase: 'Qué viene ahora',
  phases: {
    draw: 'Robar una loseta',
    lay: 'Colocar la loseta',
    build: 'Construir',
    over: 'Nada, la partida ha terminado',
  },
  drawn: 'Loseta robada',
  noDrawn: 'Ninguna',
  covered: 'Chozas cubiertas de {seat}',
  standing: 'Estado de {seat}',
  playing: 'En juego',
  out: 'Quedó fuera en el lugar {n}',
  done: 'Terminó en el lugar {n}',
  flaws: {
    tiles: 'Se han robado más de {n} losetas.',
    noTile: 'Antes de la primera loseta no se construye nada.',
    left: 'Nadie puede haber dejado el juego en este orden.',
    twoWon: 'En esta partida solo una persona puede haber terminado.',
    standing:
      '{seat}: el estado no cuadra. Ha terminado quien ha construido todas las piezas de dos clases, y nadie más.',
    notOver: 'La partida aún no ha terminado.',
    over: 'La partida ya ha terminado.',
    gone: '{seat} ya no está en juego y no puede tener el turno.',
    turn: 'Después de tantas losetas no puede ser el turno de {seat}.',
    place: 'La primera loseta está en 0,0, tal como viene.',
    apart: 'La isla debe ser de una sola pieza.',
    towerLow: 'Las torres están en el nivel 3 o más alto.',
    stock: '{seat} ha construido más piezas de las que hay.',
    settlement: '{seat} ha construido chozas, pero no le queda ningún poblado.',
    covered: 'Hay más chozas cubiertas de las que cabían.',
    builds: 'Se ha construido muy poco: cada turno termina construyendo.',
    stuck: '{seat} no puede construir nada aquí y quedaría fuera.',
  },
});

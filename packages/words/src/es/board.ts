import type { board as english } from '../en/board.ts';
import { translation } from '../message.ts';

export const board = translation<typeof english>()('es')({
  keys: 'Las flechas van de casilla en casilla, Intro elige, Inicio y Fin van a la primera y a la última casilla.',
  zoomIn: 'Más cerca',
  zoomOut: 'Ver todo el tablero',
  parts: 'Tableros',
  showPart: 'Ver: {part}',
  no3d: 'Este navegador no puede dibujar en tres dimensiones.',
  no3dText: 'El tablero se muestra plano. Todo funciona igual.',
  loading3d: 'Se está cargando el tablero en tres dimensiones.',
  walk: {
    label: 'Recorrer los turnos',
    first: 'Al principio',
    back: 'Un turno atrás',
    play: 'Reproducir los turnos',
    stop: 'Parar',
    next: 'Un turno adelante',
    last: 'Al final',
  },
});

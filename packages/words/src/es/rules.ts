import type { rules as english } from '../en/rules.ts';
import { translation } from '../message.ts';

export const rules = translation<typeof english>()('es')({
  title: 'Reglas',
  titleOf: 'Reglas de {game}',
  lead: 'Cada regla tiene su número; los rechazos lo citan.',
  game: 'Juego',
  chapters: 'Capítulos',
  chapter: 'Capítulo',
  chapterOf: 'capítulo {number} de {total}',
  options: 'Opciones',
  standard: 'por defecto',
  search: 'Palabra o número, como 2.4',
  clear: 'Borrar la búsqueda',
  found: { one: '{n} regla', other: '{n} reglas' },
  nothing: 'Ninguna regla dice eso',
  nothingText: 'Prueba con otra palabra, o con un número como 2.4.',
  nextChapter: 'Siguiente: {chapter}',
  previousChapter: 'Anterior: {chapter}',
  back: 'Volver a tu partida',
  yourTry: 'Tu intento: {why}',
  missing: 'Ese juego no existe aquí',
  missingText: 'Elige uno de los de arriba.',
});

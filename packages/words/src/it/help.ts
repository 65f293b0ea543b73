import { translation } from '@threefold-games/speech';
import type { help as english } from '../en/help.ts';

export const help = translation<typeof english>()('it')({
  title: 'Aiuto al tavolo',
  about: 'Segna che cosa può muoversi, dice che cosa è in pericolo e chiede prima di un turno che perde subito.',
  notWithPeople: 'Non nelle partite con altre persone.',
  on: 'Aiuto attivo',
  off: 'Aiuto spento',
  turnOn: 'Attiva l’aiuto al tavolo',
  turnOff: 'Disattiva l’aiuto al tavolo',
  allTheSame: 'Giocarlo lo stesso?',
  playIt: 'Gioca',
  takeBack: 'Riprendi',
  gives: 'Così concedi molto.',
  loses: 'Così perdi la partita.',
  threat: 'La minaccia: da {from} a {to}.',
  threatAt: 'La minaccia: in {to}.',
  mark: 'Freccia scura e anello dorato: ciò che un altro potrebbe fare e ciò che ti costerebbe.',
});

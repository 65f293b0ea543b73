import { translation } from '@threefold-games/speech';
import type { help as english } from '../en/help.ts';

export const help = translation<typeof english>()('de')({
  title: 'Hilfe am Tisch',
  about: 'Zeigt, was ziehen kann, sagt, was in Gefahr ist, und fragt vor einem Zug, der sofort verliert.',
  notWithPeople: 'Nicht in Partien mit anderen Menschen.',
  on: 'Hilfe ist an',
  off: 'Hilfe ist aus',
  turnOn: 'Hilfe am Tisch an',
  turnOff: 'Hilfe am Tisch aus',
  allTheSame: 'Trotzdem spielen?',
  playIt: 'Spielen',
  takeBack: 'Zurücknehmen',
  gives: 'Das gibt viel aus der Hand.',
  loses: 'Damit ist die Partie verloren.',
  threat: 'Die Drohung: {from} nach {to}.',
  threatAt: 'Die Drohung: auf {to}.',
  mark: 'Dunkler Pfeil und goldener Ring: was jemand anders tun könnte und was es dich kosten würde.',
});

import { translation } from '@threefold-games/speech';
import type { help as english } from '../en/help.ts';

export const help = translation<typeof english>()('nl')({
  title: 'Hulp aan tafel',
  about: 'Toont wat kan bewegen, zegt wat gevaar loopt en vraagt na vóór een beurt die meteen verliest.',
  notWithPeople: 'Niet in partijen met andere mensen.',
  on: 'Hulp staat aan',
  off: 'Hulp staat uit',
  turnOn: 'Hulp aan tafel aan',
  turnOff: 'Hulp aan tafel uit',
  allTheSame: 'Toch spelen?',
  playIt: 'Speel',
  takeBack: 'Terugnemen',
  gives: 'Dit geeft veel weg.',
  loses: 'Zo verlies je de partij.',
  threat: 'De dreiging: van {from} naar {to}.',
  threatAt: 'De dreiging: op {to}.',
  mark: 'Donkere pijl en gouden ring: wat een ander zou kunnen doen en wat het je zou kosten.',
});

import type { levels as english } from '../en/levels.ts';
import { translation } from '../message.ts';

export const levels = translation<typeof english>()('pl')({
  firstSteps: 'Pierwsze kroki',
  family: 'Rodzina',
  club: 'Klub',
  champion: 'Mistrz',
  about: 'twój poziom',
  perhaps: 'może twój poziom',
  bot: 'bot, poziom {level}',
  others: '{name}: wybierz bota z poziomu {level}',
  startAgainst: 'Zagraj: {name}',
  says1: '{name} gra to, co blisko, a o reszcie zapomina.',
  says2: '{name} widzi, co można zyskać, ale nie to, co możesz zrobić ty.',
  says3: '{name} pilnuje tego, co się liczy, przynajmniej zwykle.',
  says4: '{name} widzi twoje groźby i gra na daną chwilę.',
  says5: '{name} przewiduje jedną odpowiedź.',
  says6: '{name} rozważa całą turę.',
  says7: '{name} planuje drugą turę.',
  says8: '{name} rzadko coś oddaje za darmo.',
  says9: '{name} dotrzymuje kroku najsilniejszym dawnym programom.',
  says10: '{name} wygrywa ze wszystkimi dawnymi programami.',
  says11: '{name} wcześnie widzi zakończenie.',
  says12: '{name} daje z siebie wszystko, w kilka sekund.',
});

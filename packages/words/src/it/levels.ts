import type { levels as english } from '../en/levels.ts';
import { translation } from '../message.ts';

export const levels = translation<typeof english>()('it')({
  firstSteps: 'Primi passi',
  family: 'Famiglia',
  club: 'Circolo',
  champion: 'Campione',
  about: 'circa il tuo livello',
  perhaps: 'forse il tuo livello',
  bot: 'bot, livello {level}',
  others: '{name}: scegli un bot di livello {level}',
  startAgainst: 'Gioca contro {name}',
  says1: '{name} gioca ciò che è vicino e dimentica il resto.',
  says2: '{name} vede che cosa c’è da guadagnare, non che cosa puoi fare tu.',
  says3: '{name} bada a ciò che conta, quasi sempre.',
  says4: '{name} vede le tue minacce e gioca per il momento.',
  says5: '{name} prevede una risposta.',
  says6: '{name} valuta un turno intero.',
  says7: '{name} prepara un secondo turno.',
  says8: '{name} di rado regala qualcosa.',
  says9: '{name} tiene testa ai migliori programmi di prima.',
  says10: '{name} batte tutti i programmi di prima.',
  says11: '{name} vede presto come finirà.',
  says12: '{name} dà tutto, in pochi secondi.',
});

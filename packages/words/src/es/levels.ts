import type { levels as english } from '../en/levels.ts';
import { translation } from '../message.ts';

export const levels = translation<typeof english>()('es')({
  firstSteps: 'Primeros pasos',
  family: 'Familia',
  club: 'Club',
  champion: 'Campeón',
  about: 'más o menos tu nivel',
  perhaps: 'quizá tu nivel',
  bot: 'bot, nivel {level}',
  others: '{name}: elegir un bot de nivel {level}',
  startAgainst: 'Jugar contra {name}',
  says1: '{name} juega lo que está cerca y olvida el resto.',
  says2: '{name} ve lo que hay que ganar, no lo que puedes hacer tú.',
  says3: '{name} cuida lo que cuenta, casi siempre.',
  says4: '{name} ve tus amenazas y juega para el momento.',
  says5: '{name} prevé una respuesta.',
  says6: '{name} sopesa un turno entero.',
  says7: '{name} prepara un segundo turno.',
  says8: '{name} rara vez regala algo.',
  says9: '{name} planta cara a los mejores programas anteriores.',
  says10: '{name} gana a todos los programas anteriores.',
  says11: '{name} ve pronto cómo acabará.',
  says12: '{name} lo da todo, en pocos segundos.',
});

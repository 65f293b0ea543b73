import { openCoach } from '@threefold-games/catalogue/coach';
import { momentOfHint } from '@threefold-games/learn';
import type { Face } from '@threefold-games/stage';
import type { Explain, TableModel } from '../../board/index.ts';
import { currentVoice, lang } from '../../i18n/index.ts';
import { calledNames } from '../../match/index.ts';

/** Opens what explains hints at a table. */
export const openExplainer = async ({ history, seats }: TableModel, face: Face): Promise<Explain> => {
  const coach = await openCoach(history.game.id, lang.peek());
  const { words, speak } = currentVoice();
  const names = calledNames(seats, face, words, speak);
  return advised => {
    const moment = momentOfHint(advised);
    const [reason] = moment ? coach.reasons(moment) : [];
    return reason && coach.say(reason, names).text;
  };
};

import { loadHelpWords } from '@threefold-games/words';
import type { JSX } from 'preact';
import { lateWords } from '../../i18n/index.ts';
import { change, type SeatPlan, settings } from '../../settings/index.ts';
import { SwitchRow } from '../../ui/index.ts';
import { isHelpOn, mayHelp } from '../isHelpOn.ts';

const useHelpWords = await lateWords(loadHelpWords);

/** Whether one plays with help at the table: as the bots are until somebody chooses, then as it was left; never against people. */
export const HelpRow = ({ seats }: { readonly seats: readonly SeatPlan[] }): JSX.Element => {
  const { said, speak } = useHelpWords();
  const offered = mayHelp(seats);
  return (
    <SwitchRow
      name={speak(said.title)}
      about={speak(offered ? said.about : said.notWithPeople)}
      on={isHelpOn(seats, settings.value.help)}
      disabled={!offered}
      onChange={help => change({ help })}
    />
  );
};

import { loadHelpWords } from '@threefold-games/words';
import type { JSX } from 'preact';
import { lateWords, useWords } from '../../i18n/index.ts';
import { change, type SeatPlan, settings } from '../../settings/index.ts';
import { SwitchRow } from '../../ui/index.ts';
import { isHelpOn, mayHelp } from '../isHelpOn.ts';

const read = await lateWords(loadHelpWords);

/** Whether one plays with help at the table: as the bots are until somebody chooses, then as it was left; never against people. */
export const HelpRow = ({ seats }: { readonly seats: readonly SeatPlan[] }): JSX.Element => {
  const { speak } = useWords();
  const words = read();
  const offered = mayHelp(seats);
  return (
    <SwitchRow
      name={speak(words.title)}
      about={speak(offered ? words.about : words.notWithPeople)}
      on={isHelpOn(seats, settings.value.help)}
      disabled={!offered}
      onChange={help => change({ help })}
    />
  );
};

import type { Fault } from '@threefold-games/core';
import type { JSX } from 'preact';
import { Icon } from '../../shell/icons.tsx';
import { sayFault } from '../../state/faults.ts';
import { useWords } from '../../state/language.ts';

/** Why a record could not be read, or not to its end. */
export const FaultNote = ({ fault }: { readonly fault: Fault }): JSX.Element => {
  const { words, speak } = useWords();
  return (
    <div class="card fault-note" role="alert">
      <Icon name="warning" />
      <div>
        <p>
          <strong>{sayFault(fault, words, speak)}</strong>
        </p>
        {fault.turn !== undefined && fault.turn > 0 && (
          <p>{speak(words.replay.brokenAt, { turn: fault.turn, step: fault.step ?? 1 })}</p>
        )}
        {fault.detail !== '' && (
          // Details quote the text and are in the language of its format.
          <p class="quiet" lang="en">
            {fault.detail}
          </p>
        )}
      </div>
    </div>
  );
};

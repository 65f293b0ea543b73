import type { Fault } from '@threefold-games/core';
import type { JSX } from 'preact';
import { ImportText } from '../../analysis/index.ts';
import { sayFault, useWords } from '../../i18n/index.ts';
import { Button, href, Icon, Notice } from '../../ui/index.ts';

interface NoReplayProps {
  readonly fault: Fault;
  readonly onText: (text: string) => void;
}

/** What stands where the game would be: why it is not, and how to bring one. */
export const NoReplay = ({ fault, onText }: NoReplayProps): JSX.Element => {
  const { words, speak } = useWords();
  const { replay } = words;
  const missing = ['store.missing', 'room.missing', 'http.missing'].includes(fault.code);
  return (
    <div class="no-replay">
      <Notice
        icon={missing ? 'folder' : 'warning'}
        title={speak(missing ? replay.missingTitle : replay.brokenTitle)}
        text={speak(missing ? replay.missingText : replay.brokenText)}
      >
        <Button href={href({ page: 'games' })}>{speak(replay.toGames)}</Button>
      </Notice>
      {!missing && <FaultNote fault={fault} />}
      <ImportText
        title={speak(replay.import)}
        text={speak(replay.importText)}
        label={speak(replay.record)}
        file={speak(replay.importFile)}
        open={speak(words.analysis.open.openText)}
        onText={onText}
      />
    </div>
  );
};

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

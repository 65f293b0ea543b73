import type { Fault } from '@threefold-games/core';
import type { JSX } from 'preact';
import { Button, Notice } from '../../shell/controls.tsx';
import { useWords } from '../../state/language.ts';
import { href } from '../../state/route.ts';
import { BringText } from '../../study/BringText.tsx';
import { FaultNote } from './FaultNote.tsx';

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
      <BringText
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

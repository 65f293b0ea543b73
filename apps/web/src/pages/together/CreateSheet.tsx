import type { JSX } from 'preact';
import { Sheet } from '../../shell/controls.tsx';
import { useOnlineWords } from '../../state/onlineWords.ts';
import { CreateCard } from './CreateCard.tsx';

interface CreateSheetProps {
  readonly open: boolean;
  readonly challenge: string | undefined;
  readonly away: boolean;
  readonly onClose: () => void;
  readonly onSay: (sentence: string) => void;
}

/** A game of one's own, on phones. */
export const CreateSheet = ({ open, challenge, away, onClose, onSay }: CreateSheetProps): JSX.Element | null => {
  const said = useOnlineWords();
  if (!said) return null;
  const { online, speak } = said;
  const { together } = online;
  const say = (sentence: string): void => {
    // A sentence below the sheet would not be seen.
    onClose();
    onSay(sentence);
  };
  return (
    <Sheet
      title={
        challenge === undefined ? speak(together.createTitle) : speak(together.challengeTitle, { name: challenge })
      }
      open={open}
      onClose={onClose}
    >
      <div class="lobby-create-fields">
        <CreateCard challenge={challenge} onSay={say} away={away} />
      </div>
    </Sheet>
  );
};

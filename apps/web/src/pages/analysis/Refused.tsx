import type { JSX } from 'preact';
import { Icon } from '../../shell/icons.tsx';
import { sayFault } from '../../state/faults.ts';
import { useWords } from '../../state/language.ts';
import type { Refusal } from './bring.ts';

/** Why something that was brought could not be opened: what, where, and what is safe. */
export const Refused = ({ why, safe }: { readonly why: Refusal; readonly safe: boolean }): JSX.Element => {
  const { words, speak } = useWords();
  const { open } = words.analysis;
  const place = why !== 'link' && why.turn !== undefined ? { turn: why.turn, step: why.step ?? 1 } : undefined;
  return (
    <div class="card fault-note" role="alert">
      <Icon name="warning" />
      <div>
        <strong>{speak(open.refusedTitle)}</strong>
        <p>{why === 'link' ? speak(open.brokenLink) : sayFault(why, words, speak)}</p>
        {place && <p>{speak(open.refusedAt, place)}</p>}
        {why !== 'link' && why.detail !== '' && (
          <p class="small detail" lang="en">
            {why.detail}
          </p>
        )}
        {safe && <p>{speak(open.refusedSafe)}</p>}
      </div>
    </div>
  );
};

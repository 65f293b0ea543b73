import { formatRecord } from '@threefold-games/core';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button, href } from '../ui/index.ts';
import { ownPuzzlePlace } from './ownPuzzle.ts';
import { shownTurn } from './Points.tsx';
import { reviewStore } from './reviewStore.ts';
import { type Reviewing, useReviewWords } from './useReview.ts';

/** Keeps the turning point on the board as a puzzle of one's own, or lets it go. */
export const KeepPuzzle = ({ reviewing }: { readonly reviewing: Reviewing }): JSX.Element | null => {
  const { speak, said } = useReviewWords();
  const { id, source, watched, seat } = reviewing;
  const turn = source.shown.value.kind === 'choice' ? undefined : shownTurn(reviewing);
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    let left = false;
    void reviewStore.puzzles().then(all => left || setKept(all.some(each => each.id === id && each.turn === turn)));
    return () => {
      left = true;
    };
  }, [id, turn]);
  if (turn === undefined) return null;
  const toggle = async (): Promise<void> => {
    if (isKept) await reviewStore.drop({ id, turn });
    else {
      const { history, record } = watched;
      const text = formatRecord(record);
      await reviewStore.keep({ id, turn, game: history.game.id, record: text, seat, kept: Date.now() });
    }
    setKept(!isKept);
  };
  return (
    <div class="actions">
      <Button kind="quiet" icon={isKept ? 'check' : 'plus'} onClick={() => void toggle()}>
        {speak(isKept ? said.answer.kept : said.answer.keep)}
      </Button>
      {isKept && (
        <Button kind="quiet" icon="target" href={href(ownPuzzlePlace({ id, turn }))}>
          {speak(said.answer.solve)}
        </Button>
      )}
    </div>
  );
};

import type { GameHead } from '@threefold-games/core';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { GameBadge, useWholeFace } from '../../board/index.ts';
import { findGame, games, loadedGames } from '../../games/index.ts';
import { sayFault, useOnlineWords } from '../../i18n/index.ts';
import { Button, Segments, Sheet } from '../../ui/index.ts';
import { openTable } from './joinRoom.ts';
import { PlanSheet } from './PlanSheet.tsx';
import { sayClock, sayOptions } from './sayRow.ts';
import { changeDraft, draft, planOf } from './tableDraft.ts';

interface CreateCardProps {
  /** Whom the game is for; then it goes by link. */
  readonly challenge?: string | undefined;
  readonly onSay: (sentence: string) => void;
  /** Nothing can be created without a connection. */
  readonly away: boolean;
}

const GameTile = ({ game, name }: { readonly game: GameHead; readonly name: string }): JSX.Element => {
  const face = useWholeFace(game.id);
  return (
    <label class="lobby-tile">
      <input
        class="cover"
        type="radio"
        name={name}
        value={game.id}
        checked={draft.value.game === game.id}
        onChange={() => changeDraft({ game: game.id })}
      />
      <span class="lobby-tile-face">
        {face && <GameBadge face={face} size={44} />}
        <span>{face?.title}</span>
      </span>
    </label>
  );
};

/** A game of one's own: four choices and one sentence, the rest behind "Change". */
export const CreateCard = ({ challenge, onSay, away }: CreateCardProps): JSX.Element => {
  const { words, said, speak } = useOnlineWords();
  const name = useId();
  const [changing, setChanging] = useState(false);
  const [creating, setCreating] = useState(false);
  const wanted = challenge === undefined ? draft.value : { ...draft.value, listed: false };
  const game = findGame(wanted.game) ?? loadedGames()[0]!;
  const face = useWholeFace(game.id);
  const { together } = said;
  const plan = planOf(wanted, game);
  const what = face ? sayOptions(plan, face, words, speak) : '';
  const seats = speak(together.seatsWord[plan.seats as 2 | 3 | 4]);
  const clock = sayClock(plan, said, speak);
  const create = async (): Promise<void> => {
    setCreating(true);
    const refused = await openTable(plan);
    setCreating(false);
    if (refused) onSay(speak(together.notMade, { why: sayFault(refused, words, speak) }));
  };
  return (
    <>
      {challenge !== undefined && <p class="small">{speak(together.challengeText, { name: challenge })}</p>}
      <div class="lobby-tiles" role="radiogroup" aria-label={speak(words.shell.game)}>
        {games.map(each => (
          <GameTile key={each.id} game={each} name={name} />
        ))}
      </div>
      {challenge === undefined && (
        <Segments
          wide
          label={speak(together.who)}
          values={[
            { value: 'public', label: speak(together.public) },
            { value: 'link', label: speak(together.byLink) },
          ]}
          value={wanted.listed ? 'public' : 'link'}
          onChange={value => changeDraft({ listed: value === 'public' })}
        />
      )}
      <Segments
        wide
        label={speak(together.pace)}
        values={[
          { value: 'live', label: speak(together.live) },
          { value: 'slow', label: speak(together.slow) },
        ]}
        value={wanted.slow ? 'slow' : 'live'}
        onChange={value => changeDraft({ slow: value === 'slow' })}
      />
      <p class="small lobby-sentence">
        {what === ''
          ? speak(together.sentenceShort, { seats, clock })
          : speak(together.sentence, { seats, what, clock })}{' '}
        <button type="button" class="text-button text-button-small" onClick={() => setChanging(true)}>
          {speak(together.change)}
        </button>
      </p>
      <Button kind="primary" icon="plus" wide disabled={creating || away} onClick={() => void create()}>
        {speak(together.create)}
      </Button>
      <PlanSheet
        open={changing}
        game={game}
        draft={wanted}
        onChange={next => changeDraft(challenge === undefined ? next : { ...next, listed: draft.value.listed })}
        onClose={() => setChanging(false)}
        onDone={() => setChanging(false)}
      />
    </>
  );
};

interface CreateSheetProps extends CreateCardProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A game of one's own, on phones. */
export const CreateSheet = ({ open, challenge, away, onClose, onSay }: CreateSheetProps): JSX.Element => {
  const { said, speak } = useOnlineWords();
  const { together } = said;
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
      <div class="stack">
        <CreateCard challenge={challenge} onSay={say} away={away} />
      </div>
    </Sheet>
  );
};

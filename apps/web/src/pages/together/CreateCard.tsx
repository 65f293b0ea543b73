import type { GameHead } from '@threefold-games/core';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { GameBadge } from '../../board/GameBadge.tsx';
import { sayClock } from '../../net/sayClock.ts';
import { Button, Segments, Sheet } from '../../shell/controls.tsx';
import { sayFault } from '../../state/faults.ts';
import { findGame, games, loadedGames } from '../../state/games.ts';
import { useOnlineWords } from '../../state/onlineWords.ts';
import { useWholeFace } from '../newGame/useWholeFace.ts';
import { openTable } from './enter.ts';
import { PlanSheet } from './PlanSheet.tsx';
import { sayOptions } from './sayRow.ts';
import { changeWish, planOf, wish } from './wish.ts';

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
        checked={wish.value.game === game.id}
        onChange={() => changeWish({ game: game.id })}
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
  const { words, online, speak } = useOnlineWords();
  const name = useId();
  const [changing, setChanging] = useState(false);
  const [creating, setCreating] = useState(false);
  const wanted = challenge === undefined ? wish.value : { ...wish.value, listed: false };
  const game = findGame(wanted.game) ?? loadedGames()[0]!;
  const face = useWholeFace(game.id);
  const { together } = online;
  const plan = planOf(wanted, game);
  const what = face ? sayOptions(plan, face, words, speak) : '';
  const seats = speak(together.seatsWord[plan.seats as 2 | 3 | 4]);
  const clock = sayClock(plan, online, speak);
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
          onChange={value => changeWish({ listed: value === 'public' })}
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
        onChange={value => changeWish({ slow: value === 'slow' })}
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
        wish={wanted}
        onChange={next => changeWish(challenge === undefined ? next : { ...next, listed: wish.value.listed })}
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
  const { online, speak } = useOnlineWords();
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
      <div class="stack">
        <CreateCard challenge={challenge} onSay={say} away={away} />
      </div>
    </Sheet>
  );
};

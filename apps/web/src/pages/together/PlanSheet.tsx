import { botLevel, canVary, type Game } from '@threefold-games/core';
import type { JSX } from 'preact';
import { Button, ChoiceRow, OptionRow, Sheet, SwitchRow } from '../../shell/controls.tsx';
import { useWords } from '../../state/language.ts';
import { narrow } from '../../state/narrow.ts';
import { useOnlineWords } from '../../state/onlineWords.ts';
import { fitOptions } from '../../state/plans.ts';
import { LevelPicker } from '../newGame/LevelPicker.tsx';
import { OptionClash, OptionRows } from '../newGame/OptionRows.tsx';
import { ClockFields } from './ClockFields.tsx';
import { type GameWish, planOf, USUAL_LEAVER, type Wish, wishFor, withGame } from './wish.ts';
import '../newGame/newGame.css';
import './plan.css';
import { useWholeFace } from '../newGame/useWholeFace.ts';

interface PlanSheetProps {
  readonly open: boolean;
  readonly game: Game;
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
  readonly onClose: () => void;
  readonly onDone: () => void;
  /** Seats that cannot be taken away any more. */
  readonly least?: number;
}

/** All that is settled about a table, in a sheet. */
export const PlanSheet = ({ open, onClose, onDone, ...props }: PlanSheetProps): JSX.Element => {
  const { words, online, speak } = useOnlineWords();
  return (
    <Sheet
      title={speak(online.together.plan.title)}
      open={open}
      onClose={onClose}
      foot={
        <Button kind="primary" onClick={onDone}>
          {speak(words.shell.done)}
        </Button>
      }
    >
      <PlanFields {...props} />
    </Sheet>
  );
};

const PlanFields = ({
  game,
  wish,
  onChange,
  least = 2,
}: Pick<PlanSheetProps, 'game' | 'wish' | 'onChange' | 'least'>): JSX.Element | null => {
  const { newGame: start } = useWords().words;
  const { online, speak } = useOnlineWords();
  const face = useWholeFace(game.id);
  if (!face) return null;
  const words = online.together.plan;
  const wanted = wishFor(wish, game);
  const plan = planOf(wish, game);
  const put = (part: Partial<GameWish>): void => onChange(withGame(wish, game, part));
  const { leaver } = wanted;
  const flag = (part: 'even' | 'lot' | 'rated' | 'watching' | 'full', name: string, about: string): JSX.Element => (
    <SwitchRow name={name} about={about} on={wanted[part]} onChange={on => put({ [part]: on })} />
  );
  return (
    <div class="plan-fields">
      {game.seats.length > 1 && (
        <ChoiceRow
          name={speak(words.seats)}
          values={game.seats.map(n => ({ value: String(n), label: speak.number(n), disabled: n < least }))}
          value={String(wanted.seats)}
          onChange={value => put({ seats: Number(value), options: fitOptions(game, Number(value), wanted.options) })}
        />
      )}
      <OptionRows
        game={game}
        face={face}
        seats={wanted.seats}
        options={wanted.options}
        onChange={(name, value) => put({ options: { ...wanted.options, [name]: value } })}
      />
      <OptionClash game={game} seats={wanted.seats} options={wanted.options} />
      {canVary(game, plan.options, wanted.seats) && flag('even', speak(start.even), speak(start.evenAbout))}
      {flag('lot', speak(start.lot), speak(start.lotAbout))}
      <ClockFields
        clock={plan.clock}
        onChange={clock => {
          const slow = clock.kind === 'days';
          onChange(withGame({ ...wish, slow }, game, slow ? { slow: clock } : { live: clock }));
        }}
      />
      {wanted.seats > 2 && (
        <ChoiceRow
          name={speak(words.leaver)}
          about={speak(words.leaverAbout)}
          values={[
            { value: 'bot', label: speak(words.leaverBot) },
            { value: 'end', label: speak(words.leaverEnd) },
          ]}
          value={leaver.kind}
          onChange={kind => put({ leaver: kind === 'bot' ? USUAL_LEAVER : { kind: 'end' } })}
        />
      )}
      {wanted.seats > 2 && leaver.kind === 'bot' && (
        <OptionRow name={speak(online.room.botLevel)} wide>
          <LevelPicker
            compact={!narrow.value}
            label={speak(online.room.botLevel)}
            level={leaver.level}
            onChange={level => put({ leaver: { kind: 'bot', ...botLevel(level) } })}
          />
        </OptionRow>
      )}
      {flag('rated', speak(online.room.rated), speak(words.ratedAbout))}
      {flag('watching', speak(words.watching), speak(words.watchingAbout))}
      {wanted.watching && (
        <SwitchRow
          name={speak(words.chat)}
          about={speak(words.chatAbout)}
          on={wanted.chat === 'all'}
          onChange={on => put({ chat: on ? 'all' : 'seats' })}
        />
      )}
      {!wish.slow && flag('full', speak(words.startFull), speak(words.startFullAbout))}
    </div>
  );
};

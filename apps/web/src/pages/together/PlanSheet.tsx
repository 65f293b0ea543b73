import { canVary, type Game } from '@threefold/core';
import type { JSX } from 'preact';
import { Button, OptionRow, Segments, Sheet, Switch } from '../../shell/controls.tsx';
import { useFace } from '../../state/face.ts';
import { useWords } from '../../state/language.ts';
import { useOnlineWords } from '../../state/onlineWords.ts';
import { LevelPips } from '../newGame/LevelPips.tsx';
import { OptionRows } from '../newGame/OptionRows.tsx';
import { ClockFields } from './ClockFields.tsx';
import { type GameWish, planOf, type Wish, wishFor, withGame } from './wish.ts';
import '../newGame/newGame.css';
import './plan.css';

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
  const face = useFace(game.id);
  if (!face) return null;
  const words = online.together.plan;
  const wanted = wishFor(wish, game);
  const plan = planOf(wish, game);
  const put = (part: Partial<GameWish>): void => onChange(withGame(wish, game, part));
  const { leaver } = wanted;
  return (
    <div class="plan-fields">
      {game.seats.length > 1 && (
        <OptionRow name={speak(words.seats)} wide>
          <Segments
            label={speak(words.seats)}
            values={game.seats.map(n => ({ value: String(n), label: speak.number(n), disabled: n < least }))}
            value={String(wanted.seats)}
            onChange={value => put({ seats: Number(value) })}
          />
        </OptionRow>
      )}
      <OptionRows
        game={game}
        face={face}
        seats={wanted.seats}
        options={plan.options}
        onChange={(name, value) => put({ options: { ...wanted.options, [name]: value } })}
      />
      {canVary(game, plan.options, wanted.seats) && (
        <OptionRow name={speak(start.even)} about={speak(start.evenAbout)}>
          <Switch label={speak(start.even)} on={wanted.even} onChange={even => put({ even })} />
        </OptionRow>
      )}
      <OptionRow name={speak(start.lot)} about={speak(start.lotAbout)}>
        <Switch label={speak(start.lot)} on={wanted.lot} onChange={lot => put({ lot })} />
      </OptionRow>
      <ClockFields
        clock={plan.clock}
        onChange={clock => {
          const slow = clock.kind === 'days';
          onChange(withGame({ ...wish, slow }, game, slow ? { slow: clock } : { live: clock }));
        }}
      />
      {wanted.seats > 2 && (
        <OptionRow name={speak(words.leaver)} about={speak(words.leaverAbout)} wide>
          <Segments
            label={speak(words.leaver)}
            values={[
              { value: 'bot', label: speak(words.leaverBot) },
              { value: 'end', label: speak(words.leaverEnd) },
            ]}
            value={leaver.kind}
            onChange={kind => put({ leaver: kind === 'bot' ? { kind, level: 4 } : { kind } })}
          />
        </OptionRow>
      )}
      {wanted.seats > 2 && leaver.kind === 'bot' && (
        <OptionRow name={speak(online.room.botLevel)} wide>
          <LevelPips
            label={speak(online.room.botLevel)}
            level={leaver.level}
            onChange={level => put({ leaver: { kind: 'bot', level } })}
          />
        </OptionRow>
      )}
      <OptionRow name={speak(online.room.rated)} about={speak(words.ratedAbout)}>
        <Switch label={speak(online.room.rated)} on={wanted.rated} onChange={rated => put({ rated })} />
      </OptionRow>
      <OptionRow name={speak(words.watching)} about={speak(words.watchingAbout)}>
        <Switch label={speak(words.watching)} on={wanted.watching} onChange={watching => put({ watching })} />
      </OptionRow>
      {wanted.watching && (
        <OptionRow name={speak(words.chat)} about={speak(words.chatAbout)}>
          <Switch
            label={speak(words.chat)}
            on={wanted.chat === 'all'}
            onChange={on => put({ chat: on ? 'all' : 'seats' })}
          />
        </OptionRow>
      )}
      {!wish.slow && (
        <OptionRow name={speak(words.startFull)} about={speak(words.startFullAbout)}>
          <Switch label={speak(words.startFull)} on={wanted.full} onChange={full => put({ full })} />
        </OptionRow>
      )}
    </div>
  );
};

import type { GameHead, Options } from '@threefold-games/core';
import type { Face } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { SwitchRow } from '../../shell/controls.tsx';
import { Icon } from '../../shell/icons.tsx';
import { nameOf } from '../../state/names.ts';
import { narrow } from '../../state/narrow.ts';
import type { NewGame } from '../../state/plans.ts';
import { ClockRow } from './ClockRow.tsx';
import { useFormWords } from './formWords.ts';
import { OptionClash, OptionRows } from './OptionRows.tsx';
import { sayRest } from './sayPlan.ts';

interface PlanRowsProps {
  readonly game: GameHead;
  readonly face: Face;
  readonly plan: NewGame;
  /** Every option with its value. */
  readonly options: Options;
  /** Whether the start can be varied until it is even. */
  readonly evenable: boolean;
  readonly onChange: (plan: NewGame) => void;
}

/** How the game is played: its options, who sits where by lot, the clock. On phones all but odds is folded. */
export const PlanRows = ({ game, face, plan, options, evenable, onChange }: PlanRowsProps): JSX.Element => {
  const voice = useFormWords();
  const { words, speak } = voice;
  /** A wish that nobody has is left out. */
  const wish = (name: 'even' | 'lot', on: boolean): void => {
    const { [name]: _before, ...rest } = plan;
    onChange(on ? { ...plan, [name]: true } : rest);
  };
  const wishRow = (name: 'even' | 'lot'): JSX.Element => (
    <SwitchRow
      name={speak(words.newGame[name])}
      about={speak(words.newGame[`${name}About`])}
      on={plan[name] === true}
      onChange={on => wish(name, on)}
    />
  );
  const rows = (show: 'odds' | 'others' | 'all'): JSX.Element => (
    <OptionRows
      game={game}
      face={face}
      show={show}
      seats={plan.seats.length}
      who={plan.seats.map((seat, at) => ({
        name: nameOf(seat, at, plan.seats.length, face, words, speak),
        isMe: seat.kind === 'me',
      }))}
      options={plan.options}
      onChange={(name, value) => onChange({ ...plan, options: { ...plan.options, [name]: value } })}
    />
  );
  const wishes = (
    <>
      {evenable && wishRow('even')}
      {wishRow('lot')}
      <ClockRow
        clock={plan.clock}
        onChange={clock => {
          const { clock: _before, ...rest } = plan;
          onChange(clock ? { ...rest, clock } : rest);
        }}
      />
    </>
  );
  const clash = <OptionClash game={game} seats={plan.seats.length} options={plan.options} />;
  if (!narrow.value)
    return (
      <>
        <h3>{speak(words.shell.rules)}</h3>
        <div class="new-options">
          {rows('all')}
          {clash}
          {wishes}
        </div>
      </>
    );
  return (
    <div class="new-options">
      {rows('odds')}
      {clash}
      <details class="new-more">
        <summary class="beside">
          <span class="option-name">{speak(words.shell.more)}</span>
          <span class="small">
            {sayRest(game, { ...plan, even: evenable && plan.even === true }, options, face, voice)}
          </span>
          <Icon name="caret" size={18} />
        </summary>
        {rows('others')}
        {wishes}
      </details>
    </div>
  );
};

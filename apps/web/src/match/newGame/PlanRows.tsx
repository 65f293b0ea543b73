import type { GameHead, Options } from '@threefold-games/core';
import type { Face } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type ClockPlan, type NewGame, narrow } from '../../settings/index.ts';
import { Icon, OptionRow, Segments, SwitchRow } from '../../ui/index.ts';
import { nameOf } from '../names.ts';
import { useFormWords } from './BotPicker.tsx';
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

interface ClockRowProps {
  readonly clock: ClockPlan | undefined;
  readonly onChange: (clock: ClockPlan | undefined) => void;
}

type Kind = 'none' | 'short' | 'long' | 'own';

const PLANS = { short: { minutes: 10, increment: 10 }, long: { minutes: 20, increment: 20 } } as const;
const MOST = 180;

const kindOf = (clock: ClockPlan | undefined): Kind => {
  if (!clock) return 'none';
  const is = (plan: ClockPlan): boolean => plan.minutes === clock.minutes && plan.increment === clock.increment;
  return is(PLANS.short) ? 'short' : is(PLANS.long) ? 'long' : 'own';
};

const ClockRow = ({ clock, onChange }: ClockRowProps): JSX.Element => {
  const { words, said, speak } = useFormWords();
  const [kind, setKind] = useState(() => kindOf(clock));
  const kinds = (['none', 'short', 'long', 'own'] as const).map(value => ({
    value,
    label: speak(said[value]),
  }));
  const choose = (to: Kind): void => {
    setKind(to);
    onChange(to === 'none' ? undefined : to === 'own' ? (clock ?? PLANS.short) : PLANS[to]);
  };
  const field = (part: keyof ClockPlan, least: number): JSX.Element => (
    <label class="quiet beside new-time">
      <span>{speak(said[part])}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={MOST}
        step={1}
        required
        value={clock?.[part] ?? least}
        onInput={event => {
          const value = event.currentTarget.valueAsNumber;
          if (clock && event.currentTarget.validity.valid) onChange({ ...clock, [part]: value });
        }}
      />
    </label>
  );
  return (
    <>
      <OptionRow name={speak(words.newGame.clock)} about={speak(said.clockAbout)} wide>
        <Segments label={speak(words.newGame.clock)} values={kinds} value={kind} onChange={choose} />
      </OptionRow>
      {kind === 'own' && (
        <div class="new-times">
          {field('minutes', 1)}
          {field('increment', 0)}
        </div>
      )}
    </>
  );
};

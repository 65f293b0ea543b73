import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { OptionRow, Segments } from '../../shell/controls.tsx';
import type { ClockPlan } from '../../state/plans.ts';
import { useFormWords } from './formWords.ts';

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

export const ClockRow = ({ clock, onChange }: ClockRowProps): JSX.Element => {
  const { words, form, speak } = useFormWords();
  const [kind, setKind] = useState(() => kindOf(clock));
  const kinds = (['none', 'short', 'long', 'own'] as const).map(value => ({
    value,
    label: speak(form[value]),
  }));
  const choose = (to: Kind): void => {
    setKind(to);
    onChange(to === 'none' ? undefined : to === 'own' ? (clock ?? PLANS.short) : PLANS[to]);
  };
  const field = (part: keyof ClockPlan, least: number): JSX.Element => (
    <label class="quiet beside new-time">
      <span>{speak(form[part])}</span>
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
      <OptionRow name={speak(words.newGame.clock)} about={speak(form.clockAbout)} wide>
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

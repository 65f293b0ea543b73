import type { ClockPlan } from '@threefold-games/room';
import type { JSX } from 'preact';
import { OptionRow, Select } from '../../shell/controls.tsx';
import { useOnlineWords } from '../../state/onlineWords.ts';
import { LIVE, SLOW } from './wish.ts';

interface ClockFieldsProps {
  readonly clock: ClockPlan;
  readonly onChange: (clock: ClockPlan) => void;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const KINDS = ['fischer', 'delay', 'byoyomi', 'days', 'none'] as const;
const ABOUT = {
  fischer: 'fischerAbout',
  delay: 'delayAbout',
  byoyomi: 'byoyomiAbout',
  days: 'daysAbout',
  none: 'noneAbout',
} as const;

/** How each kind begins when it is chosen. */
const STANDARD: Readonly<Record<ClockPlan['kind'], ClockPlan>> = {
  none: { kind: 'none' },
  fischer: LIVE,
  delay: { kind: 'delay', base: 15 * MINUTE, delay: 5 * SECOND },
  byoyomi: { kind: 'byoyomi', base: 10 * MINUTE, periods: 3, period: 30 * SECOND },
  days: SLOW,
};

/** A number that is typed, in a unit: the word for it, the part of the clock, and between what it lies. */
interface Field {
  readonly word: 'minutes' | 'increment' | 'free' | 'periods' | 'period' | 'bank' | 'hours' | 'cap';
  readonly part: string;
  readonly unit: number;
  readonly least: number;
  readonly most: number;
}

const base: Field = { word: 'minutes', part: 'base', unit: MINUTE, least: 1, most: 360 };
const FIELDS: Readonly<Record<ClockPlan['kind'], readonly Field[]>> = {
  none: [],
  fischer: [base, { word: 'increment', part: 'increment', unit: SECOND, least: 0, most: 600 }],
  delay: [base, { word: 'free', part: 'delay', unit: SECOND, least: 0, most: 600 }],
  byoyomi: [
    base,
    { word: 'periods', part: 'periods', unit: 1, least: 1, most: 25 },
    { word: 'period', part: 'period', unit: SECOND, least: 5, most: 600 },
  ],
  days: [
    { word: 'bank', part: 'bank', unit: DAY, least: 1, most: 60 },
    { word: 'hours', part: 'increment', unit: HOUR, least: 0, most: 336 },
    { word: 'cap', part: 'cap', unit: DAY, least: 1, most: 90 },
  ],
};

/** How much time there is: the kind of clock, and its numbers. */
export const ClockFields = ({ clock, onChange }: ClockFieldsProps): JSX.Element => {
  const { words, online, speak } = useOnlineWords();
  const { plan } = online.together;
  const values = clock as unknown as Readonly<Record<string, number>>;
  return (
    <>
      <OptionRow name={speak(words.newGame.clock)} about={speak(plan[ABOUT[clock.kind]])} wide>
        <Select
          label={speak(words.newGame.clock)}
          values={KINDS.map(value => ({ value, label: speak(plan[value]) }))}
          value={clock.kind}
          onChange={kind => onChange(STANDARD[kind])}
        />
      </OptionRow>
      {FIELDS[clock.kind].length > 0 && (
        <div class="plan-times">
          {FIELDS[clock.kind].map(({ word, part, unit, least, most }) => (
            <label key={`${clock.kind} ${part}`} class="quiet beside plan-time">
              <span>{speak(plan[word])}</span>
              <input
                type="number"
                inputMode="numeric"
                required
                min={least}
                max={most}
                step={1}
                value={Math.round((values[part] ?? 0) / unit)}
                onInput={event => {
                  const { valueAsNumber, validity } = event.currentTarget;
                  if (validity.valid) onChange({ ...clock, [part]: valueAsNumber * unit });
                }}
              />
            </label>
          ))}
        </div>
      )}
    </>
  );
};

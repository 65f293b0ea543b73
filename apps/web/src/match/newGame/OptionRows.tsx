import { formatOdds, type GameHead, type Options, oddsOf, optionValue, parseOptions } from '@threefold-games/core';
import type { Face, OptionWords } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { sayFault, useWords } from '../../i18n/index.ts';
import { OptionRow, Segments, Select, Switch } from '../../ui/index.ts';

interface OptionRowsProps {
  readonly game: GameHead;
  readonly face: Face;
  /** Which of them are shown; all unless told. */
  readonly show?: 'odds' | 'others' | 'all';
  /** How many sit there. */
  readonly seats: number;
  /** Who they are, where that is known; else the seats are called by their colours. */
  readonly who?: readonly Sitting[];
  /** What was chosen; the rest is as usual. */
  readonly options: Options;
  readonly onChange: (name: string, value: string) => void;
}

/** More letters than this do not stand side by side. */
const ROOM = 30;

/** The options that mean something at this table, each with its sentence. */
export const OptionRows = ({
  game,
  face,
  show = 'all',
  seats,
  who,
  options,
  onChange,
}: OptionRowsProps): JSX.Element => {
  const names = Array.from({ length: seats }, (_, seat) => ({ name: face.seatName(seat, seats), isMe: false }));
  return (
    <>
      {Object.entries(game.options).map(([name, spec]) => {
        const words = face.options[name];
        if (!words || (words.seats && !words.seats.includes(seats))) return null;
        if (show !== 'all' && (show === 'odds') !== (words.odds !== undefined)) return null;
        const value = optionValue(game.options, seats, options, name);
        const change = (to: string): void => onChange(name, to);
        if (words.odds)
          return <OddsRow key={name} words={words} seats={who ?? names} value={value} onChange={change} />;
        const values = spec.values.map(each => ({ value: each, label: words.values[each] ?? each }));
        const isSwitch = spec.values.length === 2 && spec.values.includes('on') && spec.values.includes('off');
        const fits = values.length <= 4 && values.map(({ label }) => label).join('').length <= ROOM;
        return (
          <OptionRow key={name} name={words.name} about={words.about} wide={!isSwitch}>
            {isSwitch ? (
              <Switch label={words.name} on={value === 'on'} onChange={on => change(on ? 'on' : 'off')} />
            ) : fits ? (
              <Segments label={words.name} values={values} value={value} onChange={change} />
            ) : (
              <Select label={words.name} values={values} value={value} onChange={change} />
            )}
          </OptionRow>
        );
      })}
    </>
  );
};

/** Why some of the options do not go together, where they do not. */
export const OptionClash = ({
  game,
  seats,
  options,
}: Pick<OptionRowsProps, 'game' | 'seats' | 'options'>): JSX.Element => {
  const { words, speak } = useWords();
  const read = parseOptions(game.options, seats, options);
  return (
    <p class="option-clash" role="alert">
      {!read.ok && sayFault(read.error, words, speak)}
    </p>
  );
};

/** The player on a seat, if known. */
interface Sitting {
  readonly name: string;
  /** Whether it is who looks at the form. */
  readonly isMe: boolean;
}

interface OddsRowProps {
  readonly words: OptionWords;
  readonly seats: readonly Sitting[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Which odds somebody has, and who: a step, a seat, and the sentence of what that means and what it is worth. */
const OddsRow = ({ words: option, seats, value, onChange }: OddsRowProps): JSX.Element | null => {
  const { words, speak } = useWords();
  const { odds: steps } = option;
  if (!steps) return null;
  const odds = oddsOf({ odds: value });
  const mine = Math.max(
    0,
    seats.findIndex(({ isMe }) => isMe),
  );
  const sitting = seats[odds?.seat ?? mine] ?? seats[0]!;
  const step = odds && steps.steps[odds.step - 1];
  const worth = odds && steps.worth?.[odds.step - 1];
  const about = step && [
    sitting.isMe ? step.you : step.other(sitting.name),
    ...(worth === undefined ? [] : [speak(words.newGame.oddsWorth, { n: worth })]),
  ];
  const labels = [steps.none, ...steps.steps.map(({ label }) => label)];
  return (
    <>
      <OptionRow name={option.name} about={about?.join(' ') ?? option.about} wide>
        <Segments
          label={option.name}
          values={labels.map((label, at) => ({ value: String(at), label }))}
          value={String(odds?.step ?? 0)}
          onChange={at => onChange(formatOdds(at === '0' ? undefined : { seat: odds?.seat ?? mine, step: Number(at) }))}
        />
      </OptionRow>
      {odds && (
        <OptionRow name={speak(words.newGame.oddsFor)} wide>
          <Segments
            label={speak(words.newGame.oddsFor)}
            values={seats.map(({ name }, seat) => ({ value: String(seat), label: name }))}
            value={String(odds.seat)}
            onChange={seat => onChange(formatOdds({ ...odds, seat: Number(seat) }))}
          />
        </OptionRow>
      )}
    </>
  );
};

import { type GameHead, type Options, optionValue, parseOptions } from '@threefold/core';
import type { Face } from '@threefold/stage';
import type { JSX } from 'preact';
import { OptionRow, Segments, Select, Switch } from '../../shell/controls.tsx';
import { sayFault } from '../../state/faults.ts';
import { useWords } from '../../state/language.ts';
import { OddsRow, type Sitting } from './OddsRow.tsx';

interface OptionRowsProps {
  readonly game: GameHead;
  readonly face: Face;
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

/** The options that mean something at this table, each with its sentence; and why some of them do not go together. */
export const OptionRows = ({ game, face, seats, who, options, onChange }: OptionRowsProps): JSX.Element => {
  const page = useWords();
  const read = parseOptions(game.options, seats, options);
  const names = Array.from({ length: seats }, (_, seat) => ({ name: face.seatName(seat, seats), isMe: false }));
  return (
    <>
      {Object.entries(game.options).map(([name, spec]) => {
        const words = face.options[name];
        if (!words || (words.seats && !words.seats.includes(seats))) return null;
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
      <p class="option-clash" role="alert">
        {!read.ok && sayFault(read.error, page.words, page.speak)}
      </p>
    </>
  );
};

import type { GameHead, Options } from '@threefold/core';
import type { Face } from '@threefold/stage';
import type { JSX } from 'preact';
import { OptionRow, Segments, Select, Switch } from '../../shell/controls.tsx';

interface OptionRowsProps {
  readonly game: GameHead;
  readonly face: Face;
  /** How many sit there. */
  readonly seats: number;
  readonly options: Options;
  readonly onChange: (name: string, value: string) => void;
}

/** More letters than this do not stand side by side. */
const ROOM = 30;

/** The options that mean something at this table, each with its sentence. */
export const OptionRows = ({ game, face, seats, options, onChange }: OptionRowsProps): JSX.Element => (
  <>
    {Object.entries(game.options).map(([name, spec]) => {
      const words = face.options[name];
      const value = options[name];
      if (!words || value === undefined || (words.seats && !words.seats.includes(seats))) return null;
      const values = spec.values.map(each => ({ value: each, label: words.values[each] ?? each }));
      const change = (to: string): void => onChange(name, to);
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

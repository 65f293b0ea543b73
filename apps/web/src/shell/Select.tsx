import type { JSX } from 'preact';
import { Icon } from './icons.tsx';

interface SelectProps<Value extends string> {
  /** What is chosen here, for those who listen. */
  readonly label: string;
  readonly values: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** A chip among filters. */
  readonly round?: boolean;
}

/** A choice of many, or of long words. */
export const Select = <Value extends string>({
  label,
  values,
  value,
  onChange,
  round = false,
}: SelectProps<Value>): JSX.Element => (
  <span class={round ? 'select select-round' : 'select'}>
    <select aria-label={label} value={value} onChange={event => onChange(event.currentTarget.value as Value)}>
      {values.map(item => (
        <option key={item.value} value={item.value} lang={item.lang} selected={item.value === value}>
          {item.label}
        </option>
      ))}
    </select>
    <Icon name="caret" size={16} />
  </span>
);

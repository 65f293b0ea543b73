import type { ComponentChildren, ComponentProps, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from './icons.tsx';

interface OptionRowProps {
  readonly name: string;
  /** One sentence. */
  readonly about?: string | undefined;
  /** The control; on phones it goes below where it is wide. */
  readonly children: ComponentChildren;
  /** Whether the control is wide; switches are not. */
  readonly wide?: boolean;
}

export const OptionRow = ({ name, about, children, wide = false }: OptionRowProps): JSX.Element => (
  <div class={`beside option-row${wide ? ' option-row-wide' : ''}`}>
    <div class="option-words">
      <div class="option-name">{name}</div>
      {about && <div class="small">{about}</div>}
    </div>
    <div class="option-control">{children}</div>
  </div>
);

/** What is on or off. */
export const SwitchRow = ({
  name,
  about,
  ...control
}: Pick<OptionRowProps, 'name' | 'about'> & Omit<ComponentProps<typeof Switch>, 'label'>): JSX.Element => (
  <OptionRow name={name} about={about}>
    <Switch label={name} {...control} />
  </OptionRow>
);

/** A choice of a few. */
export const ChoiceRow = <Value extends string>({
  name,
  about,
  wide = true,
  ...control
}: Omit<OptionRowProps, 'children'> & Omit<SegmentsProps<Value>, 'label' | 'wide'>): JSX.Element => (
  <OptionRow name={name} about={about} wide={wide}>
    <Segments label={name} {...control} />
  </OptionRow>
);

interface SegmentsProps<Value extends string> {
  /** What is chosen here, for those who listen. */
  readonly label: string;
  readonly values: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Over the full width, each as wide as the others. */
  readonly wide?: boolean;
}

/** An exclusive choice of up to four short words. */
export const Segments = <Value extends string>({
  label,
  values,
  value,
  onChange,
  wide = false,
}: SegmentsProps<Value>): JSX.Element => {
  const name = useId();
  return (
    <div class={wide ? 'segments segments-wide' : 'segments'} role="radiogroup" aria-label={label}>
      {values.map(item => (
        <label key={item.value} class="segment">
          <input
            class="cover"
            type="radio"
            name={name}
            value={item.value}
            checked={item.value === value}
            disabled={item.disabled ?? false}
            onChange={() => onChange(item.value)}
          />
          <span>{item.label}</span>
        </label>
      ))}
    </div>
  );
};

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

interface SwitchProps {
  /** Its name, for those who listen; the row beside it shows it. */
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean;
}

export const Switch = ({ label, on, onChange, disabled = false }: SwitchProps): JSX.Element => (
  <label class="switch">
    <input
      class="cover"
      type="checkbox"
      role="switch"
      aria-label={label}
      aria-checked={on}
      checked={on}
      disabled={disabled}
      onChange={event => onChange(event.currentTarget.checked)}
    />
    <span class="switch-track" />
  </label>
);

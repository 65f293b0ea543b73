import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

export interface SegmentsProps<Value extends string> {
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

import type { JSX } from 'preact';

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

import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

interface FieldProps {
  readonly label: string;
  /** One sentence below it. */
  readonly hint?: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly type?: 'text' | 'password' | 'url';
  /** The `name` that password managers look at. */
  readonly name: string;
  /** What a browser may fill in. */
  readonly autocomplete:
    | 'username'
    | 'nickname'
    | 'current-password'
    | 'new-password'
    | 'one-time-code'
    | 'url'
    | 'off';
  readonly maxLength?: number;
  readonly required?: boolean;
}

/** One kind at a time, as the types of elements ask for it. */
const KINDS = { text: { type: 'text' }, password: { type: 'password' }, url: { type: 'url' } } as const;

/** A labelled line of a form. */
export const Field = (props: FieldProps): JSX.Element => {
  const { label, hint, value, onInput, type = 'text', name, autocomplete, maxLength, required = true } = props;
  const id = useId();
  return (
    <div class="account-field">
      <label for={id}>{label}</label>
      <span class="field">
        <input
          id={id}
          {...KINDS[type]}
          name={name}
          value={value}
          autocomplete={autocomplete}
          required={required}
          {...(maxLength !== undefined && { maxLength })}
          autocapitalize="off"
          spellcheck={false}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onInput={event => onInput(event.currentTarget.value)}
        />
      </span>
      {hint && (
        <p id={`${id}-hint`} class="account-hint">
          {hint}
        </p>
      )}
    </div>
  );
};

import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { NAME_LIMIT } from '../../state/readSettings.ts';

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
        <p id={`${id}-hint`} class="small">
          {hint}
        </p>
      )}
    </div>
  );
};

type Filled = Pick<FieldProps, 'label' | 'hint' | 'value' | 'onInput' | 'required'>;

/** The name one signs in with. */
export const NameField = (props: Filled): JSX.Element => (
  <Field {...props} name="username" autocomplete="username" maxLength={NAME_LIMIT} />
);

/** Goes along unseen with a password, so that password managers know whose it is. */
export const AccountName = ({ value }: { readonly value: string }): JSX.Element => (
  <input
    class="unseen"
    name="username"
    autocomplete="username"
    value={value}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
);

/** A password: one that is there already, or a new one. */
export const PasswordField = ({
  fresh = false,
  name = 'password',
  ...props
}: Filled & { readonly fresh?: boolean; readonly name?: string }): JSX.Element => (
  <Field
    {...props}
    type="password"
    name={name}
    autocomplete={fresh ? 'new-password' : 'current-password'}
    maxLength={200}
  />
);

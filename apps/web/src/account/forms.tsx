import type { Fault, Result } from '@threefold-games/core';
import type { ComponentChildren, JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { sayFault, useWords } from '../i18n/index.ts';
import { NAME_LIMIT } from '../settings/index.ts';
import { Button, type IconName } from '../ui/index.ts';

/** Something that is asked of the server: one at a time, with the refusal of the last. */
export interface Asking {
  readonly busy: boolean;
  readonly fault: Fault | undefined;
  /** Asks; the answer where it was given. */
  ask<T>(what: () => Promise<Result<T>>): Promise<T | undefined>;
  /** Shows a refusal that came about otherwise. */
  refuse(fault: Fault | undefined): void;
}

export const useAsking = (): Asking => {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | undefined>(undefined);
  return {
    busy,
    fault,
    refuse: setFault,
    ask: async what => {
      if (busy) return undefined;
      setBusy(true);
      setFault(undefined);
      const answer = await what();
      setBusy(false);
      if (answer.ok) return answer.value;
      setFault(answer.error);
      return undefined;
    },
  };
};

/** Why something was refused; it is announced when it appears. */
export const FaultLine = ({ fault }: { readonly fault: Fault | undefined }): JSX.Element => {
  const { words, speak } = useWords();
  return (
    <p class="account-fault" role="alert">
      {fault && sayFault(fault, words, speak)}
    </p>
  );
};

interface FormProps {
  readonly onSend: () => void;
  readonly children: ComponentChildren;
}

export const Form = ({ onSend, children }: FormProps): JSX.Element => (
  <form
    class="account-form"
    onSubmit={event => {
      event.preventDefault();
      onSend();
    }}
  >
    {children}
  </form>
);

interface AskFormProps extends FormProps {
  /** Asks the server, and knows whether it still does and what it refused. */
  readonly asking: Asking;
  /** What the button says. */
  readonly send: string;
  /** Whether enough is filled in. */
  readonly ready?: boolean;
  /** Other ways to the same, beside the button. */
  readonly others?: ComponentChildren;
}

/** Fields that are sent together: below them why it was refused, and the button. */
export const AskForm = ({ asking, onSend, send, ready = true, others, children }: AskFormProps): JSX.Element => (
  <Form onSend={onSend}>
    {children}
    <FaultLine fault={asking.fault} />
    <div class="actions account-buttons">
      <Button type="submit" kind="primary" disabled={asking.busy || !ready}>
        {send}
      </Button>
      {others}
    </div>
  </Form>
);

/** One field with its button beside it, and below them why it was refused. */
export const AskLine = ({
  asking,
  onSend,
  send,
  ready = true,
  icon,
  others,
  below,
  children,
}: AskFormProps & { readonly icon?: IconName; readonly below?: ComponentChildren }): JSX.Element => (
  <Form onSend={onSend}>
    <div class="account-line">
      {children}
      <Button type="submit" {...(icon && { icon })} disabled={asking.busy || !ready}>
        {send}
      </Button>
      {others}
    </div>
    {below}
    <FaultLine fault={asking.fault} />
  </Form>
);

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

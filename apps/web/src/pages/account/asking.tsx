import type { Fault, Result } from '@threefold-games/core';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../shell/controls.tsx';
import type { IconName } from '../../shell/icons.tsx';
import { sayFault } from '../../state/faults.ts';
import { useWords } from '../../state/language.ts';

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

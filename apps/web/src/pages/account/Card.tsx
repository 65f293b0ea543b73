import type { Fault } from '@threefold/core';
import type { ComponentChildren, JSX } from 'preact';
import { sayFault } from '../../state/faults.ts';
import { useWords } from '../../state/language.ts';

interface CardProps {
  readonly title: string;
  /** One or two sentences. */
  readonly text?: string;
  readonly children?: ComponentChildren;
}

/** A part of the page. */
export const Card = ({ title, text, children }: CardProps): JSX.Element => (
  <section class="card account-card">
    <h2>{title}</h2>
    {text && <p class="account-text">{text}</p>}
    {children}
  </section>
);

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

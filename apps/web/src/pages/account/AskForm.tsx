import type { ComponentChildren, JSX } from 'preact';
import { Button } from '../../shell/controls.tsx';
import { FaultLine, Form } from './Card.tsx';
import type { Asking } from './useAsking.ts';

interface AskFormProps {
  /** Asks the server, and knows whether it still does and what it refused. */
  readonly asking: Asking;
  readonly onSend: () => void;
  /** What the button says. */
  readonly send: string;
  /** Whether enough is filled in. */
  readonly ready?: boolean;
  /** Other ways to the same, beside the button. */
  readonly others?: ComponentChildren;
  /** The fields. */
  readonly children: ComponentChildren;
}

/** Fields that are sent together: below them why it was refused, and the button. */
export const AskForm = ({ asking, onSend, send, ready = true, others, children }: AskFormProps): JSX.Element => (
  <Form onSend={onSend}>
    {children}
    <FaultLine fault={asking.fault} />
    <div class="account-buttons">
      <Button type="submit" kind="primary" disabled={asking.busy || !ready}>
        {send}
      </Button>
      {others}
    </div>
  </Form>
);

import type { Action, Position, Result } from '@threefold/core';
import type { Expander } from '../expander.ts';
import type { LookReply, LookRequest } from './messages.ts';
import type { Port } from './port.ts';

/** A position, and what looks at those that follow it. */
export interface OpenedRoot {
  readonly position: Position;
  readonly expander: Expander;
}

/** Looks at positions for a search in another worker, which asks at this port. Says nothing where it cannot. */
export const serveExpander = (
  port: Port,
  open: (root: Extract<LookRequest, { readonly kind: 'root' }>) => Promise<Result<OpenedRoot>>,
): void => {
  const reply = (message: LookReply): void => port.post(message);
  let asked = 0;
  let root: OpenedRoot | undefined;
  const look = ({ position, expander }: OpenedRoot, id: number, actions: Int32Array): void => {
    for (const action of actions) position.make(action as Action);
    const { actions: steps, priors, count, values, wins, partial } = expander.expand(position, true);
    for (const _ of actions) position.unmake();
    const expansion = {
      actions: steps.slice(0, count),
      priors: priors.slice(0, count),
      count,
      values,
      wins,
      partial,
    };
    reply({ kind: 'looked', id, expansion });
  };
  port.onMessage(message => {
    const request = message as LookRequest;
    if (request.kind === 'look') {
      if (root) look(root, request.id, request.actions);
      return;
    }
    asked = request.root;
    root = undefined;
    void open(request).then(opened => {
      if (!opened.ok || asked !== request.root) return;
      root = opened.value;
      reply({ kind: 'ready', root: request.root });
    });
  });
};

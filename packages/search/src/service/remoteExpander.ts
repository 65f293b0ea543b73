import type { Action, Position, Result } from '@threefold-games/core';
import { copyExpansion, type Expander, type Expansion } from '../expander.ts';
import type { Helper } from '../together.ts';
import type { LookReply, LookRequest } from './messages.ts';
import type { Port } from './port.ts';

/** An expander in another worker, at the other end of a port. */
export class RemoteExpander implements Helper {
  isReady = false;
  private readonly port: Port;
  private readonly open = new Map<number, (expansions: readonly Expansion[]) => void>();
  private lastId = 0;
  private root = 0;

  constructor(port: Port) {
    this.port = port;
    port.onMessage(message => {
      const reply = message as LookReply;
      if (reply.kind === 'ready') this.isReady ||= reply.root === this.root;
      else {
        const onLooked = this.open.get(reply.id);
        this.open.delete(reply.id);
        onLooked?.(reply.expansions);
      }
    });
  }

  /** Says which position is thought about from now on, and by which evaluator. What was asked before is not answered any more. */
  moveTo(root: Omit<Extract<LookRequest, { readonly kind: 'root' }>, 'kind' | 'root'>): void {
    this.open.clear();
    this.isReady = false;
    this.post({ ...root, kind: 'root', root: ++this.root });
  }

  look(ways: readonly Int32Array[], onLooked: (expansions: readonly Expansion[]) => void): void {
    const id = ++this.lastId;
    this.open.set(id, onLooked);
    this.post({ kind: 'look', id, ways });
  }

  private post(request: LookRequest): void {
    this.port.post(request);
  }
}

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
  /** The steps that the position stands after: the next way mostly begins with the same ones. */
  let made: Int32Array = new Int32Array(0);
  const look = ({ position, expander }: OpenedRoot, way: Int32Array): Expansion => {
    let same = 0;
    while (same < way.length && way[same] === made[same]) same++;
    for (let i = same; i < made.length; i++) position.unmake();
    for (const action of way.subarray(same)) position.make(action as Action);
    made = way;
    return copyExpansion(expander.expand(position, true));
  };
  port.onMessage(message => {
    const request = message as LookRequest;
    if (request.kind === 'look') {
      const at = root;
      if (at) reply({ kind: 'looked', id: request.id, expansions: request.ways.map(way => look(at, way)) });
      return;
    }
    asked = request.root;
    root = undefined;
    made = new Int32Array(0);
    void open(request).then(opened => {
      if (!opened.ok || asked !== request.root) return;
      root = opened.value;
      reply({ kind: 'ready', root: request.root });
    });
  });
};

import type { Expansion } from '../expander.ts';
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

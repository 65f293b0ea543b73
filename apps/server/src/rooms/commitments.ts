import { createHmac, timingSafeEqual } from 'node:crypto';
import { fail, ok, type Result } from '@threefold-games/core';
import { hashOfSecret } from '@threefold-games/room';
import type { Commitment } from '../context.ts';
import { newRoomId } from '../ids.ts';
import type { RoomDeps } from './deps.ts';

/** A claim is good for so many milliseconds: far less than it takes until a table at which nothing was played is forgotten. */
const GOOD_FOR = 10 * 60_000;

/**
 * Commits to the deals of tables before anybody adds to them. Nothing is stored: the secret of a room follows from its id and from a key
 * that all processes of a server share. A claim says that the server itself chose the id, so nobody can open a room whose secret was shown
 * already, or take an id that another was promised.
 */
export class Commitments {
  private readonly deps: Pick<RoomDeps, 'dealKey' | 'now'>;

  constructor(deps: Pick<RoomDeps, 'dealKey' | 'now'>) {
    this.deps = deps;
  }

  make(): Commitment {
    const room = newRoomId();
    const until = (this.deps.now() + GOOD_FOR).toString(36);
    return { room, hash: hashOfSecret(this.secretOf(room)), claim: `${room}.${until}.${this.signed(room, until)}` };
  }

  /** The room of a claim, and its secret. */
  redeem(claim: string): Result<{ readonly id: string; readonly secret: string }> {
    const [room = '', until = '', signature = ''] = claim.split('.');
    const right = Buffer.from(this.signed(room, until));
    const given = Buffer.from(signature);
    const isOurs = given.length === right.length && timingSafeEqual(given, right);
    if (!isOurs || Number.parseInt(until, 36) < this.deps.now()) return fail('deal.claim');
    return ok({ id: room, secret: this.secretOf(room) });
  }

  private secretOf(room: string): string {
    return this.mac(`secret ${room}`).toString('hex');
  }

  private signed(room: string, until: string): string {
    return this.mac(`claim ${room} ${until}`).toString('base64url');
  }

  private mac(text: string): Buffer {
    return createHmac('sha256', this.deps.dealKey).update(text).digest();
  }
}

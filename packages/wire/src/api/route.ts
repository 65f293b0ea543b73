import { type TSchema, Type } from 'typebox';
import { exactly, OwnId, PersonId, RoomId } from '../shape.ts';

/** Done; there is nothing to tell. */
export const Done = exactly({ done: Type.Literal(true) });

/** One thing that can be asked over HTTP. */
export interface Route {
  /** What it is for, in one sentence. */
  readonly summary: string;
  /** Who may ask: anybody, whoever has a name, accounts alone, or operators: their accounts, and whoever has the server's own token. */
  readonly who: 'anybody' | 'person' | 'account' | 'operator';
  /** Not for somebody who is suspended. */
  readonly barred?: true;
  /** Whether a bot's token is enough: bots play, and do nothing else. */
  readonly bots: boolean;
  /** Whether who has a password or a passkey must have shown it lately; `people.confirm` where not. */
  readonly confirmed?: true;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** What is answered; plain text where it says so. */
  readonly answer: TSchema | 'text';
}

/** Routes by their method and path. */
export type RouteTable = Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`, Route>>;

/** What stands in a path: which room, which person, which thing of one's own. */
export const roomParams = exactly({ id: RoomId });
export const personParams = exactly({ id: PersonId });
export const ownParams = exactly({ id: OwnId });

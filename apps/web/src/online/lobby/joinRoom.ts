import { type Fault, ok, type Result } from '@threefold-games/core';
import type { TablePlan } from '@threefold-games/room';
import type { ApiAnswer } from '@threefold-games/wire';
import { freshNonce } from '../../storage/index.ts';
import { go } from '../../ui/index.ts';
import { api } from '../net/api.ts';
import { needName } from '../net/me.ts';
import { ownDeals } from '../net/ownDeals.ts';

/** Sits down at a table and goes there; returns why that was refused. Who does not say a name stays here. */
export const joinRoom = async (id: string): Promise<Fault | undefined> => {
  if (!(await needName())) return undefined;
  // What the table is dealt from is fixed before one adds to it.
  const seen = await api.ask('GET /api/rooms/:id', { params: { id } });
  if (!seen.ok) return seen.error;
  const nonce = ownDeals.nonceFor(id, seen.value.table.deal.hash);
  const answer = await api.ask('POST /api/rooms/:id/join', { params: { id }, body: { nonce } });
  if (!answer.ok) return answer.error;
  go({ page: 'room', id });
  return undefined;
};

/** A table as it is asked for. */
interface Asked {
  readonly plan: string;
  readonly id: string;
  readonly nonce: string;
  /** The claim of what the server has committed to; an older server does not do so. */
  readonly claim?: string;
}

/** The table that was asked for last, while it is not known whether it was opened. */
let unanswered: Asked | undefined;

/** Opens a table and goes there; returns why that was refused. Who asks for the same again after no answer came gets one table, not two. */
export const openTable = async (plan: TablePlan): Promise<Fault | undefined> => {
  if (!(await needName())) return undefined;
  const text = JSON.stringify(plan);
  const asked = unanswered?.plan === text ? ok(unanswered) : await askFor(text);
  if (!asked.ok) return asked.error;
  unanswered = asked.value;
  const answer = await post(plan, asked.value);
  if (answer.ok || !UNSURE.includes(answer.error.code)) unanswered = undefined;
  if (!answer.ok) return answer.error;
  const { id } = answer.value;
  ownDeals.addedBlindly(id, asked.value.nonce);
  go({ page: 'room', id });
  return undefined;
};

/** Lets the server commit itself, and only then draws what one adds. */
const askFor = async (plan: string): Promise<Result<Asked>> => {
  const made = { plan, id: freshNonce() };
  const dealt = await api.ask('POST /api/deals');
  if (!dealt.ok) return dealt.error.code === 'http.missing' ? ok({ ...made, nonce: freshNonce() }) : dealt;
  const { room, hash, claim } = dealt.value;
  return ok({ ...made, nonce: ownDeals.nonceFor(room, hash), claim });
};

/** During an upgrade a process of the older version may be asked, which knows of no claims: then the number counts as added blindly. */
const post = async (plan: TablePlan, { id, nonce, claim }: Asked): Promise<Result<ApiAnswer<'POST /api/rooms'>>> => {
  const body = { plan, nonce, id };
  if (claim === undefined) return api.ask('POST /api/rooms', { body });
  const answer = await api.ask('POST /api/rooms', { body: { ...body, deal: claim } });
  return !answer.ok && answer.error.code === 'http.input' ? api.ask('POST /api/rooms', { body }) : answer;
};

/** After these nobody knows whether it was done. */
const UNSURE: readonly string[] = ['wire.offline', 'server.busy', 'server.closing', 'server.internal'];

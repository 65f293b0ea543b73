import type { Fault } from '@threefold/core';
import type { TablePlan } from '@threefold/room';
import { api } from '../../net/api.ts';
import { needName } from '../../net/me.ts';
import { freshNonce } from '../../state/library.ts';
import { go } from '../../state/route.ts';

/** Sits down at a table and goes there; returns why that was refused. Who does not say a name stays here. */
export const joinRoom = async (id: string): Promise<Fault | undefined> => {
  if (!(await needName())) return undefined;
  const answer = await api.post<{ readonly seq: number }>(`/api/rooms/${id}/join`, { nonce: freshNonce() });
  if (!answer.ok) return answer.error;
  go({ page: 'room', id });
  return undefined;
};

/** The table that was asked for last, while it is not known whether it was opened. */
let unanswered: { readonly plan: string; readonly id: string } | undefined;

/** Opens a table and goes there; returns why that was refused. Who asks for the same again after no answer came gets one table, not two. */
export const openTable = async (plan: TablePlan): Promise<Fault | undefined> => {
  if (!(await needName())) return undefined;
  const text = JSON.stringify(plan);
  const asked = unanswered?.plan === text ? unanswered : { plan: text, id: freshNonce() };
  unanswered = asked;
  const answer = await api.post<{ readonly id: string }>('/api/rooms', { plan, nonce: freshNonce(), id: asked.id });
  if (answer.ok || !UNSURE.includes(answer.error.code)) unanswered = undefined;
  if (!answer.ok) return answer.error;
  go({ page: 'room', id: answer.value.id });
  return undefined;
};

/** After these nobody knows whether it was done. */
const UNSURE: readonly string[] = ['wire.offline', 'server.busy', 'server.closing', 'server.internal'];

import type { Fault } from '@threefold/core';
import type { TablePlan } from '@threefold/room';
import { api } from '../../net/api.ts';
import { freshNonce } from '../../net/freshNonce.ts';
import { needName } from '../../net/me.ts';
import { go } from '../../state/route.ts';

/** Sits down at a table and goes there; returns why that was refused. Who does not say a name stays here. */
export const joinRoom = async (id: string): Promise<Fault | undefined> => {
  if (!(await needName())) return undefined;
  const answer = await api.post<{ readonly seq: number }>(`/api/rooms/${id}/join`, { nonce: freshNonce() });
  // Who sits there already goes back to the seat.
  if (!answer.ok && answer.error.code !== 'room.seated') return answer.error;
  go({ page: 'room', id });
  return undefined;
};

/** Opens a table and goes there; returns why that was refused. */
export const openTable = async (plan: TablePlan): Promise<Fault | undefined> => {
  if (!(await needName())) return undefined;
  const answer = await api.post<{ readonly id: string }>('/api/rooms', { plan, nonce: freshNonce() });
  if (!answer.ok) return answer.error;
  go({ page: 'room', id: answer.value.id });
  return undefined;
};

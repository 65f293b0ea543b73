import type { Result } from '@threefold-games/core';
import { api } from '../../net/api.ts';

/** What an operator is about to do, to whom. */
export interface Act {
  readonly kind: 'suspend' | 'lift' | 'rename' | 'takeName' | 'takeMessage' | 'closeReport';
  readonly person: { readonly id: string; readonly name: string };
  /** The message that is taken back. */
  readonly message?: { readonly room: string; readonly n: number };
  /** The report that is closed. */
  readonly report?: string;
}

export const DURATIONS = { day: 1, week: 7, month: 30, forGood: null } as const;
export type Duration = keyof typeof DURATIONS;

/** What is filled in. */
export interface Filled {
  readonly why: string;
  readonly name: string;
  readonly duration: Duration;
  readonly network: boolean;
}

const DAY = 86_400_000;

/** Does it. */
export const doAct = ({ kind, person: { id }, message, report }: Act, filled: Filled): Promise<Result<unknown>> => {
  const { why, name, duration, network } = filled;
  const days = DURATIONS[duration];
  const person = `/api/moderation/people/${id}`;
  switch (kind) {
    case 'suspend':
      return api.put(`${person}/suspension`, { until: days === null ? null : Date.now() + days * DAY, why, network });
    case 'lift':
      return api.del(`${person}/suspension`, { why });
    case 'rename':
      return api.put(`${person}/name`, { name, why });
    case 'takeName':
      return api.del(`${person}/name`, { why });
    case 'takeMessage':
      return api.del(`/api/moderation/rooms/${message?.room}/chat/${message?.n}`, { why });
    default:
      return api.post(`/api/moderation/reports/${report}/close`, { outcome: why });
  }
};

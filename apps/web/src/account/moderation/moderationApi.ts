import type { Fault, Result } from '@threefold-games/core';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../online/index.ts';

/** What an operator is about to do, to whom. */
export type Act = { readonly person: { readonly id: string; readonly name: string } } & (
  | { readonly kind: 'suspend' | 'lift' | 'rename' | 'takeName' }
  | { readonly kind: 'takeMessage'; readonly message: { readonly room: string; readonly n: number } }
  | { readonly kind: 'closeReport'; readonly report: string }
);

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
export const doAct = (act: Act, { why, name, duration, network }: Filled): Promise<Result<unknown>> => {
  const params = { id: act.person.id };
  switch (act.kind) {
    case 'suspend': {
      const days = DURATIONS[duration];
      const until = days === null ? null : Date.now() + days * DAY;
      return api.ask('PUT /api/moderation/people/:id/suspension', { params, body: { until, why, network } });
    }
    case 'lift':
      return api.ask('DELETE /api/moderation/people/:id/suspension', { params, body: { why } });
    case 'rename':
      return api.ask('PUT /api/moderation/people/:id/name', { params, body: { name, why } });
    case 'takeName':
      return api.ask('DELETE /api/moderation/people/:id/name', { params, body: { why } });
    case 'takeMessage': {
      const { room, n } = act.message;
      return api.ask('DELETE /api/moderation/rooms/:id/chat/:n', { params: { id: room, n }, body: { why } });
    }
    default:
      return api.ask('POST /api/moderation/reports/:id/close', { params: { id: act.report }, body: { outcome: why } });
  }
};

/** A page of a list, and where the next one begins. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** A list that is read page by page; read anew whenever `what` or `round` changes. */
export const usePages = <Item, What extends string>(
  read: (what: What, before: string | null) => Promise<Result<ListPage<Item>>>,
  what: What,
  round: number,
): { items: readonly Item[] | undefined; next: string | null; fault: Fault | undefined; more(): void } => {
  const [items, setItems] = useState<readonly Item[] | undefined>(undefined);
  const [next, setNext] = useState<string | null>(null);
  const [fault, setFault] = useState<Fault | undefined>(undefined);
  const show = async (before: string | null, isWanted: () => boolean): Promise<void> => {
    const answer = await read(what, before);
    if (!isWanted()) return;
    setFault(answer.ok ? undefined : answer.error);
    if (!answer.ok) return;
    const { value: page } = answer;
    setItems(known => (before === null ? page.items : [...(known ?? []), ...page.items]));
    setNext(page.next);
  };
  useEffect(() => {
    let wanted = true;
    void show(null, () => wanted);
    return () => {
      wanted = false;
    };
  }, [what, round]);
  return { items, next, fault, more: () => void show(next, () => true) };
};

/** The query for the page after another. */
export const after = (before: string | null): { readonly before?: string } => (before === null ? {} : { before });

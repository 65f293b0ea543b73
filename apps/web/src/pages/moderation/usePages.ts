import type { Fault, Result } from '@threefold-games/core';
import { useEffect, useState } from 'preact/hooks';

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

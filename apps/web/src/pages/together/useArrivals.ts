import { useEffect, useRef, useState } from 'preact/hooks';

/** New rows are told at most so often. */
const PAUSE = 10_000;

interface Arrivals {
  /** How many came since the last telling. */
  readonly n: number;
  /** Which telling it is, so that the same number twice is told twice. */
  readonly round: number;
}

/** What came to a list, told now and then. What is there first is no news, nor is what another `filter` shows. */
export const useArrivals = (ids: readonly string[] | undefined, filter: string): Arrivals => {
  const [told, tell] = useState<Arrivals>({ n: 0, round: 0 });
  const known = useRef<{ readonly filter: string; readonly ids: ReadonlySet<string> }>(undefined);
  const untold = useRef(0);
  const last = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!ids) return;
    const before = known.current?.filter === filter ? known.current.ids : undefined;
    known.current = { filter, ids: new Set([...(before ?? []), ...ids]) };
    if (!before) return;
    untold.current += ids.filter(id => !before.has(id)).length;
    if (untold.current === 0) return;
    clearTimeout(timer.current);
    const say = (): void => {
      last.current = Date.now();
      const n = untold.current;
      untold.current = 0;
      tell(({ round }) => ({ n, round: round + 1 }));
    };
    timer.current = setTimeout(say, Math.max(0, last.current + PAUSE - Date.now()));
  }, [ids?.join(' '), filter]);
  return told;
};

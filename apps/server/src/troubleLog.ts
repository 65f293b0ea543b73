import type { FastifyBaseLogger } from 'fastify';
import { StoreError } from './store/storeError.ts';
import type { Time } from './time.ts';

type LogFn = FastifyBaseLogger['warn'];
/** A line as the logger is asked to write it. */
type Args = Parameters<LogFn>;

/**
 * A full disk, or a database that is away, is told with every turn that could not be stored: thousands of lines would fill what is left of
 * the disk. One is written in so many milliseconds; then the latest, with how many were left out.
 */
export const limitTroubles = ({ after }: Pick<Time, 'after'>, every: number) => {
  let isWaiting = false;
  let latest: { readonly log: unknown; readonly write: LogFn; readonly args: Args } | undefined;
  let skipped = 0;
  const wait = (): void => {
    isWaiting = true;
    after(every, () => {
      isWaiting = false;
      if (!latest) return;
      const { log, write, args } = latest;
      const [fields, text] = args as unknown as [object, string];
      write.call(log, skipped > 0 ? { ...fields, skipped } : fields, text);
      latest = undefined;
      skipped = 0;
      wait();
    });
  };
  return function limited(this: unknown, args: Args, write: LogFn): void {
    if (!isTrouble(args[0])) write.apply(this, args);
    else if (isWaiting) {
      if (latest) skipped += 1;
      latest = { log: this, write, args };
    } else {
      write.apply(this, args);
      wait();
    }
  };
};

/** Whether a line tells of trouble with the store. */
const isTrouble = (fields: unknown): boolean =>
  typeof fields === 'object' &&
  fields !== null &&
  ('trouble' in fields || ('err' in fields && fields.err instanceof StoreError));

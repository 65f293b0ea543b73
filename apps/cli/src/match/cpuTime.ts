import { readFileSync } from 'node:fs';

/** Seconds of processor time that this thread has had, where the system tells; else seconds on the clock. */
export const threadSeconds = (): number => {
  const text = read('/proc/thread-self/schedstat');
  return text === undefined ? performance.now() / 1000 : Number(text.split(' ')[0]) / 1e9;
};

/** The same for another process and its threads; undefined when it is gone. */
export const processSeconds = (pid: number): number | undefined => {
  const fields = read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ');
  if (fields === undefined) return TELLS ? undefined : performance.now() / 1000;
  // User and system time, in hundredths of a second on every Linux there is.
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return undefined;
  }
};

/** Whether the system tells how much time processes have had. */
const TELLS = read('/proc/self/stat') !== undefined;

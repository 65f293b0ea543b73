import { readFileSync } from 'node:fs';

/** Seconds of processor time that this thread has had, where the system tells; else seconds on the clock. */
export const threadSeconds = (): number => {
  const text = read('/proc/thread-self/schedstat');
  return text === undefined ? performance.now() / 1000 : Number(text.split(' ')[0]) / 1e9;
};

/** The same for another process and its threads. */
export const processSeconds = (pid: number): number => {
  const fields = read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ');
  // User and system time, in hundredths of a second on every Linux there is.
  return fields === undefined ? performance.now() / 1000 : (Number(fields[11]) + Number(fields[12])) / 100;
};

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return undefined;
  }
};

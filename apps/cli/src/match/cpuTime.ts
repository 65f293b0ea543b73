import { readdirSync, readFileSync } from 'node:fs';

/** Seconds of processor time that this thread has had, where the system tells; else seconds on the clock. */
export const threadSeconds = (): number => {
  const text = read('/proc/thread-self/schedstat');
  return text === undefined ? performance.now() / 1000 : Number(text.split(' ')[0]) / 1e9;
};

/** The same for a group of processes, such as a program, what it has started, and what has ended there; undefined when all are gone. */
export const groupSeconds = (group: number): number | undefined => {
  // A program that could not be started has none; the system's own threads are in group 0.
  if (group === 0) return undefined;
  if (!TELLS) return performance.now() / 1000;
  const ticks = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(pid => groupTicks(pid, group))
    .filter(found => found !== undefined);
  // A tick is a hundredth of a second on every Linux there is.
  return ticks.length === 0 ? undefined : ticks.reduce((a, b) => a + b) / 100;
};

/** The ticks of a process and of its ended children; undefined when it is gone or of another group. */
const groupTicks = (pid: string, group: number): number | undefined => {
  // What follows the name, which may hold anything: the state, the parent, the group.
  const fields = read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ')
    .map(Number);
  return fields?.[2] === group ? fields[11]! + fields[12]! + fields[13]! + fields[14]! : undefined;
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

// Reads how much processor time a process and its children have used.
import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second on every Linux that Node runs on. */
const TICKS_A_SECOND = 100;

/** The parent of a process, and its own time with that of the children it has waited for; undefined if it is gone. */
const statOf = pid => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of the program may contain spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), seconds: ticks / TICKS_A_SECOND };
  } catch {
    return undefined;
  }
};

/** CPU-seconds used so far by this process and all its descendants. Without /proc, children are not counted. */
export const treeCpu = () => {
  const own = statOf(process.pid);
  if (!own) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
  const processes = new Map();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(name) : undefined;
    if (stat) processes.set(Number(name), stat);
  }
  const isOurs = pid => {
    for (let at = pid; processes.has(at); at = processes.get(at).parent) if (at === process.pid) return true;
    return false;
  };
  return [...processes].reduce((sum, [pid, { seconds }]) => (isOurs(pid) ? sum + seconds : sum), 0);
};

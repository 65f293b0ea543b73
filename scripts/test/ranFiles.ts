import inspector from 'node:inspector/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { at } from './imports.ts';

/** What a thread answers of the profiler. */
interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

type Post = (method: string, params?: object) => Promise<unknown>;

/** Our threads that this one has started, as the inspector reaches them. */
const threadsOf = async (session: inspector.Session): Promise<readonly Post[]> => {
  const threads: Post[] = [];
  const answers = new Map<number, (result: unknown) => void>();
  session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
    const { id, result } = JSON.parse(params.message) as { readonly id: number; readonly result: unknown };
    answers.get(id)?.(result);
  });
  let last = 0;
  session.on('NodeWorker.attachedToWorker', ({ params: { sessionId, workerInfo } }) => {
    if (workerInfo.url.includes('/node_modules/')) return;
    threads.push((method, params = {}) => {
      const id = ++last;
      const answer = new Promise(resolve => answers.set(id, resolve));
      const message = JSON.stringify({ id, method, params });
      return session.post('NodeWorker.sendMessageToWorker', { sessionId, message }).then(() => answer);
    });
  });
  await session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  return threads;
};

/** Whether a function ran since it was asked last. */
const hasRun = ({ functions }: Coverage['result'][number]): boolean =>
  functions.some(({ ranges: [whole] }) => whole!.count > 0);

/** How often the work is done: what runs in the background runs now and then, and is left out. */
const TIMES = 3;

/**
 * Prints the files of which a function runs every time that `work` does, in this thread or in those that it has started: their paths from the
 * root, as JSON.
 */
export const printRanFiles = async (work: () => Promise<void>): Promise<void> => {
  const session = new inspector.Session();
  session.connect();
  const own: Post = (method, params) => session.post(method as 'Profiler.enable', params as undefined);
  const threads = [own, ...(await threadsOf(session))];
  const askAll = (method: string, params?: object) => Promise.all(threads.map(post => post(method, params)));
  await askAll('Profiler.enable');
  await askAll('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const runs: Set<string>[] = [];
  while (runs.length < TIMES) {
    await askAll('Profiler.takePreciseCoverage');
    await work();
    const taken = (await askAll('Profiler.takePreciseCoverage')) as readonly Coverage[];
    const ran = taken.flatMap(({ result }) => result.filter(hasRun));
    runs.push(new Set(ran.flatMap(({ url }) => (url.startsWith('file:') ? relative(at(''), fileURLToPath(url)) : []))));
  }
  session.disconnect();
  const [first, ...others] = runs;
  process.stdout.write(JSON.stringify([...first!].filter(file => others.every(ran => ran.has(file)))));
};

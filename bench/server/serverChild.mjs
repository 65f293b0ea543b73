// A server in a process of its own, as `threefold serve` runs it; says what it has used when it is asked.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openServer, spareMemory } from '@threefold-games/server';

spareMemory();
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const server = await openServer(JSON.parse(process.argv[2]));
if (!server.ok) throw new Error(`${server.error.code} ${server.error.detail}`);

/** With BENCH_PROFILE=FOLDER, what the time went into between two questions about usage is written there. */
const folder = process.env.BENCH_PROFILE;
let session;
const profile = async () => {
  if (folder === undefined) return;
  if (session) {
    const { profile: taken } = await session.post('Profiler.stop');
    writeFileSync(`${folder}/${process.pid}.cpuprofile`, JSON.stringify(taken));
    session = undefined;
    return;
  }
  session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 250 });
  await session.post('Profiler.start');
};

process.on('message', async what => {
  if (what === 'usage') {
    await profile();
    const { user, system } = process.cpuUsage();
    // The longest that anything had to wait for its turn since it was asked last.
    process.send({ cpu: (user + system) / 1e6, rss: process.memoryUsage.rss(), delay: delay.max / 1e6 });
    delay.reset();
  } else {
    await server.value.close();
    process.exit(0);
  }
});
process.send({ port: Number(new URL(server.value.url).port) });

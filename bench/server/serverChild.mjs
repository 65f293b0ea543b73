// A server in a process of its own, as `threefold serve` runs it; says what it has used when it is asked.
import { openServer, spareMemory } from '@threefold/server';

spareMemory();
const server = await openServer(JSON.parse(process.argv[2]));
if (!server.ok) throw new Error(`${server.error.code} ${server.error.detail}`);
process.on('message', async what => {
  if (what === 'usage') {
    const { user, system } = process.cpuUsage();
    process.send({ cpu: (user + system) / 1e6, rss: process.memoryUsage.rss() });
  } else {
    await server.value.close();
    process.exit(0);
  }
});
process.send({ port: Number(new URL(server.value.url).port) });

import { parentPort, workerData } from 'node:worker_threads';
import { OwnLane, type ThreadData, type ThreadOrder } from './lane.ts';

const { plan, stop } = workerData as ThreadData;
const flag = new Int32Array(stop);
const lane = new OwnLane(plan, {
  get aborted() {
    return Atomics.load(flag, 0) === 1;
  },
});

parentPort!.on('message', (order: ThreadOrder) => {
  if (order === 'close') {
    parentPort!.close();
    void lane.close();
  } else void lane.play(order).then(game => parentPort!.postMessage(game, []));
});

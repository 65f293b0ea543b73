import { EngineClient, EngineTeam } from '@threefold-games/search';
import { threadsOf } from './device.ts';
import { engine, openWorker } from './engine.ts';

/** The engine of this page with as many workers as the device can spare: for analyses and reviews. */
export const team = new EngineTeam({
  first: engine,
  another: () => new EngineClient(openWorker),
  threads: threadsOf(navigator),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
});

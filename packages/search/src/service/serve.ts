import { fail, type Result } from '@threefold/core';
import { Stop } from '../limits.ts';
import type { Reply, Request, Thought } from './messages.ts';
import type { Port } from './port.ts';
import { Service, type ServiceOptions } from './service.ts';

/**
 * Answers the questions that come in at a port, in a browser's worker as in one of Node's. To be called before the worker first awaits
 * anything: in a browser, messages that arrive before somebody listens are lost.
 */
export const serve = (port: Port, options: ServiceOptions): void => {
  const service = new Service(options);
  const open = new Map<number, Stop>();
  const reply = (message: Reply): void => port.post(message);
  const answer = async <T>(id: number, work: (stop: Stop) => Promise<Result<T>>): Promise<Result<T>> => {
    const stop = new Stop();
    open.set(id, stop);
    try {
      return await work(stop);
    } catch (error) {
      // A bug; but whoever asked must not wait for ever, and other questions can still be answered.
      return fail('engine.crashed', String(error));
    } finally {
      open.delete(id);
    }
  };
  const handle = async (request: Request): Promise<void> => {
    if (request.kind === 'stop') open.get(request.id)?.tell();
    else if (request.kind === 'forget') service.forget();
    else if (request.kind === 'turn') {
      const { id, reports } = request;
      const onReport = reports ? (thought: Thought) => reply({ kind: 'report', id, thought }) : undefined;
      reply({ kind: 'turn', id, answer: await answer(id, stop => service.chooseTurn(request, stop, onReport)) });
    } else if (request.kind === 'even') {
      const { id } = request;
      reply({ kind: 'even', id, answer: await answer(id, stop => service.findEven(request, stop)) });
    } else {
      const { id } = request;
      const onReport = (thought: Thought) => reply({ kind: 'report', id, thought });
      reply({ kind: 'analysis', id, answer: await answer(id, stop => service.analyse(request, stop, onReport)) });
    }
  };
  port.onMessage(message => void handle(message as Request));
};

import { fail, type Result } from '@threefold-games/core';
import { Stop } from '../limits.ts';
import type { Reply, Request, Thought } from './messages.ts';
import { type Port, portOf } from './port.ts';
import { RemoteExpander, serveExpander } from './remoteExpander.ts';
import { Service, type ServiceOptions } from './service.ts';

/**
 * Answers the questions that come in at a port, in a browser's worker as in one of Node's. To be called before the worker first awaits
 * anything: in a browser, messages that arrive before somebody listens are lost.
 */
export const serve = (port: Port, options: ServiceOptions): void => {
  const service = new Service(options);
  const open = new Map<number, Stop>();
  const reply = (message: Reply): void => port.post(message);
  const analyse = async (
    { helpers = [], ...question }: Extract<Request, { readonly kind: 'analyse' }>,
    stop: Stop,
    onReport: (thought: Thought) => void,
  ): Promise<Result<Thought>> => {
    const expanders = helpers.map(end => new RemoteExpander(portOf(end)));
    try {
      return await service.analyse(question, stop, onReport, expanders);
    } finally {
      for (const end of helpers) end.close();
    }
  };
  const answer = async (request: Exclude<Request, { readonly kind: 'stop' | 'help' | 'forget' }>): Promise<void> => {
    const { id } = request;
    const stop = new Stop();
    const onReport = (thought: Thought): void => reply({ kind: 'report', id, thought });
    open.set(id, stop);
    try {
      const found =
        request.kind === 'turn'
          ? service.chooseTurn(request, stop, request.reports ? onReport : undefined)
          : request.kind === 'even'
            ? service.findEven(request, stop)
            : request.kind === 'weigh'
              ? service.weigh(request, stop)
              : analyse(request, stop, onReport);
      reply({ kind: 'answer', id, answer: await found });
    } catch (error) {
      // A bug; but whoever asked must not wait for ever, and other questions can still be answered.
      reply({ kind: 'answer', id, answer: fail('engine.crashed', String(error)) });
    } finally {
      open.delete(id);
    }
  };
  port.onMessage(message => {
    const request = message as Request;
    if (request.kind === 'stop') open.get(request.id)?.tell();
    else if (request.kind === 'forget') service.forget();
    else if (request.kind === 'help') serveExpander(portOf(request.port), root => service.openRoot(root));
    else void answer(request);
  });
};

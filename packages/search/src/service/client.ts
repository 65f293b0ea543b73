import { fail, type Result } from '@threefold-games/core';
import type {
  AnalysisQuestion,
  ChosenTurn,
  EvenQuestion,
  RatedChoice,
  Reply,
  Request,
  Thought,
  TurnQuestion,
  Weighed,
  WeighQuestion,
} from './messages.ts';
import type { ChannelEnd, WorkerPort } from './port.ts';

/** A question that is being thought about. */
export interface Asked<T> {
  /** Resolves with the answer or with why there is none; never rejects. */
  readonly answer: Promise<Result<T>>;
  /** Ends the thought soon: what has been found by then is the answer. */
  stop(): void;
}

/** What a worker answers; which of them it is follows from the question. */
type AnyAnswer = ChosenTurn & Thought & RatedChoice & Weighed;

interface Open {
  onReport(thought: Thought): void;
  resolve(answer: Result<AnyAnswer>): void;
}

/** Asks a worker that serves. One that broke down is replaced with the next question. */
export class EngineClient {
  private readonly openWorker: () => WorkerPort;
  private port: WorkerPort | undefined;
  private readonly open = new Map<number, Open>();
  private lastId = 0;

  constructor(openWorker: () => WorkerPort) {
    this.openWorker = openWorker;
  }

  chooseTurn(question: TurnQuestion, onReport?: (thought: Thought) => void): Asked<ChosenTurn> {
    return this.ask(id => ({ ...question, kind: 'turn', id, reports: onReport !== undefined }), onReport);
  }

  /** `helpers`: at the other end of each, another worker looks at positions for this one. */
  analyse(
    question: AnalysisQuestion,
    onReport?: (thought: Thought) => void,
    helpers?: readonly ChannelEnd[],
  ): Asked<Thought> {
    return this.ask(id => ({ ...question, kind: 'analyse', id, ...(helpers && { helpers }) }), onReport, helpers);
  }

  /** Lets the worker look at positions for another one, which asks at the other end. */
  help(port: ChannelEnd): void {
    this.tell({ kind: 'help', port }, [port]);
  }

  findEven(question: EvenQuestion): Asked<RatedChoice> {
    return this.ask(id => ({ ...question, kind: 'even', id }));
  }

  weigh(question: WeighQuestion): Asked<Weighed> {
    return this.ask(id => ({ ...question, kind: 'weigh', id }));
  }

  /** Lets the worker forget what it found out so far, as when another game begins. */
  forget(): void {
    this.port?.post({ kind: 'forget' } satisfies Request);
  }

  /** Ends the worker; open questions are answered with `engine.stopped`. A further question opens another one. */
  close(): void {
    this.port?.close();
    this.port = undefined;
    this.finishAll(fail('engine.stopped'));
  }

  private tell(request: Request, ends?: readonly ChannelEnd[]): void {
    this.port ??= this.connect();
    this.port.post(request, ends);
  }

  private ask<T>(
    request: (id: number) => Request,
    onReport: (thought: Thought) => void = () => undefined,
    ends?: readonly ChannelEnd[],
  ): Asked<T> {
    const id = ++this.lastId;
    const answer = new Promise<Result<T>>(resolve => {
      this.open.set(id, { onReport, resolve: resolve as Open['resolve'] });
    });
    try {
      this.tell(request(id), ends);
    } catch (error) {
      this.finish(id, fail('engine.crashed', String(error)));
    }
    return {
      answer,
      stop: () => {
        if (this.open.has(id)) this.port?.post({ kind: 'stop', id } satisfies Request);
      },
    };
  }

  private connect(): WorkerPort {
    const port = this.openWorker();
    port.onMessage(message => {
      const reply = message as Reply;
      if (reply.kind === 'report') this.open.get(reply.id)?.onReport(reply.thought);
      else this.finish(reply.id, reply.answer as Result<AnyAnswer>);
    });
    port.onFailure(why => {
      // One that was closed, or has broken down before, is nobody's any more.
      if (port !== this.port) return;
      this.port = undefined;
      port.close();
      this.finishAll(fail('engine.crashed', why));
    });
    return port;
  }

  private finish(id: number, answer: Result<AnyAnswer>): void {
    this.open.get(id)?.resolve(answer);
    this.open.delete(id);
  }

  private finishAll(answer: Result<never>): void {
    for (const id of this.open.keys()) this.finish(id, answer);
  }
}

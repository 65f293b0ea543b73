import { type Game, History, ok, type Position, quote } from '@threefold-games/core';
import type { StopSignal } from '@threefold-games/search';
import { explain } from '@threefold-games/words/explain';
import { groupSeconds } from '../cpuTime.ts';
import { type FailureKind, type MatchPlan, USUAL_SIMULATIONS } from '../plan.ts';
import type { Answer, Contestant } from './contestant.ts';
import { LineProcess, type Waited } from './lineProcess.ts';

/** Any program that speaks the protocol of docs/protocol.md. One that fails is started anew for the next game. */
export class ProgramPlayer implements Contestant {
  evaluations = 0;
  private readonly game: Game;
  private readonly command: string;
  private readonly patience: number;
  private readonly go: string;
  private process: LineProcess | undefined;
  private spent = 0;
  /** What went wrong before its first turn. */
  private failed: Answer | undefined;

  constructor(game: Game, command: string, { simulations, milliseconds, patience }: MatchPlan) {
    this.game = game;
    this.command = command;
    this.patience = patience + (milliseconds ?? 0);
    this.go =
      milliseconds === undefined
        ? `go simulations ${simulations ?? USUAL_SIMULATIONS}`
        : `go time ${Math.ceil(milliseconds)}`;
  }

  seconds(): number {
    // One that is gone right after its answer has had as much as when it was last asked.
    this.spent = (this.process && groupSeconds(this.process.pid)) ?? this.spent;
    return this.spent;
  }

  async begin(seed: string, stop: StopSignal): Promise<void> {
    this.evaluations = 0;
    this.failed = undefined;
    const fresh = this.process === undefined || this.process.gone;
    if (fresh) this.process = new LineProcess(this.command);
    const process = this.process!;
    if (fresh) {
      process.send('threefold');
      if (!this.check(await process.wait(is('ready'), this.patience, stop))) return;
    }
    process.send('new');
    process.send(`set seed ${seed.replaceAll(/\s+/g, '_')}`);
    process.send('isready');
    this.check(await process.wait(is('readyok'), this.patience, stop));
  }

  async chooseTurn(position: Position, stop: StopSignal): Promise<Answer> {
    const process = this.process!;
    if (this.failed) return this.failed;
    process.send(`position text ${position.encode()}`);
    process.send(this.go);
    const answer = await process.wait(line => this.read(line), this.patience, stop);
    if (!this.check(answer)) return this.failed!;
    const turn = this.parse(position, (answer as Extract<typeof answer, { kind: 'answer' }>).value);
    if (!turn.ok) this.kill();
    return turn;
  }

  close(): void {
    this.process?.quit();
    this.process = undefined;
  }

  private kill(): void {
    this.process?.kill();
    this.process = undefined;
  }

  /** The answer in a line, if there is one. */
  private read(line: string): string | undefined {
    const evaluated = /^info .*\bevaluations (\d{1,12})\b/.exec(line);
    if (evaluated) this.evaluations = Number(evaluated[1]);
    return /^(bestturn|error)\b/.test(line) ? line : undefined;
  }

  private parse(position: Position, line: string): Answer {
    const words = line.split(/\s+/);
    const illegal = (detail: string): Answer => lose('illegal', `${detail} ${quote(line)}`.trim());
    if (words[0] === 'error') return illegal('');
    const turn = History.from(this.game, position).with(words.slice(1));
    return turn.ok ? ok(turn.value.actions) : illegal(explain(turn.error));
  }

  /** Whether an answer came; else the game is lost. */
  private check(waited: Waited<unknown>): boolean {
    if (waited.kind === 'answer') return true;
    this.failed =
      waited.kind === 'gone'
        ? lose('crash', waited.detail)
        : lose('time', `no answer within ${this.patience / 1000} s`);
    // Where the match is stopped it has done nothing wrong, and is told to quit like all others.
    if (waited.kind !== 'stopped') this.kill();
    return false;
  }
}

const is =
  (word: string) =>
  (line: string): true | undefined =>
    line === word ? true : undefined;

const lose = (kind: FailureKind, detail: string): Answer => ({ ok: false, error: { kind, detail } });

import {
  CHANCE,
  type Game,
  legalActions,
  NOBODY,
  ok,
  type Position,
  quote,
  type Random,
  RECORD_LIMIT,
  type Result,
  seededRandom,
} from '@threefold-games/core';
import type { Catalogue } from '../catalogue.ts';
import { LINE_LIMIT } from '../io.ts';
import { errorLine, type ProtocolFault, refuse, refuseFault } from './faults.ts';
import { EngineGame } from './game.ts';
import { parseGo } from './go.ts';
import { Thinking, type ThinkingOptions } from './thinking.ts';

/** What a command that asks about a position is answered: lines, each beginning with the word for what it tells. */
type Describe = (game: Game, position: Position) => readonly string[];

/** The commands that ask, by their words. */
const DESCRIBE = {
  show: (_, position) => [`position text ${position.encode()}`, `actor ${actorWord(position)}`],
  legal: (game, position) => [words('legal', stepTexts(game, position))],
  weights: (game, position) => [
    words(
      'weights',
      legalActions(game, position).map(action => String(position.weight(action))),
    ),
  ],
  view: (_, position) => [`view ${JSON.stringify(position.view())}`],
  outcome: (_, position) => [outcomeLine(position)],
} as const satisfies Readonly<Record<string, Describe>>;

const actorWord = ({ actor }: Position): string =>
  actor === CHANCE ? 'chance' : actor === NOBODY ? 'nobody' : String(actor);

const stepTexts = (game: Game, position: Position): string[] =>
  legalActions(game, position).map(action => position.format(action));

const words = (first: string, rest: readonly string[]): string => [first, ...rest].join(' ');

const outcomeLine = (position: Position): string => {
  const outcome = position.outcome();
  if (!outcome) return 'outcome none';
  const { shares, rule, ranking } = outcome;
  return ['outcome', 'shares', ...shares, 'rule', rule, ...(ranking ? ['ranking', ...ranking] : [])].join(' ');
};

/** What a conversation needs of the world. */
interface ProtocolOptions extends ThinkingOptions {
  readonly catalogue: Catalogue;
  /** The program's version. */
  readonly version: string;
  readonly seed: string;
}

/** Changes with what a client must know. */
const PROTOCOL = 1;
/** Lines that may wait while it thinks. */
const MOST_WAITING = 10_000;

/** One conversation in the protocol of docs/protocol.md: lines in, lines out. */
export class EngineProtocol {
  private readonly options: ProtocolOptions;
  private readonly game: EngineGame;
  private readonly thinking: Thinking;
  private readonly waiting: string[] = [];
  /** Where `draw` gets its chance from; begins anew with the seed. */
  private random: Random;
  /** The lines of a record on its way. */
  private record: { lines: string[]; length: number } | undefined;
  private thought:
    | { readonly stop: AbortController; readonly infinite: boolean; readonly done: Promise<void> }
    | undefined;
  private ended = false;
  private quitted = false;

  constructor(options: ProtocolOptions) {
    this.options = options;
    this.game = new EngineGame(options.catalogue);
    this.thinking = new Thinking({ ...options, send: line => void this.send(line) });
    this.thinking.seed = options.seed;
    this.random = seededRandom(options.seed);
  }

  /** Whether it was told to quit. */
  get over(): boolean {
    return this.quitted;
  }

  /** Takes a line of input. While it thinks, what cannot be answered at once waits for its turn. */
  take(line: string): void {
    if (this.quitted) return;
    if (!this.thought) this.obey(line);
    else if (!this.interrupt(line.trim())) {
      if (this.waiting.length < MOST_WAITING) this.waiting.push(line);
      else this.tell(refuse('protocol.busy', 'Too many lines wait until it has thought.'));
    }
  }

  /** The input has ended: answers what was asked, and resolves when all is said. */
  async end(): Promise<void> {
    this.ended = true;
    if (this.record) this.tell(refuse('protocol.line', 'The record has no end.'));
    while (this.thought) {
      if (this.thought.infinite) this.thought.stop.abort();
      await this.thought.done;
    }
  }

  /** Does what cannot wait; false for a line that can. */
  private interrupt(line: string): boolean {
    if (line === 'stop') this.thought!.stop.abort();
    else if (line === 'isready') this.send('readyok');
    else if (line === 'quit') this.quit();
    else return false;
    return true;
  }

  private obey(line: string): void {
    if (this.record) this.continueRecord(line);
    else if (line.length > LINE_LIMIT) this.tell(refuse('protocol.line', 'The line is too long.'));
    else this.perform(line.trim());
  }

  private perform(text: string): void {
    const [name = '', ...words] = text.split(/\s+/);
    if (name === '') return;
    const command = Object.hasOwn(this.commands, name) ? this.commands[name] : undefined;
    this.tell(
      command
        ? command(words, text.slice(name.length).trim())
        : refuse('protocol.command', `There is no ${quote(name)}.`),
    );
  }

  private readonly commands: Readonly<
    Record<string, (words: readonly string[], rest: string) => Result<void, ProtocolFault>>
  > = {
    threefold: () => this.introduce(),
    isready: () => this.send('readyok'),
    new: () => this.renew(),
    set: words => this.set(words),
    game: words => this.game.choose(words),
    position: (words, rest) => this.position(words, rest),
    steps: words => this.game.steps(words),
    turn: words => this.game.turn(words),
    draw: () => this.draw(),
    undo: words => this.game.undo(words),
    show: () => this.describe(DESCRIBE.show),
    legal: () => this.describe(DESCRIBE.legal),
    weights: () => this.describe(DESCRIBE.weights),
    view: () => this.describe(DESCRIBE.view),
    outcome: () => this.describe(DESCRIBE.outcome),
    go: words => this.go(words),
    stop: () => ok(undefined),
    quit: () => ok(this.quit()),
  };

  private introduce(): Result<void, ProtocolFault> {
    const { version, catalogue } = this.options;
    return this.send(
      `id name Threefold ${version}`,
      `id protocol ${PROTOCOL}`,
      ...catalogue.games.map(game => `id game ${game.id} version ${game.version} seats ${game.seats.join(' ')}`),
      `option seed ${this.thinking.seed}`,
      `option memory ${this.thinking.megabytes}`,
      'ready',
    );
  }

  private set([name = '', value = '', ...more]: readonly string[]): Result<void, ProtocolFault> {
    if (name === 'seed' && value !== '' && more.length === 0) this.thinking.seed = value;
    else if (name === 'memory' && /^\d{1,4}$/.test(value) && Number(value) > 0 && more.length === 0) {
      this.thinking.megabytes = Number(value);
    } else return refuse('protocol.argument', 'Set seed WORD, or memory MEGABYTES from 1 to 9999.');
    return this.renew();
  }

  /** Forgets what was found out, and begins chance anew. */
  private renew(): Result<void, ProtocolFault> {
    this.random = seededRandom(this.thinking.seed);
    return ok(this.thinking.forget());
  }

  private position([how = '', ...words]: readonly string[], rest: string): Result<void, ProtocolFault> {
    if (how === 'start') return this.game.start(words, this.thinking.seed);
    if (how === 'text') return this.game.decode(rest.slice(how.length).trim());
    if (how !== 'record') return refuse('protocol.argument', 'A position is start, text or record.');
    this.record = { lines: [], length: 0 };
    return ok(undefined);
  }

  private continueRecord(line: string): void {
    const record = this.record!;
    if (line.trim() === '.') {
      this.record = undefined;
      this.tell(
        record.length > RECORD_LIMIT
          ? refuseFault({ code: 'record.size', detail: '' })
          : this.game.replay(record.lines.join('\n')),
      );
      return;
    }
    record.length += line.length + 1;
    if (record.length <= RECORD_LIMIT) record.lines.push(line);
  }

  private draw(): Result<void, ProtocolFault> {
    const drawn = this.game.draw(this.random);
    return drawn.ok ? this.send(`drawn ${drawn.value}`) : drawn;
  }

  private describe(describe: Describe): Result<void, ProtocolFault> {
    const at = this.game.at();
    return at.ok ? this.send(...describe(at.value.game, at.value.position)) : at;
  }

  private go(words: readonly string[]): Result<void, ProtocolFault> {
    const at = this.game.at();
    if (!at.ok) return at;
    const { game, position } = at.value;
    const go = parseGo(words);
    if (!go.ok) return go;
    if (position.actor === CHANCE) return refuse('protocol.draw', 'A draw is due: it is told with steps.');
    if (position.actor === NOBODY) return refuseFault({ code: 'game.over', detail: '', rule: game.rules.over });
    const stop = new AbortController();
    if (this.ended && go.value.infinite) stop.abort();
    const done = this.thinking.go(game, position.copy(), go.value, stop.signal).then(steps => {
      this.thought = undefined;
      this.tell(steps.ok ? this.send(`bestturn ${steps.value.join(' ')}`) : steps);
      while (!this.thought && this.waiting.length > 0) this.obey(this.waiting.shift()!);
    });
    this.thought = { stop, infinite: go.value.infinite, done };
    return ok(undefined);
  }

  private quit(): void {
    this.quitted = true;
    this.waiting.length = 0;
    this.thought?.stop.abort();
  }

  private send(...lines: readonly string[]): Result<void, ProtocolFault> {
    if (!this.quitted) for (const line of lines) this.options.send(line);
    return ok(undefined);
  }

  private tell(answer: Result<unknown, ProtocolFault>): void {
    if (!answer.ok) this.send(errorLine(answer.error));
  }
}

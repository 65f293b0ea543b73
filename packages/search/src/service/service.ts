import { CHANCE, fail, NOBODY, type Position, quote, type Result } from '@threefold/core';
import type { Bot } from '../bot.ts';
import type { Evaluator } from '../evaluator.ts';
import type { Level } from '../level.ts';
import { Player } from '../player.ts';
import { DEFAULT_MEMORY } from '../search.ts';
import { ANY_TURNS, SOLVER_MEMORY } from '../solve.ts';
import type { Surroundings } from '../think.ts';
import { Analyst } from './analyst.ts';
import { Judges } from './judges.ts';
import { Kept } from './kept.ts';
import type { AnalysisRequest, ChosenTurn, Question, Thought, TurnRequest } from './messages.ts';
import type { Stop } from './stop.ts';

/** What the service needs from where it runs. */
export interface ServiceOptions {
  /** The player of a game, or undefined where there is no such game. */
  loadBot(id: string): Promise<Bot | undefined>;
  /** The bytes of a net's weights. */
  fetchWeights(url: URL): Promise<Result<Uint8Array>>;
  readonly around: Surroundings;
  /** How many players are kept with what they have found out; 4 unless told otherwise. One analyst is kept beside them. */
  readonly keep?: number;
  /** The most bytes that all of them together may take; 64 MB unless told otherwise. */
  readonly memory?: number;
}

/** How many players are kept unless told otherwise. */
const PLAYERS = 4;

/** How a judge plays that is held back by nothing but the limits. */
const FULL_STRENGTH: Omit<Level, 'judge'> = {
  simulations: Number.POSITIVE_INFINITY,
  turns: ANY_TURNS,
  temperature: 0,
  proof: 200_000,
};

interface Begun {
  readonly bot: Bot;
  readonly position: Position;
  readonly level: Level;
  /** The judge that there is. */
  readonly judge: Level['judge'];
}

/** Answers questions about positions. Several may be open at once: they take turns. */
export class Service {
  private readonly options: ServiceOptions;
  private readonly judges: Judges;
  private readonly players: Kept<Player>;
  private readonly analysts: Kept<Analyst>;

  constructor(options: ServiceOptions) {
    const { keep = PLAYERS } = options;
    this.options = options;
    this.judges = new Judges(url => options.fetchWeights(url));
    this.players = new Kept(keep);
    this.analysts = new Kept(1);
  }

  async chooseTurn(
    request: TurnRequest,
    stop: Stop,
    onReport: ((thought: Thought) => void) | undefined,
  ): Promise<Result<ChosenTurn>> {
    const { strength, limits, seed } = request;
    const begun = await this.begin(request, stop, bot => levelOf(bot, strength));
    if (!begun.ok) return begun;
    const { bot, position, level, judge } = begun.value;
    if (position.actor === CHANCE) return fail('engine.idle', 'a draw is due');
    const key = JSON.stringify([bot.game.id, judge, strength, seed]);
    const make = () =>
      this.open(bot, judge, evaluator => new Player({ ...this.room(bot, 'player'), evaluator, level, seed }));
    return this.players.use(key, make, stop, async player => {
      const { steps, report } = await player.chooseTurn(position, {
        limits,
        stop,
        onReport: onReport && (each => onReport({ report: each, judge })),
      });
      return report ? { steps, report, judge } : { steps, judge };
    });
  }

  async analyse(request: AnalysisRequest, stop: Stop, onReport: (thought: Thought) => void): Promise<Result<Thought>> {
    const { limits, lines } = request;
    const begun = await this.begin(request, stop, () => ({
      ok: true,
      value: { ...FULL_STRENGTH, judge: request.judge },
    }));
    if (!begun.ok) return begun;
    const { bot, position, judge } = begun.value;
    const make = () => this.open(bot, judge, evaluator => new Analyst({ ...this.room(bot, 'analyst'), evaluator }));
    return this.analysts.use(JSON.stringify([bot.game.id, judge]), make, stop, async analyst => ({
      report: await analyst.analyse(position, {
        limits,
        lines,
        stop,
        onReport: each => onReport({ report: each, judge }),
      }),
      judge,
    }));
  }

  forget(): void {
    this.players.clear();
    this.analysts.clear();
  }

  /** Gets ready to think; a stop meanwhile is answered at once. */
  private begin(question: Question, stop: Stop, level: (bot: Bot) => Result<Level>): Promise<Result<Begun>> {
    return Promise.race([this.prepare(question, level), stop.told.then(() => fail('engine.stopped'))]);
  }

  /** Finds the game, reads the position and sees to a judge. */
  private async prepare(
    { game, position: text, wait }: Question,
    level: (bot: Bot) => Result<Level>,
  ): Promise<Result<Begun>> {
    const bot = await this.options.loadBot(game);
    if (!bot) return fail('game.unknown', quote(game));
    const position = bot.game.decode(text);
    if (!position.ok) return position;
    if (position.value.actor === NOBODY) return fail('engine.idle', 'the game is over');
    const wanted = level(bot);
    if (!wanted.ok) return wanted;
    const judge = await this.judges.settle(bot, wanted.value.judge, wait);
    if (!judge.ok) return judge;
    return { ok: true, value: { bot, position: position.value, level: wanted.value, judge: judge.value } };
  }

  private open<T>(bot: Bot, judge: Level['judge'], make: (evaluator: Evaluator) => T): Result<T> {
    const evaluator = this.judges.open(bot, judge);
    return evaluator.ok ? { ok: true, value: make(evaluator.value) } : evaluator;
  }

  /** The analyst's tree gets half of the room that the solvers leave, the players' trees share the other half. */
  private room(bot: Bot, who: 'player' | 'analyst') {
    const { around, keep = PLAYERS, memory = DEFAULT_MEMORY } = this.options;
    const trees = memory - (keep + 1) * SOLVER_MEMORY;
    return { bot, around, memory: trees / (who === 'analyst' ? 2 : 2 * keep) };
  }
}

const levelOf = (bot: Bot, strength: TurnRequest['strength']): Result<Level> => {
  if ('judge' in strength) return { ok: true, value: { ...FULL_STRENGTH, judge: strength.judge } };
  const level = bot.levels[strength.level - 1];
  return level ? { ok: true, value: level } : fail('engine.level', String(strength.level));
};

import {
  CHANCE,
  fail,
  NOBODY,
  ok,
  type Position,
  quote,
  type Random,
  type Result,
  type Setup,
  seededRandom,
} from '@threefold-games/core';
import type { Bot, Evaluator, EvaluatorName, Level } from '../bot.ts';
import { chanceOf, climbToEven, firstSight } from '../even.ts';
import { Expander } from '../expander.ts';
import { Stop, type Surroundings, timeForTurn } from '../limits.ts';
import { Player } from '../player.ts';
import type { Report } from '../report.ts';
import { DEFAULT_MEMORY } from '../search.ts';
import { ANY_TURNS, SOLVER_MEMORY } from '../solve.ts';
import { Analyst } from './analyst.ts';
import { Evaluators, type Found } from './evaluators.ts';
import type {
  AnalysisQuestion,
  ChosenTurn,
  EvenQuestion,
  Question,
  RatedChoice,
  Thought,
  TurnQuestion,
  Weighed,
  WeighQuestion,
} from './messages.ts';
import { Pool } from './pool.ts';
import type { OpenedRoot, RemoteExpander } from './remoteExpander.ts';

/** What the service needs from where it runs. */
export interface ServiceOptions {
  /** The player of a game, or undefined where there is no such game. */
  loadBot(id: string): Promise<Bot | undefined>;
  /** The bytes of a net's weights. */
  fetchWeights(url: URL): Promise<Result<Uint8Array>>;
  readonly around: Surroundings;
  /** Whether analysis shall do with the small net, as where memory is short or data is dear. */
  isSparing?(): boolean;
  /** What tells a net from others, found out from its weights. */
  fingerprint?(weights: Uint8Array): string;
  /** The chance of each attempt at a start, as it follows from a seed; an ordinary one unless told otherwise. */
  chanceOf?(seed: string): (attempt: number) => Random;
  /** How many players are kept with what they have found out; 4 unless told otherwise. One analyst is kept beside them. */
  readonly keep?: number;
  /** The most bytes that all of them together may take; 64 MB unless told otherwise. */
  readonly memory?: number;
}

/** How many players are kept unless told otherwise. */
const PLAYERS = 4;

/** How an evaluator plays that is held back by nothing but the limits. */
const FULL_STRENGTH: Omit<Level, 'evaluator'> = {
  simulations: Number.POSITIVE_INFINITY,
  turns: ANY_TURNS,
  temperature: 0,
  proof: 200_000,
};

/** The share of its time after which an analysis stays with its evaluator: a better one would have too little left. */
const LATE = 0.5;

interface Begun {
  readonly bot: Bot;
  readonly position: Position;
}

/** Answers questions about positions. Several may be open at once: they take turns. */
export class Service {
  private readonly options: ServiceOptions;
  private readonly evaluators: Evaluators;
  private readonly players: Pool<Player>;
  private readonly analysts: Pool<Analyst>;
  /** What looked last at positions for another worker. */
  private expander: { readonly key: string; readonly expander: Expander } | undefined;

  constructor(options: ServiceOptions) {
    const { keep = PLAYERS } = options;
    this.options = options;
    this.evaluators = new Evaluators(url => options.fetchWeights(url));
    this.players = new Pool(keep);
    this.analysts = new Pool(1);
  }

  async chooseTurn(
    question: TurnQuestion,
    stop: Stop,
    onReport: ((thought: Thought) => void) | undefined,
  ): Promise<Result<ChosenTurn>> {
    const { strength, limits, seed, wait } = question;
    const begun = await this.begin(question, stop);
    if (!begun.ok) return begun;
    const { bot, position } = begun.value;
    if (position.actor === CHANCE) return fail('engine.idle', 'a draw is due');
    const wanted = levelOf(bot, strength);
    if (!wanted.ok) return wanted;
    const level = wanted.value;
    if (!wait) void this.evaluators.loadAll(bot, level.evaluator);
    const found = await orStopped(
      wait ? this.evaluators.load(bot, level.evaluator) : this.evaluators.best(bot, level.evaluator),
      stop,
    );
    if (!found.ok) return found;
    const { name } = found.value;
    const character = 'level' in strength ? (strength.character ?? 0) : 0;
    const key = `${bot.game.id} ${name} ${'level' in strength ? `${strength.level}.${character}` : 'full'} ${seed}`;
    const make = () =>
      this.open(bot, name, evaluator => new Player({ ...this.room(bot, 'player'), evaluator, level, seed, character }));
    return this.players.use(key, make, stop, async player => {
      const { steps, report } = await player.chooseTurn(position, {
        limits,
        stop,
        onReport: onReport && (each => onReport({ report: each, evaluator: name })),
      });
      return report ? { steps, report, evaluator: name } : { steps, evaluator: name };
    });
  }

  async analyse(
    question: AnalysisQuestion,
    stop: Stop,
    onReport: (thought: Thought) => void,
    helpers: readonly RemoteExpander[] = [],
  ): Promise<Result<Thought>> {
    const begun = await this.begin(question, stop);
    if (!begun.ok) return begun;
    const { bot } = begun.value;
    const wanted = question.evaluator === 'big' && this.options.isSparing?.() ? 'small' : question.evaluator;
    const there = this.evaluators.best(bot, wanted);
    const patient = question.wait && there.name === 'hand';
    const first = await orStopped(patient ? this.evaluators.loadNext(bot, wanted) : there, stop);
    if (!first.ok) return first;
    return this.thinkOn(begun.value, { ...question, evaluator: wanted }, first.value, stop, onReport, helpers);
  }

  /** Only a net may say what is even: without one there is no answer. */
  async findEven(question: EvenQuestion, stop: Stop): Promise<Result<RatedChoice>> {
    const { game, options, seats, seed, tolerance, most } = question;
    const loaded = await orStopped(this.options.loadBot(game), stop);
    if (!loaded.ok) return loaded;
    const bot = loaded.value;
    if (!bot) return fail('game.unknown', quote(game));
    const found = await orStopped(this.evaluators.loadNext(bot, 'small'), stop);
    if (!found.ok) return found;
    const weights = this.evaluators.weightsOf(bot, 'small');
    if (!weights) return { ok: false, error: found.value.lack ?? { code: 'net.fetch', detail: 'there is none' } };
    const evaluator = this.evaluators.open(bot, 'small');
    if (!evaluator.ok) return evaluator;
    const { around, fingerprint } = this.options;
    const rate = async (setup: Setup): Promise<readonly number[]> => {
      await around.pause();
      return firstSight(evaluator.value, bot.game.start(setup));
    };
    const chance = (this.options.chanceOf ?? chanceOf)(seed);
    const choice = await climbToEven({ game: bot.game, options, seats, chance }, rate, tolerance, most, stop);
    return stop.aborted ? fail('engine.stopped') : ok(fingerprint ? { ...choice, net: fingerprint(weights) } : choice);
  }

  /** By what is there at once: nobody waits for a net, but the small one is on its way from then on. */
  async weigh({ game, positions }: WeighQuestion, stop: Stop): Promise<Result<Weighed>> {
    const begun: Begun[] = [];
    for (const position of positions) {
      const each = await this.begin({ game, position }, stop);
      if (!each.ok) return each;
      begun.push(each.value);
    }
    const bot = begun[0]?.bot;
    if (!bot) return fail('engine.idle', 'there is nothing to weigh');
    void this.evaluators.loadNext(bot, 'small');
    const { name } = this.evaluators.best(bot, 'small');
    const evaluator = this.evaluators.open(bot, name);
    if (!evaluator.ok) return evaluator;
    return ok({ shares: begun.map(({ position }) => firstSight(evaluator.value, position)), evaluator: name });
  }

  /** Opens a position for a search in another worker, with just the evaluator that this one has. */
  async openRoot({
    evaluator: name,
    ...question
  }: Question & { readonly evaluator: EvaluatorName }): Promise<Result<OpenedRoot>> {
    const begun = await this.begin(question, new Stop());
    if (!begun.ok) return begun;
    const { bot, position } = begun.value;
    const found = await this.evaluators.load(bot, name);
    if (found.name !== name) return fail('net.fetch', name);
    const key = `${bot.game.id} ${name} ${position.seats}`;
    if (this.expander?.key !== key) {
      const { game } = bot;
      const { seats } = position;
      const opened = this.open(
        bot,
        name,
        evaluator => new Expander({ game, evaluator, seats, random: seededRandom(key) }),
      );
      if (!opened.ok) return opened;
      this.expander = { key, expander: opened.value };
    }
    return ok({ position, expander: this.expander.expander });
  }

  forget(): void {
    this.players.clear();
    this.analysts.clear();
  }

  /** Finds the game and reads the position; a stop meanwhile is answered at once. */
  private async begin({ game, position: text }: Question, stop: Stop): Promise<Result<Begun>> {
    const loaded = await orStopped(this.options.loadBot(game), stop);
    if (!loaded.ok) return loaded;
    const bot = loaded.value;
    if (!bot) return fail('game.unknown', quote(game));
    const position = bot.game.decode(text);
    if (!position.ok) return position;
    if (position.value.actor === NOBODY) return fail('engine.idle', 'the game is over');
    return ok({ bot, position: position.value });
  }

  /** Thinks with the evaluator that was found; where a better one arrives in good time, it begins anew with that one. */
  private async thinkOn(
    { bot, position }: Begun,
    { game, position: text, evaluator: wanted, limits = {}, variations, proof }: AnalysisQuestion,
    first: Found,
    stop: Stop,
    onReport: (thought: Thought) => void,
    helpers: readonly RemoteExpander[],
  ): Promise<Result<Thought>> {
    const { around } = this.options;
    const time = timeForTurn(limits) ?? Number.POSITIVE_INFINITY;
    let began: number | undefined;
    let { name, lack } = first;
    for (;;) {
      let better: EvaluatorName | undefined;
      const arrive = (next: Found): void => {
        if (next.name === name) lack = next.lack;
        else if (began === undefined || around.now() - began < LATE * time) better = next.name;
        // Too late for this question; the remaining nets are loaded for the next one.
        else void this.evaluators.loadAll(bot, wanted);
      };
      // What could not be loaded a moment ago is tried again with the next question.
      if (lack === undefined) void this.evaluators.loadNext(bot, wanted).then(arrive);
      const tell = (report: Report): Thought => ({ report, evaluator: name, ...(lack && { lack }) });
      const make = () => this.open(bot, name, evaluator => new Analyst({ ...this.room(bot, 'analyst'), evaluator }));
      const thought = await this.analysts.use(`${bot.game.id} ${name}`, make, stop, async analyst => {
        began ??= around.now();
        for (const helper of helpers) helper.moveTo({ game, position: text, evaluator: name });
        const report = await analyst.analyse(position, {
          limits: { ...limits, milliseconds: began + time - around.now() },
          variations,
          proof,
          helpers,
          stop: {
            get aborted() {
              return stop.aborted || better !== undefined;
            },
          },
          onReport: each => onReport(tell(each)),
        });
        return tell(report);
      });
      if (!thought.ok || stop.aborted || better === undefined) return thought;
      name = better;
    }
  }

  private open<T>(bot: Bot, name: EvaluatorName, make: (evaluator: Evaluator) => T): Result<T> {
    const evaluator = this.evaluators.open(bot, name);
    return evaluator.ok ? ok(make(evaluator.value)) : evaluator;
  }

  /** The analyst's tree gets half of the room that the solvers leave, the players' trees share the other half. */
  private room(bot: Bot, who: 'player' | 'analyst') {
    const { around, keep = PLAYERS, memory = DEFAULT_MEMORY } = this.options;
    const trees = memory - (keep + 1) * SOLVER_MEMORY;
    return { bot, around, memory: trees / (who === 'analyst' ? 2 : 2 * keep) };
  }
}

/** What is waited for; a stop meanwhile is answered at once. */
const orStopped = <T>(work: Promise<T> | T, stop: Stop): Promise<Result<T>> =>
  Promise.race([Promise.resolve(work).then(ok), stop.told.then(() => fail('engine.stopped'))]);

const levelOf = (bot: Bot, strength: TurnQuestion['strength']): Result<Level> => {
  if ('evaluator' in strength) return ok({ ...FULL_STRENGTH, evaluator: strength.evaluator });
  const level = bot.levels[strength.level - 1];
  return level ? ok(level) : fail('engine.level', String(strength.level));
};

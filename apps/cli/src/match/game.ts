import { CHANCE, type Game, History, NOBODY, type Setup, seededRandom } from '@threefold-games/core';
import type { StopSignal } from '@threefold-games/search';
import { around } from '../bots.ts';
import { Dealer, playOpening } from './chance.ts';
import type { Effort, MatchPlan, PlayedGame } from './plan.ts';
import type { Contestant } from './players/contestant.ts';
import { placeOf } from './seatings.ts';

/** Plays one game of a match; undefined when it was stopped before its end. */
export const playGame = async (
  game: Game,
  plan: MatchPlan,
  number: number,
  contestants: readonly Contestant[],
  stop: StopSignal,
): Promise<PlayedGame | undefined> => {
  const { round, turnabout, seating } = placeOf(plan.players.length, plan.seats, number);
  const start = openRound(game, plan, round);
  const { dealer } = start;
  let history = playOpening(History.of(game, start.setup), dealer, plan.opening, `${start.seed}/opening`);
  for (const [seat, contestant] of contestants.entries()) {
    await contestant.begin(`${start.seed}/${turnabout}/${seat}`, stop);
  }
  const spent = contestants.map(() => ({ turns: 0, seconds: 0 }));
  const ended = (
    { texts }: History,
    shares: readonly number[],
    end: Pick<PlayedGame, 'outcome' | 'failure'>,
  ): PlayedGame => ({
    number,
    seating,
    layout: start.setup.layout,
    turns: texts,
    shares,
    ...end,
    efforts: spent.map((each, seat): Effort => ({ ...each, evaluations: contestants[seat]!.evaluations })),
  });
  while (history.position.actor !== NOBODY) {
    const { position } = history;
    const seat = position.actor;
    if (seat === CHANCE) {
      history = history.withActions([dealer.draw(position)]);
      continue;
    }
    const contestant = contestants[seat]!;
    // Players that never wait would keep Ctrl-C from being heard.
    await around.pause();
    const before = contestant.seconds();
    const answer = await contestant.chooseTurn(position, stop);
    if (stop.aborted) return undefined;
    if (!answer.ok) {
      // A turn that only its draw was played of is no turn of the record.
      const whole = history.before(history.length);
      return ended(whole, without(plan.seats, seat), { failure: { seat, ...answer.error } });
    }
    spent[seat]!.turns++;
    spent[seat]!.seconds += Math.max(0, contestant.seconds() - before);
    history = history.withActions(answer.value);
  }
  const outcome = history.position.outcome()!;
  return ended(history, outcome.shares, { outcome });
};

/** What all games of a round share. */
const openRound = (
  game: Game,
  { seed, seats, options }: MatchPlan,
  round: number,
): { readonly seed: string; readonly setup: Setup; readonly dealer: Dealer } => {
  const own = `${seed}/${round}`;
  const setup = game.setup(options, seats, seededRandom(`${own}/setup`));
  return { seed: own, setup, dealer: new Dealer(own, game.maxActions) };
};

/** The shares when one seat has lost by itself: the others are even. */
const without = (seats: number, loser: number): number[] =>
  Array.from({ length: seats }, (_, seat) => (seat === loser ? 0 : 1 / (seats - 1)));

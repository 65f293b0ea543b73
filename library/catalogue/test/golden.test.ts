import { existsSync, readFileSync } from 'node:fs';
import { games, loadBot } from '@threefold-games/catalogue';
import { vectorName } from '@threefold-games/conformance';
import { type Action, legalActions, type Position, type Replay, replay } from '@threefold-games/core';
import { NETS } from '@threefold-games/search';
import { must } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { vectorsOf } from './vectors.ts';

/** What a net said where it was trained about a position of a recorded game: every step with a likelihood of 0.01 or more. */
interface Golden {
  readonly record: string;
  /** How many steps of the record come before it. */
  readonly after: number;
  readonly shares: readonly number[];
  readonly steps: Readonly<Record<string, number>>;
}

const CLOSE = 1e-4;

describe.each(games.map(game => ({ id: game.id, game })))('the nets of $id', ({ id, game }) => {
  const file = new URL(`../../../games/${id}/test/net.golden.json`, import.meta.url);
  const records = vectorsOf(game, 'play');

  /** Replays by the names of their records: many goldens are about one of them. */
  const replays = new Map<string, Replay>();
  const replayOf = (name: string): Replay => {
    const known = replays.get(name);
    if (known) return known;
    const record = records.find(record => vectorName(record) === name)!;
    const played = must(replay(() => game, record));
    replays.set(name, played);
    return played;
  };
  const positionOf = ({ record, after }: Golden): Position => {
    const { actions, position: end } = replayOf(record).history;
    const position = end.copy();
    for (let i = actions.length; i > after; i--) position.unmake();
    return position;
  };

  it('say what they said where they were trained', async () => {
    const { nets } = (await loadBot(id))!;
    const said: Record<string, Golden[]> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    expect(Object.keys(said).toSorted()).toEqual(nets ? NETS.map(name => `${id}-${name}.net`).toSorted() : []);
    for (const name of nets ? NETS : []) {
      const goldens = said[`${id}-${name}.net`]!;
      expect(goldens.length).toBeGreaterThan(20);
      const evaluator = must(nets![name].open(readFileSync(nets![name].url)));
      for (const golden of goldens) {
        const position = positionOf(golden);
        const actions = Int32Array.from(legalActions(game, position));
        const priors = new Float32Array(actions.length);
        const values = new Float64Array(position.seats);
        evaluator.evaluate(position, actions, actions.length, priors, values);
        const where = `${name} on ${golden.record} after ${golden.after}`;
        const faults = golden.shares.flatMap((share, seat) =>
          Math.abs(values[seat]! - share) < CLOSE ? [] : [`seat ${seat}: ${values[seat]}, not ${share}`],
        );
        const texts = [...actions].map(action => position.format(action as Action));
        expect(texts, where).toEqual(expect.arrayContaining(Object.keys(golden.steps)));
        for (const [i, text] of texts.entries()) {
          const bound = text in golden.steps ? CLOSE : 0.01 + CLOSE;
          if (!(Math.abs(priors[i]! - (golden.steps[text] ?? 0)) < bound))
            faults.push(`${text}: ${priors[i]}, not ${golden.steps[text] ?? 'below 0.01'}`);
        }
        expect(faults, where).toEqual([]);
      }
    }
  });
});

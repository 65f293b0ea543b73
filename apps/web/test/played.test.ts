import { chooseByLot, type Game, NOBODY, parseOptions, type Random, seededRandom } from '@threefold/core';
import { games } from '@threefold/games';
import { describe, expect, it } from 'vitest';
import {
  follow,
  type Played,
  positionAfter,
  positionBefore,
  unplayed,
  withDraw,
  written,
} from '../src/table/played.ts';

/** The steps of whole turns by lot, draws among them. */
const turnsByLot = (game: Game, from: Played, count: number, random: Random): readonly (readonly string[])[] => {
  const position = from.position.copy();
  const out = new Int32Array(game.maxActions);
  const turns: string[][] = [];
  while (turns.length < count && position.actor !== NOBODY) {
    const steps: string[] = [];
    do {
      const action = chooseByLot(position, out, random);
      steps.push(position.format(action));
      position.make(action);
    } while (!position.atTurnStart && position.actor !== NOBODY);
    turns.push(steps);
  }
  return turns;
};

const followed = (before: Played, texts: readonly (readonly string[])[]): Played => {
  const played = follow(before, texts);
  if (!played.ok) throw new Error(`${played.error.code} ${played.error.detail}`);
  return played.value;
};

describe.each(games.map(game => [game.id, game] as const))('what was played of %s', (id, game) => {
  const random = seededRandom(`played ${id}`);
  const options = parseOptions(game.options, 2, {});
  if (!options.ok) throw new Error(options.error.detail);
  const start = unplayed(game, game.setup(options.value, 2, random));
  const texts = turnsByLot(game, start, 16, random);
  const all = followed(start, texts);

  it('is the same, turn by turn, as from the start', () => {
    let grown = start;
    for (const count of texts.keys()) {
      const before = grown;
      grown = followed(grown, texts.slice(0, count + 1));
      expect(grown.turns.slice(0, count)).toEqual(before.turns);
      // What is known is not judged again: it is the very same.
      expect(grown.turns[count - 1]).toBe(before.turns.at(-1));
    }
    expect(grown.turns.map(written)).toEqual(texts);
    expect(grown.position.encode()).toBe(all.position.encode());
  });

  it('is known after any number of turns, from either end', () => {
    const position = game.start(start.setup);
    for (const [index, turn] of all.turns.entries()) {
      expect(positionAfter(all, index).encode()).toBe(position.encode());
      for (const [i, action] of turn.actions.entries()) {
        if (i === turn.drawn.length) expect(positionBefore(all, index).encode()).toBe(position.encode());
        position.make(action);
      }
    }
    expect(positionAfter(all, all.turns.length).encode()).toBe(position.encode());
  });

  it('goes back and on another way, also after a draw', () => {
    const back = followed(all, texts.slice(0, 9));
    const [other] = turnsByLot(game, back, 1, seededRandom(`another ${id}`));
    const drawn = (other ?? []).slice(0, all.turns[9]!.drawn.length);
    const before = withDraw(back, drawn);
    if (!before.ok) throw new Error(before.error.code);
    const anew = followed(before.value, [...texts.slice(0, 9), other!]);
    expect(anew.turns.slice(0, 9)).toEqual(all.turns.slice(0, 9));
    expect(anew.position.encode()).toBe(followed(start, [...texts.slice(0, 9), other!]).position.encode());
  });

  it('is refused with the turn that breaks a rule, and what was known stays', () => {
    const known = followed(start, texts.slice(0, 4));
    const encoded = known.position.encode();
    const refused = follow(known, [...texts.slice(0, 4), ['nonsense']]);
    expect(refused).toMatchObject({ ok: false, error: { turn: 5, step: 1 } });
    expect(known.position.encode()).toBe(encoded);
  });
});

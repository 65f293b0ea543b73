import { legalActions } from '@threefold-games/core';
import { findLoss, LookBudget, losesAtOnce } from '@threefold-games/search';
import { LANGS, speaker } from '@threefold-games/speech';
import { describe, expect, it } from 'vitest';
import { taluva } from '../rules/index.ts';
import { open } from '../scene/index.ts';
import { loadWords } from '../words/game.ts';
import { FLAT, type Island, island, MOUNTAIN, type Picture, step, steps } from './island.ts';

const help = await open(await loadWords('en'), speaker('en')).help!();
const budget = (): LookBudget => new LookBudget({ nodes: 20_000, expired: () => false });
const NAMES = ['Ada', 'Ben', 'Cem', 'Dan'];

/** Ben needs one temple, and has a settlement of three next to a free field. */
const NEAR: Picture = {
  tiles: FLAT,
  pieces: { '0,1': 'H1', '1,0': 'H1', '1,1': 'H1', '3,0': 'H0' },
  left: { 1: [1, 0, 10] },
  hand: 'JJ',
};

/** A whole turn of whoever acts: the first place for the tile that leaves 2,1 alone, and a build. */
const played = (before: Island, build: string): Island => {
  const laying = steps(before).find(text => text.startsWith('-'))!;
  return step(step(before.copy(), laying), build);
};

const ask = (before: Island, after: Island) =>
  losesAtOnce({ game: taluva, before, after, mayEnd: help.mayEnd }, budget());

describe('help at a table of Taluva', () => {
  it.each([2, 3, 4])('with %i seats asks where somebody can build the last temple next turn (TL-8.1)', seats => {
    const before = island({ ...NEAR, seats });
    const after = played(before, 'H@3,-1');
    const loss = ask(before, after);
    if (loss === 'byItself' || !loss) throw new Error('it loses');
    expect(loss.by).toBe(1);
    const warning = help.explain(loss, 0);
    expect(warning).toMatchObject({ code: 'win', values: { by: 1, kind: 'temple' } });
    expect(help.say(warning, 'after', NAMES)).toBe('Ben can build the last temple and win.');
    // What was found is what the rules allow.
    const end = after.copy();
    for (const action of loss.line) {
      expect(legalActions(taluva, end)).toContain(action);
      end.make(action);
    }
    expect(end.outcome()?.shares[0]).toBe(0);
  });

  it('finds what somebody can do who does not act next', () => {
    const before = island({ ...NEAR, seats: 3, seat: 2, pieces: { ...NEAR.pieces, '3,0': 'H2' } });
    const loss = findLoss(taluva, played(before, 'H@3,-1'), 2, budget());
    expect(loss?.by).toBe(1);
  });

  it('looks no further while nobody is near a win, and finds nothing where none can be had', () => {
    expect(help.mayEnd(island({ ...NEAR, left: { 1: [1, 1, 10] } }).view())).toBe(false);
    const far = island({ ...NEAR, pieces: { '3,0': 'H0', '0,1': 'H1' } });
    expect(ask(far, played(far, 'H@3,-1'))).toBeUndefined();
  });

  it('says what an eruption leaves of one’s settlements (TL-5.3)', () => {
    const said = new Set<string>();
    for (const pieces of [
      { '1,0': 'H0', '0,1': 'H0', '-1,1': 'H0', '0,2': 'H0' },
      { '1,0': 'H0', '0,1': 'H0', '1,1': 'H0', '2,1': 'H0' },
    ])
      for (const tiles of [MOUNTAIN, FLAT]) {
        const before = tryIsland({ tiles, pieces, hand: 'JJ' });
        for (const text of before ? steps(before) : []) {
          const after = step(before!.copy(), text);
          const parts = (table: Island): number => table.view().settlements.filter(({ seat }) => seat === 0).length;
          const warnings = help.effects(before!, after, 0);
          expect(warnings.some(({ code }) => code === 'split')).toBe(parts(after) > parts(before!));
          for (const warning of warnings) said.add(help.say(warning, 'after', NAMES));
        }
      }
    expect([...said]).toContain('This eruption splits your settlement.');
  });

  it('asks where a tile leaves nothing to build (TL-7.1), and where the tiles run out (TL-8.3)', () => {
    const before = island({ ...NEAR, tilesLeft: 0 });
    const after = played(before, 'H@3,-1');
    expect(after.outcome()?.shares).toEqual([0, 1]);
    const own = help.ownEnd(before.view(), after.view(), after.outcome(), 0);
    expect(help.say(own!, 'after', NAMES)).toBe('The tiles run out, and Ben has built more.');
    const view = before.view();
    const out = help.ownEnd(view, { ...view, out: [0] }, undefined, 0);
    expect(help.say(out!, 'after', NAMES)).toBe('After this tile you can’t build anything: you are out.');
  });

  it('says where nothing could be built in the next turn (TL-7.1)', () => {
    const stuck = island({ ...NEAR, left: { 0: [3, 2, 0] } });
    const [build] = steps(step(stuck.copy(), steps(stuck).find(text => text.startsWith('-'))!)) ?? [];
    expect(build).toBeUndefined();
    const position = island({ ...NEAR, left: { 0: [3, 2, 1] } });
    const after = played(position, 'H@3,-1');
    expect(help.effects(position, after, 0).map(({ code }) => code)).toEqual(['stuck']);
    expect(help.effects(position, played(island({ ...NEAR }), 'H@3,-1'), 0)).toEqual([]);
  });

  it('speaks seven languages, and never leaves a name open', async () => {
    for (const lang of LANGS) {
      const spoken = await open(await loadWords(lang), speaker(lang)).help!();
      for (const kind of ['temple', 'tower', 'hut'])
        for (const code of ['win', 'split', 'shrink', 'out', 'stuck', 'tiles', 'lastTile'])
          expect(spoken.say({ code, values: { by: 1, kind, n: 2 } }, 'after', NAMES), `${lang} ${code}`).toMatch(
            /^[^{}]+\.$/u,
          );
    }
  });
});

/** A position from a picture, where it can be drawn. */
const tryIsland = (picture: Picture): Island | undefined => {
  try {
    return island(picture);
  } catch {
    return undefined;
  }
};

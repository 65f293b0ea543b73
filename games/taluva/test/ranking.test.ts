import { describe, expect, it } from 'vitest';
import { FLAT, island, type Picture, play } from './island.ts';

const FOUR: Picture = {
  tiles: FLAT,
  pieces: { '1,0': 'H0', '3,0': 'H1', '0,1': 'H2', '2,1': 'H3' },
  seats: 4,
  options: { ranking: 'on' },
  hand: 'JJ',
};
/** One hut away from having built all huts and all temples. */
const NEAR = [0, 2, 1] as const;
/** Without huts and without a place for anything else. */
const STUCK = [3, 1, 0] as const;

/** A turn of each kind, further and further east. */
const turns = (...kinds: ('build' | 'stuck')[]): string[] =>
  kinds.map((kind, i) => {
    const laying = `${4 + 2 * i},0/0`;
    const tile = i === 0 ? '' : 'CJ ';
    return kind === 'stuck' ? tile + laying : `${tile}${laying} H@${5 + 2 * i},0`;
  });

describe('Taluva 9: playing for places', () => {
  it('TL-9.1: who finishes takes the best free place and is skipped', () => {
    const position = island({ ...FOUR, left: { 0: NEAR, 2: NEAR } });
    play(position, ...turns('build'));
    expect(position.outcome()).toBeUndefined();
    expect(position.events()).toEqual([{ name: 'finished', value: 0 }]);
    expect(position.view()).toMatchObject({ seat: 1, finished: [0] });
    const again = play(island({ ...FOUR, left: { 0: NEAR, 2: NEAR } }), ...turns('build', 'build', 'build', 'build'));
    expect(again.view()).toMatchObject({ seat: 1, finished: [0, 2] });
    expect(again.view().players.map(({ place }) => place)).toEqual([1, null, 2, null]);
  });

  it('TL-9.2: who goes out takes the last free place', () => {
    const position = island({ ...FOUR, left: { 0: STUCK, 2: STUCK } });
    play(position, ...turns('stuck', 'build', 'stuck'));
    expect(position.view()).toMatchObject({ seat: 3, out: [0, 2] });
    expect(position.view().players.map(({ place }) => place)).toEqual([4, null, 3, null]);
  });

  it('TL-9.3: ends when one seat is without a place, which is the one left', () => {
    const mixed = play(island({ ...FOUR, left: { 0: NEAR, 1: STUCK, 2: STUCK } }), ...turns('build', 'stuck', 'stuck'));
    expect(mixed.outcome()).toEqual({ shares: [1, 0, 0, 0], rule: 'TL-9.3', ranking: [1, 4, 3, 2] });
    const late = play(island({ ...FOUR, left: { 0: STUCK, 1: STUCK, 2: NEAR } }), ...turns('stuck', 'stuck', 'build'));
    expect(late.outcome()).toEqual({ shares: [0, 0, 1, 0], rule: 'TL-9.3', ranking: [4, 3, 1, 2] });
    const early = play(island({ ...FOUR, left: { 0: NEAR, 1: NEAR, 2: NEAR } }), ...turns('build', 'build', 'build'));
    expect(early.outcome()).toEqual({ shares: [1, 0, 0, 0], rule: 'TL-9.3', ranking: [1, 2, 3, 4] });
    const alone = play(
      island({ ...FOUR, left: { 0: STUCK, 1: STUCK, 2: STUCK } }),
      ...turns('stuck', 'stuck', 'stuck'),
    );
    expect(alone.outcome()).toEqual({ shares: [0, 0, 0, 1], rule: 'TL-9.3', ranking: [4, 3, 2, 1] });
  });

  it('TL-9.3: with two seats the first to finish or to go out ends it', () => {
    const two: Picture = { ...FOUR, seats: 2, pieces: { '1,0': 'H0', '3,0': 'H1' } };
    const finished = play(island({ ...two, left: { 0: NEAR } }), ...turns('build'));
    expect(finished.outcome()).toEqual({ shares: [1, 0], rule: 'TL-9.3', ranking: [1, 2] });
    const out = play(island({ ...two, left: { 0: STUCK } }), ...turns('stuck'));
    expect(out.outcome()).toEqual({ shares: [0, 1], rule: 'TL-9.3', ranking: [2, 1] });
  });

  it('TL-9.4: at the end of the tiles the others rank by what they have built', () => {
    const left = { 0: NEAR, 1: STUCK, 2: [2, 2, 9], 3: [1, 2, 19] } as const;
    const position = play(island({ ...FOUR, left, tilesLeft: 3 }), ...turns('build', 'stuck', 'build', 'build'));
    expect(position.outcome()).toEqual({ shares: [1, 0, 0, 0], rule: 'TL-8.3', ranking: [1, 4, 3, 2] });
  });

  it('TL-9.4: equal seats have the same place, and the next one is left free', () => {
    const equal = [2, 2, 9] as const;
    const left = { 0: NEAR, 1: equal, 2: equal, 3: [2, 2, 10] } as const;
    const position = play(island({ ...FOUR, left, tilesLeft: 2 }), ...turns('build', 'build', 'build'));
    expect(position.view().players.map(({ place }) => place)).toEqual([1, 2, 2, 4]);
    const out = play(
      island({ ...FOUR, left: { 1: STUCK }, tilesLeft: 3 }),
      ...turns('build', 'stuck', 'build', 'build'),
    );
    expect(out.outcome()).toMatchObject({ ranking: [1, 4, 1, 1], rule: 'TL-8.3' });
  });

  it('TL-9.5: the seats on the first place share the win', () => {
    const out = play(
      island({ ...FOUR, left: { 1: STUCK }, tilesLeft: 3 }),
      ...turns('build', 'stuck', 'build', 'build'),
    );
    expect(out.outcome()?.shares).toEqual([1 / 3, 0, 1 / 3, 1 / 3]);
    // Who finished early is alone there, whatever the others have built.
    const left = { 0: NEAR, 1: [0, 1, 3], 2: [0, 1, 3], 3: [0, 1, 3] } as const;
    const early = play(island({ ...FOUR, left, tilesLeft: 3 }), ...turns('build', 'build', 'build', 'build'));
    expect(early.outcome()).toEqual({ shares: [1, 0, 0, 0], rule: 'TL-8.3', ranking: [1, 2, 2, 2] });
  });

  it('TL-9.1: taking back the last build takes back the place', () => {
    const position = play(island({ ...FOUR, left: { 0: NEAR } }), ...turns('build'));
    expect(position.view().players[0]?.place).toBe(1);
    position.unmake();
    expect(position.view()).toMatchObject({ finished: [], seat: 0, phase: 'build' });
    expect(position.view().players[0]?.place).toBeNull();
  });

  it('TL-9.5: where places are not played for, none are shown', () => {
    const position = play(island({ ...FOUR, options: {}, left: { 0: NEAR } }), ...turns('build'));
    expect(position.outcome()).toEqual({ shares: [1, 0, 0, 0], rule: 'TL-8.1' });
    expect(position.view().players.map(({ place }) => place)).toEqual([null, null, null, null]);
  });
});

import { LANGS } from '@threefold-games/speech';
import { describe, expect, it } from 'vitest';
import { coach, voice } from '../learn/coach.ts';
import {
  branch,
  COAST,
  EAST,
  english,
  flat,
  lesson,
  mountain,
  NAMES,
  openIsland,
  said,
  three,
  two,
  WEST,
} from './coaching.ts';
import type { Island, Picture } from './island.ts';

describe('reasons about the end', () => {
  it('wins this turn (TL-8.1)', () => {
    const temple = lesson('win', 'temple');
    expect(said('winNow', temple, '4,0/0 T@3,-1', '4,0/0 H@-1,-1')).toBe(
      'You can build the last of your temples and towers, and win at once.',
    );
    expect(said('winNow', temple, '4,0/0 T@3,-1')).toBeDefined();
    expect(said('winNow', temple, '4,0/0 T@3,-1', '4,0/0 T@3,-1')).toBeUndefined();
    expect(said('winNow', temple, '4,0/0 H@-1,-1', '4,0/0 E@-1,2:J')).toBeUndefined();
    expect(said('winNow', lesson('win', 'huts'), '2,2/0 E@-2,3:S', '2,2/0 W@1,2')).toBe(
      'You can build the last of your temples and huts, and win at once.',
    );
    const towers = flat(three(0), { left: { 0: [2, 0, 1] } });
    expect(said('winNow', towers, `${EAST} H@3,0`, `${EAST} T@2,1`)).toBe(
      'You can build the last of your towers and huts, and win at once.',
    );
  });

  it('goes out (TL-7.1)', () => {
    const stuck = flat({ ...three(0), '2,1': 'H1' }, { left: { 0: [3, 2, 0] } });
    expect(said('out', stuck, '-1,2/0 T@0,2', EAST)).toBe('After your tile you can’t build anything, so you are out.');
    expect(said('out', stuck, '-1,2/0 T@0,2', '-1,3/5 T@0,2')).toBeUndefined();
  });

  it('runs out of tiles (TL-8.3)', () => {
    const last = (mine: readonly [number, number, number], theirs: readonly [number, number, number]) =>
      flat(three(0), { left: { 0: mine, 1: theirs }, tilesLeft: 0 });
    const huts = last([1, 2, 10], [1, 2, 8]);
    expect(said('tilesOut', huts, `${EAST} T@2,1`, `${EAST} H@2,1`)).toBe(
      'No tiles are left; temples and towers are equal, and Ben has built more huts: 12 against 11.',
    );
    expect(said('lastTile', huts, `${EAST} T@2,1`, `${EAST} H@2,1`)).toBe(
      'This tile is the last one, and you can come out ahead by temples: 3 against 2.',
    );
    const temples = last([1, 2, 5], [0, 2, 8]);
    expect(said('tilesOut', temples, `${EAST} T@2,1`, `${EAST} H@2,1`)).toBe(
      'No tiles are left, and Ben has built more temples: 3 against 2.',
    );
    expect(said('lastTile', temples, `${EAST} T@2,1`)).toBe(
      'This tile is the last one, and you can come out ahead by huts: 15 against 12.',
    );
    // Lost either way, and won either way.
    const lost = last([1, 2, 10], [0, 2, 8]);
    expect(said('tilesOut', lost, `${EAST} T@2,1`, `${EAST} H@2,1`)).toBeUndefined();
    const won = last([1, 2, 8], [1, 2, 10]);
    expect(said('lastTile', won, `${EAST} T@2,1`, `${EAST} H@2,1`)).toBeUndefined();
    // There is another tile.
    expect(said('tilesOut', { ...huts, tilesLeft: 1 }, `${EAST} T@2,1`, `${EAST} H@2,1`)).toBeUndefined();
    expect(said('lastTile', { ...huts, tilesLeft: 1 }, `${EAST} T@2,1`, `${EAST} H@2,1`)).toBeUndefined();
  });

  /** Ben has one temple left to win with. */
  const near = flat({ ...three(1), '3,-1': 'H0' }, { left: { 1: [1, 0, 10] } });

  it('is answered by a win', () => {
    const better = `2,0/1 H@3,0; ${WEST} H@-2,0`;
    expect(said('replyWins', near, better, `${EAST} H@3,0; ${WEST} T@2,1`)).toBe(
      'Ben answers with the last temple and wins.',
    );
    expect(said('replyWins', near, better, `${EAST} H@3,0; ${WEST} H@-2,0`)).toBeUndefined();
    expect(said('replyWins', near, better, `${EAST} H@3,0`)).toBeUndefined();
    expect(said('replyWins', near, `4,-2/5 H@3,0; ${WEST} T@2,1`, `${EAST} H@3,0; ${WEST} T@2,1`)).toBeUndefined();
  });

  it('lets somebody win next turn, counted in tiles', () => {
    expect(said('winNext', near, '2,0/1 H@3,0', `${EAST} H@3,0`)).toBe(
      'As the island lies, Ben can win with 44 of 44 unseen tiles; after the better turn, with none.',
    );
    expect(said('winNext', near, '4,-2/5 H@3,0', `${EAST} H@3,0`)).toBeUndefined();
    expect(said('winNext', { ...near, left: { 1: [1, 1, 10] } }, '2,0/1 H@3,0', `${EAST} H@3,0`)).toBeUndefined();
    // Ben wants a field of level 2 or two fields of one terrain next to 1,0: an eruption can bring the former, unless a lone hut is there;
    // 19 tiles with a clearing and 4 with one terrain twice bring the latter.
    const huts = flat({ '1,0': 'H1', '3,-1': 'H0' }, { left: { 1: [0, 2, 2] } });
    expect(said('winNext', huts, `${EAST} H@1,1`, `${EAST} H@3,0`)).toBe(
      'As the island lies, Ben can win with 44 of 44 unseen tiles; after the better turn, with 23.',
    );
  });

  it('would win next turn, counted in tiles', () => {
    const mine = flat(two(0), { left: { 0: [1, 0, 10] } });
    expect(said('winOwn', mine, `${EAST} H@1,1`, `${EAST} H@3,0`)).toBe(
      'After the better turn, 44 of 44 unseen tiles let you win as the island lies; after yours, none.',
    );
    expect(said('winOwn', mine, `${EAST} H@1,1`, '4,-2/5 H@1,1')).toBeUndefined();
    expect(said('winOwn', { ...mine, left: { 0: [2, 0, 10] } }, `${EAST} H@1,1`, `${EAST} H@3,0`)).toBeUndefined();
  });

  it('is answered so that nothing can be built', () => {
    const bare = flat({ ...two(0), '3,-1': 'H1' }, { left: { 0: [3, 2, 1] } });
    const better = `4,-2/5 H@1,1; ${WEST} H@-2,0`;
    expect(said('replyStuck', bare, better, `${EAST} H@1,1; JJ 2,0/2 H@4,0`)).toBe(
      'Ben answers, and without huts you can’t build anything next turn as the island lies.',
    );
    expect(said('replyStuck', bare, better, `${EAST} H@1,1; ${WEST} H@4,0`)).toBeUndefined();
    // It was so before the answer.
    expect(said('replyStuck', bare, better, `${EAST} H@3,0; ${WEST} H@4,0`)).toBeUndefined();
    expect(said('replyStuck', { ...bare, left: {} }, better, `${EAST} H@1,1; JJ 2,0/2 H@4,0`)).toBeUndefined();
  });

  it('has few huts left, or none', () => {
    const few = flat(two(0), { left: { 0: [3, 2, 3] } });
    expect(said('huts', few, `${EAST} H@1,1`, `${EAST} H@3,0`)).toBe(
      'You have 2 huts left, and as the island lies you can’t build a temple or a tower next turn.',
    );
    expect(said('huts', { ...few, left: { 0: [3, 2, 1] } }, `${EAST} H@1,1`, `${EAST} H@3,0`)).toBe(
      'You have no huts left; as the island lies, you can’t build anything next turn and are out.',
    );
    // Enough of them; and a temple next turn either way; and none either way.
    expect(said('huts', { ...few, left: { 0: [3, 2, 4] } }, `${EAST} H@1,1`, `${EAST} H@3,0`)).toBeUndefined();
    expect(said('huts', { ...few, pieces: three(0) }, `${EAST} H@2,1`, `${EAST} H@3,0`)).toBeUndefined();
    expect(said('huts', few, `${EAST} H@3,-1`, `${EAST} H@3,0`)).toBeUndefined();
    // No turn comes any more.
    expect(said('huts', { ...few, tilesLeft: 1 }, `${EAST} H@1,1`, `${EAST} H@3,0`)).toBeUndefined();
  });
});

describe('reasons about what one builds', () => {
  it('builds a temple', () => {
    const picture = flat(three(0));
    expect(said('temple', picture, `${EAST} T@2,1`, `${EAST} H@2,1`)).toBe(
      'You can build a temple at 2,1: the settlement there has 3 fields and no temple.',
    );
    expect(said('temple', picture, `${EAST} T@2,1`)).toBeDefined();
    expect(said('temple', picture, `${EAST} T@2,1`, '4,-2/5 T@2,1')).toBeUndefined();
    expect(said('temple', picture, `${EAST} H@3,0`, `${EAST} H@2,1`)).toBeUndefined();
    expect(said('temple', { ...picture, left: { 0: [1, 2, 17] } }, `${EAST} T@2,1`, `${EAST} H@2,1`)).toBe(
      'You can build your last temple at 2,1.',
    );
    expect(said('temple', lesson('splitting', 'temple'), '0,2/0 T@-1,2', '0,2/0 H@-1,3')).toBe(
      'The eruption splits your settlement, and the part without a temple can take one at -1,2.',
    );
  });

  it('builds a tower', () => {
    const picture = mountain({ '1,0': 'H0' });
    expect(said('tower', picture, '2,0/0 W@0,1', '2,0/0 H@1,2')).toBe(
      'You can build a tower at 0,1: the field is on level 3, next to your settlement.',
    );
    expect(said('tower', picture, '2,0/0 W@0,1', '2,0/5 W@0,1')).toBeUndefined();
    expect(said('tower', { ...picture, left: { 0: [3, 1, 19] } }, '2,0/0 W@0,1', '2,0/0 H@1,2')).toBe(
      'You can build your last tower at 0,1.',
    );
    expect(said('tower', lesson('tower', 'height'), '-1,1/0 W@0,1')).toBe(
      'The tile brings level 3 next to your settlement: you can build a tower at 0,1.',
    );
  });

  it('places more huts', () => {
    const coast = { tiles: COAST, pieces: { '0,1': 'H0', '-2,2': 'H1' }, hand: 'CC' };
    expect(said('expand', coast, '1,2/3 E@0,1:C')).toBe(
      'You can place 3 huts at once by expanding the settlement at 0,1.',
    );
    expect(said('expand', coast, '1,2/3 E@0,1:C', '1,2/3 H@1,0')).toBe(
      'You can place 3 huts by expanding the settlement at 0,1; your turn places 1.',
    );
    expect(said('expand', coast, '1,2/3 E@0,1:C', '1,1/1 E@0,1:C')).toBeUndefined();
    expect(said('expand', coast, '1,1/1 E@0,1:C')).toBeUndefined();
  });

  it('lets a temple wait', () => {
    const picture = flat(three(0));
    expect(said('templeWaits', picture, `${EAST} H@2,1; ${WEST} H@3,-1`, `${EAST} T@2,1`)).toBe(
      'After the better turn and the answer to it, your settlement at 0,1 can still take a temple.',
    );
    expect(said('templeWaits', picture, `${EAST} H@2,1; ${WEST} H@3,0`, `${EAST} T@2,1`)).toBeUndefined();
    expect(said('templeWaits', picture, `${EAST} H@2,1`, `${EAST} T@2,1`)).toBeUndefined();
  });

  it('gets a settlement ready for a temple', () => {
    const picture = flat(two(0));
    expect(said('ready', picture, `${EAST} H@1,1`, `${EAST} H@3,0`)).toBe(
      'Your settlement at 0,1 is then ready for a temple: 3 fields, and a free one next to them.',
    );
    expect(said('ready', picture, `${EAST} H@1,1`)).toBeDefined();
    expect(said('ready', picture, `${EAST} H@1,1`, '4,-2/5 H@1,1')).toBeUndefined();
    expect(said('ready', flat({ ...two(0), '2,1': 'H1' }), `${EAST} H@1,1`, `${EAST} H@3,0`)).toBeUndefined();
    expect(said('ready', { ...picture, tilesLeft: 1 }, `${EAST} H@1,1`, `${EAST} H@3,0`)).toBeUndefined();
    // The temple has been built instead.
    expect(said('ready', flat(three(0)), `${EAST} H@2,1`, `${EAST} T@2,1`)).toBeUndefined();
  });

  it('can build a temple next turn', () => {
    const closed = flat({ ...two(0), '2,1': 'H1' });
    expect(said('nextTemple', closed, `${EAST} H@1,1`, `${EAST} H@3,0`)).toBe(
      'After the better turn you can build a temple next turn as the island lies; after yours you can’t.',
    );
    expect(said('nextTemple', closed, `${EAST} H@1,1`, '4,-2/5 H@1,1')).toBeUndefined();
    expect(said('nextTemple', flat(two(0)), `${EAST} H@1,1`, `${EAST} H@3,0`)).toBeUndefined();
    expect(said('nextTemple', { ...closed, left: { 0: [0, 2, 9] } }, `${EAST} H@1,1`, `${EAST} H@3,0`)).toBeUndefined();
  });

  it('can build a tower next turn', () => {
    expect(said('nextTower', mountain({}), '2,0/0 H@1,0', '2,0/0 H@1,2')).toBe(
      'After the better turn you can build a tower next turn as the island lies; after yours you can’t.',
    );
    expect(said('nextTower', mountain({}, { left: { 0: [3, 0, 20] } }), '2,0/0 H@1,0', '2,0/0 H@1,2')).toBeUndefined();
    expect(said('nextTower', mountain({ '1,0': 'H0' }), '2,0/0 H@2,1', '2,0/0 H@1,2')).toBeUndefined();
  });

  it('joins settlements', () => {
    const apart = { '2,1': 'H0', '3,0': 'H0' };
    const served = flat({ ...apart, '0,1': 'H0', '1,0': 'T0' });
    expect(said('joined', served, `${EAST} H@3,-1`, `${EAST} H@1,1`)).toBe(
      'Your turn joins the settlement at 2,1 to one that has a temple already: it can’t take its own.',
    );
    expect(said('joined', served, '4,-2/5 H@1,1', `${EAST} H@1,1`)).toBeUndefined();
    expect(said('joined', { ...served, left: { 0: [0, 2, 9] } }, `${EAST} H@3,-1`, `${EAST} H@1,1`)).toBeUndefined();
    expect(said('joined', flat({ ...apart, ...two(0) }), `${EAST} H@3,-1`, `${EAST} H@1,1`)).toBe(
      'Your turn joins two of your settlements, which can take only one temple as one.',
    );
    expect(said('joined', flat({ '2,1': 'H0', ...two(0) }), `${EAST} H@3,-1`, `${EAST} H@1,1`)).toBeUndefined();
  });

  it('begins another settlement', () => {
    const one = flat({ '0,1': 'H0' });
    expect(said('newSettlement', one, `${EAST} H@3,0`, `${EAST} H@1,0`)).toBe(
      'A hut at 3,0 begins another settlement; you still have 3 temples to build.',
    );
    expect(said('newSettlement', one, `${EAST} H@3,0`, `${EAST} H@3,-1`)).toBeUndefined();
    expect(said('newSettlement', one, `${EAST} H@1,0`, `${EAST} H@3,-1`)).toBeUndefined();
    expect(
      said('newSettlement', { ...one, left: { 0: [1, 2, 19] } }, `${EAST} H@3,0`, `${EAST} H@1,0`),
    ).toBeUndefined();
  });

  it('stays out of the reach of eruptions', () => {
    const two = { '2,1': 'H0', '3,0': 'H0' };
    expect(said('exposed', flat(two), '2,0/2 H@0,1', `${EAST} H@0,1`)).toBe(
      'An eruption can cover part of your settlement at 2,1; after the better turn none can.',
    );
    expect(said('exposed', flat(two), '4,-2/5 H@0,1', `${EAST} H@0,1`)).toBeUndefined();
    // One hut alone is safe, and so is what has its temple.
    expect(said('exposed', flat({ '2,1': 'H0' }), '2,0/2 H@0,1', `${EAST} H@0,1`)).toBeUndefined();
    expect(said('exposed', flat({ ...two, '3,-1': 'T0' }), '2,0/2 H@0,1', `${EAST} H@0,1`)).toBeUndefined();
  });

  it('has higher fields beside it', () => {
    expect(said('high', mountain({}), '2,0/0 H@1,0', '2,0/0 H@3,0')).toBe(
      'After the better turn, 1 free field next to your settlements is on level 2 or higher; after yours, 0.',
    );
    expect(said('high', mountain({}), '2,0/0 H@1,0', '2,0/0 H@1,2')).toBeUndefined();
  });

  it('builds on its own tile', () => {
    const one = flat({ '0,1': 'H0' });
    expect(said('ownTile', one, `${EAST} H@4,0`, `${EAST} H@1,0`)).toBe(
      'The better turn builds on the tile that it lays, at 4,0; yours doesn’t.',
    );
    expect(said('ownTile', one, `${EAST} H@4,0`, `${EAST} H@5,-1`)).toBeUndefined();
    expect(said('ownTile', one, `${EAST} H@1,0`, '4,-2/5 H@1,0')).toBeUndefined();
  });

  it('keeps room to expand', () => {
    const coast = { tiles: COAST, pieces: { '0,1': 'H0', '-2,2': 'H1' }, hand: 'CC' };
    expect(said('expandNext', coast, '1,2/3 H@-1,2', '-1,0/3 H@-1,2')).toBe(
      'The better turn leaves room to expand with 3 huts next time; yours with 1.',
    );
    expect(said('expandNext', coast, '1,2/3 H@-1,2', '1,1/1 H@-1,2')).toBeUndefined();
  });
});

describe('remarks', () => {
  /** What stands beside a turn. */
  const remarked = (place: Picture | Island, text: string): string | undefined => {
    const found = coach.remark(branch(openIsland(place), text).turn);
    return found && english.remark(found, NAMES);
  };

  it.each([
    ['wins', lesson('win', 'temple'), '4,0/0 T@3,-1'],
    ['goes out', flat({ ...three(0), '2,1': 'H1' }, { left: { 0: [3, 2, 0] } }), EAST],
    ['lays the last tile', flat(three(0), { tilesLeft: 0 }), `${EAST} H@2,1`],
    ['builds a temple, 2 left', flat(three(0)), `${EAST} T@2,1`],
    ['builds the last temple', flat(three(0), { left: { 0: [1, 2, 9] } }), `${EAST} T@2,1`],
    ['builds a tower, 1 left', mountain({ '1,0': 'H0' }), '2,0/0 W@0,1'],
    ['builds the last tower', mountain({ '1,0': 'H0' }, { left: { 0: [3, 1, 9] } }), '2,0/0 W@0,1'],
    ['cuts a settlement of Ben to 2 fields', flat(three(1)), '2,0/1 H@3,0'],
    ['splits a settlement of Ben', flat({ ...three(1), '2,1': 'T1', '3,0': 'H1' }), '2,0/2 H@3,-1'],
    ['splits own settlement', flat({ '1,1': 'H0', '1,0': 'H0', '2,1': 'H0', '3,0': 'H0' }), '2,0/1 H@3,-1'],
    ['covers 2 huts of Ben', flat({ '1,1': 'H1', '2,1': 'H1', '3,0': 'H1', '3,-1': 'T1' }), '2,0/1 H@1,0'],
    ['places the last huts', flat(two(0), { left: { 0: [3, 2, 1] } }), `${EAST} H@1,1`],
  ])('says: %s', (words, place, text) => {
    expect(remarked(place, text)).toBe(words);
  });

  it('speaks of large expansions, and not of small ones', () => {
    const coast = { tiles: COAST, pieces: { '0,1': 'H0', '-1,2': 'H0' }, hand: 'CC' };
    expect(remarked(coast, '1,2/3 E@-1,2:C')).toBe('expands with 4 huts');
    expect(remarked(coast, '1,1/1 E@-1,2:C')).toBeUndefined();
    expect(remarked(flat(two(0)), `${EAST} H@1,1`)).toBeUndefined();
  });
});

describe('the voice', () => {
  it('has a sentence for whatever is found in a game, in every language', async () => {
    for (const lang of LANGS) {
      const spoken = await voice(lang);
      for (const { id } of coach.reasons)
        for (const how of FORMS[id] ?? ['']) {
          const values = { who: 1, cell: '1,0', n: 2, of: 9, instead: 1, most: 3, fewer: 1, ...(how && { how }) };
          const { title, text } = spoken.reason({ id, values, ground: 'count' }, NAMES);
          expect(title, `${lang} ${id} ${how}`).toMatch(/^[^{}.]+$/);
          expect(text, `${lang} ${id} ${how}`).toMatch(/^[^{}]+\.$/);
        }
    }
  });
});

/** The forms of what has several sentences. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  winNow: ['templeTower', 'templeHut', 'towerHut'],
  tilesOut: ['temple', 'tower', 'hut'],
  lastTile: ['temple', 'tower', 'hut'],
  replyWins: ['temple', 'tower', 'hut'],
  winNext: ['', 'only'],
  winOwn: ['', 'only'],
  huts: ['', 'none'],
  temple: ['', 'last', 'split'],
  tower: ['', 'last', 'made'],
  expand: ['', 'more'],
  joined: ['', 'served'],
  denied: ['', 'cut'],
  replyTemple: ['', 'only'],
  replyTower: ['', 'only'],
  replyCuts: ['', 'cut', 'next'],
  otherTower: ['', 'made'],
};

import { describe, expect, it } from 'vitest';
import { COAST, EAST, flat, mountain, said, three, two, WEST } from './coaching.ts';
import { MOUNTAIN } from './island.ts';

describe('reasons about others', () => {
  const before = flat({ ...three(1), '3,-1': 'H0' });

  it('denies a temple', () => {
    expect(said('denied', before, `${EAST} H@2,1`, `${EAST} H@3,0`)).toBe(
      'This leaves the settlement of Ben at 0,1 no free field for a temple.',
    );
    expect(said('denied', before, '2,0/1 H@3,0', `${EAST} H@3,0`)).toBe(
      'The eruption leaves a settlement of Ben 2 fields: too few for a temple.',
    );
    expect(said('denied', before, '2,0/1 H@3,0')).toBeDefined();
    expect(said('denied', before, `${EAST} H@2,1`, '2,0/1 H@3,0')).toBeUndefined();
    expect(said('denied', before, '4,-2/5 H@3,0', `${EAST} H@3,0`)).toBeUndefined();
    // Nobody builds any more.
    const last = { ...before, tilesLeft: 0 };
    expect(said('denied', last, `${EAST} H@2,1`, `${EAST} H@3,0`)).toBeUndefined();
    const won = { ...before, left: { 0: [3, 0, 1] as const } };
    expect(said('denied', won, `${EAST} H@3,0`)).toBeUndefined();
    expect(said('denied', flat({ ...two(1), '3,-1': 'H0' }), `${EAST} H@2,1`, `${EAST} H@3,0`)).toBeUndefined();
  });

  it('is answered by a temple', () => {
    const played = `${EAST} H@3,0; ${WEST} T@2,1`;
    expect(said('replyTemple', before, `2,0/1 H@3,0; ${WEST} H@-2,0`, played)).toBe(
      'Ben answers with a temple at 2,1; after the better turn none can be built.',
    );
    expect(said('replyTemple', before, `${EAST} H@2,1; ${WEST} H@3,0`, played)).toBe(
      'Ben answers with a temple at 2,1.',
    );
    expect(said('replyTemple', before, `4,-2/5 H@3,0; ${WEST} T@2,1`, played)).toBeUndefined();
    expect(said('replyTemple', before, '2,0/1 H@3,0', `${EAST} H@3,0; ${WEST} H@2,1`)).toBeUndefined();
    expect(said('replyTemple', before, '2,0/1 H@3,0', `${EAST} H@3,0`)).toBeUndefined();
  });

  it('is answered by a tower', () => {
    const picture = mountain({ '1,0': 'H1', '0,2': 'H0' });
    const played = '2,0/0 H@1,2; JJ 1,3/1 W@0,1';
    expect(said('replyTower', picture, '2,0/0 W@0,1; JJ 1,3/1 H@1,2', played)).toBe(
      'Ben answers with a tower at 0,1; after the better turn none can be built.',
    );
    expect(said('replyTower', picture, '2,0/5 H@1,2; JJ 1,3/1 H@1,4', played)).toBe('Ben answers with a tower at 0,1.');
    expect(said('replyTower', picture, '2,0/5 H@1,2; JJ 1,3/1 W@0,1', played)).toBeUndefined();
    expect(said('replyTower', picture, '2,0/0 W@0,1', '2,0/0 H@1,2')).toBeUndefined();
  });

  it('loses a temple to an answer', () => {
    const mine = flat({ ...three(0), '3,-1': 'H1' });
    expect(said('replyCuts', mine, `${EAST} T@2,1`, `${EAST} H@3,0; ${WEST} H@2,1`)).toBe(
      'Ben answers, and your settlement at 0,1 has no free field left for a temple.',
    );
    expect(said('replyCuts', mine, `${EAST} T@2,1`, `${EAST} H@3,0; JJ 2,0/1 H@4,0`)).toBe(
      'Ben answers with an eruption that leaves your settlement at 0,1 2 fields: no temple there.',
    );
    expect(said('replyCuts', mine, `${EAST} T@2,1`, `${EAST} H@3,0; ${WEST} H@-2,0`)).toBeUndefined();
    expect(said('replyCuts', mine, `${EAST} T@2,1`, `${EAST} H@3,0`)).toBeUndefined();
    // The answer ends the game.
    const ends = { ...mine, left: { 1: [3, 0, 1] as const } };
    expect(said('replyCuts', ends, `${EAST} T@2,1`, `${EAST} H@3,0; ${WEST} H@-2,0`)).toBeUndefined();
    // It happens after either turn.
    expect(said('replyCuts', mine, `4,-2/5 H@3,0; ${WEST} H@2,1`, `${EAST} H@3,0; ${WEST} H@2,1`)).toBeUndefined();
    // Nothing is free beside the three, but a tile can bring a field; two of them are covered.
    const closed = flat({ ...three(0), '2,1': 'H1' });
    const better = `4,-2/5 H@3,0; ${WEST} H@-2,0`;
    expect(said('replyCuts', closed, better, `${EAST} H@3,0; JJ 2,0/2 H@4,0`)).toBe(
      'After the answer of Ben you can’t build a temple next turn; after the better turn you can.',
    );
    expect(said('replyCuts', closed, better, `${EAST} H@3,0; ${WEST} H@-2,0`)).toBeUndefined();
  });

  it('is answered by a settlement that gets ready', () => {
    const picture = flat({ ...two(1), '3,-1': 'H0' });
    const better = `${EAST} H@1,1; ${WEST} H@3,0`;
    expect(said('replyReady', picture, better, `${EAST} H@3,0; ${WEST} H@1,1`)).toBe(
      'Ben answers and has a settlement of 3 fields ready for a temple.',
    );
    expect(said('replyReady', picture, better, `${EAST} H@2,1; ${WEST} H@1,1`)).toBeUndefined();
    expect(said('replyReady', picture, `4,-2/5 H@3,0; ${WEST} H@1,1`, `${EAST} H@3,0; ${WEST} H@1,1`)).toBeUndefined();
  });

  it('is answered by many huts', () => {
    const coast = { tiles: COAST, pieces: { '0,1': 'H1', '-1,2': 'H1' }, hand: 'JJ' };
    const better = '-1,0/3 H@1,0; CC 1,2/3 H@1,1';
    expect(said('replyExpands', coast, better, '-1,0/3 H@-2,0; CC 1,2/3 E@-1,2:C')).toBe(
      'Ben answers by expanding with 4 huts.',
    );
    expect(said('replyExpands', coast, better, '-1,0/3 H@-2,0; CC 1,1/1 E@-1,2:C')).toBeUndefined();
    expect(said('replyExpands', coast, '-1,0/3 H@-2,0', '-1,0/3 H@-2,0; CC 1,2/3 E@-1,2:C')).toBeUndefined();
  });

  it('is answered by an eruption that covers huts', () => {
    const picture = flat({ '2,1': 'H0', '3,0': 'H0', '0,1': 'H1' });
    const better = `${EAST} H@1,1; ${WEST} H@-2,0`;
    expect(said('replyCovers', picture, better, `${EAST} H@1,0; JJ 2,0/1 H@4,0`)).toBe(
      'Ben answers with an eruption that covers 1 of your huts.',
    );
    expect(said('replyCovers', picture, better, `${EAST} H@1,0; ${WEST} H@4,0`)).toBeUndefined();
    // Said in other words.
    expect(
      said('replyCovers', flat({ ...three(0), '3,-1': 'H1' }), `${EAST} T@2,1`, `${EAST} H@3,0; JJ 2,0/1 H@4,0`),
    ).toBeUndefined();
    const served = flat({ '2,1': 'H0', '3,0': 'T0', '0,1': 'H1' });
    expect(said('replyCovers', served, better, `${EAST} H@1,0; JJ 2,0/1 H@4,0`)).toBeUndefined();
  });

  it('covers huts', () => {
    const picture = flat({ '2,1': 'H1', '3,0': 'H1', '0,1': 'H0' });
    expect(said('covers', picture, '2,0/1 H@1,0', `${EAST} H@1,0`)).toBe(
      'The eruption covers 1 hut of Ben where no temple stands yet.',
    );
    expect(said('covers', picture, '2,0/1 H@1,0', '2,0/1 H@3,-1')).toBeUndefined();
    expect(said('covers', flat({ '2,1': 'H1', '3,0': 'T1', '0,1': 'H0' }), '2,0/1 H@1,0')).toBeUndefined();
  });

  it('takes a field', () => {
    const picture = flat({ ...two(1), '3,-1': 'H0' });
    expect(said('crowds', picture, `${EAST} H@1,1`, `${EAST} H@3,0`)).toBe(
      'Building at 1,1 takes a free field next to a settlement of Ben that has no temple yet.',
    );
    expect(said('crowds', picture, `${EAST} H@1,1`, '4,-2/5 H@1,1')).toBeUndefined();
    expect(said('crowds', picture, `${EAST} H@2,1`, `${EAST} H@3,0`)).toBeUndefined();
    expect(said('crowds', flat({ '0,1': 'H1', '1,0': 'T1' }), `${EAST} H@1,1`)).toBeUndefined();
    // Said in other words.
    expect(said('crowds', before, `${EAST} H@2,1`, `${EAST} H@3,0`)).toBeUndefined();
  });

  it('lets somebody build a temple next turn', () => {
    const closed = flat({ ...three(1), '2,1': 'H0' });
    expect(said('otherTemple', closed, '2,0/2 H@3,0', `${EAST} H@3,0`)).toBe(
      'As the island lies, Ben can build a temple next turn; after the better turn that isn’t possible.',
    );
    expect(said('otherTemple', closed, '4,-2/5 H@3,0', `${EAST} H@3,0`)).toBeUndefined();
    // Said in other words.
    expect(said('otherTemple', before, '2,0/2 H@3,0', `${EAST} H@3,0`)).toBeUndefined();
  });

  it('lets somebody build a tower next turn', () => {
    const picture = mountain({ '1,0': 'H1', '0,2': 'H0' });
    expect(said('otherTower', picture, '2,0/0 W@0,1', '2,0/0 H@1,2')).toBe(
      'As the island lies, Ben can build a tower next turn; after the better turn that isn’t possible.',
    );
    expect(said('otherTower', picture, '2,0/5 H@1,2', '2,0/0 H@1,2')).toBeUndefined();
    const low = { ...picture, tiles: MOUNTAIN.slice(0, -1), pieces: { '1,0': 'H1', '0,2': 'H0' }, hand: 'LJ' };
    expect(said('otherTower', low, '2,0/0 H@1,2', '0,0/1 H@1,2')).toBe(
      'Your tile puts 0,1 on level 3, and Ben can build a tower there.',
    );
    expect(said('otherTower', low, '2,0/0 H@1,2', '2,0/5 H@1,2')).toBeUndefined();
  });

  it('lays a volcano beside somebody', () => {
    const picture = flat({ '3,-1': 'H1', '0,1': 'H0' });
    expect(said('volcano', picture, `${EAST} H@1,0`, '-1,0/3 H@1,0')).toBe(
      'The tile’s volcano takes a place next to a settlement of Ben: nothing can be built there.',
    );
    expect(said('volcano', picture, `${EAST} H@1,0`, `${EAST} H@1,1`)).toBeUndefined();
    expect(said('volcano', picture, '-1,0/3 H@1,0')).toBeUndefined();
    // A volcano was there already.
    expect(said('volcano', picture, '2,0/1 H@1,0')).toBeUndefined();
  });
});

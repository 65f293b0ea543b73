import { legalActions, type Position, parseOptions, seededRandom } from '@threefold-games/core';
import { must, optionsFor } from '@threefold-games/testkit';
import { type TzaarView, tzaar } from '@threefold-games/tzaar';
import { describe, expect, it } from 'vitest';

const start = (setup: string, odds?: string): Position<TzaarView> => {
  const options = optionsFor(tzaar, 2, { setup, ...(odds && { odds }) });
  return tzaar.start(tzaar.setup(options, 2, seededRandom('house')));
};

/** The stacks taller than one piece, and how many pieces each side has. */
const tallOf = (position: Position<TzaarView>): string[] =>
  position
    .view()
    .spaces.flatMap(({ name, stack }) =>
      stack && stack.height > 1 ? [`${stack.owner} ${name} ${stack.type} ${stack.height}`] : [],
    );
const piecesOf = (position: Position<TzaarView>): number[] =>
  [0, 1].map(seat =>
    position.view().spaces.reduce((sum, { stack }) => sum + (stack?.owner === seat ? stack.height : 0), 0),
  );

describe('H House rules', () => {
  it.each([
    ['seat0step1', ['0 C5 tzaar 3'], { tzaar: 6, tzarra: 9, tott: 13 }],
    ['seat1step2', ['1 B2 tzarra 3', '1 C3 tzaar 3'], { tzaar: 6, tzarra: 9, tott: 11 }],
    ['seat0step3', ['0 B5 tzarra 3', '0 C5 tzaar 4', '0 D5 tott 3'], { tzaar: 6, tzarra: 9, tott: 8 }],
  ])('TZ-H.1: %s gives stacks of the own pieces, and nobody has more pieces', (odds, tall, left) => {
    const position = start('fixed', odds);
    expect(tallOf(position)).toEqual(tall);
    expect(piecesOf(position)).toEqual([30, 30]);
    expect(position.view().left[Number(odds[4])]).toEqual(left);
    expect(position.view().left[1 - Number(odds[4])]).toEqual({ tzaar: 6, tzarra: 9, tott: 15 });
  });

  it('TZ-H.2: the innermost piece is on top, the outermost Totts are below, and their spaces are empty', () => {
    const empty = start('fixed', 'seat0step3')
      .view()
      .spaces.flatMap(({ name, stack }) => (stack ? [] : [name]));
    expect(empty).toEqual(['D1', 'D8', 'E1', 'I2', 'I3', 'I4', 'I5']);
    expect(
      start('fixed')
        .view()
        .spaces.find(({ name }) => name === 'C5')?.stack,
    ).toMatchObject({ height: 1 });
  });

  it('TZ-H.2: where pieces are placed, the stacks are made after the last one, and taken back with it', () => {
    const position = start('tournament', 'seat1step3');
    const random = seededRandom('placing');
    const texts: string[] = [];
    while (position.view().phase === 'placing') {
      texts.push(position.encode());
      const legal = legalActions(tzaar, position);
      position.make(legal[random.below(legal.length)]!);
    }
    expect(texts).toHaveLength(60);
    expect(tallOf(position)).toHaveLength(3);
    expect(piecesOf(position)).toEqual([30, 30]);
    const { hashLo } = position;
    expect(must(tzaar.decode(position.encode())).hashLo).toBe(hashLo);
    for (const text of texts.toReversed()) {
      position.unmake();
      expect(position.encode()).toBe(text);
    }
  });

  it('TZ-H.2: a set-up is written as ever, and no other stacks are taken for those of the odds', () => {
    const options = optionsFor(tzaar, 2, { odds: 'seat1step1' });
    expect(tzaar.setup(options, 2, seededRandom(1)).layout).toBe(
      tzaar.setup(optionsFor(tzaar, 2), 2, seededRandom(1)).layout,
    );
    const text = start('fixed', 'seat1step1').encode();
    expect(text).toContain('setup=fixed,odds=seat1step1 ');
    expect(tzaar.decode(text).ok).toBe(true);
    expect(tzaar.decode(text.replace('step1', 'step2')).ok).toBe(false);
    expect(tzaar.decode(text.replace(',odds=seat1step1', '')).ok).toBe(false);
  });

  it('TZ-H.1: is refused in steps and for seats that there are not; off, nothing is written of it', () => {
    for (const odds of ['seat2step1', 'seat0step4', '1', 'on'])
      expect(parseOptions(tzaar.options, 2, { odds })).toMatchObject({ error: { code: 'options.value' } });
    expect(start('fixed').encode()).toContain('setup=fixed ');
  });
});

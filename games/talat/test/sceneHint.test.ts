import { seededRandom } from '@threefold-games/core';
import { speaker } from '@threefold-games/speech';
import { STILL } from '@threefold-games/stage';
import { talat } from '@threefold-games/talat';
import { describe, expect, it } from 'vitest';
import { open } from '../scene/index.ts';
import { words } from '../words/en/game.ts';
import { FIGHT, optionsFor, picture } from './table.ts';

const face = open(words, speaker('en'));

describe('a hint', () => {
  const table = picture(FIGHT);

  it.each([
    ['d3xd4', 'Capture M4 on d4 with L6 from d3: 5 points.'],
    ['d1-d2', 'Move S6 from d1 to d2.'],
    ['c4-b5', 'Move S3 from c4 to b5. It reaches the far line: 3 points.'],
  ])('says what %s brings', (step, advice) => {
    expect(face.advise(table.view(), step, [])).toBe(advice);
    expect(face.scene(table.view(), { ...STILL, hint: [{ step, cells: [] }] }).arrows).toMatchObject([
      { from: step.slice(0, 2), number: 'from', text: '1' },
    ]);
  });

  it('shows the tower that it would place as a hint', () => {
    const start = talat.start(talat.setup(optionsFor(3), 3, seededRandom(1))).view();
    const scene = face.scene(start, { ...STILL, hint: [{ step: 'M4@c1', cells: ['c1'] }] });
    expect(scene.pieces).toEqual([]);
    expect(scene.hint?.pieces).toMatchObject([{ shape: 'prism', sides: 4 }]);
    expect(face.advise(start, 'M4@c1', [])).toBe('Place M4 on c1.');
  });
});

describe('boards', () => {
  it('say on a desk which they are, who plays on them and how it is with them', () => {
    const scene = face.scene(
      picture(`
      .  .  .  .  .  | .  .  .  .  S4 | .  .  .  .  .
      .  .  S3 m4 .  | l3 .  .  .  .  | .  .  .  .  .
      .  .  .  .  .  | .  m6 .  .  .  | .  S4 .  m6 .
      .  .  .  .  .  | .  .  M3 .  .  | .  .  .  .  .
      .  L6 .  .  .  | .  .  .  .  .  | .  .  .  .  .`).view(),
      { ...STILL, names: ['Ada', 'Mirko', 'Selma'] },
    );
    const captions = scene.labels.flatMap(({ kind, text, shorter = [] }) =>
      kind === 'caption' ? [[text, ...shorter]] : [],
    );
    expect(captions).toEqual([
      ['Board 1: Ada – Mirko · In play', 'Board 1 · In play', 'Board 1'],
      ['Board 2: Mirko – Selma · In play', 'Board 2 · In play', 'Board 2'],
      ['Board 3: Selma – Ada', 'Board 3'],
    ]);
  });

  it('TA-7.1: explain the Zihin to two, and nothing to three', () => {
    const views = [2, 3].map(seats => talat.start(talat.setup(optionsFor(seats), seats, seededRandom(1))).view());
    expect(face.briefing?.(views[0]!)).toMatchObject({ id: 'talat-zihin', rule: 'TA-7.1' });
    expect(face.briefing?.(views[1]!)).toBeUndefined();
  });
});

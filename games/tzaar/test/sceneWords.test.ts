import { NOBODY } from '@threefold-games/core';
import { speaker } from '@threefold-games/speech';
import { STILL } from '@threefold-games/stage';
import { tzaar } from '@threefold-games/tzaar';
import { describe, expect, it } from 'vitest';
import { open } from '../scene/index.ts';
import { words } from '../words/en/game.ts';
import { rules as rulebook } from '../words/en/rules.generated.ts';
import { KEPT, start, table, turn } from './table.ts';

const face = open(words, speaker('en'));

describe('the voice bar', () => {
  const position = table({ ...KEPT, E4: 'A2', E3: 'o', F3: 'R', E1: 'O' }, 'w2');

  it('says which step it is and what is picked up', () => {
    const prompt = face.prompt(position.view(), {
      ...STILL,
      picked: [{ at: 'cell', cell: 'E4' }],
      legalSteps: ['E4xE3'],
    });
    expect(prompt).toEqual({
      title: 'Step 2 of 2: capture, stack or pass',
      text: 'E4 is picked up, height 2. Choose a marked space.',
    });
  });

  it('says before the confirmation that the turn is complete, and what it is', () => {
    const next = table({ ...KEPT, E4: 'A2', E3: 'o' }, 'b1');
    const prompt = (...composed: readonly string[]) => face.prompt(next.view(), { ...STILL, composed });
    expect(prompt('D3xC3', 'B6+B5')).toEqual({
      title: 'Your turn is complete',
      text: 'D3×C3, B6+B5. Confirm it, or undo a step.',
    });
    expect(prompt('D3xC3', '-').text).toBe('D3×C3, Pass. Confirm it, or undo a step.');
  });

  it('warns of a stacking that loses', () => {
    const last = table({ ...KEPT, A1: 'O', E4: 'A', F3: 'R' }, 'w2');
    const look = { ...STILL, picked: [{ at: 'cell', cell: 'F3' }] as const, legalSteps: ['F3+E4'] };
    expect(face.prompt(last.view(), look).text).toBe('Stacking onto E4 buries your last Tzaar and loses.');
  });

  it('offers the pass, and the types in hand with their counts', () => {
    expect(face.choices(position.view(), STILL, ['-'])).toMatchObject([{ choice: '-', label: 'Pass' }]);
    const placing = start('tournament');
    turn(placing, 'A@E1');
    turn(placing, 'O@E2');
    expect(face.choices(placing.view(), STILL, ['A', 'R', 'O'])).toMatchObject([
      { choice: 'A', label: 'Tzaar', count: 5, key: '1', figure: { tone: 'ivory', mark: 'crown' } },
      { choice: 'R', label: 'Tzarra', count: 9, key: '2' },
      { choice: 'O', label: 'Tott', count: 15, key: '3' },
    ]);
  });
});

describe('what counts', () => {
  it('is the types left, and says when they are few', () => {
    const counts = face.counts(table({ ...KEPT, E4: 'A', F3: 'A', E3: 'R' }, 'w2').view(), 0);
    expect(counts.map(({ value, label, low }) => [value, label, low])).toEqual([
      [3, 'Tzaar', undefined],
      [2, 'Tzarra', 'few'],
      [1, 'Tott', 'few'],
    ]);
    expect(counts[2]!.say).toBe('only 1 Tott left');
  });

  it.each([
    ['the last of a type is captured', { A1: 'A', A2: 'r' }, 'w1', ['A1xA2'], 'Black has no Tzarras left.'],
    [
      'a side buries its own',
      { A1: 'R', A2: 'A', A3: 'o' },
      'w1',
      ['A2xA3', 'A1+A3'],
      'White has buried their own last Tzaar.',
    ],
  ])('when %s', (_, stacks, turnText, played, sentence) => {
    const kept = { E1: 'O', F1: 'R', I5: 'o', I4: 'a', H6: 'o' };
    const rest = turnText === 'w1' && played.length > 1 ? { ...kept, I2: 'r' } : { ...kept, G1: 'R' };
    const position = table({ ...rest, ...stacks }, turnText);
    turn(position, ...played);
    expect(position.actor).toBe(NOBODY);
    expect(face.ending(position.view(), position.outcome()!)).toBe(sentence);
  });

  it('when a side cannot capture', () => {
    const position = table({ A1: 'A', A5: 'R', E1: 'O', I1: 'a2', I5: 'r2', E8: 'o2' }, 'w1');
    expect(face.ending(position.view(), position.outcome()!)).toBe('White can’t capture at the start of their turn.');
  });
});

describe('the examples', async () => {
  const figures = await face.figures();
  const rules = Object.keys(rulebook.rules);

  it('stand at rules that there are', () => {
    expect(Object.keys(figures).filter(rule => !rules.includes(rule))).toEqual([]);
  });

  it('show what they are about within their bounds', () => {
    for (const [rule, { scene }] of Object.entries(figures)) {
      const { x, y, width, height } = scene.bounds;
      const shown = new Set(
        scene.cells.filter(at => at.x > x && at.x < x + width && at.y > y && at.y < y + height).map(cell => cell.id),
      );
      for (const { cell } of [...scene.states, ...scene.pieces]) expect(shown, rule).toContain(cell);
    }
  });
});

describe('the editor', async () => {
  const editor = await face.editor();

  it('raises a stack by putting the same type again, and clears it', () => {
    let draft = editor.put(editor.open(2), 'E4', 'A');
    draft = editor.put(draft, 'E4', 'A');
    expect(editor.scene(draft, STILL).pieces).toMatchObject([{ cell: 'E4', tone: 'ivory', mark: 'crown', layers: 2 }]);
    draft = editor.put(draft, 'E4', 'r');
    expect(editor.say(draft, 'E4')).toBe('E4, black Tzarra, height 1');
    expect(editor.scene(editor.put(draft, 'E4', 'erase'), STILL).pieces).toEqual([]);
  });

  it('settles who acts and which step', () => {
    let draft = editor.open(2, table(KEPT, 'w1').encode());
    draft = editor.set(editor.set(draft, 'seat', 'b'), 'step', '2');
    expect(editor.fields(draft).map(field => field.value)).toEqual(['b', '2']);
    const decoded = tzaar.decode(editor.encode(draft));
    expect(decoded.ok && decoded.value.view()).toMatchObject({ actor: 1, phase: 'second' });
  });

  it('says in words what is wrong', () => {
    const empty = editor.open(2);
    expect(editor.flaw(empty)).toBe('Each side must show all three types, or the game is over.');
    const kept = editor.open(2, table(KEPT, 'w1').encode());
    expect(editor.flaw(kept)).toBeUndefined();
    expect(editor.flaw(editor.set(kept, 'step', '0'))).toBe('White opens with all 60 pieces on the board.');
    const seven = ['A1', 'A2', 'A4', 'A5', 'B1', 'B2', 'B3'].reduce(
      (draft, cell) => editor.put(draft, cell, 'A'),
      kept,
    );
    expect(editor.flaw(seven)).toBe('White shows more pieces of one type than there are.');
    expect(editor.flaw(editor.set(seven, 'step', 'p'))).toBe('White shows more pieces of one type than there are.');
  });

  it('leaves what is wrong to the rules', () => {
    expect(tzaar.decode(editor.encode(editor.open(2)))).toMatchObject({
      ok: false,
      error: { code: 'position.impossible' },
    });
    expect(editor.encode(editor.open(2, 'nonsense'))).toBe(editor.encode(editor.open(2)));
  });
});

describe('a hint', () => {
  const view = table({ ...KEPT, E4: 'A2', E3: 'a', F3: 'R', E2: 'a' }, 'w1').view();

  it.each([
    ['E4xE3', 'Capture the Tzaar on E3 with E4: Black has 2 left.'],
    ['A3xI3', 'Capture the last Tzarra on I3 with A3 and win.'],
    ['F3+E4', 'Stack F3 onto E4: height 3.'],
    ['-', 'Pass.'],
  ])('says what %s brings', (step, advice) => {
    expect(face.advise(view, step, [])).toBe(advice);
  });

  it('numbers all its arrows in the order of its steps', () => {
    const hint = ['E4xE3', 'F3+E3'].map(step => ({ step, cells: [] }));
    expect(face.scene(view, { ...STILL, hint }).arrows).toEqual([
      { from: 'E4', to: 'E3', rank: 1, number: 'from', text: '1' },
      { from: 'F3', to: 'E3', rank: 1, number: 'from', text: '2' },
    ]);
  });

  it('shows what it would place as a hint, not as a piece', () => {
    const placing = start('tournament').view();
    const scene = face.scene(placing, { ...STILL, hint: [{ step: 'A@E1', cells: ['E1'] }] });
    expect(scene.pieces).toEqual([]);
    expect(scene.hint?.pieces).toMatchObject([{ mark: 'crown' }]);
  });
});

import { type Brush, STILL } from '@threefold-games/stage';
import { must } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { taluva } from '../rules/index.ts';
import { face, seatsOf, walk, walked } from './sceneWalk.ts';

const editor = await face.editor();
type Draft = ReturnType<typeof editor.open>;

const put = (draft: Draft, ...strokes: readonly (readonly [cell: string, brush: string])[]): Draft =>
  strokes.reduce((now, [cell, brush]) => editor.put(now, cell, brush), draft);
const read = (draft: Draft) => must(taluva.decode(editor.encode(draft)));
const settled = (draft: Draft, id: string) => editor.fields(draft).find(field => field.id === id)!.value;

describe.each(walked.map(record => ({ record, seats: seatsOf(record) })))('a game of $seats', ({ record }) => {
  it('can be set up at any moment and comes out the same', () => {
    const changed: string[] = [];
    walk(record, position => {
      const text = position.encode();
      const written = editor.encode(editor.open(position.seats, text));
      if (written !== text) changed.push(`${text} becomes ${written}`);
    });
    expect(changed).toEqual([]);
  });
});

describe('an island by hand', () => {
  it('says in words what is wrong', () => {
    const laid = put(editor.open(2), ['0,0', 'JC']);
    expect(editor.flaw(editor.open(2))).toBeUndefined();
    expect(editor.flaw(laid)).toBe('Too little has been built: every turn ends with building.');
    expect(editor.flaw(put(laid, ['1,0', 'hut:0']))).toBeUndefined();
    expect(editor.flaw(put(laid, ['1,0', 'tower:0']))).toBe('Towers stand on level 3 or higher.');
    expect(editor.flaw(put(laid, ['4,0', 'SR']))).toBe('The island must hang together.');
    expect(editor.flaw(editor.set(laid, 'phase', 'over'))).toBe('The game is not over yet.');
    expect(editor.flaw(editor.set(laid, 'seat', '0'))).toBe('After so many tiles it can’t be Ivory’s turn.');
    const left = editor.set(laid, 'standing:1', 'done1');
    expect(editor.flaw(left)).toMatch(/^Ebony: the status doesn’t fit\./);
  });

  it('begins empty, as a game does', () => {
    const draft = editor.open(3);
    expect(read(draft).view()).toMatchObject({ seats: 3, phase: 'draw', seat: 0, fields: [] });
    expect(editor.scene(draft, STILL).cells.map(({ id }) => id)).toContain('0,0');
    expect(editor.scene(draft, STILL).states).toEqual([{ cell: '0,0', state: 'go' }]);
    expect(editor.scene(put(draft, ['0,0', 'JC']), STILL).states).toEqual([]);
  });

  it('grows tile by tile, and turns the one just laid', () => {
    const once = put(editor.open(2), ['0,0', 'JC'], ['1,0', 'hut:0'], ['0,1', 'hut:1'], ['2,-1', 'SR']);
    const again = put(once, ['2,-1', 'SR']);
    const rotation = (draft: Draft) =>
      read(draft)
        .view()
        .fields.find(({ name }) => name === '2,-1')!.rotation;
    expect(rotation(again)).not.toBe(rotation(once));
    expect(read(again).view().fields).toHaveLength(6);
    expect(
      read(again)
        .view()
        .unseen.find(({ tile }) => tile === 'SR'),
    ).toBeUndefined();
  });

  it('covers what lies below, huts included, and gives it back', () => {
    const before = put(editor.open(2), ['0,0', 'JC'], ['-1,1', 'SR'], ['1,0', 'hut:0'], ['0,1', 'hut:1']);
    const covered = put(before, ['0,0', 'LL']);
    expect(read(before).view().fields).toHaveLength(6);
    const top = editor.scene(covered, STILL).cells.filter(({ level }) => level === 2);
    expect(top).toHaveLength(3);
    expect(settled(covered, 'covered:0') + settled(covered, 'covered:1')).toMatch(/1/);
    expect(editor.encode(put(covered, ['0,0', 'erase']))).toBe(editor.encode(before));
  });

  it('takes pieces and then tiles away', () => {
    const built = put(editor.open(2), ['0,0', 'JC'], ['1,0', 'temple:1']);
    expect(editor.scene(built, STILL).pieces).toMatchObject([{ cell: '1,0', shape: 'temple', tone: 'ebony' }]);
    expect(editor.scene(put(built, ['1,0', 'temple:1']), STILL).pieces).toEqual([]);
    expect(editor.scene(put(built, ['1,0', 'erase']), STILL).pieces).toEqual([]);
    expect(editor.encode(put(built, ['1,0', 'erase'], ['1,0', 'erase']))).toBe(editor.encode(editor.open(2)));
  });

  it('does not let a kind run over', () => {
    const draft = put(editor.open(2), ['0,0', 'JJ'], ['2,-1', 'JJ']);
    expect(editor.scene(draft, STILL).cells.filter(({ fill }) => fill !== undefined)).toHaveLength(3);
  });

  it('lays no tile where none can lie', () => {
    const draft = put(editor.open(2), ['0,0', 'JC'], ['1,0', 'hut:0']);
    expect(put(draft, ['1,0', 'SR'])).toBe(draft);
    expect(put(draft, ['0,0', 'SR'])).toBe(draft);
  });

  it('may begin anywhere: the text has it where a game would', () => {
    const draft = put(editor.open(2), ['4,2', 'JC'], ['4,2', 'JC'], ['4,3', 'hut:0'], ['2,2', 'SR'], ['2,3', 'hut:1']);
    const { fields } = read(draft).view();
    expect(fields).toHaveLength(6);
    expect(fields.find(({ name }) => name === '0,0')).toMatchObject({ terrain: null, rotation: 0, level: 1 });
  });

  it('knows whose turn it is, what is in hand, and who is out', () => {
    const draft = put(editor.open(2), ['0,0', 'JC'], ['1,0', 'hut:0']);
    expect(read(draft).view()).toMatchObject({ phase: 'draw', seat: 1 });
    const drawn = editor.set(draft, 'drawn', 'SR');
    expect(read(drawn).view()).toMatchObject({ phase: 'lay', seat: 1, drawn: 'SR' });
    expect(read(editor.set(drawn, 'phase', 'draw')).view()).toMatchObject({ phase: 'draw', drawn: null });
    const three = editor.set(draft, 'seats', '3');
    expect(read(three).view()).toMatchObject({ seats: 3, seat: 1 });
    expect(read(editor.set(three, 'tiles', '24')).view().tilesLeft).toBe(23);
    expect(editor.encode(editor.set(three, 'standing:2', 'out1'))).toContain('3,2,20:out1');
  });

  it('may be no position, which the rules then say', () => {
    const draft = put(editor.open(2), ['0,0', 'JC'], ['0,1', 'tower:0']);
    expect(taluva.decode(editor.encode(draft)).ok).toBe(false);
  });

  it('offers every tile, every piece and an eraser, and says every cell', () => {
    const draft = put(editor.open(3), ['0,0', 'JC'], ['1,0', 'hut:0']);
    const brushes: readonly Brush[] = editor.brushes(draft);
    expect(brushes).toHaveLength(25 + 3 * 3 + 1);
    expect(brushes.find(({ id }) => id === 'JC')!.label).toBe('jungle, clearing, 4 left');
    expect(editor.say(draft, '1,0')).toBe('1,0, level 1, jungle, 1 hut of Ivory');
    for (const { value, values } of editor.fields(draft)) expect(values.map(each => each.value)).toContain(value);
  });
});

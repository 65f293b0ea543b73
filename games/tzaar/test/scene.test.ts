import { isDeepStrictEqual } from 'node:util';
import {
  type Action,
  legalActions,
  type Position,
  parseStep,
  type RuleId,
  readOptions,
  seededRandom,
  tagValue,
} from '@threefold-games/core';
import { speaker } from '@threefold-games/speech';
import { type Look, type Scene, STILL } from '@threefold-games/stage';
import { amount, must, optionsFor, vectorsIn } from '@threefold-games/testkit';
import { type TzaarView, tzaar } from '@threefold-games/tzaar';
import { describe, expect, it } from 'vitest';
import { open } from '../scene/index.ts';
import { words } from '../words/en/game.ts';
import { KEPT, start, steps, table } from './table.ts';

const face = open(words, speaker('en'));
const TYPE_OF = { crown: 'tzaar', ring: 'tzarra' } as const;

/** Every position of a few recorded games, and of one whose pieces are placed. */
const visit = (see: (position: Position<TzaarView>, next: string | undefined) => void): void => {
  for (const record of vectorsIn(new URL('../vectors/', import.meta.url), 'play').filter(
    (_, i) => i % amount(12, 3) === 0,
  )) {
    const options = optionsFor(tzaar, 2, must(readOptions(tagValue(record, 'Options') ?? '')));
    const layout = record.tags.find(tag => tag.name === 'Setup')?.value;
    const setup = tzaar.parseSetup(2, options, layout);
    if (!setup.ok) continue;
    const position = tzaar.start(setup.value);
    for (const text of record.turns.flat()) {
      see(position, text);
      position.make(must(parseStep(tzaar, position, text)));
    }
    see(position, undefined);
  }
  const random = seededRandom('placing');
  const position = start('tournament');
  while (position.view().phase === 'placing') {
    const legal = legalActions(tzaar, position);
    const action = legal[random.below(legal.length)] as Action;
    see(position, position.format(action));
    position.make(action);
  }
};

const lookAt = (position: Position<TzaarView>, look: Partial<Look> = {}): Scene =>
  face.scene(position.view(), { ...STILL, ...look });

const statesAt = (scene: Scene): string[] => scene.states.map(({ cell, state }) => `${cell} ${state}`);

describe('the board', () => {
  const board = lookAt(start('fixed'));

  it('has its 60 spaces and 150 lines, none of them through the hole', () => {
    expect(board.cells).toHaveLength(60);
    expect(board.links).toHaveLength(150);
    for (const [a, b] of board.links) {
      const [from, to] = [board.cells[a]!, board.cells[b]!];
      expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeCloseTo(1);
    }
  });

  it('has A1 at the lower left and I5 at the upper right', () => {
    const at = (id: string) => board.cells.find(cell => cell.id === id)!;
    expect(at('A1').x).toBeLessThan(at('I1').x);
    expect(at('A1').y).toBeGreaterThan(at('A5').y);
    expect(at('E4').y).toBeCloseTo(1);
    expect(at('E5').y).toBeCloseTo(-1);
  });

  it('is rotated by half a circle for Black', () => {
    const turned = lookAt(start('fixed'), { rotation: face.rotationFor(1, 2) });
    for (const [i, cell] of board.cells.entries()) {
      expect(turned.cells[i]!.x).toBeCloseTo(-cell.x);
      expect(turned.cells[i]!.y).toBeCloseTo(-cell.y);
    }
    expect(turned.pieces).toEqual(board.pieces);
    expect(turned.labels.find(label => label.text === 'A')!.y).toBeLessThan(0);
  });
});

describe('every position', () => {
  it('is drawn with the pieces that it has', () => {
    const faults: string[] = [];
    visit(position => {
      const view = position.view();
      const drawn = lookAt(position).pieces.map(({ cell, tone, mark, layers }) => ({
        name: cell,
        stack: { owner: tone === 'ivory' ? 0 : 1, type: TYPE_OF[mark as 'crown'] ?? 'tott', height: layers },
      }));
      const wanted = view.spaces.filter(space => space.stack);
      if (!isDeepStrictEqual(drawn, wanted))
        faults.push(`${JSON.stringify(drawn)}, not ${JSON.stringify(wanted)}, at ${position.encode()}`);
    });
    expect(faults).toEqual([]);
  });

  it('lets every legal step be pointed at', () => {
    const cells = new Set(lookAt(start('fixed')).cells.map(cell => cell.id));
    const faults: string[] = [];
    visit(position => {
      const view = position.view();
      for (const action of legalActions(tzaar, position)) {
        const picks = position.picks(action);
        const [read, text] = [face.attempt(view, picks, undefined), position.format(action)];
        if (read !== text) faults.push(`${text} is read as ${read} at ${position.encode()}`);
        if (picks.some(pick => pick.at === 'cell' && !cells.has(pick.cell)))
          faults.push(`${text} picks what is not on the board at ${position.encode()}`);
      }
    });
    expect(faults).toEqual([]);
  });

  it('says why anything else is refused', () => {
    const random = seededRandom('refusals');
    const rules = new Set<RuleId>();
    const cells = lookAt(start('fixed')).cells.map(cell => cell.id);
    const any = () => cells[random.below(cells.length)]!;
    const poor: string[] = [];
    visit(position => {
      const view = position.view();
      const tries = [any(), any(), any(), any()].map(
        cell => face.attempt(view, [{ at: 'cell', cell }], undefined) ?? '-',
      );
      tries.push(`${any()}x${any()}`, `${any()}+${any()}`, `A@${any()}`, 'B8xB1', 'hello');
      for (const attempt of tries) {
        const refusal = position.whyNot(attempt);
        if (!refusal) continue;
        rules.add(refusal.rule);
        const sentence = face.why(view, attempt, refusal.rule, refusal.cells);
        if (!/^[A-Z].+\.$/.test(sentence) || sentence === words.why.notHere || /[{}]|undefined/.test(sentence))
          poor.push(`${attempt} (${refusal.rule}): "${sentence}" at ${position.encode()}`);
      }
    });
    expect(poor).toEqual([]);
    expect(rules.size).toBeGreaterThan(11);
  });

  it('is told and spoken', () => {
    const poor: string[] = [];
    visit((position, next) => {
      const view = position.view();
      const check = (what: string, said: string, isFine: boolean): unknown =>
        isFine || poor.push(`${what} says "${said}" at ${position.encode()}`);
      const sentence = (what: string, said: string): unknown => check(what, said, /^(White|Black) .+\.$/.test(said));
      if (next !== undefined) sentence(next, face.tell(view, next, []));
      for (const { name } of view.spaces) {
        const said = face.say(view, name, STILL);
        check(name, said, said.startsWith(`${name}, `));
      }
      const { title } = face.prompt(view, STILL);
      check('the prompt', title, title !== '');
      const outcome = position.outcome();
      if (outcome) sentence('the ending', face.ending(view, outcome));
    });
    expect(poor).toEqual([]);
  });

  it('comes back from the editor as it was', async () => {
    const editor = await face.editor();
    const changed: string[] = [];
    visit(position => {
      const text = position.encode();
      const written = editor.encode(editor.open(2, text));
      if (written !== text) changed.push(`${text} becomes ${written}`);
    });
    expect(changed).toEqual([]);
  });
});

describe('what is marked', () => {
  const position = table({ ...KEPT, E4: 'A2', E3: 'o', D4: 'r3', F3: 'R', E1: 'O' }, 'w2');
  const from = (cell: string): Partial<Look> => ({
    picked: [{ at: 'cell', cell }],
    legalSteps: steps(position).filter(step => step.startsWith(cell)),
  });

  it('captures and stackings, once a stack is picked', () => {
    const marks = statesAt(lookAt(position, from('E4')));
    expect(marks).toContain('E4 picked');
    expect(marks).toContain('E3 capture');
    expect(marks).toContain('F3 stack');
    expect(marks).not.toContain('D4 capture');
  });

  it('the spaces of the last turn, with its later step on top', () => {
    const scene = lookAt(position, { last: ['I5xH6', 'H6+G7'] });
    expect(statesAt(scene)).toEqual(['I5 lastFrom', 'H6 lastFrom', 'G7 lastTo']);
    expect(scene.trails.map(({ from: a, to: b, kind }) => [a, b, kind])).toEqual([
      ['I5', 'H6', 'last'],
      ['H6', 'G7', 'last'],
    ]);
  });

  it('the heights on a refused capture', () => {
    const refused = { attempt: 'E4xD4', rule: 'TZ-4.6', cells: ['E4', 'D4'] } as const;
    const scene = lookAt(position, { refused });
    expect(scene.states).toEqual([
      { cell: 'E4', state: 'refused', text: '2' },
      { cell: 'D4', state: 'refused', text: '3' },
    ]);
    expect(face.why(position.view(), refused.attempt, refused.rule, refused.cells)).toBe(
      'D4 is taller: height 3 against 2.',
    );
  });

  it('an arrow for every step of the engine, with a number for every line', () => {
    const lines = [
      ['E4xE3', 'F3+E3'],
      ['E4xE3', 'F3xI3'],
      ['F3xE2', '-'],
    ];
    expect(lookAt(position, { variations: lines }).arrows).toEqual([
      { from: 'E4', to: 'E3', rank: 1, number: 'from' },
      { from: 'F3', to: 'E3', rank: 1 },
      { from: 'F3', to: 'I3', rank: 2, number: 'to' },
      { from: 'F3', to: 'E2', rank: 3, number: 'to' },
    ]);
  });

  it('the same for those who listen', () => {
    expect(face.say(position.view(), 'E3', { ...STILL, ...from('E4') })).toBe(
      'E3, black Tott, height 1, can be captured',
    );
  });
});

import { isDeepStrictEqual } from 'node:util';
import { legalActions, type Position, replay, type StepEvent, seededRandom } from '@threefold-games/core';
import { speaker } from '@threefold-games/speech';
import { type Look, STILL } from '@threefold-games/stage';
import { amount, must, vectorsIn } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { type TalatView, talat } from '../rules/index.ts';
import { open } from '../scene/index.ts';
import { words } from '../words/en/game.ts';
import { FIGHT, optionsFor, picture, steps } from './table.ts';

const face = open(words, speaker('en'));
const at = (rotation: number): Look => ({ ...STILL, rotation });

const GAMES = vectorsIn(new URL('../vectors/', import.meta.url), 'play').map(record =>
  must(replay(() => talat, record)),
);

/** Goes through some recorded games of two and as many of three: the position before each step, the step and what it brought about. */
const walk = (
  games: number,
  visit: (table: Position<TalatView>, text: string, events: readonly StepEvent[]) => void,
): number => {
  let visited = 0;
  for (const seats of talat.seats) {
    for (const { setup, history } of GAMES.filter(({ setup: { seats: n } }) => n === seats).slice(0, games)) {
      const table = talat.start(setup);
      for (const action of history.actions) {
        const after = table.copy();
        after.make(action);
        visit(table, table.format(action), after.events());
        table.make(action);
        visited++;
      }
    }
  }
  return visited;
};

describe('the scene', () => {
  it('shows every tower of the view once, on a cell of the scene, in every position', () => {
    const faults: string[] = [];
    const seen = walk(amount(1, 3), table => {
      const view = table.view();
      const scene = face.scene(view, at(0));
      const compare = (what: string, there: readonly string[], due: readonly string[]): void => {
        if (there.join() !== due.join())
          faults.push(`${what}: ${there.join()}, not ${due.join()}, at ${table.encode()}`);
      };
      const drawn = scene.pieces.map(({ cell, label, sides, layers }) => `${cell} ${label}${sides} ${layers}`);
      const wanted = view.boards.flatMap(({ cells }) =>
        cells.flatMap(({ name, tower }) => (tower ? [`${name} ${tower.tower} ${tierCount(tower.tower)}`] : [])),
      );
      compare('towers', drawn.sort(), wanted.sort());
      const ended = scene.parts.filter(part => part.ended).map(({ id }) => id);
      compare(
        'veils',
        scene.veils.map(({ part }) => part),
        ended,
      );
    });
    expect(faults).toEqual([]);
    expect(seen).toBeGreaterThan(amount(150, 400));
  });

  it('has the same 75 cells from every seat, none on another, all within the picture', () => {
    const faults: string[] = [];
    walk(1, table => {
      const ids = [0, 1, 2].map(turn => {
        const { cells, bounds } = face.scene(table.view(), at(turn));
        const places = new Set(cells.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size;
        if (places !== 75) faults.push(`${places} places at ${table.encode()}`);
        const { x: left, y: top, width, height } = bounds;
        const outside = cells.filter(
          ({ x, y }) => x - 0.5 < left || y - 0.5 < top || x + 0.5 > left + width || y + 0.5 > top + height,
        );
        for (const { id } of outside) faults.push(`${id} is outside for seat ${turn} at ${table.encode()}`);
        return cells
          .map(({ id }) => id)
          .sort()
          .join();
      });
      if (new Set(ids).size > 1) faults.push(`the seats see different cells at ${table.encode()}`);
    });
    expect(faults).toEqual([]);
  });

  it.each([0, 1, 2])('lies for seat %i with its own starting lines at the bottom and its towers going up', seat => {
    const view = talat.start(talat.setup(optionsFor(3), 3, seededRandom(1))).view();
    const { cells } = face.scene(view, at(face.rotationFor(seat, 3)));
    const lines = [`${'afk'[seat]}1`, `${'ejo'[(seat + 2) % 3]}5`];
    const lowest = Math.max(...cells.map(({ y }) => y));
    for (const line of lines) expect(cells.find(({ id }) => id === line)?.y).toBeCloseTo(lowest);
  });

  it('says that towers across count, and only those', () => {
    const faults: string[] = [];
    walk(amount(1, 2), table => {
      const view = table.view();
      const across = face.scene(view, at(0)).tags.length;
      const scored = view.points.reduce((sum, points, seat) => sum + points - 5 * view.captures[seat]!.length, 0);
      if (3 * across !== scored) faults.push(`${across} tags, but ${scored} points at ${table.encode()}`);
    });
    expect(faults).toEqual([]);
  });

  it('says which boards the one who acts can freeze', () => {
    const faults: string[] = [];
    walk(amount(1, 2), table => {
      const can = new Set<number>();
      for (const action of legalActions(talat, table)) {
        const after = table.copy();
        after.make(action);
        for (const { name, value } of after.events()) if (name === 'frozen') can.add(value);
      }
      const { parts } = face.scene(table.view(), at(0));
      const said = parts.filter(({ state }) => state === words.board.canFreeze).map(({ id }) => Number(id));
      const due = [...can].sort((a, b) => a - b);
      if (said.join() !== due.join()) faults.push(`boards ${said.join()}, not ${due.join()}, at ${table.encode()}`);
    });
    expect(faults).toEqual([]);
  });

  it('marks what the picked tower may do', () => {
    const faults: string[] = [];
    walk(1, table => {
      for (const action of legalActions(talat, table).slice(0, 4)) {
        const [first, second] = table.picks(action);
        const look = { ...at(1), picked: [first!], legalSteps: [table.format(action)], open: [cellOf(second)] };
        const { states } = face.scene(table.view(), look);
        const wanted = { cell: cellOf(second), state: table.format(action)[2] === 'x' ? 'capture' : 'go' };
        if (!states.some(state => isDeepStrictEqual(state, wanted)))
          faults.push(`${wanted.cell} is not marked ${wanted.state} at ${table.encode()}`);
      }
    });
    expect(faults).toEqual([]);
  });
});

const tierCount = (tower: string): number => 'SML'.indexOf(tower[0]!) + 1;

const cellOf = (pick: ReturnType<Position['picks']>[number] | undefined): string =>
  pick?.at === 'cell' ? pick.cell : '';

describe('pointing', () => {
  it('writes every legal step from what is pointed at, on cells of the scene', () => {
    const faults: string[] = [];
    walk(amount(1, 2), table => {
      const view = table.view();
      const cells = new Set(face.scene(view, at(0)).cells.map(({ id }) => id));
      const wrong = legalActions(talat, table).filter(action => {
        const picks = table.picks(action);
        const offBoard = picks.some(pick => pick.at === 'cell' && !cells.has(pick.cell));
        return offBoard || face.attempt(view, picks, undefined) !== table.format(action);
      });
      faults.push(...wrong.map(action => `${table.format(action)} at ${table.encode()}`));
    });
    expect(faults).toEqual([]);
  });

  it('offers every tower that can be placed with a key of its own', () => {
    const faults: string[] = [];
    walk(1, table => {
      const first = legalActions(talat, table).map(action => table.picks(action)[0]!);
      const names = [...new Set(first.flatMap(pick => (pick.at === 'choice' ? [pick.choice] : [])))];
      const choices = face.choices(table.view(), STILL, names);
      const offered = choices.map(({ choice }) => choice).sort();
      if (offered.join() !== names.sort().join())
        faults.push(`${offered.join()}, not ${names.join()}, at ${table.encode()}`);
      if (new Set(choices.map(({ key }) => key)).size !== names.length)
        faults.push(`towers share a key at ${table.encode()}`);
    });
    expect(faults).toEqual([]);
  });

  it('refuses a tower that cannot be picked up with the rule', () => {
    const faults: string[] = [];
    walk(1, table => {
      const view = table.view();
      if (view.phase !== 'moving') return;
      const movable = new Set(legalActions(talat, table).map(action => cellOf(table.picks(action)[0])));
      for (const { id } of face.scene(view, at(0)).cells) {
        if (movable.has(id)) continue;
        const attempt = face.attempt(view, [{ at: 'cell', cell: id }], undefined)!;
        const refusal = table.whyNot(attempt)!;
        if (face.why(view, attempt, refusal.rule, refusal.cells) === words.why.unknown)
          faults.push(`${attempt} (${refusal.rule}) at ${table.encode()}`);
      }
    });
    expect(faults).toEqual([]);
  });
});

describe('what is said', () => {
  it('tells every step, every cell and every prompt', () => {
    const faults: string[] = [];
    walk(1, (table, text, events) => {
      const view = table.view();
      const must = (isFine: boolean, what: string): void => {
        if (!isFine) faults.push(`${what}, with ${text} at ${table.encode()}`);
      };
      const told = face.tell(view, text, events);
      must(/^(Ivory|Ebony|Ember) (places|moves|captures) /.test(told), `it tells "${told}"`);
      must(face.prompt(view, STILL).title !== '', 'there is no prompt');
      for (const { id } of face.scene(view, at(0)).cells) {
        const said = face.say(view, id, STILL);
        must(said.startsWith(`${id}, `), `${id} is "${said}"`);
      }
      must(face.motion(view, text, events).length > 0, 'nothing moves');
      const isNotable = events.some(({ name }) => name !== 'skipped');
      must(face.notable(view, text, events) === isNotable, `it is ${isNotable ? 'not ' : ''}notable`);
      for (let seat = 0; seat < view.seats; seat++) {
        must(
          face.counts(view, seat).every(({ say }) => say !== ''),
          `a count of seat ${seat} says nothing`,
        );
        const points = face.headline(view, seat)?.value;
        must(points === view.points[seat], `seat ${seat} has ${points} points, not ${view.points[seat]}`);
      }
    });
    expect(faults).toEqual([]);
  });

  it('says what the picked tower is, may do and takes', () => {
    const table = picture(FIGHT);
    const view = table.view();
    const look: Look = { ...STILL, names: ['Ada', 'Ben', 'Cleo'], legalSteps: steps(table, 'd3') };
    expect(face.say(view, 'd3', look)).toBe('d3, your large six-sided tower, can capture on d4 and e3, can move to e4');
    const picked: Look = { ...look, picked: [{ at: 'cell', cell: 'd3' }] };
    expect(face.say(view, 'd4', picked)).toBe('d4, medium four-sided tower of Ben, can be captured');
    expect(face.prompt(view, picked)).toEqual({
      title: 'L6 on d3: move forward or capture',
      text: 'An L6 captures any M, an L3 or an L4. Only an S3 captures it.',
    });
    expect(face.prompt(view, { ...look, composed: ['d3xd4'] })).toEqual({
      title: 'Your turn is complete',
      text: 'd3×d4. Confirm it, or undo it.',
    });
    expect(face.prompt(view, { ...picked, narrow: true })).toEqual({
      title: 'L6 on d3',
      text: 'Move forward or capture',
    });
  });

  it('explains the end of every game with the winner', () => {
    for (const replayed of GAMES) {
      const position = replayed.history.position as Position<TalatView>;
      const outcome = position.outcome();
      if (!outcome) continue;
      const text = face.ending(position.view(), outcome);
      for (const [seat, share] of outcome.shares.entries()) {
        if (share > 0) expect(text).toContain(face.seatName(seat, position.seats));
      }
    }
  });

  it('names the highest kind of tower that parts equal points', () => {
    const decided = GAMES.map(({ history }) => history.position as Position<TalatView>).find(
      position => position.outcome()?.rule === 'TA-8.6',
    )!;
    const view = decided.view();
    const text = face.ending(view, decided.outcome()!);
    const winner = decided.outcome()!.shares.indexOf(1);
    const tower = / and (\w\d) decides/.exec(text)?.[1];
    const count = (seat: number): number => view.captures[seat]!.filter(taken => taken.tower === tower).length;
    for (const [seat, points] of view.points.entries()) {
      if (seat !== winner && points === view.points[winner]) expect(count(seat)).toBeLessThan(count(winner));
    }
  });

  it.each([
    [2, '26 towers to place'],
    [3, '27 towers to place'],
  ])('counts the towers that %i players have to place', (seats, text) => {
    expect(face.progress(talat.start(talat.setup(optionsFor(seats), seats, seededRandom(1))).view())).toBe(text);
  });

  it('gives a reason of its own for whatever is refused', () => {
    const rules = new Set<string>();
    const poor: string[] = [];
    let n = 0;
    walk(amount(1, 3), table => {
      const view = table.view();
      for (const attempt of attempts(n++)) {
        const refusal = table.whyNot(attempt);
        if (!refusal) continue;
        rules.add(refusal.rule);
        const why = face.why(view, attempt, refusal.rule, refusal.cells);
        if (why === words.why.unknown || /\{|undefined| {2}/.test(why)) poor.push(`${attempt} ${refusal.rule} ${why}`);
      }
    });
    expect(poor).toEqual([]);
    expect(rules.size).toBeGreaterThan(18);
  });
});

/** Steps of all kinds, other ones each time. */
const attempts = (seed: number): readonly string[] => {
  const letters = 'abcdefghijklmno';
  const cell = (i: number): string => `${letters[i % 15]}${1 + ((i * 7) % 5)}`;
  return Array.from({ length: 40 }, (_, i) => {
    const k = seed * 41 + i;
    if (i === 0) return ['pass', 'nonsense', 'M4@'][seed % 3]!;
    if (i % 8 === 1) return `${'SML'[k % 3]}${[3, 4, 6][seed % 3]}@${cell(k)}`;
    const [x, y] = [k % 15, (k * 3) % 5];
    const [to, rank] = [Math.min(14, Math.max(0, x - 1 + (i % 3))), Math.min(4, Math.max(0, y - 1 + (seed % 3)))];
    return `${letters[x]}${y + 1}${'-x'[(i >> 1) % 2]}${letters[to]}${rank + 1}`;
  });
};

describe('the editor', async () => {
  const editor = await face.editor();

  it('says in words what is wrong', () => {
    const empty = editor.open(3);
    expect(editor.flaw(empty)).toBeUndefined();
    expect(editor.flaw(editor.put(empty, 'c3', '0M4'))).toBe(
      'While towers are being placed, each stands on its starting line.',
    );
    expect(editor.flaw(editor.put(empty, 'e5', '1L6'))).toBe('Ivory: 0 placed so far; here it must be 1.');
    expect(editor.flaw(editor.set(empty, 'phase', 'moving'))).toMatch(/^Board 1 can’t be empty/);
  });

  it('writes every position that it opened as it was', () => {
    const changed: string[] = [];
    walk(amount(1, 3), table => {
      const text = table.encode();
      const written = editor.encode(editor.open(table.seats, text));
      if (written !== text) changed.push(`${text} becomes ${written}`);
    });
    expect(changed).toEqual([]);
  });

  it('puts, moves and takes away towers, and never one twice', () => {
    let draft = editor.open(3);
    draft = editor.put(draft, 'c1', '0M4');
    draft = editor.put(draft, 'd2', '0M4');
    const stand = () => editor.scene(draft, at(0)).pieces.map(({ cell }) => cell);
    expect(stand()).toEqual(['d2']);
    draft = editor.put(draft, 'h3', '0M4');
    expect(stand()).toEqual(['d2']);
    draft = editor.put(draft, 'd2', '0M4');
    expect(stand()).toEqual([]);
    draft = editor.put(editor.put(draft, 'e5', '1L6'), 'e5', 'erase');
    expect(stand()).toEqual([]);
  });

  it('makes a position out of what remains of a game by giving the missing towers to captors', () => {
    let draft = editor.open(3);
    for (const [cell, brush] of [
      ['b2', '0L6'],
      ['c4', '1M4'],
      ['g2', '1S3'],
      ['h4', '2L6'],
      ['l2', '2M3'],
      ['m4', '0S4'],
    ] as const) {
      draft = editor.put(draft, cell, brush);
    }
    draft = editor.set(editor.set(draft, 'phase', 'moving'), 'actor', '1');
    const decoded = talat.decode(editor.encode(draft));
    expect(decoded).toMatchObject({ ok: true });
    expect(decoded.ok && decoded.value.actor).toBe(1);
    const taken = editor.fields(draft).find(({ id }) => id === '0M4')!;
    const other = taken.values.find(({ value }) => value !== taken.value)!;
    expect(editor.encode(editor.set(draft, '0M4', other.value))).not.toBe(editor.encode(draft));
  });
});

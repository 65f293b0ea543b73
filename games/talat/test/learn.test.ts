import { History } from '@threefold-games/core';
import { playedTurn, TaskRun, type TaskState } from '@threefold-games/learn';
import { must } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { facts } from '../learn/facts.ts';
import { course } from '../learn/index.ts';
import { at } from '../learn/position.ts';
import { talat } from '../rules/index.ts';
import { picture, play, steps, type Table } from './table.ts';

/** Facts of a turn by name. */
const factsOf = (table: Table, ...played: string[]) => {
  const turn = playedTurn(must(History.from(talat, table).with(played)));
  return Object.fromEntries(Object.entries(facts.turn).map(([name, fact]) => [name, fact(turn as never)]));
};

/** A position from a picture of board 1 alone; on the others nothing is in reach of anything. */
const board1 = (ranks: string): Table => {
  const others = ['. . . . m6 | . . . . m3', '. . . . . | . . . . .', '. . . . . | . . . . .', '. . . . . | . . . . .'];
  const rows = ranks.trim().split('\n');
  return picture(rows.map((row, i) => `${row} | ${others[i] ?? 'S6 . . . . | L4 . . . .'}`).join('\n'));
};

describe('facts of a turn', () => {
  const table = board1(`
    . . . . l6
    . M4 s3 . .
    . . . . .
    . . . . .
    L3 . . . .`);

  it('tell the board on which it was made, none for a placement', () => {
    expect(factsOf(table, 'a1-a2').board).toBe(1);
    expect(factsOf(table, 'o5-o4').board).toBe(3);
    expect(factsOf(play(''), 'M4@a1').board).toBe(0);
  });

  it('tell a capture, and whether it went to the side', () => {
    expect(factsOf(table, 'b4-b5')).toMatchObject({ took: 0, sideways: 0 });
    expect(factsOf(table, 'b4xc4')).toMatchObject({ took: 1, sideways: 1 });
    const ahead = board1(`
      . . . . l6
      . . s3 . .
      . M4 . . .
      . . . . .
      L3 . . . .`);
    expect(factsOf(ahead, 'b3xc4')).toMatchObject({ took: 1, sideways: 0 });
  });

  it('TA-8.3, TA-8.4: count 5 points for a capture and 3 for the far line', () => {
    expect(factsOf(table, 'a1-b2').gained).toBe(0);
    expect(factsOf(table, 'b4-a5').gained).toBe(3);
    expect(factsOf(table, 'b4xc4').gained).toBe(5);
    const both = board1(`
      . . s3 . l6
      . M4 . . .
      . . . . .
      . . . . .
      L3 . . . .`);
    expect(factsOf(both, 'b4xc5').gained).toBe(8);
  });

  it('TA-7.5: count a Zihin tower on the opponent’s line', () => {
    const table = picture(
      `. . . . l3 | . . . . l6 | . . . . m3
       . . . . .  | . . . . .  | . . . . .
       . . . . .  | . . . . .  | . . M6 . .
       . . . . .  | . m3 . . . | . . . . .
       L4 . . . . | . . . . M4 | . . . . .`,
      { seats: 2 },
    );
    expect(factsOf(table, 'g2-g1')).toMatchObject({ board: 2, gained: 3 });
  });

  it('TA-5.1: tell the board that it froze, and none that was frozen before', () => {
    const passing = picture(
      `. . . . .  | L3 . . . .  | . . . . m3
       . . m6 . . | . . . . .  | . . . . .
       . M4 . . . | . . . . .  | . . . . .
       . . . . .  | . . . . .  | . . . . .
       . . . . .  | . . . . m4 | L6 . . . .`,
    );
    expect(passing.view().boards.map(({ frozen }) => frozen)).toEqual([false, true, false]);
    expect(factsOf(passing, 'b3-a4').froze).toBe(1);
    expect(factsOf(passing, 'b3-b4').froze).toBe(0);
    expect(factsOf(passing, 'o5-o4').froze).toBe(0);
  });
});

describe('exposed.me', () => {
  const exposed = (ranks: string): number => facts.standing['exposed.me'](board1(ranks), 0);

  it('counts each tower that somebody could capture, once', () => {
    expect(
      exposed(`
        . . l6 . .
        . L4 . L3 .
        . . . . .
        . . . . .
        . . . . .`),
    ).toBe(2);
    expect(
      exposed(`
        . l6 . l4 .
        . . L3 . .
        . . . . .
        . . . . .
        . . . . .`),
    ).toBe(1);
  });

  it('counts no tower that is out of reach, behind, or stronger', () => {
    expect(
      exposed(`
        l6 . L4 . .
        . . . M4 .
        . m4 . l3 .
        M6 . . . .
        . . . . .`),
    ).toBe(0);
  });
});

describe('exposed.me with two seats', () => {
  it('counts the Zihin’s towers that play for the seat, on its opponent’s board', () => {
    const table = picture(
      `. . . . m6 | . . . . l6 | . . . . m3
       . . . . .  | . . . . .  | . . M6 . .
       . . . . .  | . m4 . . . | . . . . .
       . . . . .  | L3 . . . . | . . . . .
       L4 . . . . | . . . . M4 | . . . . .`,
      { seats: 2 },
    );
    expect([0, 1].map(seat => facts.standing['exposed.me'](table, seat))).toEqual([1, 0]);
  });
});

describe('positions of lessons', () => {
  const open = (towers: string, given?: Parameters<typeof at>[1]): Table => {
    const place = at(towers, given);
    return must(talat.decode('position' in place ? place.position : ''));
  };

  it('put towers where they are named, and everything else among the captures', () => {
    const { actor, boards, captures } = open('c2 M4 e5 l3 f1 S6 h5 m3 l1 L4 n5 m6').view();
    const standing = boards.flatMap(({ cells }) =>
      cells.flatMap(({ name, tower }) => (tower ? [`${name} ${tower.owner}${tower.tower}`] : [])),
    );
    expect(standing).toEqual(['c2 0M4', 'e5 1L3', 'f1 1S6', 'h5 2M3', 'l1 2L4', 'n5 0M6']);
    expect(actor).toBe(0);
    expect(captures.flat()).toHaveLength(27 - 6);
  });

  it('leave the lowest missing tower of the Zihin out with two seats', () => {
    const { leftOut, captures } = open('c2 L4 d5 m3 h4 s3 g3 S6 i1 L3 m1 L3 n4 m4', { seats: 2 }).view();
    expect(leftOut).toBe('S4');
    expect(captures.flat()).toHaveLength(26 - 7);
  });
});

describe('tasks', () => {
  const run = (lesson: string, task: string): TaskRun =>
    must(
      TaskRun.open(talat, facts, course.lessons.find(({ id }) => id === lesson)!.tasks.find(({ id }) => id === task)!),
    );
  const tried = (task: TaskRun, step: string): TaskState => must(task.play(task.first, [step]));
  const viewOf = ({ history }: TaskState) => (history.position as Table).view();

  it('points/safe: beside the L6 the tower is captured, out of its reach it is not', () => {
    const task = run('points', 'safe');
    expect(tried(task, 'd4-d5')).toMatchObject({ phase: 'missed', trap: 'beside' });
    expect(tried(task, 'b4-a5').phase).toBe('missed');
    expect(tried(task, 'd4-c5').phase).toBe('met');
  });

  it('frozen/freeze: only the capture freezes the board', () => {
    const task = run('frozen', 'freeze');
    expect(tried(task, 'b4-b5')).toMatchObject({ phase: 'missed', trap: 'beside' });
    expect(tried(task, 'b4xa5').phase).toBe('met');
  });

  it('lead/end: side by side Ebony captures and wins', () => {
    const task = run('lead', 'end');
    const missed = tried(task, 'b3-b4');
    expect(missed).toMatchObject({ phase: 'missed', trap: 'beside' });
    expect(task.winningAnswer(missed)).toEqual([['c4xb4']]);
    expect(viewOf(tried(task, 'b3-a4')).points).toEqual([35, 33, 30]);
  });

  it('finish/both: to freeze without the capture gives Ebony the game', () => {
    const task = run('finish', 'both');
    const missed = tried(task, 'm3-n2');
    expect(missed).toMatchObject({ phase: 'missed', trap: 'behind' });
    expect(missed.history.position.outcome()?.shares).toEqual([0, 1, 0]);
    expect(tried(task, 'm3-m2')).toMatchObject({ phase: 'missed', trap: 'beside' });
    expect(viewOf(tried(task, 'm3xl2')).points).toEqual([35, 33, 30]);
  });

  it('alive/block: elsewhere Ebony slips past and wins; then the one step left is into reach', () => {
    const task = run('alive', 'block');
    expect(task.winningAnswer(tried(task, 'a2-b3'))).toEqual([['a4-a3']]);
    expect(task.winningAnswer(tried(task, 'n5-n4'))).toEqual([['a4-a3']]);
    const { phase, history } = tried(task, 'a2-a3');
    expect(phase).toBe('met');
    expect(steps(history.position as Table)).toEqual(['a4-b3']);
    const later = must(must(history.with(['a4-b3'])).with(['l1-l2']));
    expect(must(later.with(['c3xb3'])).position.outcome()?.shares).toEqual([1, 0, 0]);
  });

  it('zihin: the Zihin captures for the learner on board 2 and is not theirs on board 3', () => {
    const task = run('zihin', 'take');
    expect(task.first.history.position.whyNot('m1-m1')).toEqual({ rule: 'TA-7.3', cells: ['m1'] });
    expect(task.trapOf('m1-m1')).toBe('other');
    const met = tried(task, 'h4xg3');
    expect(met.phase).toBe('met');
    expect(viewOf(met).captures[0]).toContainEqual({ owner: 1, tower: 'S4' });
  });
});

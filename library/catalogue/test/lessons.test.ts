import { findGame } from '@threefold-games/catalogue';
import { loadLearning } from '@threefold-games/catalogue/load';
import type { Position } from '@threefold-games/core';
import {
  checkCourse,
  formatTurn,
  type Goal,
  holds,
  lessonOn,
  openPlace,
  playedTurn,
  type Task,
  TaskRun,
  type TaskState,
  wholeTurns,
} from '@threefold-games/learn';
import { describe, expect, it } from 'vitest';

const tzaar = findGame('tzaar')!;
const { course } = (await loadLearning('tzaar'))!;
const { facts } = course;

/** White's Tzaar on C3 can be captured from A1; White acts. */
const IN_REACH = 'tzaar/1 2 - a..../..R..r/..A..o2./..R.o.../.O.....a/..O...o./.r...R./...a../r...O w1';
/** Black wins in two turns with D1xD8 D8xA5. */
const TWO_TURNS = 'tzaar/1 2 - o...O2/....o./.....A5./a9......O3/...O2..../R4......./......./....or5/R.... b1';

const task = (position: string, goal: Goal, more: Partial<Task> = {}): TaskRun => {
  const run = TaskRun.open(tzaar, facts, { id: 'test', place: { position }, goal, show: [], ...more });
  if (!run.ok) throw new Error(run.error.code);
  return run.value;
};

const play = (run: TaskRun, turn: string, from = run.first) => {
  const next = run.play(from, turn.split(' '));
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
};

const turnsOf = (position: Position): string[] => {
  const walk = position.copy();
  return Array.from(wholeTurns(tzaar, walk), actions => formatTurn(position.copy(), actions).join(' '));
};
const turnsFrom = ({ history }: TaskState): string[] => turnsOf(history.position);

describe('a condition', () => {
  it.each([
    ['=', [false, true, false]],
    ['<', [true, false, false]],
    ['<=', [true, true, false]],
    ['>', [false, false, true]],
    ['>=', [false, true, true]],
  ] as const)('%s compares what was counted', (relation, expected) => {
    expect([1, 2, 3].map(counted => holds(['any', relation, 2], counted))).toEqual(expected);
  });
});

describe('a place', () => {
  it('is a position, or turns from a start with a draw at their end', () => {
    const taluva = findGame('taluva')!;
    const opened = openPlace(taluva, { seats: 2, turns: 'CJ 0,0/0 H@0,1; SC -1,1/1 H@-2,2; CC' });
    expect(opened.ok && opened.value.length).toBe(2);
    expect(opened.ok && opened.value.open.drawn).toEqual(['CC']);
    expect(opened.ok && opened.value.position.actor).toBe(0);
  });

  it('is refused with a code where it is none', () => {
    expect(openPlace(tzaar, { position: 'tzaar/1 2 - nonsense' })).toMatchObject({ ok: false });
    expect(openPlace(tzaar, { seats: 2, options: { setup: 'fixed' }, turns: 'E4xE5' })).toMatchObject({
      ok: false,
      error: { rule: 'TZ-4.5', turn: 1 },
    });
    expect(openPlace(tzaar, { seats: 5, turns: '' })).toMatchObject({ ok: false });
    expect(openPlace(tzaar, { seats: 2, options: { setup: 'upside-down' }, turns: '' })).toMatchObject({ ok: false });
  });
});

describe('a goal', () => {
  it('asks for facts of a turn and after it, both', () => {
    const goal: Goal = { kind: 'facts', did: [['took.tott', '=', 1]], after: [['tott.other', '=', 2]] };
    expect(play(task(IN_REACH, goal), 'F3xF7 -').phase).toBe('met');
    expect(play(task(IN_REACH, goal), 'C3xA1 -').phase).toBe('missed');
    expect(play(task(IN_REACH, { ...goal, after: [['tott.other', '=', 3]] }), 'F3xF7 -').phase).toBe('missed');
  });

  it('of an end wants a win, by the rule that is named', () => {
    const winning = 'tzaar/1 2 - OR.../.o...r3/......O/......../......../......o3r2/......./a5A8..../O..R2. b1';
    expect(play(task(winning, { kind: 'end' }), 'B2xA2 F7xI4').phase).toBe('met');
    expect(play(task(winning, { kind: 'end', rule: 'TZ-5.1' }), 'F7xI4 B2xA2').phase).toBe('met');
    expect(play(task(winning, { kind: 'end', rule: 'TZ-5.2' }), 'B2xA2 F7xI4').phase).toBe('missed');
    expect(play(task(winning, { kind: 'end' }), 'B2xA2 -').phase).toBe('missed');
  });

  it('of holding is missed by a turn after which somebody wins at once, which is shown', () => {
    const run = task(IN_REACH, { kind: 'hold', turns: 1 });
    expect(play(run, 'C3xA1 -').phase).toBe('met');
    const missed = play(run, 'F3xF7 -');
    expect(missed).toMatchObject({ phase: 'missed', misses: 1 });
    const answer = run.winningAnswer(missed)!;
    const answered = run.answer(missed, answer);
    expect(answered.ok && answered.value.history.position.outcome()?.shares).toEqual([0, 1]);
    expect(run.winningAnswer(play(run, 'C3xA1 -'))).toBeUndefined();
  });

  it('of a win in several turns stays until the game is won, against the longest resistance', () => {
    const run = task(TWO_TURNS, { kind: 'win', turns: 3 });
    const first = play(run, 'D1xD8 D8xA5');
    expect(first).toMatchObject({ phase: 'asked', goal: { kind: 'win', turns: 1 } });
    expect(first.history.length).toBe(2);
    expect(first.history.position.actor).toBe(1);
    const wins = turnsFrom(first).filter(turn => play(run, turn, first).phase === 'met');
    expect(wins.length).toBeGreaterThan(0);
    // No other answer would have left fewer ways to win.
    const others = turnsOf(first.history.before(1).position).map(answer => {
      const answered = run.answer({ ...run.first, history: first.history.before(1) }, [answer.split(' ')]);
      if (!answered.ok) throw new Error(answered.error.code);
      const state = { ...first, history: answered.value.history };
      return turnsFrom(state).filter(each => play(run, each, state).phase === 'met').length;
    });
    expect(Math.min(...others)).toBe(wins.length);
    const missed = turnsFrom(run.first).filter(each => each !== 'D1xD8 D8xA5');
    expect(new Set(missed.map(each => play(run, each).phase))).toEqual(new Set(['missed']));
  });
});

describe('a task', () => {
  const run = task(
    IN_REACH,
    { kind: 'hold', turns: 1 },
    { show: ['C3xA1', '-'], traps: { leave: { steps: 'F3xF7 -', also: ['F3xG2 -'] } } },
  );

  it('names the sentence about a trap, and remembers misses when the board is put back', () => {
    const missed = play(run, 'F3xF7 -');
    expect(missed.trap).toBe('leave');
    const again = run.again(missed);
    expect(again).toMatchObject({ phase: 'asked', misses: 1 });
    expect(again.history.length).toBe(0);
    expect(again).not.toHaveProperty('trap');
    expect(play(run, 'F3xG2 -', again)).toMatchObject({ misses: 2, trap: 'leave' });
    expect(play(run, 'E2xG2 -', again)).not.toHaveProperty('trap');
  });

  it('tells what is counted of a turn that misses the goal, after what is named', () => {
    const counting = task(
      IN_REACH,
      { kind: 'hold', turns: 1 },
      {
        traps: {
          tott: { did: [['took.tott', '=', 1]], after: [['tott.other', '=', 2]] },
          named: { steps: 'F3xF7 -' },
          other: {},
        },
      },
    );
    expect(play(counting, 'F3xF7 -').trap).toBe('named');
    expect(play(counting, 'F3xF7 E2xG2').trap).toBe('tott');
    expect(play(counting, 'F3xG2 -').trap).toBe('other');
    expect(play(counting, 'C3xA1 -')).not.toHaveProperty('trap');
  });

  it('leaves what was counted unsaid where the answer ends the game, but not what is named', () => {
    const traps = { named: { steps: 'F3xF7 -' }, other: {} };
    const losing = task(IN_REACH, { kind: 'hold', turns: 1 }, { traps });
    const answered = (turn: string) => {
      const missed = play(losing, turn);
      const state = losing.answer(missed, losing.winningAnswer(missed)!);
      if (!state.ok) throw new Error(state.error.code);
      return state.value;
    };
    expect(play(losing, 'F3xG2 -').trap).toBe('other');
    expect(answered('F3xG2 -')).not.toHaveProperty('trap');
    expect(answered('F3xF7 -').trap).toBe('named');
  });

  it('says the same of whatever a rule refuses, where it is to', () => {
    const traps = { first: { steps: 'D3+C3', rule: 'TZ-3.3' as const, always: true as const } };
    const refusing = task(IN_REACH, { kind: 'hold', turns: 1 }, { traps });
    expect(refusing.trapOf('D3+C3')).toBe('first');
    expect(refusing.trapOf('B3+C3', 'TZ-3.3')).toBe('first');
    expect(refusing.trapOf('B3+C3', 'TZ-4.5')).toBeUndefined();
    expect(refusing.trapOf('B3+C3')).toBeUndefined();
  });

  it('shows a win in several turns to its end', () => {
    const winning = task(TWO_TURNS, { kind: 'win', turns: 3 }, { show: ['D1xD8', 'D8xA5'] });
    const shown = winning.show({ misses: 1 });
    if (!shown.ok) throw new Error(shown.error.code);
    expect(shown.value).toMatchObject({ phase: 'shown', misses: 1 });
    expect(shown.value.history.length).toBe(3);
    expect(shown.value.history.position.outcome()?.shares).toEqual([0, 1]);
  });

  it('shows a turn, and is asked anew afterwards', () => {
    const shown = run.show(run.first);
    expect(shown.ok && shown.value).toMatchObject({ phase: 'shown', misses: 0 });
    expect(shown.ok && playedTurn(shown.value.history).steps).toEqual(['C3xA1', '-']);
  });

  it('refuses what the rules refuse, and leaves the state as it was', () => {
    const { first } = run;
    expect(run.play(first, ['C3xC4', '-'])).toMatchObject({ ok: false, error: { code: 'step.illegal' } });
    expect(run.play(first, ['C3xA1'])).toMatchObject({ ok: false, error: { code: 'turn.unfinished' } });
    expect(first.history.length).toBe(0);
  });

  it('is answered where its goal speaks of what comes after, or where it says so', () => {
    const countTotts: Goal = { kind: 'facts', did: [['took.tott', '=', 1]] };
    expect(run.isAnswered).toBe(true);
    expect(task(IN_REACH, countTotts).isAnswered).toBe(false);
    expect(task(IN_REACH, countTotts, { answered: true }).isAnswered).toBe(true);
  });
});

describe('the check of a course', () => {
  const rules = new Set(['TZ-4.2']);
  const check = (changed: Partial<Task>): readonly string[] => {
    const sound: Task = {
      id: 'test',
      place: { position: IN_REACH },
      goal: { kind: 'hold', turns: 1 },
      show: ['C3xA1', '-'],
    };
    const lessons = [{ id: 'only', minutes: 1, rules: ['TZ-4.2' as const], tasks: [{ ...sound, ...changed }] }];
    return checkCourse(tzaar, { facts, lessons }, rules).flatMap(each => each.faults);
  };

  it('passes a sound task, and counts what it accepts', () => {
    expect(check({})).toEqual([]);
    const lessons = [course.lessons[0]!];
    expect(checkCourse(tzaar, { facts, lessons }, new Set(lessons[0]!.rules))).toMatchObject([
      { lesson: 'lines', task: 'tzaar', accepted: 2, turns: 6 },
      { accepted: 1, turns: 4 },
    ]);
  });

  it.each<[string, Partial<Task>, RegExp]>([
    ['a place that does not open', { place: { position: 'tzaar/1 2 - x w1' } }, /does not open/],
    ['a place where nobody acts', { place: { position: `${IN_REACH.slice(0, -2)}x` } }, /does not open|Nobody acts/],
    ['a shown turn that misses the goal', { show: ['F3xF7', '-'] }, /misses its goal/],
    ['a shown turn that is refused', { show: ['C3xC4', '-'] }, /is refused/],
    ['a goal that nothing meets', { goal: { kind: 'end' } }, /No turn/],
    ['a goal that nearly everything meets', { goal: { kind: 'facts', after: [['tzaar.me', '>', 0]] } }, /too many/],
    ['a fact that is none', { goal: { kind: 'facts', after: [['luck.me', '>', 0]] } }, /no fact luck\.me/],
    ['a rule that is none', { goal: { kind: 'end', rule: 'TZ-9.9' } }, /no rule TZ-9\.9/],
    ['a trap that works', { traps: { good: { steps: 'C3xA1 -' } } }, /does what is asked for/],
    ['a trap that is refused', { traps: { bad: { steps: 'C3xC4 -' } } }, /trap bad is refused/],
    ['a trap of another rule', { traps: { bad: { steps: 'C3xC4', rule: 'TZ-4.5' } } }, /refused by TZ-4\.\d, not/],
    ['a trap that counts what is no fact', { traps: { bad: { did: [['luck', '=', 1]] } } }, /no fact luck\./],
    ['a trap into which nothing falls', { traps: { bad: { did: [['took.tall', '=', 9]] } } }, /No turn falls into/],
    ['a trap behind one for everything', { traps: { all: {}, bad: { did: [['took.tott', '=', 1]] } } }, /trap bad/],
    ['a trap that is legal after all', { traps: { bad: { steps: 'C3xA1', rule: 'TZ-4.3' } } }, /is legal, not/],
  ])('finds %s', (_, changed, fault) => {
    expect(check(changed).join(' ')).toMatch(fault);
  });

  it('finds lessons without tasks, of unknown rules, tasks of one name, and games that are not the end', () => {
    const { tasks } = course.lessons[0]!;
    const lessons = [
      { id: 'empty', minutes: 1, rules: [], tasks: [] },
      { id: 'twice', minutes: 1, rules: ['TZ-9.9' as const], tasks: [tasks[0]!, tasks[0]!] },
    ];
    const faults = checkCourse(tzaar, { facts, lessons }, rules).flatMap(each => each.faults);
    const game = { id: 'early', minutes: 1, rules: [], tasks: [], game: { seats: 2, options: {}, level: 1 } };
    expect(checkCourse(tzaar, { facts, lessons: [game] }, rules)[0]?.faults).toEqual([
      'A game ends a course, and is called game.',
    ]);
    expect(faults).toEqual([
      'It has neither a task nor a game.',
      'There is no rule TZ-9.9.',
      'Two of its tasks have the same name.',
    ]);
  });
});

describe('a rule', () => {
  it('is practised in the first lesson that has it, else in one of its chapter', () => {
    expect(lessonOn(course, 'TZ-4.5')?.id).toBe('lines');
    expect(lessonOn(course, 'TZ-4.7')?.id).toBe('stacking');
    expect(lessonOn(course, 'TZ-5.4')?.id).toBe('types');
    expect(lessonOn(course, 'TZ-6.1')).toBeUndefined();
  });
});

import { findGame } from '@threefold-games/catalogue';
import { loadLearning } from '@threefold-games/catalogue/load';
import { amount } from '@threefold-games/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { threefold } from './harness.ts';

/** A session with these lines. */
const learn = (lines: readonly string[], ...argv: readonly string[]) =>
  threefold(['learn', ...argv], { stdin: lines.map(line => `${line}\n`).join('') });

/** Trying every turn of every task takes long. */
const CHECKED = amount(['tzaar'], undefined);

describe('lessons check', () => {
  let checked: Awaited<ReturnType<typeof threefold>>;
  beforeAll(async () => {
    checked = await threefold(['lessons', 'check', ...(CHECKED ?? [])]);
  }, 300_000);

  it(`finds no fault in ${CHECKED ? 'the course of TZAAR' : 'any course'}, in any language`, () => {
    const { code, out } = checked;
    expect(out).not.toMatch(/^ {4}/m);
    for (const id of CHECKED ?? catalogue.games.map(game => game.id))
      expect(out).toMatch(new RegExp(`^${id}: \\d+ tasks in \\d+ lessons, 0 faults$`, 'm'));
    expect(code).toBe(0);
  });

  it('prints how many of all turns each task accepts', () => {
    const { out } = checked;
    expect(out).toMatch(/^tzaar {2}lines tzaar +2 of 6 turns, 33 %$/m);
    expect(out).toMatch(/^tzaar {2}opening grow +738 of 6355 turns, 12 %$/m);
  });

  it('refuses a course that asks for what its rules do not have', async () => {
    const broken = {
      ...catalogue,
      // The lessons stand on rules that are not there.
      rulebook: () => [],
    };
    const { code, out } = await threefold(['lessons', 'check', 'talat'], { catalogue: broken });
    expect(code).toBe(1);
    expect(out).toContain('There is no rule TA-3.1.');
  });
});

describe('learn', () => {
  it('goes through a lesson: a refusal, a miss, what is shown, what is done', async () => {
    const { code, out } = await learn(['E3xG3', 'E3xF3', 'show', 'E3xG1', 'D4xF5', 'D4xB2', 'quit'], 'tzaar');
    expect(code).toBe(0);
    expect(out).toContain('Lesson 1 of 11: Straight lines');
    expect(out).toContain('Lit: E3.');
    expect(out).toMatch(/No\. .*TZ-4\.4/);
    expect(out).toContain('Not quite. That was a Tzarra: Tzarras wear a ring. Tzaars wear three petals.');
    expect(out).toContain('Now you. The board is put back.');
    expect(out).toContain('Done. Your piece takes its place');
    expect(out).toContain('No. Nothing crosses the hole in the middle. Try another direction. TZ-4.5');
    expect(out).toContain('Lesson 2 of 11: Who captures whom');
  });

  it('answers a turn that loses with the turn that wins', async () => {
    const { out } = await learn(['F3xF7 -', 'C3xA1 -', 'quit'], 'tzaar', 'keep');
    expect(out).toMatch(/Answered with \S+/);
    expect(out).toMatch(/Not quite\. The game is over\. Still to do: Save your only Tzaar\./);
    expect(out).toContain('Done. Black can');
  });

  it('goes on with a win that takes several turns', async () => {
    const { course } = (await loadLearning('tzaar'))!;
    const first = course.lessons.find(({ id }) => id === 'threats')!.tasks[0]!.show.join(' ');
    const { out } = await learn(['show', first, 'again', 'legal', 'rules', 'help', 'skip', 'quit'], 'tzaar', '10');
    expect(out).toMatch(new RegExp(`^ {2}${first.replaceAll('+', '\\+')}; .+; .+$`, 'm'));
    expect(out).toMatch(/Answered with .+\.\n {2}You attacked White's last Tzaar and last Tott\./);
    expect(out).toContain('put the board back');
    expect(out).toContain('Win in two turns with White.');
  });

  it('ends with a whole game against the first level', async () => {
    const { code, out } = await learn(['', 'quit'], 'tzaar', 'game');
    expect(code).toBe(0);
    expect(out).toContain('Watch the counts');
    expect(out).toContain('tzaar, 2 seats, setup=random');
    expect(out).toContain('Player 0 (White), turn 1> quit');
  });

  it('leaves at the end of the input, and with Ctrl-C', async () => {
    expect(await learn([], 'taluva')).toMatchObject({ code: 0, out: expect.stringContaining('Lesson 1 of 12') });
    const { code } = await threefold(['learn', 'talat'], { typed: [{ kind: 'interrupted' }] });
    expect(code).toBe(130);
  });

  it('solves every task with the turn that it shows', async () => {
    for (const { id } of catalogue.games) {
      const { course } = (await loadLearning(id))!;
      const tasks = course.lessons.flatMap(lesson => lesson.tasks);
      const { out } = await learn(
        tasks.flatMap(({ show, goal }) => [show.join(' '), ...(goal.kind === 'win' ? ['skip'] : [])]),
        id,
      );
      const several = tasks.filter(({ goal }) => goal.kind === 'win').length;
      expect(out.match(/^ {2}Done\. /gm), findGame(id)!.id).toHaveLength(tasks.length - several);
      expect(out).not.toContain('Not quite');
    }
  });
});

import { encodeHead, History, legalActions } from '@threefold-games/core';
import { parseGoal, type Solution, turnOf } from '@threefold-games/learn';
import { LANGS } from '@threefold-games/speech';
import { must } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { pictures, puzzling } from '../learn/puzzling.ts';
import { type TalatView, talat } from '../rules/index.ts';
import { loadPuzzleWords } from '../words/puzzles.ts';
import { CASES, FAR_AHEAD, LATE, type Line } from './puzzleCases.ts';
import { optionsFor, play, playOn, SETUP_2, SETUP_3, steps, type Table } from './table.ts';

const open = (text: string): Table => must(talat.decode(text));
const ids = puzzling.themes.map(({ id }) => id);

const solutionOf = ({ at, goal, turns }: Line): Solution<TalatView> => {
  const history = turns.split('; ').reduce((played, turn) => must(played.with([turn])), History.from(talat, open(at)));
  return {
    seat: history.positionAfter(0).actor,
    goal: parseGoal(goal)!,
    turns: history.turns.map((_, i) => turnOf(history, i)) as Solution<TalatView>['turns'],
  };
};

describe('themes of puzzles', () => {
  const fitting = (line: Line): readonly string[] => {
    const solution = solutionOf(line);
    return puzzling.themes.filter(theme => theme.fits(solution)).map(({ id }) => id);
  };

  it.each(CASES)('$id', ({ id, not, ...line }) => {
    expect(fitting(line)).toContain(id);
    expect(fitting({ ...line, ...not })).not.toContain(id);
  });

  it('each has a case, words in every language, and a picture', async () => {
    expect(new Set(CASES.map(({ id }) => id))).toEqual(new Set(ids));
    expect(Object.keys(pictures).sort()).toEqual([...ids].sort());
    for (const lang of LANGS) {
      const { themes } = await loadPuzzleWords(lang);
      expect(Object.keys(themes).sort()).toEqual([...ids].sort());
    }
  });

  it.each(Object.entries(pictures))('the picture of %s is a position with legal steps', (_, picture) => {
    const position = open(picture.position);
    for (const step of picture.steps) {
      expect(steps(position)).toContain(step);
      playOn(position, step);
    }
  });
});

describe('what is asked', () => {
  it('is nothing while towers are placed, and nothing in the middle of a game', () => {
    expect(puzzling.propose(play(''))).toEqual([]);
    expect(puzzling.propose(play('M4@a1 S3@b5'))).toEqual([]);
    expect(puzzling.propose(play(SETUP_3))).toEqual([]);
    expect(puzzling.propose(play(SETUP_2, 2))).toEqual([]);
    expect(puzzling.propose(play(SETUP_2, 2, { swap: 'on' }))).toEqual([]);
  });

  const kindsAt = (text: string) => new Set(puzzling.propose(open(text)).map(({ kind }) => kind));

  it('is wins and ways out where few towers can still meet', () => {
    for (const text of LATE) expect(kindsAt(text)).toEqual(new Set(['win', 'hold']));
  });

  it('is no win where the seat is ahead by more than a capture and a far line', () => {
    expect(kindsAt(FAR_AHEAD)).toEqual(new Set(['hold']));
  });
});

describe('positions that are alike', () => {
  it.each(LATE)('have one text, and play alike: %s', text => {
    const position = open(text);
    const key = puzzling.canonical(position);
    const copies = puzzling.copies(position);
    expect(copies.length).toBe(position.seats === 2 ? 15 : 23);
    const legal = legalActions(talat, position);
    for (const copy of copies) {
      expect(puzzling.canonical(copy.position)).toBe(key);
      expect(legalActions(talat, copy.position).length).toBe(legal.length);
    }
    for (const action of legal) {
      const step = position.format(action);
      const after = puzzling.canonical(playOn(position.copy(), step));
      for (const copy of copies) {
        expect(puzzling.canonical(playOn(copy.position.copy(), copy.step(step)))).toBe(after);
      }
    }
  });

  it('are no others', () => {
    const keys = LATE.flatMap(text => {
      const position = open(text);
      const after = legalActions(talat, position).map(action => {
        const next = position.copy();
        next.make(action);
        return puzzling.canonical(next);
      });
      return [puzzling.canonical(position), ...after];
    });
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are fewer where a seat was given points', () => {
    const [even, odds] = [{}, { odds: 'seat0step1' }].map(given => {
      const head = encodeHead(talat, 2, optionsFor(2, given));
      return puzzling.copies(open(LATE[0]!.replace('talat/1 2 -', head))).length;
    });
    expect([even, odds]).toEqual([15, 7]);
  });
});

import { History, legalActions } from '@threefold-games/core';
import {
  formatGoal,
  Judge,
  judgeAll,
  type PuzzleGoal,
  PuzzleMaker,
  parseGoal,
  type Solution,
  turnOf,
} from '@threefold-games/learn';
import { LANGS, speaker, type Text } from '@threefold-games/speech';
import { must } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { stateOf } from '../learn/counts.ts';
import { type Choice, choicesAt } from '../learn/goals.ts';
import { pictures, puzzling } from '../learn/puzzling.ts';
import { BUILD_TEMPLE, BUILD_TOWER } from '../rules/actions.ts';
import { type TaluvaView, taluva } from '../rules/index.ts';
import { loadPuzzleWords } from '../words/puzzles.ts';
import { type Island, start, step, steps } from './island.ts';

const open = (text: string): Island => must(taluva.decode(text));
const ids = puzzling.themes.map(({ id }) => id);
const pictureOf = (theme: string): Island => open(pictures[theme]!.position);

/** By theme: what a puzzle asks for whose solution is the turn of its picture. */
const GOALS: Readonly<Record<string, string>> = {
  winTempleHuts: 'win 1',
  winTowers: 'win 1',
  guard: 'goal did:placed>=3 after:winNext.other=0',
  rareTower: 'goal did:towers=1',
  rareTemple: 'goal did:temples=1',
  templeAndCut: 'goal did:temples=1 after:ready.temple.other=0',
  readyAndCut: 'goal after:ready.temple.me>=1 after:ready.temple.other=0',
  cutOff: 'goal did:placed>=2 after:ready.temple.other=0',
  shutIn: 'goal did:placed>=2 after:ready.temple.other=0',
  lastHuts: 'goal did:placed>=4 after:ready.temple.me>=1',
  bury: 'goal did:placed>=2 did:covered.other>=2',
  shelter: 'goal did:placed>=2 after:exposed.me=0',
  bigExpand: 'goal did:placed>=4',
  twoReady: 'goal after:ready.temple.me>=2',
  joinThree: 'goal after:ready.temple.me>=1',
  splitReady: 'goal after:ready.temple.me>=1',
  readyTemple: 'goal after:ready.temple.me>=1',
};

const solution = (position: string, goal: string, turn: readonly string[]): Solution<TaluvaView> => {
  const history = must(History.from(taluva, open(position)).with(turn));
  const played = turnOf(history, 0) as Solution<TaluvaView>['turns'][number];
  return { seat: played.seat, goal: parseGoal(goal)!, turns: [played] };
};

const themesOf = (position: string, goal: string, turn: readonly string[]): readonly string[] => {
  const solved = solution(position, goal, turn);
  return puzzling.themes.filter(theme => theme.fits(solved)).map(({ id }) => id);
};

/** A tower is built on land that was there before. */
const OLD_TOWER =
  'taluva/1 2 tiles=48,hutMayTouchOwn=on,ranking=off lay:1 JC 1232160221311111211121110 2,2,15/3,2,15 -2,2:1V0;-2,3:1S0bH0;-1,2:1R0aH1;0,0:1V0;0,1:1S0bH0;0,2:1J4aH1;0,3:1V4;1,-1:1C1b;1,0:1J0aH1;1,1:2J2bH0;1,2:2S2aT0;2,-2:1V1;2,-1:1J1a;2,0:3L2b;2,1:3L2a;3,-1:2C3b;3,0:3V2;4,-1:1C4bH1';

describe('themes of puzzles', () => {
  it.each(ids)('%s is shown by the turn of its picture, which does what it asks for and shows nothing else', id => {
    const { position, steps: turn } = pictures[id]!;
    expect(themesOf(position, GOALS[id]!, turn)).toEqual([id]);
    const { goal, turns } = solution(position, GOALS[id]!, turn);
    expect(new Judge(taluva, puzzling.facts).meets(goal, turns[0]!)).toBe(true);
  });

  it('are of no puzzle that asks for something else, nor of one that is done in another way', () => {
    // Neither is the height made, nor a settlement split; and where nothing is won, nothing is a win.
    expect(themesOf(OLD_TOWER, 'goal did:towers=1', ['-2,1/5', 'W@2,0'])).toEqual([]);
    const { position, steps: turn } = pictures.templeAndCut!;
    expect(themesOf(position, 'goal did:temples=1', turn)).toEqual([]);
    expect(themesOf(position, 'win 1', turn)).toEqual([]);
    expect(themesOf(position, 'goal did:erupted=1', turn)).toEqual([]);
  });

  it('each have a picture, and words in every language that ask for the number that is judged', async () => {
    expect(Object.keys(pictures).sort()).toEqual([...ids].sort());
    expect(Object.keys(GOALS)).toEqual(ids);
    for (const lang of LANGS) {
      const { themes } = await loadPuzzleWords(lang);
      const speak = speaker(lang);
      expect(Object.keys(themes).sort(), lang).toEqual([...ids].sort());
      for (const [id, { name, about, ask, done }] of Object.entries<Readonly<Record<string, Text>>>(themes)) {
        // A name has to fit on a tile.
        expect(speak(name!).length, `${lang} ${id}`).toBeLessThanOrEqual(26);
        for (const sentence of [about!, done!]) expect(speak(sentence), `${lang} ${id}`).toMatch(/^[^{}]+\.$/);
        expect(ask === undefined, id).toBe(GOALS[id]!.startsWith('win'));
        const counts = /^goal did:placed|temple.me>=2/.test(GOALS[id]!);
        if (ask)
          expect(speak(ask as Text<'n'>, { n: 7 }).includes('7'), `${lang} ${id}`).toBe(counts || id === 'readyAndCut');
      }
    }
  });
});

describe('what is asked', () => {
  const asked = (position: Island): readonly string[] => puzzling.propose(position).map(formatGoal);

  it('is nothing before there is an island to look at, and nothing without a tile in hand', () => {
    expect(asked(start())).toEqual([]);
    expect(asked(pictureOf('readyTemple'))).toEqual([]);
    expect(asked(step(pictureOf('splitReady'), pictures.splitReady!.steps[0]!))).toEqual([]);
  });

  it('is the win where there is one, and to stop it where somebody else is about to win', () => {
    expect(asked(pictureOf('winTempleHuts'))).toEqual(['win 1']);
    expect(asked(pictureOf('guard'))).toEqual([GOALS.guard]);
  });

  /** Whether a turn meets a goal, as far as what was counted of all turns tells. */
  const meets = (goal: PuzzleGoal, { placed, covered, verb, ready, readyOther, wins }: Choice): boolean => {
    const counted: Readonly<Record<string, number>> = {
      placed,
      'covered.other': covered,
      temples: verb === BUILD_TEMPLE ? 1 : 0,
      towers: verb === BUILD_TOWER ? 1 : 0,
      'ready.temple.me': ready,
      'ready.temple.other': readyOther,
    };
    if (goal.kind !== 'facts') return wins;
    return [...(goal.did ?? []), ...(goal.after ?? [])].every(([name, relation, value]) =>
      relation === '=' ? counted[name] === value : counted[name]! >= value,
    );
  };

  it.each(['winTowers', 'rareTemple', 'templeAndCut', 'lastHuts', 'splitReady'])(
    'is met by very few turns, and by those that the judge says: %s',
    id => {
      const position = pictureOf(id);
      const goals = puzzling.propose(position);
      const goal = goals.find(each => formatGoal(each) === GOALS[id])!;
      const choices = choicesAt(stateOf(position.copy()));
      const { turns, wins, ways } = judgeAll(taluva, new Judge(taluva, puzzling.facts), position, goal);
      expect(turns).toBe(choices.length);
      expect(wins).toBe(choices.filter(choice => meets(goal, choice)).length);
      expect(ways).toContainEqual(pictures[id]!.steps);
      if (goal.kind === 'facts') expect(ways.length).toBeLessThanOrEqual(3);
    },
  );
});

describe('positions that are alike', () => {
  it.each(['rareTower', 'lastHuts', 'bigExpand'])('have one text, and play alike: %s', id => {
    const position = pictureOf(id);
    const key = puzzling.canonical(position);
    const copies = puzzling.copies(position);
    expect(copies.length).toBeGreaterThan(1);
    const layings = steps(position);
    for (const laying of layings.filter((_, i) => i % 17 === 0)) {
      const laid = step(position.copy(), laying);
      // Whoever cannot build after a laying is out.
      const builds = laid.actor === position.actor ? steps(laid) : [];
      const build = builds.length > 0 ? [builds[layings.indexOf(laying) % builds.length]!] : [];
      const played = (from: Island, map: (text: string) => string): Island =>
        [laying, ...build].reduce((at, text) => step(at, map(text)), from.copy());
      const after = puzzling.canonical(played(position, text => text));
      for (const copy of copies) {
        expect(puzzling.canonical(copy.position)).toBe(key);
        expect(puzzling.canonical(played(copy.position, text => copy.step(text)))).toBe(after);
      }
    }
    for (const copy of copies) {
      expect(must(taluva.decode(copy.position.encode())).encode()).toBe(copy.position.encode());
      expect(steps(copy.position)).toEqual(layings.map(text => copy.step(text)).sort());
    }
  });

  it('are no others', () => {
    const position = pictureOf('twoReady');
    const keys = legalActions(taluva, position).map(action => {
      const after = position.copy();
      after.make(action);
      return puzzling.canonical(after);
    });
    expect(new Set([puzzling.canonical(position), ...keys]).size).toBe(1 + keys.length);
  });
});

describe('a goal that can be reached in ways of different themes', () => {
  /** A temple can be prepared by splitting a settlement, and without. */
  const MIXED =
    'taluva/1 2 tiles=48,hutMayTouchOwn=on,ranking=off lay:1 CJ 1342051211311002221121101 2,2,16/2,2,16 -3,4:1V0;-3,5:1L0b;-2,1:1V5;-2,2:1J4a;-2,3:1V4;-2,4:1S0a;-1,0:1L5a;-1,1:1R5bT0;-1,2:1C4bH0;-1,3:1L1bH0;0,-1:1C1b;0,0:1V0;0,1:1R0bH0;0,2:1V1;0,3:1J1aH0;1,-2:1V1;1,-1:1S1aH1;1,0:1C0aH1;1,2:1S4aH1;1,3:1V4;2,-1:1S4aH1;2,0:1V4;2,2:1J4b;3,-3:1V0;3,-2:1C0b;3,-1:1R4bT1;4,-3:1J0a';

  it('makes no puzzle: what is said of the one would not be true of the other', () => {
    expect(new PuzzleMaker(taluva, puzzling).make(open(MIXED), parseGoal('goal after:ready.temple.me>=1')!)).toBe(
      'mixed',
    );
  });
});

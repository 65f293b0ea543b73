import { type Position, replay } from '@threefold-games/core';
import {
  type Branch,
  branchOf,
  type Moment,
  type Reason,
  type TurnWithPositions,
  turnOf,
  type Values,
} from '@threefold-games/learn';
import { LANGS } from '@threefold-games/speech';
import { must, turnByLot, vectorsIn } from '@threefold-games/testkit';
import { type TzaarView, tzaar } from '@threefold-games/tzaar';
import { describe, expect, it } from 'vitest';
import { coach, voice } from '../learn/coach.ts';
import { CASES } from './coachCases.ts';
import { start } from './table.ts';

const NAMES = ['White', 'Black'];
const said = await voice('en');

/** Recorded games. */
const GAMES = vectorsIn(new URL('../vectors/', import.meta.url), 'play')
  .slice(0, 5)
  .map(record => must(replay(() => tzaar, record)).history);

const open = (fields: string): Position<TzaarView> => must(tzaar.decode(`tzaar/1 2 - ${fields}`));

const branch = (before: Position<TzaarView>, text: string): Branch<TzaarView> => {
  const [steps = [], ...line] = text.split('; ').map(turn => turn.split(' '));
  return must(branchOf(tzaar, before, { steps, line }));
};

const momentOf = (before: Position<TzaarView>, better: string, played?: string): Moment<TzaarView> => ({
  game: tzaar,
  seat: before.actor,
  better: branch(before, better),
  ...(played !== undefined && { played: branch(before, played) }),
});

/** What one of the rules finds, whatever the others do. */
const find = (id: string, moment: Moment<TzaarView>): Reason | undefined => {
  const rule = coach.reasons.find(each => each.id === id)!;
  const { played } = moment;
  const found = rule.about === 'better' ? rule.find(moment) : played && rule.find({ ...moment, played });
  return found && { id, values: found.values, ground: found.ground };
};

const sentence = (id: string, moment: Moment<TzaarView>): string | undefined => {
  const reason = find(id, moment);
  return reason && said.reason(reason, NAMES).text;
};

describe('reasons of TZAAR', () => {
  it.each(CASES)('$id: "$says"', ({ id, at, better, played, says, not }) => {
    const before = open(at);
    expect(sentence(id, momentOf(before, better, played))).toBe(says);
    expect(sentence(id, momentOf(before, not.better ?? better, not.played ?? played))).toBeUndefined();
  });

  it('all have a position where they speak', () => {
    expect(new Set(CASES.map(({ id }) => id))).toEqual(new Set(coach.reasons.map(({ id }) => id)));
  });

  it('speak in hints as well, where they are about the better turn', () => {
    const hints = CASES.filter(({ id }) => coach.reasons.find(each => each.id === id)?.about === 'better');
    expect(hints.length).toBeGreaterThan(10);
    for (const { id, at, better, says } of hints) expect(sentence(id, momentOf(open(at), better)), id).toBe(says);
  });

  it('say nothing of pieces that are placed', () => {
    const before = start('tournament');
    for (const { id } of coach.reasons) expect(find(id, momentOf(before, 'A@E1', 'O@A1'))).toBeUndefined();
    expect(coach.remark({ ...branch(before, 'A@E1').turn })).toBeUndefined();
  });

  it('are short, and leave no name open in any language', async () => {
    for (const lang of LANGS) {
      const voiceThere = await voice(lang);
      for (const { id, at, better, played } of CASES) {
        const { title, text } = voiceThere.reason(find(id, momentOf(open(at), better, played))!, NAMES);
        expect(text, `${lang} ${id}`).toMatch(/^[^{}]{10,140}\.$/u);
        expect(title, `${lang} ${id}`).toMatch(/^[^{}.!]{5,40}$/u);
      }
    }
  });

  it('find nothing where the same was played', () => {
    for (const { at, better } of CASES) {
      const moment = momentOf(open(at), better, better);
      const silent = coach.reasons.filter(({ id }) => !['takesLast', 'leavesNothing'].includes(id));
      for (const { id } of silent) expect(find(id, moment), id).toBeUndefined();
    }
  });
});

/** What a reason says in numbers, by another count of the board than the one that found it. */
const COUNTS: Readonly<Record<string, (moment: Moment<TzaarView>, values: Values) => readonly (readonly number[])[]>> =
  {
    losesScarce: ({ seat, played }, { type, n }) => [[left(replied(played!), seat, type), Number(n)]],
    takesScarce: ({ seat, better }, { type, n }) => [[left(better.turn.after, 1 - seat, type), Number(n)]],
    takesTzaar: ({ seat, better }, { n }) => [[left(better.turn.after, 1 - seat, 'tzaar'), Number(n)]],
    scarceInReach: ({ seat, played }, { type, n }) => [[left(played!.turn.after, seat, type), Number(n)]],
    covers: ({ seat, played }, { type, n }) => [[left(played!.turn.after, seat, type), Number(n)]],
    growsType: ({ seat, better }, { type, n, height }) => [
      [left(better.turn.after, seat, type), Number(n)],
      [tall(better.turn.after, seat, type), Number(height)],
    ],
    growsTallest: ({ seat, better }, { height, type }) => [[tall(better.turn.after, seat, type), Number(height)]],
    stacksInstead: ({ seat, better, played }, { height, type, n }) => [
      [tall(better.turn.after, seat, type), Number(height)],
      [tall(played!.turn.after, seat), Number(n)],
    ],
    outgrown: ({ seat, played }, { height, n }) => [
      [tall(replied(played!), 1 - seat), Number(height)],
      [tall(replied(played!), seat), Number(n)],
    ],
    safeType: ({ seat, played }, { type, n, height }) => [
      [left(replied(played!), 1 - seat, type), Number(n)],
      [tall(replied(played!), 1 - seat, type), Number(height)],
    ],
    losesStack: ({ seat, played }, { height }) => [
      [pieces(played!.turn.after, seat) - pieces(replied(played!), seat) >= Number(height) ? 1 : 0, 1],
    ],
    threatened: ({ seat, played }, { type, n }) => [[left(replied(played!), seat, type), Number(n)]],
    attacks: ({ seat, better }, { type, n }) => [[left(better.turn.after, 1 - seat, type), Number(n)]],
  };

const replied = ({ turn, line }: Branch<TzaarView>): Position<TzaarView> => (line[0] ?? turn).after;

const stacksOf = (position: Position<TzaarView>, seat: number) =>
  position.view().spaces.flatMap(({ stack }) => (stack?.owner === seat ? [stack] : []));
const left = (position: Position<TzaarView>, seat: number, type: unknown): number =>
  stacksOf(position, seat).filter(stack => stack.type === type).length;
const tall = (position: Position<TzaarView>, seat: number, type?: unknown): number =>
  Math.max(0, ...stacksOf(position, seat).map(stack => (type === undefined || stack.type === type ? stack.height : 0)));
const pieces = (position: Position<TzaarView>, seat: number): number =>
  stacksOf(position, seat).reduce((sum, { height }) => sum + height, 0);

describe('reasons in recorded games of TZAAR', () => {
  it('can be said, and count what the board shows', () => {
    const found = new Set<string>();
    for (const history of GAMES)
      for (const [index, { steps }] of history.turns.entries()) {
        const before = history.positionBefore(index) as Position<TzaarView>;
        const other = turnByLot(tzaar, before, index);
        const reply = history.turns[index + 1]?.steps;
        const played = [steps.join(' '), ...(reply ? [reply.join(' ')] : [])].join('; ');
        for (const moment of [momentOf(before, other.join(' '), played), momentOf(before, played, other.join(' '))])
          for (const { id } of coach.reasons) {
            const reason = find(id, moment);
            if (!reason) continue;
            found.add(id);
            expect(said.reason(reason, NAMES).text).toMatch(/^[^{}]+\.$/u);
            for (const [counted, told] of COUNTS[id]?.(moment, reason.values) ?? []) expect(counted, id).toBe(told);
          }
      }
    for (const id of Object.keys(COUNTS)) expect(found).toContain(id);
  });
});

describe('remarks of TZAAR', () => {
  const remarkOn = (turn: TurnWithPositions<TzaarView>): string | undefined => {
    const remark = coach.remark(turn);
    return remark && said.remark(remark, NAMES);
  };
  /** Of the last turn of `D1xE1 E1+C1; A3xA1`, where the case of a reason begins. */
  const after = (id: string, text: string): string | undefined => {
    const { turn, line } = branch(open(CASES.find(each => each.id === id)!.at), text);
    return remarkOn(line.at(-1) ?? turn);
  };

  it.each([
    ['takesLast', 'G4xD3 D3xD4', 'captures the last Tzaar and wins', 'G4xD3 -'],
    ['leavesNothing', 'B6xE8 C2+H4', 'leaves nothing to capture and wins', 'B6xE8 -'],
    ['buriesLast', 'B2+C3', 'buries the last Tzaar and loses', 'C3+B2'],
    ['takesScarce', 'D4xE4 A3xA2', 'captures the last Tzarra but one', 'D4xD5 A3xA2'],
    ['takesScarce', 'D4xD5 G5xG7', 'captures a Tott, 2 left', 'D4xD5 -'],
    ['movesAway', 'D1xE1 A1+C1', 'covers the last Tott but one', 'D1xE1 -'],
    ['losesTwoStacks', 'A5xD5 G2+H2; C2xA2 A2xD5', 'captures two stacks', 'A5xD5 G2+H2; G6xF6 -'],
    ['losesStack', 'A5xD5 G2+H2; C2xA2 -', 'captures a stack of 3', 'A5xD5 G2+H2; G6xF6 -'],
    ['growsTallest', 'F8xH6 C2+C3', 'makes the tallest stack: 6', 'F8xH6 C2+B1'],
  ])('at %s: %s %s', (id, steps, words, other) => {
    expect(after(id, steps)).toBe(words);
    expect(after(id, other)).not.toBe(words);
  });

  it('are made of few turns', () => {
    const turns = GAMES.flatMap(history =>
      history.turns.map((_, index) => turnOf(history, index) as TurnWithPositions<TzaarView>),
    );
    const remarks = turns.map(remarkOn).filter(each => each !== undefined);
    expect(remarks.length / turns.length).toBeGreaterThan(0.1);
    expect(remarks.length / turns.length).toBeLessThan(0.5);
    for (const remark of remarks) expect(remark).toMatch(/^[a-z][^{}.]{5,45}$/u);
  });
});

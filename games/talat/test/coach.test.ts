import { type Position, replay } from '@threefold-games/core';
import {
  type Branch,
  branchOf,
  type Moment,
  type Reason,
  type TurnWithPositions,
  turnOf,
} from '@threefold-games/learn';
import { LANGS } from '@threefold-games/speech';
import { must, vectorsIn } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { coach, voice } from '../learn/coach.ts';
import { at } from '../learn/position.ts';
import { type TalatView, talat } from '../rules/index.ts';
import { CASES } from './coachCases.ts';
import { picture, play, SETUP_2, type Table } from './table.ts';

const NAMES = ['Ivory', 'Ebony', 'Ember'];
const said = await voice('en');

/** Towers that keep boards 2 and 3 in play. */
const AROUND = 'f1 S6 h5 m3 l1 L4 n5 m6';

const open = (text: string, seats = 3): Table => {
  if (text.includes('/')) return must(talat.decode(`talat/1 ${seats} - ${text}`));
  if (text === '' || text.includes('@')) return play(text, seats);
  const place = at(`${text} ${AROUND}`);
  return must(talat.decode('position' in place ? place.position : ''));
};

const branch = (before: Table, text: string): Branch<TalatView> => {
  const [steps = [], ...line] = text.split('; ').map(step => [step]);
  return must(branchOf(talat, before, { steps, line }));
};

const momentOf = (before: Table, better: string, played?: string): Moment<TalatView> => ({
  game: talat,
  seat: before.actor,
  better: branch(before, better),
  ...(played !== undefined && { played: branch(before, played) }),
});

/** What one of the rules finds, whatever the others do. */
const find = (id: string, moment: Moment<TalatView>): Reason | undefined => {
  const rule = coach.reasons.find(each => each.id === id)!;
  const { played } = moment;
  const found = rule.about === 'better' ? rule.find(moment) : played && rule.find({ ...moment, played });
  return found && { id, values: found.values, ground: found.ground };
};

const sentence = (id: string, moment: Moment<TalatView>): string | undefined => {
  const reason = find(id, moment);
  return reason && said.reason(reason, NAMES).text;
};

/** Recorded games. */
const GAMES = vectorsIn(new URL('../vectors/', import.meta.url), 'play')
  .slice(0, 6)
  .map(record => must(replay(() => talat, record)).history);

describe('reasons of Talat', () => {
  it.each(CASES)('$id: "$says"', ({ id, at: where, seats, better, played, says, not }) => {
    const before = open(where, seats);
    expect(sentence(id, momentOf(before, better, played))).toBe(says);
    expect(sentence(id, momentOf(before, not.better ?? better, not.played ?? played))).toBeUndefined();
  });

  it('all have a position where they speak', () => {
    expect(CASES.map(({ id }) => id)).toEqual(expect.arrayContaining(coach.reasons.map(({ id }) => id)));
  });

  it('say the same in a hint, where they are about the better turn', () => {
    for (const { id, at: where, seats, better, says } of CASES) {
      if (coach.reasons.find(each => each.id === id)?.about === 'both') continue;
      expect(sentence(id, momentOf(open(where, seats), better)), id).toBe(says);
    }
  });

  it('speak of the Zihin’s towers that play for a seat as of its own', () => {
    const before = picture(
      `. . . . m6 | . . . . l6 | . . . . m3
       . . . . .  | . m4 . . . | . . . . .
       . . . . .  | . . . . .  | . . M6 . .
       . . . . .  | L3 . . . . | . . . . .
       L4 . . . . | . . . . M4 | . . . . .`,
      { seats: 2 },
    );
    expect(sentence('exposed', momentOf(before, 'a1-a2', 'g4-g3'))).toBe('Ebony can capture the M4 on g3 from f2.');
    expect(sentence('exposed', momentOf(before, 'a1-a2', 'g4-h3'))).toBeUndefined();
  });

  it('never leave anything open, in any language, whatever is played', async () => {
    const voices = await Promise.all(LANGS.map(voice));
    for (const history of GAMES) {
      for (const [index, { steps, seat }] of history.turns.entries()) {
        if (index % 9 > 0 || index + 8 > history.turns.length) continue;
        const before = history.positionBefore(index) as Position<TalatView>;
        const line = history.turns.slice(index + 1, index + 7).map(turn => [...turn.steps]);
        const played = must(branchOf(talat, before, { steps, line }));
        const other = before.format(firstOf(before));
        const better = must(branchOf(talat, before, { steps: [other] }));
        for (const moment of [
          { game: talat, seat, played, better },
          { game: talat, seat, played: better, better: played },
        ])
          for (const { id } of coach.reasons) {
            const reason = find(id, moment);
            for (const each of reason ? voices : []) {
              const { title, text } = each.reason(reason!, NAMES);
              expect(`${title} ${text}`).not.toMatch(/[{}]|undefined|NaN| {2}/);
              expect(text.length).toBeLessThanOrEqual(120);
            }
          }
      }
    }
  });

  it('say nothing while one seat plays for both, or chooses a side (TA-H.2)', () => {
    const start = play('', 2, { swap: 'on' });
    for (const { id } of coach.reasons) expect(find(id, momentOf(start, 'L6@h5', 'L6@n1'))).toBeUndefined();
    const moved = play(`${SETUP_2} a5-a4`, 2, { swap: 'on' });
    for (const { id } of coach.reasons) expect(find(id, momentOf(moved, 'swap', 'stay'))).toBeUndefined();
    expect(remarkOf(branch(moved, 'swap').turn)).toBe('swaps sides');
    expect(remarkOf(branch(moved, 'stay').turn)).toBeUndefined();
  });
});

/** The first legal step. */
const firstOf = (position: Position<TalatView>) => {
  const out = new Int32Array(talat.maxActions);
  position.legal(out);
  return out[0]! as Parameters<typeof position.format>[0];
};

const remarkOf = (turn: TurnWithPositions<TalatView>): string | undefined => {
  const remark = coach.remark(turn);
  return remark && said.remark(remark, NAMES);
};

describe('remarks about turns of Talat', () => {
  const told = (where: string, step: string, seats?: number): string | undefined =>
    remarkOf(branch(open(where, seats), step).turn);
  const finish = CASES.find(({ id }) => id === 'ended')!.at;

  it('say how the game ends', () => {
    expect(told(finish, 'm3xl2')).toBe('wins');
    expect(told(finish, 'm3-n2')).toBe('ends the game');
    expect(told(finish, 'm3-m2')).toBeUndefined();
    const tied = CASES.find(({ id }) => id === 'endsTied')!.at;
    const shared = must(talat.decode(`talat/1 3 tieBreak=none ${tied}`));
    expect(remarkOf(branch(shared, 'a3xb4').turn)).toBe('ends the game with a shared win');
  });

  it('say which board freezes', () => {
    const freeze = 'b4 L4 d3 S6 e4 l6 b3 s4 a5 m3';
    expect(told(freeze, 'b4xa5')).toBe('captures M3, board 1 freezes');
    expect(told(freeze, 'd3-d4')).toBeUndefined();
    expect(told('b3 M4 c4 m6', 'b3-a4')).toBe('board 1 freezes');
  });

  it('say what is captured, and who comes across', () => {
    const towers = 'c3 M4 c4 s4 b4 s3 d4 L3 a1 S6 e5 l6';
    expect(told(towers, 'c3xc4')).toBe('captures S4');
    expect(told(towers, 'a1-a2')).toBeUndefined();
    expect(told(towers, 'd4-d5')).toBe('reaches the far line');
    expect(told('c3 S3 c4 l6 b4 m4 a1 L4', 'c3xc4')).toBe('S3 captures L6');
  });

  it('say who takes the lead from somebody else', () => {
    // 2 points behind Ebony; and 1 ahead.
    const behind =
      'M4..../m4.l6.m3/..L4.l4/L3...s4/...S6L6 ...../S3...l4/..M6.s3/.m6S6.l3/....L3 s3..../...../..s4.m3/.m6S6S4./L6...M4 0 - -/2M3/-';
    expect(told(behind, 'l2-l1')).toBe('reaches the far line and takes the lead');
    expect(told('b4 M4 c5 s3 e5 l4 e1 L3', 'b4xc5')).toBe('captures S3 and takes the lead');
    const ahead = picture(
      `. . s3 . l4 | . . . . m6 | . . . . m3
       . M4 . . .  | . . . . .  | . . . . .
       . . . . .   | . . . . .  | . . . . .
       . . . . .   | . . . . .  | . . . . .
       . . . . L3  | S6 . . . . | L4 . . . .`,
      { captures: ['1S4 1M3 1M4 2L3 2L6 2M3 2M4'] },
    );
    expect(remarkOf(branch(ahead, 'b4xc5').turn)).toBe('captures S3 on the far line');
    expect(remarkOf(branch(ahead, 'b4-b5').turn)).toBe('reaches the far line');
  });

  it('say who has no step', () => {
    const last =
      '..l6../....s4/L4...L3/..s6.M4/.s3... ...M6./...s6./M4..L4./...l6./l4.... s6S4.../...../....m3/...../s4.m6.. 1 2 2M6,2M4,2M3,2S3/2L3,0S3/0L6,1L3,1M3';
    expect(told(last, 'c2-c1')).toBe('Ember has no step');
    // With its S3 on board 3 it has one.
    const other = last.replace('s4.m6..', 's4.m6.S3').replace(',2S3/', '/');
    expect(told(other, 'c2-c1')).toBe('reaches the far line');
  });

  it('say that an S3 is placed opposite an L6', () => {
    expect(told('L6@c1', 'S3@d5')).toBe('places S3 opposite L6');
    expect(told('L6@c1', 'S3@f1')).toBeUndefined();
    expect(told('L4@c1', 'S3@d5')).toBeUndefined();
  });

  it('have words in every language', async () => {
    const voices = await Promise.all(LANGS.map(voice));
    for (const history of GAMES.slice(0, 3))
      for (const [index] of history.turns.entries()) {
        const remark = coach.remark(turnOf(history, index) as TurnWithPositions<TalatView>);
        for (const each of remark ? voices : []) expect(each.remark(remark!, NAMES)).not.toMatch(/[{}]|undefined/);
      }
  });
});

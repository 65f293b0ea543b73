import type { OfferKind } from '@threefold-games/room';
import { FISCHER, playing, type Table } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';

const offer = (table: Table, seat: number, kind: OfferKind): string => table.ask(seat, { kind: 'offer', offer: kind });
const answer = (table: Table, seat: number, kind: OfferKind, yes = true): string =>
  table.ask(seat, { kind: 'answer', offer: kind, yes });

describe('an offer', () => {
  it('is carried out once all other people agree', () => {
    const table = playing('talat', 3, {}, { 1: 2 }).playOn(3);
    const four = playing('taluva', 4).playOn(4);
    expect([offer(table, 0, 'pause'), table.effects]).toEqual(['ok', [{ kind: 'offered', offer: 'pause', seat: 0 }]]);
    expect([answer(table, 2, 'pause'), table.effects]).toEqual(['ok', [{ kind: 'agreed', offer: 'pause', seat: 2 }]]);
    expect(table.state).toMatchObject({ paused: table.now, offers: [] });
    offer(four, 3, 'pause');
    answer(four, 1, 'pause');
    expect(four.state.offers).toEqual([{ kind: 'pause', by: 3, agreed: [3, 1] }]);
    answer(four, 0, 'pause');
    expect(four.state.paused).toBeUndefined();
    answer(four, 2, 'pause');
    expect(four.state.paused).toBe(four.now);
  });

  it('is declined by one, and taken back by who made it', () => {
    const table = playing('talat', 3).playOn(3);
    for (const seat of [1, 0]) {
      offer(table, 0, 'abort');
      expect([answer(table, seat, 'abort', false), table.kinds]).toEqual(['ok', ['declined']]);
      expect(table.state.offers).toEqual([]);
    }
    expect(answer(table, 1, 'abort')).toBe('room.noOffer');
  });

  it('is made once; who asks for the same agrees', () => {
    const table = playing('talat', 2).playOn(2);
    offer(table, 0, 'pause');
    expect(offer(table, 0, 'pause')).toBe('room.offer');
    expect(answer(table, 0, 'pause')).toBe('room.noOffer');
    expect(offer(table, 1, 'pause')).toBe('ok');
    expect(table.state.paused).toBe(table.now);
    expect(offer(table, 0, 'pause')).toBe('room.offer');
  });

  it("is declined by playing on, but not by a bot, nor by one's own turn", () => {
    const table = playing('talat', 3, {}, { 1: 2 });
    offer(table, 0, 'pause');
    table.playOn(2);
    expect(table.state.offers).toHaveLength(1);
    expect(table.state.actor).toBe(2);
    table.playOn(1);
    expect(table.state.offers).toEqual([]);
  });
});

describe('a take-back', () => {
  it('goes back to before the last turn of who asks, and the same is drawn again', () => {
    const table = playing('taluva', 2).playOn(5);
    const before = playing('taluva', 2).playOn(3).state;
    const later = table.state.turns.map(turn => turn.steps[0]);
    expect(offer(table, 1, 'takeBack')).toBe('ok');
    expect(answer(table, 0, 'takeBack')).toBe('ok');
    const { position, drawn, actor, turns, rewound, seq } = table.state;
    expect({ position, drawn, actor, turns }).toEqual({
      position: before.position,
      drawn: before.drawn,
      actor: 1,
      turns: before.turns,
    });
    expect(rewound).toBe(seq);
    for (const seed of [71, 72]) expect(table.play(table.someTurn(seed))).toBe('ok');
    expect(table.state.turns.map(turn => turn.steps[0])).toEqual(later);
  });

  it('happens at once where all others are bots', () => {
    const table = playing('talat', 3, {}, { 1: 1, 2: 1 }).playOn(5);
    expect(offer(table, 0, 'takeBack')).toBe('ok');
    expect([table.state.turns.length, table.state.actor]).toEqual([3, 0]);
    expect(offer(table, 0, 'takeBack')).toBe('ok');
    expect(offer(table, 0, 'takeBack')).toBe('room.offer');
  });

  it('in a pause leaves the pause on, and the turn has taken nothing yet', () => {
    const table = playing('talat', 2, { clock: FISCHER }, { 1: 1 }).playOn(4).wait(1000);
    offer(table, 0, 'pause');
    table.wait(50_000);
    offer(table, 0, 'takeBack');
    table.wait(50_000).ask(0, { kind: 'resume' });
    expect(table.wait(2000).play()).toBe('ok');
    expect(table.state.turns.at(-1)).toMatchObject({ seat: 0, used: 2000 });
  });

  it('gives no time back', () => {
    const table = playing('talat', 2, { clock: FISCHER }).playOn(2).wait(20_000);
    table.play();
    offer(table, 0, 'takeBack');
    table.wait(4000);
    answer(table, 1, 'takeBack');
    expect(table.state.clocks.map(clock => clock.left)).toEqual([45_000, 60_000]);
    expect(table.state.since).toBe(table.now);
  });
});

describe('a draw', () => {
  it('is shared where the game knows shared results', () => {
    const table = playing('talat', 3, {}, { 1: 2 }).playOn(3);
    offer(table, 0, 'draw');
    answer(table, 2, 'draw');
    expect(table.state.result).toMatchObject({ shares: [1 / 3, 1 / 3, 1 / 3], why: { kind: 'agreed' } });
  });

  it('cannot be offered where there is none, nor to bots alone', () => {
    expect(offer(playing('tzaar', 2).playOn(2), 0, 'draw')).toBe('room.offer');
    expect(offer(playing('talat', 2, {}, { 1: 1 }).playOn(2), 0, 'draw')).toBe('room.offer');
  });
});

describe('an abort', () => {
  it("is anybody's before every seat has moved, and everybody's afterwards", () => {
    const early = playing('talat', 3).playOn(2);
    expect(offer(early, 1, 'abort')).toBe('ok');
    expect(early.state.result).toEqual({ why: { kind: 'abort', cause: { kind: 'alone', seat: 1 } }, at: early.now });
    const late = playing('talat', 3).playOn(3);
    offer(late, 1, 'abort');
    answer(late, 0, 'abort');
    expect(late.state.phase).toBe('playing');
    answer(late, 2, 'abort');
    expect(late.state.result?.why).toEqual({ kind: 'abort', cause: { kind: 'agreed' } });
  });

  it('needs nobody else in a game against bots', () => {
    const table = playing('talat', 2, {}, { 1: 1 }).playOn(4);
    offer(table, 0, 'abort');
    expect(table.state.phase).toBe('over');
  });
});

describe('offers and the end', () => {
  it('only a rematch is offered after it, and only then', () => {
    const table = playing('talat', 2).playOn(2);
    expect(offer(table, 0, 'rematch')).toBe('room.offer');
    table.ask(0, { kind: 'resign' });
    for (const kind of ['takeBack', 'draw', 'abort', 'pause'] as const)
      expect(offer(table, 0, kind)).toBe('room.offer');
    expect(offer(table, 0, 'rematch')).toBe('ok');
  });
});

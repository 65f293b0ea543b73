import { formatRecord, parseRecord, replay, tagValue } from '@threefold-games/core';
import { recordOf } from '@threefold-games/room';
import { FISCHER, must, playing, type Table, world } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';

/** The text of a table's record, which must replay. */
const textOf = (table: Table): string => {
  const text = formatRecord(recordOf(world, table.state));
  const read = parseRecord(text);
  must(read.ok ? replay(id => world.findGame(id), read.value) : read);
  return text;
};
const tag = (table: Table, name: string): string | undefined => tagValue(recordOf(world, table.state), name);

describe('the record of a room', () => {
  it("is that of a game: names, day, clock, turns with what was left, bots' turns marked", () => {
    const table = playing('talat', 3, { clock: FISCHER }, { 1: 4 }).playOn(3).wait(9_500);
    table.play();
    const lines = textOf(table).split('\n');
    expect(lines.slice(0, 7)).toEqual([
      '[Game "talat"]',
      '[Rules "1"]',
      expect.stringMatching(/^\[Options ".+"\]$/),
      '[Seats "Ada; Rosa (level 4); Cleo"]',
      '[Result "*"]',
      '[Date "2026-11-15"]',
      '[Clock "fischer base=60 increment=5"]',
    ]);
    const [steps] = [table.state.turns.map(turn => turn.steps.join(' '))];
    expect(lines.slice(8)).toEqual([
      `1. ${steps[0]} {[%clk 0:01:00]}`,
      `2. ${steps[1]} {[%clk 0:01:00]} {level 4}`,
      `3. ${steps[2]} {[%clk 0:01:00]}`,
      `4. ${steps[3]} {[%clk 0:00:55]}`,
      '',
    ]);
  });

  it('of a game without clock and chance has neither clocks nor a deal', () => {
    expect(textOf(playing('talat', 2).playOn(4))).not.toMatch(/clk|Deal|Clock/);
  });

  it.each(['talat', 'tzaar', 'taluva'])("of a whole game of %s has the rules' own result", game => {
    const table = playing(game, 2).playOn(1000);
    expect(textOf(table)).toContain(`[End "${(table.state.result!.why as { rule: string }).rule}"]`);
    expect(tag(table, 'Shares')).toBeUndefined();
  });

  it('says who left', () => {
    const resigned = playing('tzaar', 2).playOn(2);
    resigned.ask(1, { kind: 'resign' });
    const late = playing('tzaar', 2, { clock: FISCHER }).playOn(2).wait(1e6);
    late.tick();
    const lost = playing('tzaar', 2).playOn(2);
    lost.happen({ kind: 'gone', seat: 0 });
    lost.wait(1e6).tick();
    const aborted = playing('tzaar', 2);
    aborted.ask(0, { kind: 'offer', offer: 'abort' });
    for (const [table, result, end] of [
      [resigned, '1-0', 'resign 1'],
      [late, '0-1', 'time 0'],
      [lost, '0-1', 'resign 0'],
      [aborted, '*', 'abort'],
    ] as const) {
      textOf(table);
      expect([tag(table, 'Result'), tag(table, 'End')]).toEqual([result, end]);
    }
    const three = playing('talat', 3, { leaver: { kind: 'end' } }).playOn(3);
    three.ask(2, { kind: 'resign' });
    textOf(three);
    expect(tag(three, 'Result')).toBe('0.5-0.5-0');
  });

  it("keeps the rules' result beside the shares of a room where a bot stood in", () => {
    const fair = playing('talat', 3).playOn(1000).state;
    const winner = fair.result!.shares!.indexOf(1);
    const table = playing('talat', 3).playOn(fair.turns.length - 3);
    table.ask(winner, { kind: 'resign' });
    table.playOn(3);
    textOf(table);
    const byRule = [0, 1, 2].map(seat => Number(seat === winner)).join('-');
    const byRoom = [0, 1, 2].map(seat => (seat === winner ? 0 : 0.5)).join('-');
    expect([tag(table, 'Result'), tag(table, 'Shares')]).toEqual([byRule, byRoom]);
    expect(tag(table, 'Seats')).toBe('Ada; Ben; Cleo');
  });

  it('of a draw by agreement has its shares', () => {
    const table = playing('talat', 2).playOn(2);
    table.ask(0, { kind: 'offer', offer: 'draw' });
    table.ask(1, { kind: 'answer', offer: 'draw', yes: true });
    textOf(table);
    expect([tag(table, 'Result'), tag(table, 'Shares')]).toEqual(['*', '0.5-0.5']);
  });

  it('shows hash and room of the deal while it is played, all of it afterwards', () => {
    const table = playing('taluva', 2).playOn(2);
    const names = (): readonly string[] => [...textOf(table).matchAll(/\[(Deal\w*)/g)].map(found => found[1]!);
    expect(names()).toEqual(['Deal', 'DealRoom', 'DealHash']);
    table.ask(0, { kind: 'resign' });
    expect(names()).toEqual(['Deal', 'DealRoom', 'DealHash', 'DealNonces', 'DealSecret', 'DealNext']);
  });

  it.each([
    [0, '1970-01-01'],
    [951_782_399_999, '2000-02-28'],
    [951_782_400_000, '2000-02-29'],
    [1_709_164_800_000, '2024-02-29'],
    [1_798_761_599_999, '2026-12-31'],
    [4_107_542_400_000, '2100-03-01'],
  ])('knows the day of %i', (started, day) => {
    const { state } = playing('talat', 2);
    expect(tagValue(recordOf(world, { ...state, started }), 'Date')).toBe(day);
    expect(new Date(started).toISOString().slice(0, 10)).toBe(day);
  });
});

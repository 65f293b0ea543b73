import { clockFace, viewOf, wakeAt } from '@threefold-games/room';
import { FISCHER, playing } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';

const here = { clock: FISCHER, oneScreen: true } as const;

describe('a game at one screen', () => {
  it('gives the first turn no time of its own: the clock runs at once', () => {
    const table = playing('tzaar', 2, here).wait(8000);
    expect(clockFace(viewOf(table.state), 0, table.now)).toMatchObject({ left: 52_000, kind: 'main', running: true });
    table.play();
    expect(table.state.clocks[0]!.left).toBe(57_000);
  });

  it('is lost by time without delay, also before the first turn', () => {
    const table = playing('tzaar', 2, here);
    expect(wakeAt(table.state)).toBe(table.now + 60_000);
    table.wait(60_000).tick();
    expect(table.state.result).toMatchObject({ shares: [0, 1], why: { kind: 'time', seat: 0 } });
  });

  it('makes no delay good', () => {
    const table = playing('tzaar', 2, here).playOn(2).wait(5000);
    table.play(undefined, 1000);
    expect(table.state.turns[2]!.used).toBe(5000);
  });

  it('lets a bot play on where one of three resigns, as over the network', () => {
    const table = playing('talat', 3, here).playOn(3);
    table.ask(1, { kind: 'resign' });
    expect(table.state.phase).toBe('playing');
    expect(table.state.seats[1]).toMatchObject({ kind: 'bot', for: { place: 3 } });
  });
});

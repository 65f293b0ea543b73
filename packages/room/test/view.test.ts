import { viewOf } from '@threefold-games/room';
import { DAYS, nonceOf, PEOPLE, playing, SECRET } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';

describe('what everybody sees', () => {
  it('has the table, the moment and the turns, and nothing that is secret', () => {
    const table = playing('taluva', 2, { clock: DAYS }).playOn(3);
    table.foresee(0, { line: [['hidden'], ['plan']], after: 3 });
    const view = viewOf(table.state);
    expect(view).toMatchObject({
      seq: table.state.seq,
      table: {
        id: 'room-test',
        host: PEOPLE[0],
        layout: '',
        deal: { scheme: 'threefold-deal/2', hash: table.state.deal.hash },
      },
      now: { phase: 'playing', actor: 1, drawn: table.state.drawn, giveUp: [null, null], holidays: [null, null] },
      turns: table.state.turns,
    });
    const text = JSON.stringify(view);
    for (const secret of [SECRET, nonceOf(0), nonceOf(1), 'hidden', 'request-1', 'nonce', 'recent', 'conditionals'])
      expect(text).not.toContain(secret);
  });

  it('knows the tiles that were drawn, and none that will be', () => {
    const now = playing('taluva', 2).playOn(3);
    const before = JSON.stringify(viewOf(now.state));
    const tiles = now
      .playOn(20)
      .state.turns.slice(4)
      .map(turn => turn.steps[0]!);
    const known = new Set(now.state.turns.slice(0, 4).map(turn => turn.steps[0]!));
    const hidden = tiles.filter(tile => !known.has(tile));
    expect(hidden.length).toBeGreaterThan(5);
    for (const tile of hidden) expect(before).not.toContain(`"${tile}"`);
  });

  it('has secret and nonces of the deal once the game is over', () => {
    const table = playing('taluva', 2).playOn(3);
    table.ask(0, { kind: 'resign' });
    expect(viewOf(table.state).table.deal).toMatchObject({ secret: SECRET, nonces: [nonceOf(0), nonceOf(1)] });
  });
});

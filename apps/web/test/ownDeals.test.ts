import { checkOwnDeal, rematchId, rematchOf, viewOf } from '@threefold-games/room';
import { historyOf, must, planOf, world } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { OwnDeals, readEntries } from '../src/online/net/ownDeals.ts';
import { RoomMirror } from '../src/online/net/room.ts';
import { ServerConnection } from '../src/online/net/serverConnection.ts';
import { FakeNet, FakeServer, FakeTime } from './fakeConnection.ts';

const HASH = 'a'.repeat(64);

/** A browser whose windows share a storage. */
const browser = (stored?: unknown) => {
  const kept = { raw: stored };
  let made = 0;
  const key = {
    get: () => readEntries(kept.raw),
    set: (entries: unknown) => {
      kept.raw = entries;
    },
  };
  const window = (): OwnDeals => new OwnDeals(key, () => `${++made}`.padStart(32, '0'));
  return { kept, window };
};

describe('what one added to a table', () => {
  it('is one number for each, however often it is asked for, with the hash that was shown first', () => {
    const { window } = browser();
    const deals = window();
    const nonce = deals.nonceFor('abcd-efgh', HASH);
    expect(deals.nonceFor('abcd-efgh', 'b'.repeat(64))).toBe(nonce);
    expect(deals.of('abcd-efgh')).toMatchObject({ nonce, hash: HASH });
    expect(deals.nonceFor('abcd-efgj', HASH)).not.toBe(nonce);
    expect(deals.of('zzzz-zzzz')).toBeUndefined();
  });

  it('is there after a reload, and in other windows', () => {
    const { window } = browser();
    const [first, second] = [window(), window()];
    const one = first.nonceFor('aaaa-aaaa', HASH);
    const two = second.nonceFor('bbbb-bbbb', HASH);
    expect([first.of('bbbb-bbbb')?.nonce, second.of('aaaa-aaaa')?.nonce]).toEqual([two, one]);
    expect(window().nonceFor('aaaa-aaaa', HASH)).toBe(one);
  });

  it('is known without a hash where none was shown before', () => {
    const deals = browser().window();
    deals.addedBlindly('aaaa-aaaa', '7'.repeat(32));
    expect(deals.of('aaaa-aaaa')).toEqual({ room: 'aaaa-aaaa', nonce: '7'.repeat(32) });
    deals.nonceFor('bbbb-bbbb', HASH);
    deals.addedBlindly('bbbb-bbbb', '7'.repeat(32));
    expect(deals.of('bbbb-bbbb')?.hash).toBe(HASH);
  });

  it('is forgotten when there are hundreds of later ones, and survives nonsense', () => {
    const { window, kept } = browser({ no: 'list' });
    const deals = window();
    for (let n = 0; n < 301; n++) deals.nonceFor(`room-${n}`, HASH);
    expect([deals.of('room-0'), deals.of('room-1')?.hash]).toEqual([undefined, HASH]);
    expect((kept.raw as unknown[]).length).toBe(300);
    kept.raw = [null, 7, { room: 1 }, { room: 'x', nonce: '1' }];
    expect(window().of('x')).toEqual({ room: 'x', nonce: '1' });
    kept.raw = 'nonsense';
    expect(window().of('x')).toBeUndefined();
  });
});

describe('a room that one plays in', () => {
  it('adds the same to a rematch whenever one agrees to it, and finds it in the next game', async () => {
    const time = new FakeTime();
    const server = new FakeServer(time, planOf('tzaar', 2), ['p_ada', 'p_ben']);
    const net = new FakeNet(time, server, 'deals');
    const deals = browser().window();
    const mirror = new RoomMirror(new ServerConnection(net.around('p_ada')), server.state.id, deals);
    mirror.start();
    await time.pass(500);
    void mirror.act({ kind: 'resign' });
    await time.pass(500);
    const { deal } = mirror.table.value!;
    const added = (): string | undefined => {
      const [sitter] = server.state.seats;
      return sitter?.kind === 'person' ? sitter.nextNonce : undefined;
    };
    void mirror.act({ kind: 'offer', offer: 'rematch' });
    await time.pass(500);
    const nonce = added();
    void mirror.act({ kind: 'answer', offer: 'rematch', yes: false });
    await time.pass(500);
    void mirror.act({ kind: 'offer', offer: 'rematch' });
    await time.pass(500);
    expect(added()).toBe(nonce);
    const id = rematchId(server.state.id, deal.secret!);
    expect(deals.of(id)).toEqual({ room: id, nonce, hash: deal.next });
    const secrets = { secret: '11'.repeat(32), nextSecret: '22'.repeat(32) };
    const next = must(rematchOf(world, server.state, { id, ...secrets, now: time.now })).state;
    const view = viewOf({ ...next, phase: 'over' });
    expect(checkOwnDeal(view, historyOf(view), 1, deals.of(id))).toEqual({ ok: true, value: 'own' });
  });
});

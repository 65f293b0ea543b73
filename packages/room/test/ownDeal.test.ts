import {
  checkOwnDeal,
  type DealScheme,
  type OwnDeal,
  type RoomState,
  type RoomView,
  viewOf,
} from '@threefold-games/room';
import { historyOf, nonceOf, PEOPLE, playing } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';

/** Ada, a bot and Cleo, whose seats a lot decides; Cleo resigns in the end. */
const over = (scheme?: DealScheme, seats = 3): RoomState => {
  const table = playing('taluva', seats, { lot: true, leaver: { kind: 'end' } }, { 1: 2 }, scheme).playOn(7);
  table.ask(PEOPLE[2], { kind: 'resign' });
  return table.state;
};
const seatOf = ({ seats }: RoomState, person: number): number =>
  seats.findIndex(sitter => sitter.kind === 'person' && sitter.person === PEOPLE[person]);
const verdict = (view: RoomView, seat: number | undefined, own: OwnDeal | undefined): string => {
  const checked = checkOwnDeal(view, historyOf(view), seat, own);
  return checked.ok ? checked.value : checked.error.code;
};
const withDeal = (view: RoomView, deal: Partial<RoomView['table']['deal']>): RoomView => ({
  ...view,
  table: { ...view.table, deal: { ...view.table.deal, ...deal } },
});

describe.each(['threefold-deal/1', 'threefold-deal/2'] as const)('one’s own check of a game dealt by %s', scheme => {
  const state = over(scheme);
  const view = viewOf(state);
  const { hash } = state.deal;
  const own = (person: number): OwnDeal => ({ nonce: nonceOf(person), hash });
  const ada = seatOf(state, 0);

  it('finds one’s number before the lot, and tells what else could be checked', () => {
    for (const person of [0, 2]) expect(verdict(view, seatOf(state, person), own(person))).toBe('own');
    expect(verdict(view, ada, { nonce: nonceOf(0) })).toBe('late');
    expect(verdict(view, ada, undefined)).toBe('unknown');
    expect(verdict(view, undefined, undefined)).toBe('watched');
  });

  it('finds out another number, also one that stands at another seat', () => {
    for (const nonce of [nonceOf(5), nonceOf(2), '']) expect(verdict(view, ada, { nonce, hash })).toBe('deal.nonce');
  });

  it('finds out another hash and another secret', () => {
    expect(verdict(view, ada, { nonce: nonceOf(0), hash: '0'.repeat(64) })).toBe('deal.changed');
    expect(verdict(withDeal(view, { secret: '00'.repeat(32) }), ada, own(0))).toBe('deal.hash');
    const { secret: _, ...deal } = view.table.deal;
    expect(verdict({ ...view, table: { ...view.table, deal } }, ada, own(0))).toBe('deal.missing');
  });

  it('finds out what a bot did not add, what was drawn otherwise and another lot', () => {
    const nonces = state.deal.nonces.with(1, nonceOf(6));
    expect(verdict(withDeal(view, { nonces }), ada, own(0))).toBe('deal.bot');
    expect(verdict(withDeal(view, { nonces: nonces.with(2, nonceOf(6)) }), ada, own(0))).toBe('deal.bot');
    expect(verdict(withDeal(view, { nonces: state.deal.nonces.with(2, nonceOf(6)) }), ada, own(0))).toMatch(
      /^deal\.(seats|draw)$/,
    );
    const { order: _, ...deal } = view.table.deal;
    const swapped = [...state.deal.order!];
    [swapped[0], swapped[1]] = [swapped[1]!, swapped[0]!];
    const seats = [view.now.seats[1]!, view.now.seats[0]!, view.now.seats[2]!];
    const other: RoomView = {
      ...view,
      table: { ...view.table, deal: { ...deal, order: swapped } },
      now: { ...view.now, seats },
    };
    const moved = seats.findIndex(sitter => sitter.kind === 'person' && sitter.person === PEOPLE[0]);
    expect(verdict(other, moved, own(0))).toBe('deal.seats');
  });

  it('checks the tile that was drawn for nobody any more', () => {
    expect(view.now.drawn).toHaveLength(1);
    const drawn = [view.now.drawn[0] === 'JC' ? 'JS' : 'JC'];
    expect(verdict({ ...view, now: { ...view.now, drawn } }, ada, own(0))).toBe('deal.draw');
  });
});

describe('one’s own check', () => {
  it('knows those for whom a bot plays on', () => {
    const table = playing('taluva', 3, {}, { 2: 3 }).playOn(4);
    table.ask(0, { kind: 'resign' });
    table.ask(1, { kind: 'resign' });
    const view = viewOf(table.state);
    expect(view.now.seats[0]).toMatchObject({ kind: 'bot', for: { person: PEOPLE[0] } });
    expect(verdict(view, 0, { nonce: nonceOf(0), hash: view.table.deal.hash })).toBe('own');
  });

  it('does not trust a scheme that it does not know', () => {
    const view = viewOf(over());
    expect(verdict(withDeal(view, { scheme: 'threefold-deal/3' }), undefined, undefined)).toBe('deal.scheme');
  });
});

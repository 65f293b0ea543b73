import { EVEN, formatChances, type Seat, type Tag } from '@threefold-games/core';
import { hashOfSecret } from './deal.ts';
import type { RoomState } from './state.ts';

/** What a record says about the deal: who can check it needs the secret, which is there after the end. */
export const dealTags = ({ deal, nextSecret, id, phase }: RoomState): readonly Tag[] => [
  { name: 'Deal', value: deal.scheme },
  { name: 'DealRoom', value: id },
  { name: 'DealHash', value: deal.hash },
  ...(deal.order ? [{ name: 'DealSeats', value: formatOrder(deal.order) }] : []),
  ...(deal.even
    ? [
        { name: 'DealAttempt', value: formatAttempts(deal.even.accepted) },
        { name: 'DealNet', value: deal.even.by?.net ?? '-' },
        { name: 'Even', value: formatChances(deal.even.by?.values) },
      ]
    : []),
  ...(phase === 'over'
    ? [
        { name: 'DealNonces', value: formatNonces(deal.nonces) },
        { name: 'DealSecret', value: deal.secret },
        ...(nextSecret === undefined ? [] : [{ name: 'DealNext', value: hashOfSecret(nextSecret) }]),
      ]
    : []),
];

/** What a record calls a net: the game, its size and the SHA-256 of its file. */
export const nameOfNet = (game: string, sum: string): string => `${game}-small ${sum}`;

/** The numbers of the attempts that were accepted; `0` where the start is played as it was dealt. */
const formatAttempts = (accepted: readonly number[]): string => (accepted.length > 0 ? accepted.join(',') : '0');

export const readAttempts = (text: string): readonly number[] | undefined => {
  if (text === '0') return [];
  const accepted = /^[1-9]\d*(,[1-9]\d*)*$/.test(text) ? text.split(',').map(Number) : undefined;
  return accepted && areAttempts(accepted) ? accepted : undefined;
};

/** Whether they come one after the other, and none of them is too late. */
export const areAttempts = (accepted: readonly number[]): boolean =>
  accepted.every((attempt, i) => Number.isInteger(attempt) && attempt > (accepted[i - 1] ?? 0) && attempt < EVEN.most);

/** For each seat the number of the one that its sitter had before the lot, as `2,1,3`. */
export const formatOrder = (order: readonly Seat[]): string => order.map(seat => seat + 1).join(',');

/** One a seat before the lot, `-` for a bot and for who added nothing. */
const formatNonces = (nonces: readonly string[]): string => nonces.map(nonce => nonce || '-').join(' ');

export const readNonces = (text: string | undefined): readonly string[] | undefined => {
  const parts = text?.split(' ');
  return parts?.every(part => /^(-|([0-9a-f]{2})+)$/.test(part))
    ? parts.map(part => (part === '-' ? '' : part))
    : undefined;
};

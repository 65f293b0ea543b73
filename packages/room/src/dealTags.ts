import type { Tag } from '@threefold/core';
import { hashOfSecret } from './deal.ts';
import type { RoomState } from './state.ts';

/** What a record says about the deal: who can check it needs the secret, which is there after the end. */
export const dealTags = ({ deal, nextSecret, id, phase }: RoomState): readonly Tag[] => [
  { name: 'Deal', value: deal.scheme },
  { name: 'DealRoom', value: id },
  { name: 'DealHash', value: deal.hash },
  ...(phase === 'over'
    ? [
        { name: 'DealNonces', value: formatNonces(deal.nonces) },
        { name: 'DealSecret', value: deal.secret },
        ...(nextSecret === undefined ? [] : [{ name: 'DealNext', value: hashOfSecret(nextSecret) }]),
      ]
    : []),
];

/** One a seat, `-` for a bot and for who added nothing. */
const formatNonces = (nonces: readonly string[]): string => nonces.map(nonce => nonce || '-').join(' ');

export const readNonces = (text: string | undefined): readonly string[] | undefined => {
  const parts = text?.split(' ');
  return parts?.every(part => /^(-|([0-9a-f]{2})+)$/.test(part))
    ? parts.map(part => (part === '-' ? '' : part))
    : undefined;
};

import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';

/** Where somebody counts as coming from: an IPv4 address, or the network of an IPv6 one, since whoever has one has all of it. */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain) || !plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const front = head.split(':').filter(part => part !== '');
  const back = (tail ?? '').split(':').filter(part => part !== '');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array.from({ length: missing }, () => '0'), ...back];
  return `${groups.slice(0, 4).join(':')}::/64`;
};

/** The address of a request; behind a proxy that one trusts, what the proxy has seen. */
export const addressOf = (request: IncomingMessage, trustProxy: boolean): string => {
  const forwarded = trustProxy ? [request.headers['x-forwarded-for']].flat().at(-1) : undefined;
  return forwarded?.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? '');
};

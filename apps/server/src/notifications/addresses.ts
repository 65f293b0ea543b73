import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { fail, ok, type Result } from '@threefold-games/core';

/** Networks that are nobody's on the open net: this machine, the ones around it, and those set apart. */
const FOUR: readonly (readonly [net: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Of the newer addresses only the global ones are taken, and of those not the ones that carry an older address or a test in them. */
const GLOBAL: readonly [net: string, bits: number] = ['2000::', 3];
const SIX: readonly (readonly [net: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [net, bits] of FOUR) closed.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of SIX) closed.addSubnet(net, bits, 'ipv6');
const global = new BlockList();
global.addSubnet(...GLOBAL, 'ipv6');

/** Whether an address is one on the open net. */
export const isOpenAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !closed.check(address, 'ipv6');
};

/** An address that may be called: https, nothing secret in it, and no number of a closed network. */
export const readAddress = (text: string, allowPrivate: boolean): Result<URL> => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isFit =
    url !== undefined &&
    (url.protocol === 'https:' || (allowPrivate && url.protocol === 'http:')) &&
    url.username === '' &&
    url.password === '' &&
    (allowPrivate || !isClosedNumber(url.hostname));
  return isFit ? ok(url) : fail('notice.address');
};

const isClosedNumber = (host: string): boolean => {
  const bare = host.replace(/^\[|\]$/g, '');
  return isIP(bare) !== 0 && !isOpenAddress(bare);
};

/** Finds a host's addresses while a call is made, so that nothing can change between a check and the call. */
export const openLookup: LookupFunction = (host, options, found) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const open = (error ? [] : addresses).filter(({ address }) => isOpenAddress(address));
    const [first] = open;
    if (error || !first || open.length < addresses.length) {
      found(error ?? new Error('notice.address'), '', 0);
      return;
    }
    if (options.all) (found as unknown as (error: null, all: LookupAddress[]) => void)(null, open);
    else found(null, first.address, first.family);
  });
};

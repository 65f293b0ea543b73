import { describe, expect, it } from 'vitest';
import { isOpenAddress, openLookup, readAddress } from '../../src/notifications/addresses.ts';
import { post } from '../../src/notifications/deliver.ts';

describe('addresses that may be called', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'no address',
  ])('are not of a closed network: %s', address => {
    expect(isOpenAddress(address)).toBe(false);
  });

  it.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111'])('are on the open net: %s', address => {
    expect(isOpenAddress(address)).toBe(true);
  });

  it.each([
    'http://example.org/',
    'ftp://example.org/',
    'https://user:word@example.org/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'nonsense',
  ])('are not %s', text => {
    expect(readAddress(text, false)).toMatchObject({ ok: false, error: { code: 'notice.address' } });
  });

  it('are https with a name', () => {
    expect(readAddress('https://example.org:8443/hook?x=1', false).ok).toBe(true);
  });

  it('are looked at while the call is made: a name that leads home is not called', async () => {
    const found = await new Promise(resolve =>
      openLookup('localhost', {}, (error, address) => resolve(error ? error.message : address)),
    );
    expect(found).toBe('notice.address');
    expect(
      await post({ url: 'https://localhost/', headers: {}, body: '' }, { allowPrivate: false, within: 1000 }),
    ).toBe(0);
  });
});

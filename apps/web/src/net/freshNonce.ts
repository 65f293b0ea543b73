/** What a seat adds to the deal: 32 random hexadecimal digits. */
export const freshNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/** Where a file lies: a URL will do. */
export interface Address {
  readonly href: string;
}

interface Files {
  readFile(address: Address): Promise<Uint8Array>;
}

/** Only Node has it: a name that no bundler follows. */
const FILES = 'node:fs/promises';

/** The bytes of a file beside the code: read from the disk under Node, fetched in a browser. */
export const loadNet = async (address: Address): Promise<Uint8Array> => {
  if (address.href.startsWith('file:')) {
    const { readFile } = (await import(/* @vite-ignore */ /* webpackIgnore: true */ FILES)) as Files;
    return readFile(address);
  }
  const response = await fetch(address.href);
  if (!response.ok) throw new Error(`${address.href} answers ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

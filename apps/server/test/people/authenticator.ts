import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** CBOR as far as a passkey needs it: maps, texts, bytes and small integers. */
const cbor = (value: unknown): Buffer => {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  const entries = [...(value as ReadonlyMap<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, inner]) => [cbor(key), cbor(inner)])]);
};

const head = (major: number, n: number): Buffer => {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
};

/** A device that makes passkeys and signs with them, as a browser hands its answers on. */
export class Authenticator {
  private readonly origin: string;
  private readonly id = randomBytes(16);
  private readonly key: KeyObject;
  private readonly publicKey: Buffer;
  private user = '';
  private counter = 0;
  /** Whether its owner proved to be it, by a finger or a number. */
  verified = true;

  constructor(origin: string) {
    this.origin = origin;
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const numbers = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    this.publicKey = cbor(numbers);
  }

  /** Answers `navigator.credentials.create`. */
  create(options: Readonly<Record<string, unknown>>) {
    const { challenge, rp, user } = options as { challenge: string; rp: { id: string }; user: { id: string } };
    this.user = user.id;
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, this.publicKey]);
    const authData = Buffer.concat([this.data(rp.id, 0x40), attested]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.credential({
      clientDataJSON: this.clientData('webauthn.create', challenge),
      attestationObject: base64url(cbor(attestation)),
      transports: ['internal'],
    });
  }

  /** Answers `navigator.credentials.get`. */
  get(options: Readonly<Record<string, unknown>>) {
    const { challenge, rpId } = options as { challenge: string; rpId: string };
    this.counter += 1;
    const authData = this.data(rpId, 0);
    const clientDataJSON = this.clientData('webauthn.get', challenge);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.credential({
      clientDataJSON,
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', signed, this.key)),
      userHandle: this.user,
    });
  }

  private credential<T>(response: T) {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key' as const, response, clientExtensionResults: {} };
  }

  private data(rp: string, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rp), Buffer.from([flags | 1 | (this.verified ? 4 : 0)]), count]);
  }

  private clientData(type: string, challenge: string): string {
    return base64url(Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false })));
  }
}

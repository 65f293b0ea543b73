/** A message of a WebSocket, or what came before the first one, with all its bytes. */
export interface Piece {
  readonly kind: 'head' | 'text' | 'control';
  readonly bytes: Buffer;
}

const TEXT = 1;
const HEAD_END = '\r\n\r\n';

/** Takes one direction of a WebSocket apart, from its handshake on. Messages here are never in fragments. */
export class Frames {
  private rest: Buffer = Buffer.alloc(0);
  private isOpen = false;

  push(bytes: Buffer): readonly Piece[] {
    this.rest = this.rest.length === 0 ? bytes : Buffer.concat([this.rest, bytes]);
    const found: Piece[] = [];
    for (let piece = this.next(); piece; piece = this.next()) found.push(piece);
    return found;
  }

  private next(): Piece | undefined {
    if (this.isOpen) return this.frame();
    const end = this.rest.indexOf(HEAD_END);
    if (end < 0) return undefined;
    this.isOpen = true;
    return { kind: 'head', bytes: this.take(end + HEAD_END.length) };
  }

  private frame(): Piece | undefined {
    const { rest } = this;
    if (rest.length < 2) return undefined;
    const short = rest[1]! & 0x7f;
    const extra = short === 126 ? 2 : short === 127 ? 8 : 0;
    if (rest.length < 2 + extra) return undefined;
    const length = extra === 2 ? rest.readUInt16BE(2) : extra === 8 ? Number(rest.readBigUInt64BE(2)) : short;
    const mask = rest[1]! & 0x80 ? 4 : 0;
    const whole = 2 + extra + mask + length;
    if (rest.length < whole) return undefined;
    return { kind: (rest[0]! & 0x0f) === TEXT ? 'text' : 'control', bytes: this.take(whole) };
  }

  private take(count: number): Buffer {
    const taken = this.rest.subarray(0, count);
    this.rest = this.rest.subarray(count);
    return taken;
  }
}

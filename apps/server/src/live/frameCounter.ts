/** What comes next: the two bytes that every frame begins with, those of a long length, or what is in the frame. */
type Part = 'first' | 'second' | 'length' | 'content';

/**
 * Counts the frames of a connection from its bytes, before anything reads them: a piece of 64 KB holds ten thousand pings, and a parser answers
 * all of them before it hears that they were too many.
 */
export class FrameCounter {
  private part: Part = 'first';
  /** Bytes that are left of the length. */
  private lengthBytes = 0;
  /** Bytes that are left of the frame: its mask and what is in it. */
  private left = 0;
  private maskBytes = 0;

  /** How many frames begin in the next bytes. */
  count(bytes: Uint8Array): number {
    let frames = 0;
    for (let at = 0; at < bytes.length; ) {
      if (this.part === 'content') {
        const skipped = Math.min(this.left, bytes.length - at);
        at += skipped;
        this.left -= skipped;
        if (this.left === 0) this.part = 'first';
        continue;
      }
      if (this.part === 'first') frames += 1;
      this.readHead(bytes[at]!);
      at += 1;
    }
    return frames;
  }

  private readHead(byte: number): void {
    if (this.part === 'first') this.part = 'second';
    else if (this.part === 'second') {
      const length = byte & 0x7f;
      this.maskBytes = byte & 0x80 ? 4 : 0;
      this.lengthBytes = length === 127 ? 8 : length === 126 ? 2 : 0;
      this.left = this.lengthBytes > 0 ? 0 : length;
      this.afterLength();
    } else {
      this.left = this.left * 256 + byte;
      this.lengthBytes -= 1;
      this.afterLength();
    }
  }

  private afterLength(): void {
    if (this.lengthBytes > 0) {
      this.part = 'length';
      return;
    }
    this.left += this.maskBytes;
    this.part = this.left > 0 ? 'content' : 'first';
  }
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What a process did: C made a file, W wrote, T set its size, F saw to it that it is on the disk, U removed a name, R and L gave a file
 * another or one more name, S sent over a socket.
 */
export interface Line {
  readonly kind: 'C' | 'W' | 'T' | 'F' | 'U' | 'R' | 'L' | 'S';
  /** The number of the file, or of the folder. */
  readonly file: number;
  readonly at: number;
  readonly path: string;
  readonly data: Buffer;
}

/** Kind, file, place, length of the path, length of the data. */
const HEAD = 25;

export const readLog = (file: string): readonly Line[] => {
  const bytes = readFileSync(file);
  const lines: Line[] = [];
  for (let at = 0; at + HEAD <= bytes.length; ) {
    const path = at + HEAD;
    const data = path + bytes.readUInt32LE(at + 17);
    const end = data + bytes.readUInt32LE(at + 21);
    // Whoever was killed may have written a part of one.
    if (end > bytes.length) break;
    lines.push({
      kind: String.fromCharCode(bytes[at]!) as Line['kind'],
      file: Number(bytes.readBigUInt64LE(at + 1)),
      at: Number(bytes.readBigInt64LE(at + 9)),
      path: bytes.toString('utf8', path, data),
      data: bytes.subarray(data, end),
    });
    at = end;
  }
  return lines;
};

const SOURCE = fileURLToPath(new URL('./record.c', import.meta.url));

/** Compiles what records into a folder; or says why not. */
export const compileRecorder = (folder: string): { readonly library: string } | { readonly missing: string } => {
  if (process.platform !== 'linux') return { missing: `it takes Linux, not ${process.platform}` };
  const library = join(folder, 'record.so');
  try {
    execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, SOURCE, '-ldl', '-lpthread'], { stdio: 'pipe' });
    return { library };
  } catch (error) {
    return { missing: `no C compiler: ${String(error).split('\n')[0]}` };
  }
};

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { printable } from '@threefold-games/core';
import type { StopSignal } from '@threefold-games/search';

/** What came of waiting for a line. */
export type Waited<T> =
  | { readonly kind: 'answer'; readonly value: T }
  | { readonly kind: 'gone'; readonly detail: string }
  | { readonly kind: 'late' }
  | { readonly kind: 'stopped' };

/** No line that means anything is longer. */
const LINE_LIMIT = 1 << 20;
/** How much of its last complaint is told. */
const COMPLAINT = 200;
/** Milliseconds that a program has to quit before it is killed. */
const GRACE = 1000;
/** How often a waiting one looks whether it is to stop, in milliseconds. */
const LOOK = 25;

/** Whether the system has groups of processes. */
const GROUPS = process.platform !== 'win32';

/** Another program that is talked to in lines. */
export class LineProcess {
  private readonly child: ChildProcessWithoutNullStreams;
  private rest = '';
  private complaint = '';
  private goneBecause: string | undefined;
  private listen: ((line: string) => void) | undefined;

  constructor(command: string) {
    const [program = '', ...words] = splitWords(command);
    // A group of its own: Ctrl-C is not meant for it, and what it has started ends with it.
    this.child = spawn(program, words, { stdio: 'pipe', detached: GROUPS });
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => this.hear(text));
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.complaint = (this.complaint + text).slice(-1000);
    });
    this.child.stdin.on('error', () => undefined);
    this.child.on('error', error => {
      this.goneBecause ??= error.message;
    });
    this.child.on('close', (code, signal) => {
      const last = printable(this.complaint.trim().split('\n').at(-1)!.slice(0, COMPLAINT));
      this.goneBecause ??= `it ended with ${signal ?? code}${last === '' ? '' : `: ${last}`}`;
    });
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get gone(): boolean {
    return this.goneBecause !== undefined;
  }

  send(line: string): void {
    if (!this.gone) this.child.stdin.write(`${line}\n`);
  }

  /** Waits for the first line in which `find` finds something. */
  wait<T>(find: (line: string) => T | undefined, milliseconds: number, stop: StopSignal): Promise<Waited<T>> {
    return new Promise(resolve => {
      let waited = 0;
      const finish = (outcome: Waited<T>): void => {
        clearInterval(timer);
        this.listen = undefined;
        resolve(outcome);
      };
      const timer = setInterval(() => {
        waited += LOOK;
        if (this.goneBecause !== undefined) finish({ kind: 'gone', detail: this.goneBecause });
        else if (stop.aborted) finish({ kind: 'stopped' });
        else if (waited >= milliseconds) finish({ kind: 'late' });
      }, LOOK);
      this.listen = line => {
        const value = find(line);
        if (value !== undefined) finish({ kind: 'answer', value });
      };
    });
  }

  /** Ends it politely; one that does not obey is killed. */
  quit(): void {
    if (this.gone) return;
    this.send('quit');
    this.child.stdin.end();
    const timer = setTimeout(() => this.kill(), GRACE);
    this.child.once('exit', () => clearTimeout(timer));
  }

  kill(): void {
    const { pid } = this.child;
    if (pid === undefined || this.gone) return;
    try {
      process.kill(GROUPS ? -pid : pid, 'SIGKILL');
    } catch {
      // It has just ended by itself.
    }
  }

  private hear(text: string): void {
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop()!.slice(0, LINE_LIMIT);
    for (const line of lines) this.listen?.(line.trim());
  }
}

/** The words of a command; quotation marks of either kind hold words together. */
export const splitWords = (command: string): string[] =>
  [...command.matchAll(/(?:[^\s"']+|"[^"]*"|'[^']*')+/g)].map(([word]) =>
    word.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2'),
  );

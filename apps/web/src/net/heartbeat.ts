/** When nothing was heard for so long, in milliseconds, it is asked whether somebody is there. */
const QUIET = 8000;
/** So long the answer may take. */
const ANSWER = 4000;

interface Beats {
  /** Asks whether somebody is there. */
  ping(n: number): void;
  /** Nothing was heard for a while. */
  quiet(): void;
  /** Nobody answers: the connection is half open at best. */
  dead(): void;
  /** A ping of the moment `asked` was answered when the server's clock said `server`. */
  measured(asked: number, server: number): void;
}

interface Timed {
  now(): number;
  after(milliseconds: number, work: () => void): () => void;
}

/** Finds out whether a connection still carries anything: a broken one often says nothing of it. */
export class Heartbeat {
  private readonly timed: Timed;
  private readonly beats: Beats;
  private n = 0;
  private asked = new Map<number, number>();
  private callOff: () => void = () => undefined;

  constructor(timed: Timed, beats: Beats) {
    this.timed = timed;
    this.beats = beats;
  }

  /** Begins with a connection that is being opened: that must come about too. */
  start(): void {
    this.stop();
    this.wait(QUIET + ANSWER, () => this.beats.dead());
  }

  stop(): void {
    this.callOff();
    this.asked.clear();
  }

  /** Something was heard. */
  heard(): void {
    this.wait(QUIET, () => {
      this.beats.quiet();
      this.check();
    });
  }

  /** Asks at once. */
  check(): void {
    const n = ++this.n;
    this.asked.set(n, this.timed.now());
    this.beats.ping(n);
    this.wait(ANSWER, () => this.beats.dead());
  }

  ponged(n: number, server: number): void {
    const asked = this.asked.get(n);
    if (asked === undefined) return;
    this.asked.clear();
    this.beats.measured(asked, server);
  }

  private wait(milliseconds: number, work: () => void): void {
    this.callOff();
    this.callOff = this.timed.after(milliseconds, work);
  }
}

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** What is counted about the server, for Prometheus. Nothing in it tells who somebody is. */
export class Metrics {
  readonly registry = new Registry();
  readonly acts = new Counter({
    name: 'threefold_acts_total',
    help: 'What was asked of rooms, by kind and by what became of it.',
    labelNames: ['kind', 'result'] as const,
    registers: [this.registry],
  });
  readonly append = new Histogram({
    name: 'threefold_append_seconds',
    help: 'How long it took until an event was on disk.',
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly ack = new Histogram({
    name: 'threefold_ack_seconds',
    help: 'How long it took from a message to its answer.',
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly closed = new Counter({
    name: 'threefold_lines_closed_total',
    help: 'Connections that the server closed, by why.',
    labelNames: ['why'] as const,
    registers: [this.registry],
  });
  /** Counted by hand, since there are so many. */
  framesRead = 0;
  readonly faults = new Counter({
    name: 'threefold_faults_total',
    help: 'Messages that were refused before a room saw them.',
    labelNames: ['code'] as const,
    registers: [this.registry],
  });

  constructor() {
    // Also the lag of the event loop.
    collectDefaultMetrics({ register: this.registry });
    this.gauge('frames_read', 'Frames of connections that were read since the start.', () => this.framesRead);
  }

  /** A number that is read when somebody asks. */
  gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({
      name: `threefold_${name}`,
      help,
      registers: [],
      collect: () => gauge.set(read()),
    });
    this.registry.registerMetric(gauge);
  }
}

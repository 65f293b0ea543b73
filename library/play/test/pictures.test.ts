import { type GameId, gameIds, newGame } from '@threefold-games/play';
import { describe, expect, it } from 'vitest';
import { finished } from './lot.ts';

const TITLES: Readonly<Record<GameId, string>> = { talat: 'Talat', tzaar: 'TZAAR', taluva: 'Taluva' };

const longest = (text: string): number => Math.max(...text.split('\n').map(line => line.length));

describe('pictures', () => {
  it.each(gameIds)('of %s are SVG documents', id => {
    const g = finished[id];
    const svg = g.svg({ width: 640 });
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[^"]+" width="640" height="/);
    expect(svg).toContain(`<title>${TITLES[id]}</title>`);
    expect(svg.trimEnd()).toMatch(/<\/svg>$/);
    expect(svg.length).toBeGreaterThan(10_000);
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(g.svg()).not.toContain('width="640"');
    expect(g.svg({ width: 640, theme: 'dark' })).not.toBe(svg);
    expect(g.svg({ width: 640, turn: 3 })).toBe(g.at(3).svg({ width: 640 }));
    expect(g.svg({ width: 640, turn: 3 })).not.toBe(svg);
  });

  it('leave coordinates out where nobody wants them, and are seen from another seat', () => {
    const g = newGame('tzaar', { setup: 'fixed' });
    expect(g.svg({ coordinates: false }).length).toBeLessThan(g.svg().length);
    expect(g.svg({ viewer: 1 })).not.toBe(g.svg());
  });

  it.each(gameIds)('of %s in characters are ASCII unless told', id => {
    const g = finished[id];
    expect(g.ascii()).toMatch(/^[\n -~]+$/);
    expect(g.ascii().split('\n').length).toBeGreaterThan(10);
    expect(longest(g.ascii({ width: 60 }))).toBeLessThan(longest(g.ascii({ width: 500 })));
    expect(g.ascii({ colours: true })).toContain('\u001b[');
  });

  it('may have signs beyond ASCII', () => {
    expect(newGame('tzaar', { setup: 'fixed' }).ascii({ unicode: true })).toContain('\u25cc');
  });
});

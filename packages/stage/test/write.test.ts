import { describe, expect, it } from 'vitest';
import { cssValue, drawFigure, drawScene, paint, THEMES, writeSvg } from '../src/index.ts';
import { piece, spotBoard } from './scenes.ts';

const BOUNDS = { x: -1, y: -2, width: 2, height: 4 };
const scene = spotBoard({ pieces: [piece('A1', { shape: 'disc', tone: 'plum', mark: 'crown', layers: 3 })] });

describe('writeSvg', () => {
  it('writes a whole document with its size, name and ground', () => {
    const svg = writeSvg({ tag: 'g', attrs: {}, kids: [] }, BOUNDS, {
      palette: THEMES.light,
      width: 100,
      title: 'A & "b" <c>',
      backdrop: 'sea',
    });
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="-1 -2 2 4" width="100" height="200" /);
    expect(svg).toContain('<title>A &amp; &quot;b&quot; &lt;c&gt;</title>');
    expect(svg).toContain(`<rect x="-1" y="-2" width="2" height="4" fill="${THEMES.light.sea}"/>`);
    expect(svg.endsWith('</svg>\n')).toBe(true);
  });

  it('closes every element and uses the colours of its palette alone', () => {
    const svg = writeSvg(drawScene(scene, { scale: 50 }), scene.bounds, { palette: THEMES.dark });
    const open: string[] = [];
    for (const [, close, tag, end] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
      if (close) expect(open.pop()).toBe(tag);
      else if (!end) open.push(tag!);
    }
    expect(open).toEqual([]);
    const colours = new Set(svg.match(/#[0-9A-Fa-f]{6}/g));
    expect(colours.size).toBeGreaterThan(5);
    for (const colour of colours) expect(Object.values(THEMES.dark)).toContain(colour);
    expect(svg).not.toMatch(/NaN|undefined|\[object/);
  });
});

describe('cssValue', () => {
  it('refers to custom properties and leaves the rest alone', () => {
    expect([paint('ink2'), 3, 'none'].map(cssValue)).toEqual(['var(--ink-2)', 3, 'none']);
  });
});

describe('drawFigure', () => {
  it('keeps its piece within its bounds', () => {
    const { node, bounds } = drawFigure({ shape: 'disc', tone: 'ivory', layers: 9 }, { scale: 30 });
    const svg = writeSvg(node, bounds, { palette: THEMES.light, width: 30 });
    for (const [, y] of svg.matchAll(/cy="(-?[\d.]+)" r="0.41"/g)) {
      expect(Number(y) - 0.41).toBeGreaterThanOrEqual(bounds.y);
      expect(Number(y) + 0.41).toBeLessThanOrEqual(bounds.y + bounds.height);
    }
  });

  it('fades what is used up', () => {
    const opacity = (faint: boolean) =>
      drawFigure({ shape: 'temple', tone: 'ember', faint }, { scale: 30 }).node.attrs.opacity;
    expect([opacity(true), opacity(false)]).toEqual([0.3, undefined]);
  });
});

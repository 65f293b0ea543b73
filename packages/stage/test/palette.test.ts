import { describe, expect, it } from 'vitest';
import { cssName, type Palette, paletteCss, THEMES, type Theme, TONES, type Token } from '../src/index.ts';

/** WCAG 2: the relative luminance of a colour. */
const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (palette: Palette, a: Token, b: Token): number => {
  const [dark, light] = [luminance(palette[a]), luminance(palette[b])].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const TEXT: readonly (readonly [Token, Token])[] = [
  ['ink', 'bg'],
  ['ink', 'surface'],
  ['ink2', 'bg'],
  ['ink2', 'surface'],
  ['ink2', 'well'],
  ['ink2', 'accentSoft'],
  ['ink2', 'goldSoft'],
  ['accent', 'bg'],
  ['accent', 'surface'],
  ['onAccent', 'accent'],
  ['goldInk', 'goldSoft'],
  ['danger', 'surface'],
  ['onDanger', 'danger'],
  ['levelInk', 'levelBg'],
  ['coord', 'clay'],
  ['coord', 'celadonCell'],
  ['coord', 'celadonStart'],
  ['coord', 'frostCell'],
  ...TONES.map(tone => [`${tone}Mark`, tone] as const),
];

const MARKS: readonly (readonly [Token, Token])[] = [
  ['lineStrong', 'surface'],
  ['lineStrong', 'bg'],
  ['accent', 'clay'],
  ['accent', 'celadonCell'],
  ['accent', 'sea'],
  ['gold', 'goldEdge'],
  ['clayLine', 'clay'],
  ['ebonyLayer', 'ebonySide'],
  ['ivoryLayer', 'ivorySide'],
  ['sandInk', 'sand'],
  ['clearingInk', 'clearing'],
  ['lakeInk', 'lake'],
  ['rockInk', 'rock'],
  ['jungleInk', 'jungle'],
  ['volcanoInk', 'volcano'],
];

/** On a ground one of each must hold: a face or its rim, gold or its edge. */
const EITHER: readonly (readonly [Token, Token, Token])[] = [
  ...(['ivory', 'ebony'] as const).map(tone => [tone, `${tone}Rim`, 'clay'] as const),
  ...(['ivory', 'ebony', 'ember', 'stone'] as const).map(tone => [tone, `${tone}Rim`, 'celadonCell'] as const),
  ['gold', 'goldEdge', 'clay'],
  ['gold', 'goldEdge', 'celadonCell'],
];

const themes = Object.keys(THEMES) as Theme[];

describe.each(themes)('the theme %s', theme => {
  const palette: Palette = THEMES[theme];
  const high = theme.startsWith('contrast');

  it.each(TEXT)('writes %s on %s readably', (a, b) => {
    expect(contrast(palette, a, b)).toBeGreaterThanOrEqual(high ? 7 : 4.5);
  });

  it.each(MARKS)('marks %s on %s visibly', (a, b) => {
    expect(contrast(palette, a, b)).toBeGreaterThanOrEqual(high ? 4.5 : 3);
  });

  it.each(EITHER)('tells %s or %s from %s', (face, edge, ground) => {
    const best = Math.max(contrast(palette, face, ground), contrast(palette, edge, ground));
    expect(best).toBeGreaterThanOrEqual(3);
  });

  it('parts each face from its rim or its marks, and the seats by lightness', () => {
    const light = (['ivory', 'ember', 'plum', 'ebony'] as const).map(tone => luminance(palette[tone]));
    expect(light).toEqual([...light].sort((a, b) => b - a));
    for (let i = 1; i < light.length; i++) expect((light[i - 1]! + 0.05) / (light[i]! + 0.05)).toBeGreaterThan(1.5);
  });

  it('has whole colours only', () => {
    for (const colour of Object.values(palette)) expect(colour).toMatch(/^#[0-9A-F]{6}$/);
  });
});

describe('the style sheet', () => {
  it('names colours in kebab-case, digits apart', () => {
    expect((['ink2', 'clayEdge', 'onAccent', 'sea2', 'bg'] as const).map(cssName)).toEqual([
      '--ink-2',
      '--clay-edge',
      '--on-accent',
      '--sea-2',
      '--bg',
    ]);
  });

  it('has a block for each theme with its scheme and all colours', () => {
    const blocks = paletteCss().split('}\n').filter(Boolean);
    expect(blocks.map(block => [block.split(' {')[0], /color-scheme: (\w+)/.exec(block)?.[1]])).toEqual([
      [":root,\n[data-theme='light']", 'light'],
      ["[data-theme='dark']", 'dark'],
      ["[data-theme='contrast-light']", 'light'],
      ["[data-theme='contrast-dark']", 'dark'],
    ]);
    for (const [i, theme] of themes.entries())
      for (const token of Object.keys(THEMES[theme]) as Token[])
        expect(blocks[i]).toContain(`  ${cssName(token)}: ${THEMES[theme][token]};`);
  });
});

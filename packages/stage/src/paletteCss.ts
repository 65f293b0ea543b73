import { cssName, kebab } from './cssName.ts';
import { type Palette, THEMES, type Theme, type Token } from './palette.ts';

const block = (theme: Theme): string => {
  const name = kebab(theme);
  const palette: Palette = THEMES[theme];
  const scheme = theme === 'light' || theme === 'contrastLight' ? 'light' : 'dark';
  const lines = (Object.keys(palette) as Token[]).map(token => `  ${cssName(token)}: ${palette[token]};\n`);
  return `${theme === 'light' ? ':root,\n' : ''}[data-theme='${name}'] {\n  color-scheme: ${scheme};\n${lines.join('')}}\n`;
};

/** All themes as a style sheet. */
export const paletteCss = (): string => (Object.keys(THEMES) as Theme[]).map(block).join('');

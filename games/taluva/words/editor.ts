import type { Lang } from '@threefold-games/speech';
import type { EditorWords } from './en/editor.ts';

export type { EditorWords };

/** Every language's words for the editor, loaded with it. */
const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly words: EditorWords }>>> = {
  en: () => import('./en/editor.ts'),
  de: () => import('./de/editor.ts'),
  fr: () => import('./fr/editor.ts'),
  pl: () => import('./pl/editor.ts'),
  es: () => import('./es/editor.ts'),
  nl: () => import('./nl/editor.ts'),
  it: () => import('./it/editor.ts'),
};

export const loadEditorWords = async (lang: Lang): Promise<EditorWords> => (await LOADERS[lang]()).words;

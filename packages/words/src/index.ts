export type { Words } from './en/index.ts';
export type { OnlineWords } from './en/online/index.ts';
export { isLang, LANG_NAMES, LANGS, type Lang, matchLang } from './langs.ts';
export { loadWords } from './load.ts';
export { loadOnlineWords } from './loadOnline.ts';
export { type Catalogue, english, type Plural, type Shape, type Text, translation } from './message.ts';
export { type Speak, speaker } from './speak.ts';

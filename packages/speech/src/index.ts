export { isLang, LANG_NAMES, LANGS, type Lang, matchLang } from './langs.ts';
export {
  type Catalogue,
  english,
  type Message,
  type Plural,
  type Shape,
  type Text,
  type Translation,
  translation,
  type Wanted,
} from './message.ts';
export { type Given, type Speak, speaker } from './speak.ts';

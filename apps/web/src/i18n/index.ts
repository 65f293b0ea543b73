export { dayOf, daysAgo } from './days.ts';
export { sayFault } from './faults.ts';
export { formatClock } from './formatClock.ts';
export { currentVoice, lang, setLang, useWords, type Voice, wantedLang } from './language.ts';
export { type LateVoice, lateWords } from './lateWords.ts';
export { useOnlineWords } from './onlineWords.ts';

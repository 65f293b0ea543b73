import { ok, type Result } from '@threefold-games/core';
import type { Speak } from '@threefold-games/speech';
import type { ModerationEntry } from '@threefold-games/wire';
import type { ModerationWords } from '@threefold-games/words';
import type { JSX } from 'preact';
import { sayFault } from '../../i18n/index.ts';
import { api } from '../../online/index.ts';
import { Button } from '../../ui/index.ts';
import { after, type ListPage, usePages } from './moderationApi.ts';
import { SHORT, useModerationWords } from './moderationWords.ts';

/** An act of an operator as a sentence. */
const sayEntry = ({ act, by, person, what }: ModerationEntry, texts: ModerationWords, speak: Speak): string => {
  const names = { by: by?.name ?? speak(texts.server), person: person.name };
  const text = (key: string): string => (typeof what[key] === 'string' ? what[key] : '');
  const { entries } = texts;
  switch (act) {
    case 'suspend':
      return speak(entries.suspend, { ...names, date: speak.date(Number(what.until), SHORT) });
    case 'rename':
    case 'takeName':
      return speak(entries[act], { by: names.by, from: text('from'), to: text('to') });
    case 'takeMessage':
      return speak(entries.takeMessage, { ...names, text: text('text') });
    default:
      return speak(entries[act], names);
  }
};

export const Entries = ({ entries }: { readonly entries: readonly ModerationEntry[] }): JSX.Element => {
  const { said, speak } = useModerationWords();
  return entries.length === 0 ? (
    <p class="quiet">{speak(said.nothing)}</p>
  ) : (
    <ol class="moderation-list">
      {entries.map(entry => (
        <li key={entry.id}>
          <span>{sayEntry(entry, said, speak)}</span>
          <span class="small">
            {speak.date(entry.at, SHORT)} · {entry.why}
          </span>
        </li>
      ))}
    </ol>
  );
};

const readLog = async (_: string, before: string | null): Promise<Result<ListPage<ModerationEntry>>> => {
  const answer = await api.ask('GET /api/moderation/log', { query: after(before) });
  return answer.ok ? ok({ items: answer.value.entries, next: answer.value.next }) : answer;
};

/** All that operators did, the latest first. */
export const LogList = ({ round }: { readonly round: number }): JSX.Element => {
  const { words, said, speak } = useModerationWords();
  const { items, next, fault, more } = usePages(readLog, 'all', round);
  return (
    <section class="card moderation-card">
      <p class="moderation-fault" role="alert">
        {fault && sayFault(fault, words, speak)}
      </p>
      {items && <Entries entries={items} />}
      {next !== null && <Button onClick={more}>{speak(said.more)}</Button>}
    </section>
  );
};

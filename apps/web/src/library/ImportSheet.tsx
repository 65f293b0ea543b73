import { type Fault, fail } from '@threefold-games/core';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { findGame, loadedGames } from '../games/index.ts';
import { sayFault } from '../i18n/index.ts';
import { freshId, freshSecret } from '../storage/index.ts';
import { Button, href, Icon, readFiles, Sheet, type Source } from '../ui/index.ts';
import { type ImportGround, readRecords } from './importRecords.ts';
import { library, SavedGame } from './library.ts';
import { useMyGamesWords } from './myGamesWords.ts';

interface ImportSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What came of the last import. */
  readonly report: ImportReport | undefined;
  readonly onImport: (sources: readonly Source[]) => Promise<void>;
}

/** Takes records from files or as text, and says what came of it. */
export const ImportSheet = ({ open, onClose, report, onImport }: ImportSheetProps): JSX.Element => {
  const { said, speak } = useMyGamesWords();
  const [text, setText] = useState('');
  const files = useRef<HTMLInputElement>(null);
  const take = async (sources: readonly Source[]): Promise<void> => {
    await onImport(sources);
    setText('');
  };
  return (
    <Sheet title={speak(said.importTitle)} open={open} onClose={onClose}>
      <p class="games-import-text">{speak(said.importText)}</p>
      <input
        ref={files}
        class="unseen"
        type="file"
        multiple
        tabIndex={-1}
        aria-hidden="true"
        accept=".txt,.play,.sgf,.pgn,.json,text/*"
        onChange={event => {
          const chosen = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          void readFiles(chosen).then(take);
        }}
      />
      <Button kind="primary" icon="upload" wide onClick={() => files.current?.click()}>
        {speak(said.chooseFiles)}
      </Button>
      <textarea
        class="games-paste"
        rows={6}
        spellcheck={false}
        aria-label={speak(said.pasteLabel)}
        placeholder={'[Game "…"]'}
        value={text}
        onInput={event => setText(event.currentTarget.value)}
      />
      <Button wide disabled={text.trim() === ''} onClick={() => void take([{ name: speak(said.pasted), text }])}>
        {speak(said.read)}
      </Button>
      <div role="status">{report && <Report report={report} />}</div>
    </Sheet>
  );
};

const Report = ({ report }: { readonly report: ImportReport }): JSX.Element => {
  const { words, said, speak } = useMyGamesWords();
  const { taken, known, broken } = report;
  return (
    <div class="games-report">
      <p class="beside games-report-line">
        <Icon name={taken.length > 0 ? 'check' : 'warning'} size={18} />
        <span>
          {taken.length > 0 ? speak(said.imported, { n: taken.length }) : speak(said.nothing)}{' '}
          {known > 0 && speak(said.already, { n: known })}
        </span>
      </p>
      {taken.length === 1 && (
        <Button icon="play" href={href({ page: 'replay', id: taken[0]! })}>
          {speak(said.openFirst)}
        </Button>
      )}
      {broken.length > 0 && <p class="games-report-broken">{speak(said.broken, { n: broken.length })}</p>}
      <ul>
        {broken.map(({ fault, number, name }) => (
          <li key={`${name} ${number}`} class="games-fault">
            <span class="small">{speak(said.brokenFrom, { number, name })}</span>
            <strong>{sayFault(fault, words, speak)}</strong>
            <FaultPlace fault={fault} />
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Where a record broke: turn, step, rule, and what stood there. */
const FaultPlace = ({ fault }: { readonly fault: Fault }): JSX.Element => {
  const { words, said, speak } = useMyGamesWords();
  const { turn, step, rule, detail } = fault;
  const facts = [
    turn !== undefined && step !== undefined && speak(said.brokenAt, { turn, step }),
    turn !== undefined && step === undefined && turn > 0 && speak(words.table.turn, { n: turn }),
    rule !== undefined && speak(said.rule, { rule }),
  ].filter(fact => fact !== false);
  return (
    <>
      {facts.length > 0 && <span>{facts.join(' · ')}</span>}
      {detail !== '' && <span class="small detail">{speak(said.detail, { detail })}</span>}
    </>
  );
};

/** What came of an import. */
export interface ImportReport {
  /** The ids of the games that are new. */
  readonly taken: readonly string[];
  /** How many were here before. */
  readonly known: number;
  readonly broken: readonly { readonly fault: Fault; readonly number: number; readonly name: string }[];
}

/** What imported games are read with. */
const ground = (): ImportGround => ({
  games: loadedGames(),
  fresh: () => ({ id: freshId(), secret: freshSecret() }),
});

/** Keeps every game of the texts that can be read; those that cannot are reported, each with what was wrong. */
export const importTexts = async (sources: readonly Source[]): Promise<ImportReport> => {
  const here = new Set((await library.list()).map(({ record }) => record));
  const taken: string[] = [];
  const broken: { fault: Fault; number: number; name: string }[] = [];
  let known = 0;
  for (const { name, text } of sources) {
    const read = text === undefined ? [fail('record.encoding')] : readRecords(text, ground(), Date.now());
    for (const [at, one] of (read.length === 0 ? [fail('record.empty')] : read).entries()) {
      if (!one.ok) broken.push({ fault: one.error, number: at + 1, name });
      else {
        const { record } = new SavedGame(findGame, { ...one.value, revision: 0 });
        if (here.has(record)) known++;
        else taken.push((await library.create(one.value)).id);
        here.add(record);
      }
    }
  }
  return { taken, known, broken };
};

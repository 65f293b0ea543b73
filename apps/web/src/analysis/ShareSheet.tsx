import { formatRecord } from '@threefold-games/core';
import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { Button, copyText, download, href, IconButton, Sheet, textFile } from '../ui/index.ts';
import { positionAnchor, studyAnchor } from './links.ts';
import { recordOfStudy } from './studyRecord.ts';
import { formatStudy } from './studyText.ts';
import type { Workbench } from './workbench.ts';
import './share.css';

interface ShareSheetProps {
  readonly bench: Workbench;
  /** The position where one stands, as text. */
  readonly position: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The ways out of an analysis: links, the position as text, files. */
export const ShareSheet = ({ bench, position, open, onClose }: ShareSheetProps): JSX.Element => {
  const { words, speak } = useWords();
  const { share } = words.analysis;
  const opened = bench.opened.value;
  // Undefined while they are made, null where they would be too long.
  const [links, setLinks] = useState<{ readonly one?: string | null; readonly all?: string | null }>({});
  useEffect(() => {
    if (!open) return undefined;
    let live = true;
    const base = location.origin + href({ page: 'analysis', query: {} });
    const address = (anchor: string | undefined): string | null => (anchor === undefined ? null : `${base}#${anchor}`);
    void Promise.all([positionAnchor(position), studyAnchor(opened)]).then(
      ([one, all]) => live && setLinks({ one: address(one), all: address(all) }),
    );
    return () => {
      live = false;
    };
  }, [open, position, opened, bench]);
  const record = open ? recordOfStudy(opened.study) : undefined;
  const link = (label: string, text: string | null | undefined): JSX.Element =>
    text === null ? <p class="quiet">{speak(share.tooLong)}</p> : <CopyField label={label} text={text ?? ''} />;
  return (
    <Sheet title={speak(share.title)} open={open} onClose={onClose}>
      <div class="stack">
        {link(speak(share.position), links.one)}
        {link(speak(share.all), links.all)}
        <CopyField label={speak(share.text)} text={position} />
        <div class="actions">
          {record && (
            <Button icon="download" onClick={() => download(`${bench.game.id}.txt`, textFile(formatRecord(record)))}>
              {speak(share.record)}
            </Button>
          )}
          <Button icon="download" onClick={() => download(`${bench.game.id}-study.txt`, textFile(formatStudy(opened)))}>
            {speak(share.file)}
          </Button>
        </div>
      </div>
    </Sheet>
  );
};

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
}

/** A text to take along, with a button that copies it. */
export const CopyField = ({ label, text }: CopyFieldProps): JSX.Element => {
  const {
    words: { shell },
    speak,
  } = useWords();
  const id = useId();
  const [said, say] = useState('');
  return (
    <div class="copy-field">
      <label for={id}>{label}</label>
      <div class="field">
        <input id={id} type="text" readOnly value={text} onFocus={event => event.currentTarget.select()} />
        <IconButton
          icon="copy"
          label={speak(shell.copy)}
          onClick={() => void copyText(text).then(done => say(speak(done ? shell.copied : shell.notCopied)))}
        />
      </div>
      <p class="small copy-said" role="status">
        {said}
      </p>
    </div>
  );
};

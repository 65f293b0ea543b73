import { loadHelpWords } from '@threefold-games/words';
import type { JSX } from 'preact';
import { SceneView } from '../../board/SceneView.tsx';
import '../../board/turnList.css';
import { Sheet } from '../../shell/controls.tsx';
import { lang, useWords } from '../../state/language.ts';
import { narrow } from '../../state/narrow.ts';
import { useLoaded } from '../../state/useLoaded.ts';
import { MARKS, THREAT_MARK } from './marks.ts';

interface KeysSheetProps {
  /** Whether hints are given here. */
  readonly hints: boolean;
  /** Whether one can play with help here. */
  readonly helped: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What the marks on a board mean, and which keys do what. */
export const KeysSheet = ({ hints, helped, open, onClose }: KeysSheetProps): JSX.Element => {
  const { words, speak } = useWords();
  const { table } = words;
  const names = table.keyNames;
  const help = useLoaded(() => loadHelpWords(lang.value), lang.value);
  const keys: readonly (readonly [string, string])[] = [
    [speak(names.arrows), speak(table.keyArrows)],
    [speak(names.space), speak(table.keySpace)],
    [speak(names.enter), speak(table.keyEnter)],
    [speak(names.backspace), speak(table.keyBackspace)],
    [speak(names.escape), speak(table.keyEscape)],
    ['R', speak(table.keyTurn)],
    ...(hints ? [['H', speak(table.keyHint)] as const] : []),
    ['/', speak(table.keyCommand)],
    ['?', speak(table.keyHelp)],
  ];
  return (
    <Sheet title={speak(narrow.value ? table.marksTitle : table.keysAndMarks)} open={open} onClose={onClose}>
      <ul class="table-keys">
        {(Object.keys(MARKS) as (keyof typeof MARKS)[]).map(mark => (
          <li key={mark} class="beside table-key">
            <span class="table-mark">
              <SceneView scene={MARKS[mark]} label="" />
            </span>
            {speak(table[mark])}
          </li>
        ))}
        {helped && help && (
          <li class="beside table-key">
            <span class="table-mark">
              <SceneView scene={THREAT_MARK} label="" />
            </span>
            {speak(help.mark)}
          </li>
        )}
        <li class="beside table-key">
          <span class="table-mark table-mark-dot">
            <span class="turn-row-notable" />
          </span>
          {speak(table.markNotable)}
        </li>
      </ul>
      {!narrow.value && (
        <>
          <h3 class="table-keys-title">{speak(table.keysTitle)}</h3>
          <dl class="table-keys">
            {keys.map(([key, does]) => (
              <div key={key} class="beside table-key">
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Sheet>
  );
};

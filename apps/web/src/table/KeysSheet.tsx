import { type Arrow, type CellState, EMPTY_SCENE, type Ghost, type Scene, type Trail } from '@threefold-games/stage';
import { loadHelpWords } from '@threefold-games/words';
import type { JSX } from 'preact';
import { SceneView } from '../board/index.ts';
import { lang, useWords } from '../i18n/index.ts';
import { narrow } from '../settings/index.ts';
import { Sheet, useLoaded } from '../ui/index.ts';

/** Two cells of a line, with marks on them. */
const sample = (part: {
  readonly states?: readonly CellState[];
  readonly trails?: readonly Trail[];
  readonly arrows?: readonly Arrow[];
  readonly hint?: Ghost;
}): Scene => ({
  ...EMPTY_SCENE,
  bounds: { x: -0.6, y: -0.6, width: 3, height: 1.2 },
  backdrop: 'clay',
  cells: [
    { id: 'a', x: 0, y: 0, outline: 'spot', level: 0 },
    { id: 'b', x: 1.8, y: 0, outline: 'spot', level: 0 },
  ],
  links: [[0, 1]],
  ...part,
});

/** The marks that every board uses, as they are drawn there. */
const MARKS = {
  markLast: sample({
    states: [
      { cell: 'a', state: 'lastFrom' },
      { cell: 'b', state: 'lastTo' },
    ],
    trails: [{ from: 'a', to: 'b', kind: 'last' }],
  }),
  markStep: sample({
    states: [
      { cell: 'a', state: 'stepFrom' },
      { cell: 'b', state: 'stepTo' },
    ],
    trails: [{ from: 'a', to: 'b', kind: 'step' }],
  }),
  markGo: sample({ states: [{ cell: 'a', state: 'go' }] }),
  markTake: sample({
    states: [
      { cell: 'a', state: 'capture' },
      { cell: 'b', state: 'stack' },
    ],
  }),
  markRefused: sample({ states: [{ cell: 'a', state: 'refused' }] }),
  markHint: sample({
    arrows: [{ from: 'a', to: 'b', rank: 1, number: 'from', text: '1' }],
    hint: { cells: [], pieces: [{ shape: 'disc', tone: 'ivory', x: 1.8, y: 0 }], ok: true, reasons: [] },
  }),
} as const;

/** The mark of those who play with help. */
const THREAT_MARK = sample({
  states: [{ cell: 'b', state: 'stake' }],
  arrows: [{ from: 'a', to: 'b', rank: 1, threat: true }],
});

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

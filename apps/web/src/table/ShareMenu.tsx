import { formatRecord } from '@threefold-games/core';
import type { Scene } from '@threefold-games/stage';
import type { ComponentChildren, JSX } from 'preact';
import type { Shared, TableController } from '../board/index.ts';
import { loadPictureFiles } from '../board/lazy.ts';
import { useWords } from '../i18n/index.ts';
import { copyText, download, Menu, type MenuItem, textFile } from '../ui/index.ts';

/** The ways to share a game, as entries of a menu; `onSaid` hears what came of it, for those who listen and read. */
export const useShareItems = (
  controller: TableController,
  scene: () => Scene,
  onSaid: (text: string) => void,
): readonly MenuItem[] => {
  const { words, speak } = useWords();
  const { id, history, record } = controller.model;
  const { title } = controller.face.value;
  const text = (): string => {
    const written = record();
    return written ? formatRecord(written) : '';
  };
  const { table } = words;
  const name = `${history.game.id}-${id}`;
  const failed = (): void => onSaid(speak(table.shareFailed));
  // What makes pictures comes when it is asked for.
  const make = (how: (files: Awaited<ReturnType<typeof loadPictureFiles>>, shared: Shared) => unknown): void =>
    void loadPictureFiles()
      .then(files => how(files, { scene: scene(), title, name }))
      .catch(failed);
  const copy = async (): Promise<void> => onSaid(speak((await copyText(text())) ? table.copied : table.shareFailed));
  return [
    { icon: 'image', label: speak(table.sharePicture), onSelect: () => make((files, shared) => files.savePng(shared)) },
    { icon: 'image', label: speak(table.shareDrawing), onSelect: () => make((files, shared) => files.saveSvg(shared)) },
    {
      icon: 'download',
      label: speak(table.shareRecord),
      onSelect: () => download(`${name}.txt`, textFile(text())),
    },
    { icon: 'copy', label: speak(table.copyRecord), onSelect: () => void copy() },
    ...('share' in navigator
      ? [
          {
            icon: 'share' as const,
            label: speak(table.shareWith),
            onSelect: () => make((files, shared) => files.shareWith(shared, text())),
          },
        ]
      : []),
  ];
};

/** A button with the ways to share a game. */
export const ShareMenu = ({
  items,
  children,
}: {
  readonly items: readonly MenuItem[];
  readonly children?: ComponentChildren;
}): JSX.Element => {
  const { words, speak } = useWords();
  return (
    <Menu
      label={speak(words.table.share)}
      icon="share"
      items={items}
      {...(children && { children, look: 'button button-plain button-wide' })}
    />
  );
};

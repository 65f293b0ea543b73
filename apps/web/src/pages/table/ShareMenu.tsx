import { formatRecord } from '@threefold/core';
import type { Scene } from '@threefold/stage';
import type { ComponentChildren, JSX } from 'preact';
import { Menu, type MenuItem } from '../../shell/controls.tsx';
import { copyText, download, textFile } from '../../state/files.ts';
import { useWords } from '../../state/language.ts';
import type { TableController } from '../../table/controller.ts';

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
  const png = async (): Promise<Blob | undefined> => {
    const { pngPicture } = await import('../../table/picture.ts');
    return pngPicture(scene(), title);
  };
  const name = `${history.game.id}-${id}`;
  const failed = (): void => onSaid(speak(table.shareFailed));
  const savePng = async (): Promise<void> => {
    const picture = await png();
    if (picture) download(`${name}.png`, picture);
    else failed();
  };
  const saveSvg = async (): Promise<void> => {
    const { svgPicture } = await import('../../table/picture.ts');
    download(`${name}.svg`, svgPicture(scene(), title));
  };
  const shareWith = async (): Promise<void> => {
    try {
      const picture = await png();
      const files = picture ? [new File([picture], `${name}.png`, { type: 'image/png' })] : [];
      const all = { title, text: text(), files };
      await navigator.share(navigator.canShare?.(all) ? all : { title, text: all.text });
    } catch (error) {
      // Whoever has thought better of it knows that.
      if (!(error instanceof DOMException && error.name === 'AbortError')) failed();
    }
  };
  const copy = async (): Promise<void> => onSaid(speak((await copyText(text())) ? table.copied : table.shareFailed));
  return [
    { icon: 'image', label: speak(table.sharePicture), onSelect: () => void savePng().catch(failed) },
    { icon: 'image', label: speak(table.shareDrawing), onSelect: () => void saveSvg().catch(failed) },
    {
      icon: 'download',
      label: speak(table.shareRecord),
      onSelect: () => download(`${name}.txt`, textFile(text())),
    },
    { icon: 'copy', label: speak(table.copyRecord), onSelect: () => void copy() },
    ...('share' in navigator
      ? [{ icon: 'share' as const, label: speak(table.shareWith), onSelect: () => void shareWith() }]
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

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button, Sheet } from '../../shell/controls.tsx';
import { Icon } from '../../shell/icons.tsx';
import { saveFile } from '../../state/files.ts';
import { type Aside, library } from '../../state/library.ts';
import { useMyGamesWords } from './myGamesWords.ts';

/** One quiet line about entries that could not be read, with a way to keep what is in them. */
export const AsideLine = ({
  asides,
  onGone,
}: {
  readonly asides: readonly Aside[];
  readonly onGone: () => void;
}): JSX.Element => {
  const { myGames, speak } = useMyGamesWords();
  const [open, setOpen] = useState(false);
  const save = (): void => saveFile('threefold-aside.txt', asides.map(({ text }) => text).join('\n\n'));
  const drop = async (): Promise<void> => {
    for (const { id } of asides) await library.dropAside(id);
    setOpen(false);
    onGone();
  };
  return (
    <div class="beside games-aside">
      <Icon name="folder" size={18} />
      <span>
        {speak(myGames.aside, { n: asides.length })}{' '}
        <button class="text-button" type="button" onClick={() => setOpen(true)}>
          {speak(myGames.show)}
        </button>
      </span>
      <Sheet
        title={speak(myGames.asideTitle)}
        open={open}
        onClose={() => setOpen(false)}
        foot={
          <>
            <Button kind="danger" icon="trash" onClick={() => void drop()}>
              {speak(myGames.asideDelete)}
            </Button>
            <Button kind="primary" icon="download" onClick={save}>
              {speak(myGames.asideSave)}
            </Button>
          </>
        }
      >
        <p>{speak(myGames.asideText)}</p>
        <ul class="games-asides">
          {asides.map(({ id, text, why }) => (
            <li key={id}>
              <details>
                <summary>
                  {speak(myGames.asideEntry, { id })} <code>{why}</code>
                </summary>
                <pre>{text.slice(0, 4000)}</pre>
              </details>
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  );
};

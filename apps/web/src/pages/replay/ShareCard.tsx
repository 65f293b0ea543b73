import type { Scene } from '@threefold/stage';
import { paletteOf } from '@threefold/stage';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Menu, Switch } from '../../shell/controls.tsx';
import { Icon } from '../../shell/icons.tsx';
import { copyText, download, textFile } from '../../state/files.ts';
import { useWords } from '../../state/language.ts';
import { href } from '../../state/route.ts';
import { shownTheme } from '../../state/settings.ts';
import { CopyField } from '../../study/CopyField.tsx';
import { replayAnchor, SHARED } from '../../study/links.ts';
import { type Reel, reelText } from '../../study/reel.ts';
import { pngPicture, svgPicture } from '../../table/picture.ts';

interface ShareCardProps {
  readonly reel: Reel;
  readonly turn: number;
  /** The place of a game that is kept here. */
  readonly id: string;
  /** The board as it is shown. */
  readonly scene: () => Scene;
  /** What the picture shows. */
  readonly title: string;
}

/** Link, picture, record. The link brings the record along, so that it opens everywhere. */
export const ShareCard = ({ reel, turn, id, scene, title }: ShareCardProps): JSX.Element => {
  const { words, speak } = useWords();
  const { replay } = words;
  const [here, setHere] = useState(true);
  const [link, setLink] = useState<string | undefined>(undefined);
  const [said, say] = useState('');
  const wanted = here ? turn : undefined;
  useEffect(() => {
    let live = true;
    void replayAnchor(reel.record, wanted).then(anchor => {
      if (!live) return;
      const far = anchor === undefined ? undefined : `${href({ page: 'replay', id: SHARED })}#${anchor}`;
      const near = href({ page: 'replay', id, ...(wanted === undefined ? {} : { turn: wanted }) });
      setLink(location.origin + (far ?? near));
    });
    return () => {
      live = false;
    };
  }, [reel, wanted, id]);
  const draw = (): string => {
    const { theme, contrast } = shownTheme();
    return svgPicture(scene(), paletteOf(theme, contrast), title);
  };
  const name = `${reel.game.id}-${turn}`;
  const savePng = async (): Promise<void> => {
    const picture = await pngPicture(draw());
    if (picture) download(`${name}.png`, picture);
    else say(speak(words.table.shareFailed));
  };
  const copy = async (): Promise<void> =>
    say(speak((await copyText(reelText(reel))) ? words.shell.copied : words.shell.notCopied));
  return (
    <div class="replay-share">
      <CopyField label={speak(replay.link)} text={link ?? ''} />
      <div class="replay-share-row">
        <Menu
          label={speak(replay.picture)}
          icon="image"
          look="button button-plain button-wide"
          items={[
            { icon: 'image', label: speak(replay.picturePng), onSelect: () => void savePng() },
            {
              icon: 'image',
              label: speak(replay.pictureSvg),
              onSelect: () => download(`${name}.svg`, new Blob([draw()], { type: 'image/svg+xml' })),
            },
          ]}
        >
          <Icon name="image" size={18} />
          <span>{speak(replay.picture)}</span>
        </Menu>
        <Menu
          label={speak(replay.record)}
          icon="download"
          look="button button-plain button-wide"
          items={[
            {
              icon: 'download',
              label: speak(replay.recordFile),
              onSelect: () => download(`${reel.game.id}.txt`, textFile(reelText(reel))),
            },
            { icon: 'copy', label: speak(words.table.copyRecord), onSelect: () => void copy() },
          ]}
        >
          <Icon name="download" size={18} />
          <span>{speak(replay.record)}</span>
        </Menu>
      </div>
      <p class="copy-said" role="status">
        {said}
      </p>
      <div class="replay-share-here">
        <span>{speak(replay.linkHere, { turn })}</span>
        <Switch label={speak(replay.linkHere, { turn })} on={here} onChange={setHere} />
      </div>
    </div>
  );
};

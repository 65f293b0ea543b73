import { formatRecord } from '@threefold-games/core';
import type { Scene } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CopyField, replayAnchor, SHARED } from '../../analysis/index.ts';
import { type Shared, savePng, saveSvg } from '../../board/index.ts';
import { useWords } from '../../i18n/index.ts';
import { copyText, download, href, Icon, Menu, Switch, textFile } from '../../ui/index.ts';
import type { ReplayedGame } from './replayedGame.ts';

interface ShareCardProps {
  readonly watched: ReplayedGame;
  readonly turn: number;
  /** The place of a game that is kept here. */
  readonly id: string;
  /** The board as it is shown. */
  readonly scene: () => Scene;
  /** What the picture shows. */
  readonly title: string;
}

/** Link, picture, record. The link brings the record along, so that it opens everywhere. */
export const ShareCard = ({ watched, turn, id, scene, title }: ShareCardProps): JSX.Element => {
  const { words, speak } = useWords();
  const { replay } = words;
  const [here, setHere] = useState(true);
  const [link, setLink] = useState<string | undefined>(undefined);
  const [said, say] = useState('');
  const wanted = here ? turn : undefined;
  useEffect(() => {
    let live = true;
    void replayAnchor(watched.record, wanted).then(anchor => {
      if (!live) return;
      const far = anchor === undefined ? undefined : `${href({ page: 'replay', id: SHARED })}#${anchor}`;
      const near = href({ page: 'replay', id, ...(wanted === undefined ? {} : { turn: wanted }) });
      setLink(location.origin + (far ?? near));
    });
    return () => {
      live = false;
    };
  }, [watched, wanted, id]);
  const game = watched.history.game.id;
  const name = `${game}-${turn}`;
  const text = (): string => formatRecord(watched.record);
  const picture = (): Shared => ({ scene: scene(), title, name });
  const failed = (): void => say(speak(words.table.shareFailed));
  const copy = async (): Promise<void> =>
    say(speak((await copyText(text())) ? words.shell.copied : words.shell.notCopied));
  return (
    <div class="replay-share">
      <CopyField label={speak(replay.link)} text={link ?? ''} />
      <div class="replay-share-row">
        <Menu
          label={speak(replay.picture)}
          icon="image"
          look="button button-plain button-wide"
          items={[
            { icon: 'image', label: speak(replay.picturePng), onSelect: () => void savePng(picture()).catch(failed) },
            { icon: 'image', label: speak(replay.pictureSvg), onSelect: () => saveSvg(picture()) },
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
              onSelect: () => download(`${game}.txt`, textFile(text())),
            },
            { icon: 'copy', label: speak(words.table.copyRecord), onSelect: () => void copy() },
          ]}
        >
          <Icon name="download" size={18} />
          <span>{speak(replay.record)}</span>
        </Menu>
      </div>
      <p class="small copy-said" role="status">
        {said}
      </p>
      <div class="beside replay-share-here">
        <span>{speak(replay.linkHere, { turn })}</span>
        <Switch label={speak(replay.linkHere, { turn })} on={here} onChange={setHere} />
      </div>
    </div>
  );
};

import type { JSX } from 'preact';
import { Button, IconButton } from '../../shell/controls.tsx';
import { copyText } from '../../state/files.ts';
import { narrow } from '../../state/narrow.ts';
import { useOnlineWords } from '../../state/onlineWords.ts';
import { QrCode } from './QrCode.tsx';

interface InviteCardProps {
  readonly id: string;
  readonly game: string;
  /** What is missing, in short. */
  readonly missing: string;
  /** Whether inviting is the thing to do here; not for those who came to sit down. */
  readonly first: boolean;
  readonly onSay: (sentence: string) => void;
}

/** The address that leads to a table. */
export const linkTo = (id: string): string => new URL(`/g/${id}`, location.origin).href;

const canShare = (): boolean => 'share' in navigator;

/** The link to a table: as a code, as a text, and as something to send. */
export const InviteCard = ({ id, game, missing, first, onSay }: InviteCardProps): JSX.Element => {
  const { words, online, speak } = useOnlineWords();
  const { room } = online;
  const link = linkTo(id);
  const kind = first ? 'primary' : 'plain';
  const copy = (): void => void copyText(link).then(done => onSay(speak(done ? room.copied : room.notCopied)));
  const share = async (): Promise<void> => {
    try {
      await navigator.share({
        title: speak(room.shareTitle, { game }),
        text: speak(room.shareText, { game }),
        url: link,
      });
    } catch {
      // Whoever closes the list of apps shares nothing.
    }
  };
  if (narrow.value)
    return (
      <section class="card invite-card" aria-labelledby="invite-open">
        <QrCode text={link} label={speak(room.code)} />
        <div class="invite-small">
          <h2 id="invite-open" class="title">
            {missing}
          </h2>
          <p class="small clip invite-address">{`…/g/${id}`}</p>
          <div class="actions invite-actions">
            {canShare() ? (
              <>
                <Button kind={kind} icon="share" onClick={() => void share()}>
                  {speak(words.table.share)}
                </Button>
                <IconButton kind="edged" icon="copy" label={speak(room.copy)} onClick={copy} />
              </>
            ) : (
              <Button kind={kind} icon="copy" onClick={copy}>
                {speak(room.copy)}
              </Button>
            )}
          </div>
        </div>
      </section>
    );
  return (
    <section class="card invite-card" aria-labelledby="invite-title">
      <h2 id="invite-title">{speak(room.invite)}</h2>
      <div class="beside invite-way">
        <QrCode text={link} label={speak(room.code)} />
        <p>{speak(room.inviteText)}</p>
      </div>
      <span class="field invite-link">
        <input
          type="text"
          readOnly
          aria-label={speak(words.analysis.bar.link)}
          value={link.replace(/^https?:\/\//, '')}
          onFocus={event => event.currentTarget.select()}
        />
      </span>
      <div class="actions invite-actions">
        <Button kind={kind} icon="copy" onClick={copy}>
          {speak(room.copy)}
        </Button>
        {canShare() && (
          <Button icon="share" onClick={() => void share()}>
            {speak(words.table.share)}
          </Button>
        )}
      </div>
    </section>
  );
};

import type { JSX } from 'preact';
import { useOnlineWords } from '../../i18n/index.ts';
import { narrow } from '../../settings/index.ts';
import { Button, copyText, IconButton, useLoaded } from '../../ui/index.ts';

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
  const { words, said, speak } = useOnlineWords();
  const { room } = said;
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

interface Code {
  readonly size: number;
  /** The dark squares, row by row. */
  readonly path: string;
}

const encode = async (text: string): Promise<Code> => {
  const { encode: qr } = await import('uqr');
  const { size, data } = qr(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
};

/** A text as a code for phones: dark on light in every theme, since readers expect it so. */
const QrCode = ({ text, label }: { readonly text: string; readonly label: string }): JSX.Element => {
  const code = useLoaded(() => encode(text), text);
  return (
    <span class="invite-code">
      {code && (
        <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label} shape-rendering="crispEdges">
          <path d={code.path} />
        </svg>
      )}
    </span>
  );
};

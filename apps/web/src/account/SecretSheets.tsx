import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { Button, copyText, Sheet, saveFile } from '../ui/index.ts';
import type { CardVoice } from './Card.tsx';

interface SecretProps extends CardVoice {
  /** Undefined while there is nothing to show. */
  readonly secret: string | undefined;
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
}

const useCopy = ({ said: { account }, speak, say }: CardVoice) => {
  const { shell } = useWords().words;
  return async (text: string): Promise<void> => say(speak((await copyText(text)) ? account.copied : shell.notCopied));
};

/** A secret that is shown this once. */
export const SecretSheet = ({ secret, title, text, onClose, ...voice }: SecretProps): JSX.Element => {
  const { shell } = useWords().words;
  const { speak } = voice;
  const copy = useCopy(voice);
  return (
    <Sheet
      title={title}
      open={secret !== undefined}
      onClose={onClose}
      foot={
        <>
          <Button icon="copy" onClick={() => void copy(secret ?? '')}>
            {speak(shell.copy)}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {speak(shell.done)}
          </Button>
        </>
      }
    >
      <p class="quiet account-text">{text}</p>
      <output class="account-secret">{secret}</output>
    </Sheet>
  );
};

interface CodesProps extends CardVoice {
  /** Undefined while there are none to show. */
  readonly codes: readonly string[] | undefined;
  /** Whose they are. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Recovery codes, shown this once: to be copied, kept as a file or printed. Who would close them unkept is asked once. */
export const CodesSheet = ({ codes, name, onClose, ...voice }: CodesProps): JSX.Element => {
  const { said, speak } = voice;
  const { codes: words, ...account } = said.account;
  const copy = useCopy(voice);
  const [careful, setCareful] = useState(false);
  const [warned, setWarned] = useState(false);
  useEffect(() => {
    setCareful(codes !== undefined);
    setWarned(false);
  }, [codes]);
  /** Does something that keeps them. */
  const keeping = (what: () => void) => (): void => {
    setCareful(false);
    what();
  };
  const text = (codes ?? []).join('\n');
  const head = speak(words.fileHead, { name, site: location.host });
  return (
    <Sheet
      title={speak(words.shown)}
      open={codes !== undefined}
      onClose={() => (careful && !warned ? setWarned(true) : onClose())}
      foot={
        <Button kind="primary" icon="check" onClick={onClose}>
          {speak(words.kept)}
        </Button>
      }
    >
      <p class="quiet account-text">{speak(words.text)}</p>
      <div class="account-print">
        <p class="account-print-head">{head}</p>
        <ol class="account-codes">
          {codes?.map(code => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div class="actions account-buttons">
        <Button icon="copy" onClick={keeping(() => void copy(text))}>
          {speak(words.copyAll)}
        </Button>
        <Button icon="download" onClick={keeping(() => saveFile(speak(words.file), `${head}\n\n${text}\n`))}>
          {speak(account.download)}
        </Button>
        <Button onClick={keeping(() => print())}>{speak(account.print)}</Button>
      </div>
      <p class="account-fault" role="alert">
        {warned && speak(words.unkept)}
      </p>
    </Sheet>
  );
};

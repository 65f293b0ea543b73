import type { Fault } from '@threefold-games/core';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { sayFault } from '../../i18n/index.ts';
import { NAME_LIMIT } from '../../settings/index.ts';
import { Button, Segments, Sheet, SwitchRow } from '../../ui/index.ts';
import { type Act, DURATIONS, type Duration, doAct, type Filled } from './moderationApi.ts';
import { useModerationWords } from './moderationWords.ts';

interface ActSheetProps {
  /** What is about to be done; undefined for nothing. */
  readonly act: Act | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** No reason is longer. */
const LONGEST = 500;
const FRESH: Filled = { why: '', name: '', duration: 'week', network: false };

/** Asks for the reason, and whatever else an act needs, before it is done. */
export const ActSheet = ({ act, onClose, onDone }: ActSheetProps): JSX.Element => {
  const { words, said, speak } = useModerationWords();
  const [filled, setFilled] = useState(FRESH);
  const [fault, setFault] = useState<Fault | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const fill = (more: Partial<Filled>): void => setFilled({ ...filled, ...more });
  const end = (then: () => void): void => {
    setFilled(FRESH);
    setFault(undefined);
    then();
  };
  const send = async (): Promise<void> => {
    if (!act || busy) return;
    setBusy(true);
    const answer = await doAct(act, { ...filled, why: filled.why.trim(), name: filled.name.trim() });
    setBusy(false);
    if (answer.ok) end(onDone);
    else setFault(answer.error);
  };
  const kind = act?.kind ?? 'lift';
  const name = act?.person.name ?? '';
  const isReady = filled.why.trim() !== '' && (kind !== 'rename' || filled.name.trim() !== '');
  const foot = (
    <>
      <Button onClick={() => end(onClose)}>{speak(words.shell.cancel)}</Button>
      <Button
        kind={kind === 'lift' || kind === 'closeReport' ? 'primary' : 'danger'}
        disabled={busy || !isReady}
        onClick={() => void send()}
      >
        {speak(said.acts[kind])}
      </Button>
    </>
  );
  return (
    <Sheet title={speak(said.titles[kind], { name })} open={act !== undefined} onClose={() => end(onClose)} foot={foot}>
      <div class="moderation-sheet">
        <p>{speak(said.texts[kind])}</p>
        {kind === 'suspend' && (
          <>
            <Segments
              label={speak(said.duration)}
              wide
              values={(Object.keys(DURATIONS) as Duration[]).map(value => ({
                value,
                label: speak(said.durations[value]),
              }))}
              value={filled.duration}
              onChange={duration => fill({ duration })}
            />
            <SwitchRow
              name={speak(said.network)}
              about={speak(said.networkHint)}
              on={filled.network}
              onChange={network => fill({ network })}
            />
          </>
        )}
        {kind === 'rename' && (
          <label>
            <span>{speak(said.newName)}</span>
            <span class="field">
              <input
                type="text"
                maxLength={NAME_LIMIT}
                value={filled.name}
                onInput={event => fill({ name: event.currentTarget.value })}
              />
            </span>
          </label>
        )}
        <label>
          <span>{speak(kind === 'closeReport' ? said.outcome : said.why)}</span>
          <textarea
            rows={3}
            maxLength={LONGEST}
            value={filled.why}
            aria-describedby={`${id}-hint`}
            onInput={event => fill({ why: event.currentTarget.value })}
          />
        </label>
        <p id={`${id}-hint`} class="small">
          {kind !== 'closeReport' && speak(said.whyHint, { name })}
        </p>
        <p class="moderation-fault" role="alert">
          {fault && sayFault(fault, words, speak)}
        </p>
      </div>
    </Sheet>
  );
};

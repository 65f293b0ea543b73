import type { JSX } from 'preact';
import { useWords } from '../i18n/index.ts';
import { wholePercents } from './evaluation.ts';
import type { Sitting } from './seats.ts';
import './engine.css';

interface ShareProps {
  readonly values: readonly number[];
  readonly seats: readonly Sitting[];
}

/** A part below this share has no room for its number. */
const ROOM = 9;

/** The shares of all seats in one bar. Its numbers repeat what stands beside it in words. */
export const StackedBar = ({ values, seats, numbers }: ShareProps & { readonly numbers: boolean }): JSX.Element => {
  const percents = wholePercents(values);
  return (
    <div class="share-stack" aria-hidden="true">
      {seats.map(({ seat, tone }) => (
        <span key={seat} class={`share-part ${tone}`} style={{ flexGrow: Math.max(0, values[seat] ?? 0) }}>
          {numbers && (percents[seat] ?? 0) >= ROOM ? percents[seat] : ''}
        </span>
      ))}
    </div>
  );
};

/** The same while nothing is known: the bars without shares, so that nothing jumps when they come. */
const Blank = ({ seats, narrow }: { readonly seats: readonly Sitting[]; readonly narrow: boolean }): JSX.Element => {
  if (seats.length === 2) return <div class="share-two share-blank" />;
  if (narrow) return <div class="share-narrow share-blank-narrow" />;
  return (
    <div class="share-rows">
      {seats.map(({ seat, name, tone }) => (
        <div key={seat} class="share-row">
          <span class={`share-dot ${tone}`} />
          <span class="clip share-name">{name}</span>
          <span class="share-track" />
        </div>
      ))}
    </div>
  );
};

interface SharesProps {
  /** By seat; undefined while nothing is known. */
  readonly values: readonly number[] | undefined;
  readonly seats: readonly Sitting[];
  readonly narrow: boolean;
}

/** How it stands, as soon as that is known. */
export const Shares = ({ values, seats, narrow }: SharesProps): JSX.Element =>
  values ? <KnownShares values={values} seats={seats} narrow={narrow} /> : <Blank seats={seats} narrow={narrow} />;

/** How it stands: two seats in one bar with the numbers in it, more of them in a bar a seat, or in one where room is short. */
const KnownShares = ({ values, seats, narrow }: ShareProps & { readonly narrow: boolean }): JSX.Element => {
  const { words, speak } = useWords();
  const percents = wholePercents(values).map(percent => speak.percent(percent / 100));
  const share = (seat: number): string =>
    speak(words.analysis.engine.share, { name: seats[seat]!.name, percent: percents[seat]! });
  const all = speak(words.analysis.engine.chances, { shares: speak.list(seats.map(({ seat }) => share(seat))) });
  if (seats.length === 2) {
    const [first, second] = seats as [Sitting, Sitting];
    const leads = (values[0] ?? 0) >= 0.5;
    return (
      <div class="share-two" role="img" aria-label={all}>
        <span class={`share-part ${first.tone}`} style={{ flexGrow: values[0] ?? 0.5 }}>
          {leads ? share(0) : (values[0] ?? 0) > 0.1 ? percents[0] : ''}
        </span>
        <span class={`share-part ${second.tone}`} style={{ flexGrow: values[1] ?? 0.5 }}>
          {leads ? ((values[1] ?? 0) > 0.1 ? percents[1] : '') : share(1)}
        </span>
      </div>
    );
  }
  if (narrow)
    return (
      <div class="share-narrow" role="img" aria-label={all}>
        <div class="share-names">
          {seats.map(({ seat, name, tone }) => (
            <span key={seat} class="clip share-name">
              <span class={`share-dot ${tone}`} />
              {name}
            </span>
          ))}
        </div>
        <StackedBar values={values} seats={seats} numbers />
      </div>
    );
  return (
    <div class="share-rows" role="img" aria-label={all}>
      {seats.map(({ seat, name, tone }) => (
        <div key={seat} class="share-row">
          <span class={`share-dot ${tone}`} />
          <span class="clip share-name">{name}</span>
          <span class="share-track">
            <span class={`share-fill ${tone}`} style={{ width: `${100 * (values[seat] ?? 0)}%` }} />
          </span>
          <span class="share-number">{percents[seat]}</span>
        </div>
      ))}
    </div>
  );
};

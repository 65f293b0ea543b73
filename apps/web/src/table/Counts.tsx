import type { Count, Headline } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { FigureView } from '../board/index.ts';
import './cards.css';

/** How many of the figures are still there. */
const leftOf = ({ value, figures }: Count): number => value ?? figures.filter(({ faint }) => !faint).length;

/** One thing that counts, as a box in a card. */
const CountBox = ({ count, stacked }: { readonly count: Count; readonly stacked: boolean }): JSX.Element => {
  const { figures, value, label, low, say } = count;
  const lone = figures.length === 1 && value !== undefined;
  return (
    <li class={`table-count${stacked ? ' table-count-stacked' : ''}${low ? ' table-count-low' : ''}`}>
      <span class="unseen">{say}</span>
      <span class="beside table-count-shown" aria-hidden="true">
        {lone && <FigureView figure={figures[0]!} size={24} />}
        {value !== undefined && (
          <span class="table-count-words">
            <span>
              <b>{value}</b>
              {low && <span class="table-count-few"> {low}</span>}
            </span>
            <span class="table-count-label">{label}</span>
          </span>
        )}
        {!lone && (
          <span class="table-count-figures">
            {figures.map((figure, i) => (
              <FigureView key={i} figure={figure} size={20} />
            ))}
          </span>
        )}
      </span>
    </li>
  );
};

/** What counts for a seat. */
export const Counts = ({ counts }: { readonly counts: readonly Count[] }): JSX.Element => {
  const stacked =
    counts.length > 2 && counts.every(({ figures, value }) => figures.length === 1 && value !== undefined);
  return (
    <ul class="table-counts">
      {counts.map((count, i) => (
        <CountBox key={i} count={count} stacked={stacked} />
      ))}
    </ul>
  );
};

/** The same where room is short: a figure and a number each, or a few words. */
export const SmallCounts = ({ counts }: { readonly counts: readonly Count[] }): JSX.Element => (
  <ul class="table-small-counts">
    {counts.map((count, i) => {
      const [figure] = count.figures;
      const drawn = figure !== undefined && (count.value === undefined || count.figures.length === 1);
      return (
        <li key={i} class={`table-small-count${count.low ? ' table-count-low' : ''}`}>
          <span class="unseen">{count.say}</span>
          <span class="beside table-count-shown" aria-hidden="true">
            {drawn && <FigureView figure={{ ...figure, faint: false }} size={18} />}
            <b>{leftOf(count)}</b>
            {!drawn && <span class="table-count-label">{count.label}</span>}
          </span>
        </li>
      );
    })}
  </ul>
);

/** What decides, in large. */
export const HeadlineView = ({ headline }: { readonly headline: Headline }): JSX.Element => (
  <div class="table-headline">
    {headline.value !== undefined && <b class="table-headline-value">{headline.value}</b>}
    <span class="table-headline-label">{headline.label}</span>
    {headline.text !== undefined && <b class="table-headline-text">{headline.text}</b>}
  </div>
);

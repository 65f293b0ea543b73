import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FigureView } from '../board/index.ts';
import { useWords } from '../i18n/index.ts';
import type { StoredGame } from '../library/index.ts';
import { loadLevelOffer } from '../match/lazy.ts';
import { narrow } from '../settings/index.ts';
import { Button, href, Icon, Link, later, type MenuItem } from '../ui/index.ts';
import { SmallCounts } from './Counts.tsx';
import type { EndCurve } from './EndCurve.tsx';
import { endWords } from './endWords.ts';
import { PlayerName } from './PlayerCard.tsx';
import type { PageController } from './pageController.ts';
import { ShareMenu } from './ShareMenu.tsx';
import type { TableExtras } from './tableExtras.ts';
import './end.css';

interface EndPanelProps {
  readonly controller: PageController;
  /** By seat, as they stand in sentences. */
  readonly called: readonly string[];
  readonly share: readonly MenuItem[];
  readonly extras: TableExtras | undefined;
  /** Begins the next game of those who have just played, with bots so many levels higher. */
  readonly onRematch: ((by?: number) => Promise<void>) | undefined;
  /** The game as it is kept in this browser. */
  readonly stored: StoredGame | undefined;
}

const LevelOffer = later(async () => (await loadLevelOffer()).LevelOffer);
const LevelLine = later(async () => (await loadLevelOffer()).LevelLine);

/** Its code comes after the result, which nobody should wait for. */
const useCurve = (): typeof EndCurve | undefined => {
  const [Curve, setCurve] = useState<{ readonly Drawn: typeof EndCurve } | undefined>(undefined);
  useEffect(() => {
    let left = false;
    import('./EndCurve.tsx').then(
      ({ EndCurve: Drawn }) => left || setCurve({ Drawn }),
      // Without a line it stays away.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return Curve?.Drawn;
};

/** Who has won, why, and what can be done now. */
export const EndPanel = (props: EndPanelProps): JSX.Element => {
  const { controller, called, share, extras, onRematch, stored } = props;
  const { words, speak } = useWords();
  const [begun, setBegun] = useState(false);
  const Curve = useCurve();
  const again = (by?: number): void => {
    setBegun(true);
    void onRematch?.(by);
  };
  const { id, status, history, seats } = controller.model;
  const { title, text, rule, good, winners } = endWords(controller, words, speak, extras?.live);
  const face = controller.face.value;
  const view = history.position.view();
  const ranking = history.position.outcome()?.ranking;
  const curve = status === 'over' && history.length > 0 && (
    <div class="table-end-curve">{Curve && <Curve controller={controller} called={called} />}</div>
  );
  return (
    <section class="table-end card" aria-label={speak(words.table.result)}>
      <div class="beside table-end-head">
        <span class="table-end-tile">
          <Icon name={good ? 'crown' : 'flag'} size={26} />
        </span>
        <div>
          <h2>{title}</h2>
          <p class="table-end-why">
            {text} {rule && <Link to={{ page: 'rules', game: history.game.id, rule }}>{rule}</Link>}
          </p>
        </div>
      </div>
      <ul class="table-end-seats">
        {seats.map((_, seat) => {
          const headline = face.headline(view, seat);
          const counts = face.counts(view, seat);
          const won = winners.includes(seat);
          const place = ranking?.[seat];
          const decisive = counts.filter(({ value, low }) => low !== undefined && value === 0).length > 0;
          return (
            <li key={seat} class="beside table-end-seat">
              <FigureView figure={face.token(seat, seats.length)} size={22} />
              <div class="words table-end-who">
                <PlayerName
                  name={controller.names.value[seat] ?? ''}
                  person={extras?.card(seat).person}
                  playing={false}
                  class="clip table-end-name"
                />
                {extras?.endNote(seat)}
              </div>
              {won && <Icon name="crown" size={18} />}
              {place !== undefined && <span class="small">{speak(words.table.place, { place })}</span>}
              {headline?.value !== undefined && (
                <b class={`table-end-value${won ? ' table-end-won' : ''}`} title={headline.label}>
                  {headline.value}
                </b>
              )}
              <SmallCounts
                counts={counts.map(count => {
                  const { low, ...rest } = count;
                  return low !== undefined && (!decisive || count.value === 0) && !won ? count : rest;
                })}
              />
            </li>
          );
        })}
      </ul>
      {!narrow.value && curve}
      {stored && <LevelLine game={stored} />}
      {extras ? (
        extras.endActions
      ) : status === 'stopped' ? (
        <Button kind="primary" icon="play" wide onClick={() => void controller.source.goOn?.()}>
          {speak(words.table.goOn)}
        </Button>
      ) : (
        <Button kind="primary" icon="reset" wide disabled={begun} onClick={() => again()}>
          {speak(words.table.rematch)}
        </Button>
      )}
      {stored && <LevelOffer game={stored} disabled={begun} onPlay={again} />}
      {!extras && (
        <div class="table-end-actions">
          <Button icon="chart" wide href={href({ page: 'review', id })}>
            {speak(words.table.review)}
          </Button>
          <ShareMenu items={share}>
            <Icon name="share" size={18} />
            <span>{speak(words.table.share)}</span>
          </ShareMenu>
        </div>
      )}
      {narrow.value && curve}
    </section>
  );
};

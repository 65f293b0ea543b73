import type { Face } from '@threefold/stage';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FigureView } from '../../board/FigureView.tsx';
import { Button, type MenuItem } from '../../shell/controls.tsx';
import { Icon } from '../../shell/icons.tsx';
import { Link } from '../../shell/Link.tsx';
import { useWords } from '../../state/language.ts';
import { narrow } from '../../state/narrow.ts';
import { go, href } from '../../state/route.ts';
import { startRematch } from '../../state/startGame.ts';
import { SmallCounts } from './Counts.tsx';
import type { EndCurve } from './EndCurve.tsx';
import { endWords } from './endWords.ts';
import type { PageController } from './pageController.ts';
import { ShareMenu } from './ShareMenu.tsx';
import type { TableExtras } from './tableExtras.ts';
import type { TableView } from './useTableView.ts';

interface EndPanelProps {
  readonly controller: PageController;
  readonly face: Face;
  readonly table: TableView;
  readonly share: readonly MenuItem[];
  readonly extras: TableExtras | undefined;
}

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
  const { controller, face, table, share, extras } = props;
  const { session } = controller;
  const { names, called } = table;
  const { words, speak } = useWords();
  const [begun, setBegun] = useState(false);
  const Curve = useCurve();
  const standing = session.standing.value;
  const { saved, setup, game } = standing;
  const { title, text, rule, good, winners } = extras?.ending(names) ?? endWords(standing, face, names, words, speak);
  const view = standing.position.view();
  const rematch = async (): Promise<void> => {
    if (begun || !session.saved) return;
    setBegun(true);
    const next = await startRematch(session.saved);
    if (next) go({ page: 'game', id: next.id });
  };
  const curve = saved.status === 'over' && standing.turns.length > 0 && (
    <div class="table-end-curve">
      {Curve && (
        <Curve
          standing={standing}
          face={face}
          called={called}
          back={controller.back.value}
          onBack={turn => controller.lookAt(turn)}
        />
      )}
    </div>
  );
  return (
    <section class="table-end card" aria-label={speak(words.table.result)}>
      <div class="table-end-head">
        <span class="table-end-tile">
          <Icon name={good ? 'crown' : 'flag'} size={26} />
        </span>
        <div>
          <h2>{title}</h2>
          <p class="table-end-why">
            {text} {rule && <Link to={{ page: 'rules', game: game.id, rule }}>{rule}</Link>}
          </p>
        </div>
      </div>
      <ul class="table-end-seats">
        {saved.seats.map((_, seat) => {
          const headline = face.headline(view, seat);
          const counts = face.counts(view, seat);
          const won = winners.includes(seat);
          const place = standing.outcome?.ranking?.[seat];
          const decisive = counts.filter(({ value, low }) => low !== undefined && value === 0).length > 0;
          return (
            <li key={seat} class="table-end-seat">
              <FigureView figure={face.token(seat, setup.seats)} size={22} />
              <span class="table-end-name">{names[seat]}</span>
              {won && <Icon name="crown" size={18} />}
              {place !== undefined && <span class="table-end-place">{speak(words.table.place, { place })}</span>}
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
      {extras ? (
        extras.endActions
      ) : saved.status === 'stopped' ? (
        <Button kind="primary" icon="play" wide onClick={() => void session.goOn?.()}>
          {speak(words.table.goOn)}
        </Button>
      ) : (
        <Button kind="primary" icon="reset" wide disabled={begun} onClick={() => void rematch()}>
          {speak(words.table.rematch)}
        </Button>
      )}
      {!extras && (
        <div class="table-end-actions">
          <Button icon="chart" wide href={href({ page: 'analysis', query: { from: saved.id } })}>
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

import { type Face, STILL } from '@threefold-games/stage';
import type { LobbyRow } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Miniature, useSeen } from '../../board/index.ts';
import { findGame, useFace } from '../../games/index.ts';
import { useOnlineWords, useWords } from '../../i18n/index.ts';
import { narrow } from '../../settings/index.ts';
import { Button, href, Icon, Link, Notice } from '../../ui/index.ts';
import { sayName } from './sayRow.ts';

/** So many stand beside each other. */
const FEW = 3;

/** What the rules see in a position that was sent; undefined where they do not know it. */
const viewOf = (row: LobbyRow): unknown => {
  const read = row.position === null ? undefined : findGame(row.plan.game)?.decode(row.position);
  return read?.ok ? read.value.view() : undefined;
};

const Picture = ({ face, view }: { readonly face: Face; readonly view: unknown }): JSX.Element | null => {
  const scene = useMemo(() => (view === undefined ? undefined : face.scene(view, STILL)), [face, view]);
  return scene ? <Miniature scene={scene} /> : null;
};

/** A game that runs: a small picture of it, who plays, how far it is, how many watch. */
const RunningCard = ({ row }: { readonly row: LobbyRow }): JSX.Element => {
  const { words, speak } = useWords();
  const face = useFace(row.plan.game);
  const place = useRef<HTMLLIElement>(null);
  const seen = useSeen(place);
  const view = useMemo(() => (seen ? viewOf(row) : undefined), [seen, row.position]);
  return (
    <li ref={place} class="card lobby-running">
      {face && (
        <Link class="lobby-running-link" to={{ page: 'room', id: row.id }}>
          <span class="lobby-running-picture">
            <Picture face={face} view={view} />
          </span>
          <RunningWords row={row} face={face} view={view} names={row.seats.map(seat => sayName(seat, words, speak))} />
        </Link>
      )}
    </li>
  );
};

const RunningWords = ({
  row,
  face,
  view,
  names,
}: {
  readonly row: LobbyRow;
  readonly face: Face;
  readonly view: unknown;
  readonly names: readonly string[];
}): JSX.Element => {
  const { said, speak } = useOnlineWords();
  const { together } = said;
  const [first = '', second = ''] = names;
  const progress = view === undefined ? undefined : face.progress(view);
  return (
    <span class="words">
      <span class="lobby-running-names">
        {names.length === 2 ? speak(together.versus, { first, second }) : names.join(', ')}
      </span>
      <span class="small">
        {progress === undefined
          ? speak(together.turn, { game: face.title, n: row.turns + 1 })
          : speak(together.progress, { game: face.title, progress })}
      </span>
      <span class="small beside lobby-running-watch">
        <Icon name="eye" size={18} />
        <span aria-hidden="true">{speak.number(row.watchers)}</span>
        <span class="unseen">{speak(together.watchers, { n: row.watchers })}</span>
      </span>
    </span>
  );
};

/** The games that anybody may watch now. */
export const Running = ({ rows }: { readonly rows: readonly LobbyRow[] }): JSX.Element | null => {
  const { said, speak } = useOnlineWords();
  const [all, setAll] = useState(false);
  const { together } = said;
  const small = narrow.value;
  const shown = all || small ? rows : rows.slice(0, FEW);
  if (rows.length === 0)
    return small ? (
      <div class="card">
        <Notice icon="eye" title={speak(together.runningEmptyTitle)} text={speak(together.runningEmptyText)}>
          <Button icon="play" href={href({ page: 'home' })}>
            {speak(together.playBot)}
          </Button>
        </Notice>
      </div>
    ) : null;
  return (
    <section aria-labelledby="lobby-running">
      <div class={small ? 'unseen' : 'lobby-running-head'}>
        <h2 id="lobby-running" class="title">
          {speak(together.running)} <span class="lobby-count">{speak.number(rows.length)}</span>
        </h2>
        {!small && rows.length > FEW && (
          <button type="button" class="text-button text-button-small" aria-expanded={all} onClick={() => setAll(!all)}>
            {speak(all ? together.fewToWatch : together.allToWatch)}
          </button>
        )}
      </div>
      <ul class="lobby-runnings" aria-labelledby="lobby-running">
        {shown.map(row => (
          <RunningCard key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
};

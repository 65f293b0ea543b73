import { placedCells, showSteps, tellTurn } from '@threefold-games/board/compose';
import { parseRecord } from '@threefold-games/core';
import type { PuzzleEntry } from '@threefold-games/learn';
import { STILL } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { GameBadge } from '../../board/GameBadge.tsx';
import { Miniature } from '../../board/Miniature.tsx';
import { isDone, progress } from '../../puzzles/progress.ts';
import { loadSource } from '../../puzzles/shelf.ts';
import { dayAt } from '../../puzzles/today.ts';
import { useOnline } from '../../puzzles/useHub.ts';
import { Icon } from '../../shell/icons.tsx';
import { findGame } from '../../state/games.ts';
import { href } from '../../state/route.ts';
import { useLoaded } from '../../state/useLoaded.ts';
import { replayAnchor, SHARED } from '../../study/links.ts';
import { watch } from '../replay/watched.ts';
import { Difficulty } from './Difficulty.tsx';
import { FEWEST } from './figures.ts';
import { cellsOf, nearBy } from './nearBy.ts';
import { type Playing, themeWords } from './playing.ts';
import { usePuzzleWords } from './puzzleWords.ts';
import { useTries } from './sayTries.ts';

interface PartProps {
  readonly playing: Playing;
}

/** How hard it is and where it comes from; once it is over, how many turns do it, and what it is about. */
export const AboutCard = ({ playing }: PartProps): JSX.Element => {
  const { speak, said } = usePuzzleWords();
  const { loaded, source } = playing;
  const { puzzle, isOwn } = loaded;
  const result = source.result.value;
  const tries = useTries(result);
  const counted = result?.how === 'shown' ? said.shownText : result?.isHelped ? said.helpedText : undefined;
  return (
    <section class="card puzzle-card">
      <div class="beside puzzle-row">
        <h2 class="title">{result && !counted ? tries : speak(isOwn ? said.own : said.difficulty)}</h2>
        {!isOwn && <Difficulty rating={puzzle.start.rating} />}
      </div>
      {result ? (
        <p class="quiet">
          {[counted && speak(counted), speak(said.ways, { n: puzzle.wins, all: puzzle.turns })]
            .filter(Boolean)
            .join(' ')}
        </p>
      ) : (
        <p class="quiet">{speak(isOwn ? said.about.own : said.about[puzzle.goal.kind])}</p>
      )}
      {result && (
        <ul class="puzzle-chips" aria-label={speak(said.themes)}>
          {themeWords(playing).map(({ name }, i) => (
            <li key={i} class="puzzle-chip">
              {speak(name)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

interface ProgressCardProps {
  /** What the game is called, and its puzzles. */
  readonly game: string;
  readonly entries: readonly PuzzleEntry[];
}

/** How many puzzles of the game are solved. */
export const ProgressCard = ({ game, entries }: ProgressCardProps): JSX.Element => {
  const { speak, said } = usePuzzleWords();
  const tried = progress.value?.tried;
  const done = entries.filter(entry => isDone(tried?.get(entry.id)?.outcome)).length;
  const all = entries.length;
  return (
    <section class="card puzzle-card">
      <div class="beside puzzle-row">
        <h2 class="title">{speak(said.progress, { game })}</h2>
        <span class="small">{speak(said.solvedOf, { done, all })}</span>
      </div>
      <Bar share={all === 0 ? 0 : done / all} />
    </section>
  );
};

const Bar = ({ share }: { readonly share: number }): JSX.Element => (
  <div class="puzzle-bar" aria-hidden="true">
    <span style={{ width: `${100 * share}%` }} />
  </div>
);

/** How others fared. */
export const FiguresCard = ({ playing }: PartProps): JSX.Element | null => {
  const { speak, said } = usePuzzleWords();
  const { figures, day, loaded } = playing;
  const isOnline = useOnline();
  if (!figures)
    return isOnline || loaded.isOwn ? null : (
      <section class="card puzzle-card">
        <p class="quiet">{speak(said.noFigures)}</p>
      </section>
    );
  const { tried, first } = figures;
  return (
    <section class="card puzzle-card">
      {tried < FEWEST ? (
        <p class="quiet">{speak(day === dayAt(Date.now()) ? said.amongToday : said.among)}</p>
      ) : (
        <>
          <div class="beside puzzle-row">
            <h2 class="title">{speak(said.found)}</h2>
            <b class="puzzle-figure">{speak(said.foundOf, { n: first, all: tried })}</b>
          </div>
          <Bar share={first / tried} />
        </>
      )}
    </section>
  );
};

/** The turn that most of the others tried, with its answer; pressing it puts it on the board. */
export const InsteadCard = ({ playing }: PartProps): JSX.Element | null => {
  const { speak, said } = usePuzzleWords();
  const { figures, source, face, task } = playing;
  const other = figures?.other;
  const turn = other?.turn.join(' ');
  const line = useMemo(() => (other ? source.otherLine(other.turn) : undefined), [turn]);
  const scene = useMemo(() => {
    if (!line) return undefined;
    const index = source.run.first.history.length;
    const { history } = line;
    const lastCells = placedCells(face, tellTurn(history, index));
    const look = {
      ...STILL,
      viewer: source.seat,
      rotation: face.rotationFor(source.seat, history.position.seats),
      last: history.turns[index]!.steps,
      lastCells,
    };
    const cells = [...lastCells, ...cellsOf(history.positionBefore(index), look.last)];
    return nearBy(face.scene(history.positionAfter(index + 1).view(), look), cells);
  }, [line, face]);
  if (!figures || !other || !line || !scene) return null;
  const reply = line.length > 1 ? line.history.turns.at(-1) : undefined;
  return (
    <section class="card puzzle-card">
      <button type="button" class="beside puzzle-instead" onClick={() => source.showOther(other.turn)}>
        <span class="puzzle-instead-picture">
          <Miniature scene={scene} />
        </span>
        <span class="words">
          <span class="title">{speak(said.instead, { n: other.count, all: figures.tried })}</span>
          <span class="quiet">{showSteps(other.turn)}</span>
          <span class="quiet">
            {reply ? speak(said.insteadReply, { steps: showSteps(reply.steps) }) : speak(said.missed.open, { task })}
          </span>
        </span>
      </button>
    </section>
  );
};

/** The game that the puzzle comes from: opens its replay at that turn. */
export const SourceCard = ({ playing: { loaded, face, controller } }: PartProps): JSX.Element | null => {
  const { words, speak, said } = usePuzzleWords();
  const { puzzle, isOwn } = loaded;
  const source = useLoaded(async () => (isOwn ? undefined : openSource(puzzle.id, puzzle.from.turn)), puzzle.id);
  if (!source) return null;
  const names = source.names.map((name, seat) => {
    const level = BOT.exec(name)?.[1];
    return level === undefined ? name || controller.seatName(seat) : speak(words.table.botShort, { level });
  });
  const who = names.length === 2 ? speak(said.versus, { one: names[0]!, other: names[1]! }) : speak.list(names);
  return (
    <a class="card beside puzzle-source" href={source.href}>
      <GameBadge face={face} size={38} />
      <span class="words">
        <span class="title">{speak(said.source)}</span>
        <span class="quiet">{speak(said.sourceText, { names: who, turn: puzzle.from.turn })}</span>
      </span>
      <Icon name="play" size={18} />
    </a>
  );
};

/** How records of the mine name who played. */
const BOT = /^bot (\d+)$/;

interface Source {
  readonly names: readonly string[];
  readonly href: string;
}

/** Undefined where it cannot be had: then nothing is said of it. */
const openSource = async (id: string, turn: number): Promise<Source | undefined> => {
  const text = await loadSource(id);
  const record = text.ok ? parseRecord(text.value) : undefined;
  if (!record?.ok) return undefined;
  const watched = watch(findGame, record.value);
  const anchor = await replayAnchor(record.value, turn);
  if (!watched.ok || anchor === undefined) return undefined;
  return { names: watched.value.names, href: `${href({ page: 'replay', id: SHARED })}#${anchor}` };
};

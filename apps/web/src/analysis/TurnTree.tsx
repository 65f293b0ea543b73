import { showStep, showSteps } from '@threefold-games/board-core/compose';
import { turnTexts } from '@threefold-games/core';
import type { Face } from '@threefold-games/stage';
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { FigureView } from '../board/index.ts';
import { loadTurnRemark } from '../board/lazy.ts';
import { useWords } from '../i18n/index.ts';
import { later, Menu } from '../ui/index.ts';
import type { Sitting } from './seats.ts';
import { historyAt, mainLine, type NodeId, nodeAt, ROOT, type Study, turnAt, turnNumber } from './tree.ts';
import type { Workbench } from './workbench.ts';
import './turns.css';

const TurnRemark = later(async () => (await loadTurnRemark()).TurnRemark);

interface TurnTreeProps {
  readonly bench: Workbench;
  readonly face: Face;
  readonly seats: readonly Sitting[];
  readonly onGo: (id: NodeId) => void;
}

/** A run of turns that stand in one line of text, or what was tried instead of the turn before. */
type Part =
  | { readonly kind: 'run'; readonly nodes: readonly NodeId[] }
  | { readonly kind: 'instead'; readonly first: NodeId };

/** What follows a node along its first children, with the other turns in their places. */
const partsAfter = (study: Study, from: NodeId, own: readonly NodeId[]): readonly Part[] => {
  const parts: Part[] = [];
  let run = [...own];
  for (let at: NodeId | undefined = from; at !== undefined; at = nodeAt(study, at).children[0]) {
    const [main, ...others] = nodeAt(study, at).children;
    if (main === undefined) break;
    run.push(main);
    if (others.length > 0) {
      parts.push({ kind: 'run', nodes: run }, ...others.map((first): Part => ({ kind: 'instead', first })));
      run = [];
    }
  }
  return run.length > 0 ? [...parts, { kind: 'run', nodes: run }] : parts;
};

/** The turns of the main line, with variations indented where they leave it. */
export const TurnTree = ({ bench, face, seats, onGo }: TurnTreeProps): JSX.Element => {
  const { words, speak } = useWords();
  const { turns } = words.analysis;
  const { study, at } = bench.opened.value;
  const body = useRef<HTMLDivElement>(null);
  useInView(body, `${at}`);
  const names = seats.map(({ name }) => name);
  const isMain = mainLine(study).includes(at);
  const items = [
    ...(isMain ? [] : [{ icon: 'check' as const, label: speak(turns.main), onSelect: () => bench.promote(at) }]),
    { icon: 'trash' as const, label: speak(turns.remove), danger: true, onSelect: () => bench.remove(at) },
  ];

  const turnButton = (id: NodeId): JSX.Element => {
    const turn = turnAt(study, id);
    const { seat } = turn;
    const steps = turnTexts(turn);
    const number = turnNumber(study, id);
    const name = names[seat] ?? '';
    return (
      <button
        key={id}
        type="button"
        class="turn"
        aria-current={id === at ? 'step' : undefined}
        onClick={() => onGo(id)}
      >
        <span class="unseen">{speak(turns.goTo, { turn: number, name, moves: showSteps(steps) })}</span>
        <span class="turn-shown" aria-hidden="true">
          <span class="turn-number">{number}</span>
          {seats.length > 2 && seat >= 0 && <FigureView figure={face.token(seat, seats.length)} size={16} />}
          {steps.map((step, i) => (
            <span key={`${i} ${step}`}>{showStep(step)}</span>
          ))}
        </span>
        <TurnRemark game={bench.game.id} turn={turn} history={() => historyAt(study, id)} names={names} />
      </button>
    );
  };
  const branch = (from: NodeId, own: readonly NodeId[]): JSX.Element[] =>
    partsAfter(study, from, own).map(part =>
      part.kind === 'run' ? (
        <div key={part.nodes[0]} class="turn-run">
          {part.nodes.map(turnButton)}
        </div>
      ) : (
        <section
          key={part.first}
          class="turn-branch"
          aria-label={speak(turns.instead, { turn: turnNumber(study, part.first) })}
        >
          {branch(part.first, [part.first])}
        </section>
      ),
    );
  return (
    <section class="card turns" aria-label={speak(turns.title)}>
      <div class="beside panel-head">
        <h2>{speak(turns.title)}</h2>
        {at !== ROOT && <Menu label={speak(turns.more)} icon="more" items={items} />}
      </div>
      <div class="turns-body" ref={body}>
        {study.nodes.size === 1 ? <p class="quiet">{speak(turns.empty)}</p> : branch(ROOT, [])}
      </div>
    </section>
  );
};

/** Keeps what is current in a list in view, also when the list gets another height. Only the list scrolls, never the page. */
const useInView = (list: RefObject<HTMLElement | null>, current: string): void => {
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const show = (): void => {
      const row = box.querySelector<HTMLElement>('[aria-current]');
      if (!row) return;
      const top = row.offsetTop - box.scrollTop;
      if (top < 0 || top + row.offsetHeight > box.clientHeight) box.scrollTop = row.offsetTop - box.clientHeight / 2;
    };
    show();
    const resizes = new ResizeObserver(show);
    resizes.observe(box);
    return () => resizes.disconnect();
  }, [current]);
};

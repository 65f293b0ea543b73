import { NOBODY, type Outcome, type Pick, type RuleId } from '@threefold-games/core';
import type { Speak } from '@threefold-games/speech';
import type { CellState, Editor, Face, Figure, Look, Scene } from '@threefold-games/stage';
import { game, LINKS, MEN, type MorrisView, POINTS } from './rules.ts';
import type { Words } from './words.ts';

const TONES = ['ivory', 'ebony'] as const;
const man = (seat: number): Figure => ({ shape: 'disc', tone: TONES[seat]! });

/** A step's text, taken apart. */
const readStep = (text: string): { readonly from?: string; readonly to: string } | undefined => {
  const [, from, to] = /^(?:([a-c][1-3])-|@)([a-c][1-3])$/.exec(text) ?? [];
  return to === undefined ? undefined : { to, ...(from !== undefined && { from }) };
};

const statesOf = ({ last, composed, picked, open, hints, hover, focus, refused }: Look): readonly CellState[] => {
  const states: CellState[] = [];
  const mark = (steps: readonly string[], from: CellState['state'], to: CellState['state']): void => {
    for (const step of steps.flatMap(text => readStep(text) ?? [])) {
      if (step.from !== undefined) states.push({ cell: step.from, state: from });
      states.push({ cell: step.to, state: to });
    }
  };
  mark(last, 'lastFrom', 'lastTo');
  mark(composed, 'stepFrom', 'stepTo');
  for (const pick of picked) if (pick.at === 'cell') states.push({ cell: pick.cell, state: 'picked' });
  if (picked.length > 0 || hints)
    for (const cell of open) states.push({ cell, state: picked.length > 0 ? 'go' : 'can' });
  const pointed = focus ?? (hover !== undefined && open.includes(hover) ? hover : undefined);
  if (pointed !== undefined) states.push({ cell: pointed, state: 'focus' });
  for (const cell of refused?.cells ?? []) states.push({ cell, state: 'refused' });
  return states;
};

/** White's side lies below, or above on a rotated board. */
const sceneOf = ({ men }: { readonly men: MorrisView['men'] }, look: Look): Scene => {
  const side = look.rotation === 0 ? 1 : -1;
  return {
    bounds: { x: -1.6, y: -1.6, width: 3.2, height: 3.2 },
    backdrop: 'bg',
    ground: [{ shape: 'box', x: 0, y: 0, width: 3, height: 3, round: 0.2, fill: 'clay', side: 'clayEdge', depth: 0.1 }],
    cells: POINTS.map((id, i) => ({
      id,
      x: side * ((i % 3) - 1),
      y: side * (1 - Math.floor(i / 3)),
      outline: 'spot',
      fill: 'clay',
      level: 0,
    })),
    links: LINKS,
    edges: [],
    pieces: men.flatMap((seat, i) => (seat === null ? [] : [{ cell: POINTS[i]!, ...man(seat) }])),
    tags: [],
    states: statesOf(look),
    trails: [],
    arrows: [...look.variations, (look.hint ?? []).map(({ step }) => step)].flatMap(([text = ''], i) => {
      const step = readStep(text);
      return step ? [{ ...step, rank: i + 1, number: 'to' as const }] : [];
    }),
    veils: [],
    labels: [],
    parts: [],
  };
};

/** Three Men's Morris as it looks and speaks. */
export const open = (words: Words, speak: Speak): Face<MorrisView> => {
  const seatName = (seat: number): string => speak(seat === 0 ? words.sides.white : words.sides.black);
  const seatAt = (men: MorrisView['men'], cell: string): number | null =>
    men[(POINTS as readonly string[]).indexOf(cell)] ?? null;
  const sayMen = (men: MorrisView['men'], cell: string): string => {
    const seat = seatAt(men, cell);
    return seat === null ? speak(words.cell.free, { cell }) : speak(words.cell.man, { cell, side: seatName(seat) });
  };
  const tellStep = (actor: number, text: string): string => {
    const { from, to = text } = readStep(text) ?? {};
    const side = seatName(actor);
    return from === undefined ? speak(words.tell.place, { side, to }) : speak(words.tell.move, { side, from, to });
  };
  return {
    title: speak(words.title),
    tagline: speak(words.tagline),
    minutes: 5,
    seatName,
    token: man,
    badge: [man(0), man(1)],
    badgeOn: 'clayEdge',
    options: {},

    rotations: 2,
    rotationFor: seat => seat,
    scene: sceneOf,
    say: ({ men }, cell, { picked, open: next }) =>
      [
        sayMen(men, cell),
        ...(picked.some(pick => pick.at === 'cell' && pick.cell === cell) ? [speak(words.cell.picked)] : []),
        ...(picked.length > 0 && next.includes(cell) ? [speak(words.cell.open)] : []),
      ].join(', '),
    motion: (_view, text) => {
      const step = readStep(text);
      if (!step) return [];
      const { from, to } = step;
      return [from === undefined ? { kind: 'place', cells: [to] } : { kind: 'travel', from, to, onto: 'nothing' }];
    },
    tell: ({ actor }, text) => tellStep(actor, text),
    advise: ({ actor }, text) => tellStep(actor, text),

    prompt: ({ phase }, { composed, picked }) => {
      if (composed.length > 0) return { title: speak(words.prompt.done), text: '' };
      if (phase === 'over') return { title: speak(words.over), text: '' };
      if (phase === 'placing') return { title: speak(words.prompt.place), text: speak(words.tagline) };
      return { title: speak(words.prompt.move), text: picked.length > 0 ? speak(words.prompt.goal) : '' };
    },
    choices: () => [],
    spin: () => [],
    attempt: ({ phase }, picked: readonly Pick[]) => {
      const [first, second = first] = picked.flatMap(pick => (pick.at === 'cell' ? [pick.cell] : []));
      return first === undefined ? undefined : phase === 'placing' ? `@${second}` : `${first}-${second}`;
    },
    why: ({ phase }, _attempt, rule: RuleId, [cell = '']) => {
      if (rule === 'MM-4.3') return speak(words.over);
      if (rule === 'MM-2.1') return speak(words.why.taken, { cell });
      if (rule === 'MM-2.2') return speak(phase === 'placing' ? words.why.placing : words.why.placed);
      if (rule === 'MM-3.2') return speak(words.why.notYours);
      return speak(rule === 'MM-3.3' ? words.why.noWay : words.why.notation);
    },

    counts: ({ hand }, seat) => {
      const label = speak(words.hand, { n: hand[seat]! });
      return hand[seat]! > 0
        ? [{ figures: Array.from({ length: hand[seat]! }, () => man(seat)), label, say: label }]
        : [];
    },
    headline: () => undefined,
    progress: () => undefined,
    ending: (_view, { shares, rule }: Outcome) => {
      if (rule === 'MM-4.2') return speak(words.ending.drawn);
      const winner = shares.indexOf(1);
      return speak(words.ending.line, { side: seatName(winner) });
    },
    notable: () => false,
    panels: () => [],
    figures: async () => ({}),
    editor: async () => editorOf(seatName, sayMen, speak(words.erase)),
  };
};

/** A position that is set up by hand: the men, and who acts. */
interface Draft {
  readonly men: MorrisView['men'];
  readonly seat: number;
}

const editorOf = (
  seatName: (seat: number) => string,
  sayMen: (men: MorrisView['men'], cell: string) => string,
  erase: string,
): Editor<Draft> => ({
  open: (_seats, text) => {
    const position = text === undefined ? undefined : game.decode(text);
    if (!position?.ok) return { men: POINTS.map(() => null), seat: 0 };
    const { men, actor, turns } = position.value.view();
    return { men, seat: actor === NOBODY ? turns % 2 : actor };
  },
  scene: sceneOf,
  say: ({ men }, cell) => sayMen(men, cell),
  brushes: () => [
    ...TONES.map((_, seat) => ({ id: String(seat), label: seatName(seat), figure: man(seat), group: '' })),
    { id: 'erase', label: erase, group: '' },
  ],
  put: (draft, cell, brush) => ({
    ...draft,
    men: draft.men.map((before, i) =>
      POINTS[i] !== cell ? before : brush === 'erase' || before === Number(brush) ? null : Number(brush),
    ),
  }),
  fields: ({ seat }) => [
    {
      id: 'seat',
      label: '',
      value: String(seat),
      values: TONES.map((_, i) => ({ value: String(i), label: seatName(i) })),
    },
  ],
  set: (draft, _field, value) => ({ ...draft, seat: Number(value) }),
  encode: ({ men, seat }) => {
    const placed = men.filter(each => each !== null).length;
    const letters = men.map(each => (each === null ? '.' : 'WB'[each])).join('');
    return `morris/1 2 - ${letters} ${placed < 2 * MEN ? placed : 2 * MEN + seat}`;
  },
  flaw: () => undefined,
});

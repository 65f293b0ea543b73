import { optionValue, parseOptions } from '@threefold-games/core';
import { type Brush, type Editor, type EditorField, STILL } from '@threefold-games/stage';
import { type OwnedTower, talat } from '@threefold-games/talat';
import { flawIn } from '@threefold-games/talat/decode';
import { findCell, isTower, isZihin, playsOn } from '@threefold-games/talat/display';
import { boardOf, type Captor, captorsFor, captorsOf, type Draft, keyOf, viewOfDraft } from './draft.ts';
import { changed, emptyDraft, encodeDraft, openDraft, without } from './drafting.ts';
import { houseWords } from './house.ts';
import { type OptionTexts, optionTexts } from './options.ts';
import { sayWhat } from './say.ts';
import { sceneOf } from './scene.ts';
import { BOARD_LIST, RANKED, towerFigure } from './towers.ts';
import { colourName, type Voice } from './voice.ts';

/** What keeps a draft from being a position of a game, as a sentence. */
const flawOf = (voice: Voice, draft: Draft): string | undefined => {
  const flaw = flawIn(encodeDraft(draft));
  if (flaw?.kind === undefined) return undefined;
  const { kind, seat = 0, board = 0, n = 0, due = 0 } = flaw;
  const { speak } = voice;
  const { flaws } = voice.words.editor;
  const name = colourName(voice, seat, draft.seats);
  switch (kind) {
    case 'placed':
      return speak(flaws.placed, { name, done: n, due });
    case 'actor':
    case 'missing':
      return speak(flaws[kind], { name });
    case 'crowded':
      return speak(flaws.crowded, { name, board });
    case 'empty':
      return speak(flaws.empty, { board });
    default:
      return speak(flaws[kind]);
  }
};

const ERASER = 'erase';

/** Sets up a position by hand. */
export const editorOf = (voice: Voice): Editor<Draft> => {
  const texts = { ...optionTexts(voice), ...houseWords(voice) };
  return {
    open: openDraft,
    scene: (draft, look) => sceneOf(voice, viewOfDraft(draft), look),
    say: (draft, cell) => {
      const view = viewOfDraft(draft);
      const found = findCell(view, cell);
      return found ? sayWhat(voice, view, found, { ...STILL, viewer: -1 }) : cell;
    },
    brushes: draft => brushesOf(voice, draft),
    put,
    fields: draft => fieldsOf(voice, texts, draft),
    set,
    encode: encodeDraft,
    flaw: draft => flawOf(voice, draft),
  };
};

const brushesOf = (voice: Voice, draft: Draft): readonly Brush[] => {
  const { words, speak } = voice;
  const towers = BOARD_LIST.flatMap(owner =>
    RANKED.map((tower): Brush => {
      const name = colourName(voice, owner, draft.seats);
      const label = speak(words.editor.tower, { name, tower: speak(words.towers[tower]) });
      return { id: keyOf({ owner, tower }), label, figure: towerFigure(tower, owner, draft.seats), group: name };
    }),
  );
  return [...towers, { id: ERASER, label: speak(words.editor.eraser), group: speak(words.editor.tools) }];
};

/** Every tower is there once: put elsewhere, it moves. Only the two colours of a board stand on it. */
const put = (draft: Draft, cell: string, brush: string): Draft => {
  if (brush === ERASER) return changed(draft, { towers: without(draft.towers, other => other === cell) });
  const tower = readBrush(brush);
  if (!tower || !playsOn(tower.owner, boardOf(cell))) return draft;
  const stood = draft.towers[cell];
  const rest = without(draft.towers, other => other === cell || keyOf(draft.towers[other]!) === brush);
  const again = stood !== undefined && keyOf(stood) === brush;
  const { [brush]: _, ...taken } = draft.taken;
  return changed(draft, { towers: again ? rest : { ...rest, [cell]: tower }, taken });
};

const readBrush = (brush: string): OwnedTower | undefined => {
  const tower = brush.slice(1);
  return isTower(tower) ? { owner: Number(brush[0]), tower } : undefined;
};

const fieldsOf = (voice: Voice, texts: OptionTexts, draft: Draft): readonly EditorField[] => {
  const { words, speak } = voice;
  const seats = Array.from({ length: draft.seats }, (_, seat) => ({
    value: String(seat),
    label: colourName(voice, seat, draft.seats),
  }));
  const phase: EditorField = {
    id: 'phase',
    label: speak(words.editor.phase),
    value: draft.phase,
    values: [
      { value: 'placing', label: speak(words.editor.placing) },
      { value: 'moving', label: speak(words.editor.moving) },
    ],
  };
  const actor = { id: 'actor', label: speak(words.editor.actor), value: String(draft.actor), values: seats };
  const players = {
    id: 'seats',
    label: speak(words.editor.seats),
    value: String(draft.seats),
    values: talat.seats.map(n => ({ value: String(n), label: speak(words.editor.seatsValue, { n }) })),
  };
  const playing = draft.phase === 'moving';
  return [
    players,
    phase,
    ...(playing ? [actor] : []),
    ...optionFields(texts, draft),
    ...(playing ? takenFields(voice, draft) : []),
  ];
};

const optionFields = (texts: OptionTexts, draft: Draft): readonly EditorField[] =>
  Object.entries(texts).flatMap(([id, { name, values, seats }]): EditorField[] => {
    if (id === 'swap' || (seats && !seats.includes(draft.seats))) return [];
    const fits = (value: string): boolean =>
      parseOptions(talat.options, draft.seats, { ...draft.options, [id]: value }).ok;
    const shown = Object.entries(values).flatMap(([value, label]) => (fits(value) ? [{ value, label }] : []));
    return [{ id, label: name, value: optionValue(talat.options, draft.seats, draft.options, id), values: shown }];
  });

/** Who took the missing towers, where more than one can have. */
const takenFields = (voice: Voice, draft: Draft): readonly EditorField[] => {
  const { words, speak } = voice;
  return BOARD_LIST.flatMap(owner => {
    const captors = captorsFor(draft, owner);
    if (captors.length < 2) return [];
    const values = captors.map(value => ({
      value,
      label: value === 'out' ? speak(words.editor.leftOut) : colourName(voice, Number(value), draft.seats),
    }));
    return captorsOf(draft, owner).map(([tower, value]): EditorField => {
      const name = colourName(voice, owner, draft.seats);
      const label = isZihin(owner, draft.seats)
        ? speak(words.editor.takenZihin, { tower: tower.tower })
        : speak(words.editor.taken, { tower: tower.tower, name });
      return { id: keyOf(tower), label, value, values };
    });
  });
};

const set = (draft: Draft, field: string, value: string): Draft => {
  if (field === 'seats') return { ...emptyDraft(Number(value)), towers: draft.towers, phase: draft.phase };
  if (field === 'phase') return changed(draft, { phase: value === 'moving' ? 'moving' : 'placing' });
  if (field === 'actor') return changed(draft, { actor: Number(value) });
  if (readBrush(field)) return changed(draft, { taken: { ...draft.taken, [field]: value as Captor } });
  const options = parseOptions(talat.options, draft.seats, { ...draft.options, [field]: value });
  return options.ok ? changed(draft, { options: options.value }) : draft;
};

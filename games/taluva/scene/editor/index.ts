import type { Brush, Editor, Look, Scene } from '@threefold-games/stage';
import type { TaluvaPieceKind } from '@threefold-games/taluva';
import { flawIn } from '@threefold-games/taluva/decode';
import { KIND_NAMES } from '@threefold-games/taluva/display';
import { loadEditorWords } from '../../words/editor.ts';
import { landOf, seaAround } from '../land.ts';
import { tilePicture } from '../pictures.ts';
import { ORIGIN } from '../places.ts';
import { sayField } from '../say.ts';
import { stillScene } from '../scene.ts';
import { figureOf } from '../seats.ts';
import { row, seatName, tileName, type Voice } from '../voice.ts';
import { type Draft, fieldsOf, openDraft, topOf } from './draft.ts';
import { encode } from './encode.ts';
import { type EditorVoice, fields, set } from './fields.ts';
import { ERASER, left, put } from './tiles.ts';

/** What keeps a draft from being a position of a game, as a sentence. */
const flawOf = (voice: EditorVoice, draft: Draft): string | undefined => {
  const flaw = flawIn(encode(draft));
  if (flaw?.kind === undefined) return undefined;
  const { kind, seat = 0, n = 0 } = flaw;
  const { said, speak } = voice;
  const { flaws } = said;
  switch (kind) {
    case 'tiles':
      return speak(flaws.tiles, { n });
    case 'standing':
    case 'gone':
    case 'turn':
    case 'stock':
    case 'settlement':
    case 'stuck':
      return speak(flaws[kind], { seat: seatName(voice, seat) });
    default:
      return speak(flaws[kind]);
  }
};

/** Sets up an island by hand: tiles, then what stands on them. */
export const editor = async (plain: Voice): Promise<Editor<Draft>> => {
  const voice: EditorVoice = { ...plain, said: await loadEditorWords(plain.speak.lang) };
  return {
    open: openDraft,
    scene: sceneOf,
    say: (draft, cell) => row(voice, sayField(voice, cell, topOf(draft, cell), 0)),
    brushes: draft => brushes(voice, draft),
    put,
    fields: draft => fields(voice, draft),
    set,
    encode,
    flaw: draft => flawOf(voice, draft),
  };
};

/** On the empty sea the place of the first tile is marked. */
const sceneOf = (draft: Draft, look: Look): Scene => {
  const land = landOf(fieldsOf(draft), look.rotation);
  const cells = [...land.cells, ...seaAround(land.fields, look.rotation)].sort((a, b) => a.y - b.y || a.x - b.x);
  const first = land.cells.length === 0 ? [{ cell: ORIGIN, state: 'go' as const }] : [];
  const focus = look.focus === undefined ? [] : [{ cell: look.focus, state: 'focus' as const }];
  return { ...stillScene({ ...land, cells }), states: [...first, ...focus] };
};

const PIECES: readonly TaluvaPieceKind[] = ['hut', 'temple', 'tower'];

const brushes = (voice: EditorVoice, draft: Draft): readonly Brush[] => {
  const { said, speak } = voice;
  const tiles = KIND_NAMES.map(
    (tile): Brush => ({
      id: tile,
      label: speak(said.tile, { tile: tileName(voice, tile), n: left(draft, tile) }),
      picture: tilePicture(tile, 0, 0),
      group: speak(said.tiles),
    }),
  );
  const pieces = Array.from({ length: draft.seats }, (_, seat) => seat).flatMap(seat =>
    PIECES.map(
      (kind): Brush => ({
        id: `${kind}:${seat}`,
        label: speak(said[kind], { seat: seatName(voice, seat) }),
        figure: figureOf(kind, seat),
        group: seatName(voice, seat),
      }),
    ),
  );
  return [...tiles, ...pieces, { id: ERASER, label: speak(said.eraser), group: speak(said.tools) }];
};

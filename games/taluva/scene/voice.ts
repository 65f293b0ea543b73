import type { Seat } from '@threefold/core';
import type { Figure, Scene } from '@threefold/stage';
import type { Speak, Text } from '@threefold/words';
import type { TaluvaPieceKind } from '../rules/index.ts';
import type { Words } from '../words/index.ts';
import { stillScene } from './scene.ts';
import { landOf } from './land.ts';
import { LIFT } from './places.ts';
import { terrainsOf, tileFields, type Terrain } from './tile.ts';

/** In which language, and how. */
export interface Voice {
  readonly words: Words;
  readonly speak: Speak;
}

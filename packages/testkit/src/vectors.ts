import { readdirSync, readFileSync } from 'node:fs';
import { readVectors } from '@threefold-games/conformance';
import type { GameRecord } from '@threefold-games/core';

/** All vectors of a folder with this ending: play, refuse or perft. */
export const vectorsIn = (folder: URL, ending: string): readonly GameRecord[] =>
  readdirSync(folder)
    .filter(name => name.endsWith(`.${ending}`))
    .flatMap(name => readVectors(readFileSync(new URL(name, folder), 'utf8')));

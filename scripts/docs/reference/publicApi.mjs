// What is wrong with what the published packages export: it does not say what it is, or a type that it needs cannot be imported.
import { join } from 'node:path';
import { ReflectionKind } from 'typedoc';
import { PACKAGES } from '../../release/packages.mjs';
import { sourceManifest } from '../../release/stage.mjs';
import { aboutOf } from './page.mjs';

/** What the compiler works out from a type that it is given: nobody has to name it. */
const WORKED_OUT = new Set(['DeepReadonly', 'Forms', 'Loose', 'Named', 'NoMore', 'Part', 'SameNames']);

/** Whose exports are not held to it yet. */
const NOT_YET = /^(?:packages\/board-core|library\/board)\//;

/** Re-exports `load`, which is held to it as part of the index. */
const SEEN = /\/catalogue\/load\.d\.ts$/;

/** Entries of the games for packages of this project, which can change in any release. */
const INTERNAL = /^games\/\w+\/dist\/(?:decode|display|head|internal)\.d\.ts$/;

/** The built types behind every public export of the packages. Patterns are left out: words are alike in every language, the rest is internal. */
export const publicFiles = PACKAGES.filter(({ built }) => !built).flatMap(entry =>
  Object.values(sourceManifest(entry).exports ?? {})
    .filter(({ types = '*' }) => !types.includes('*') && !SEEN.test(types))
    .map(({ types }) => join(entry.source, types))
    .filter(file => !INTERNAL.test(file)),
);

/** A sentence for each fault of the exports that `readTypes` has found. */
export const faultsOfApi = types =>
  [...types]
    .filter(([file]) => !NOT_YET.test(file))
    .flatMap(([file, { exported, inside, classes }]) => [
      ...exported
        .filter(item => item.kind !== ReflectionKind.Reference && aboutOf(item) === '')
        .map(({ name }) => `${file}: ${name} has no comment.`),
      ...[...inside, ...classes]
        .filter(({ name }) => !WORKED_OUT.has(name))
        .map(({ name, sources }) => `${file}: ${name} of ${sources[0].fileName} is needed and not exported.`),
    ]);

// What is wrong with what the published packages export: it does not say what it is, or a type that it needs cannot be imported.
import { ReflectionKind } from 'typedoc';
import { PACKAGES } from '../../release/packages.mjs';
import { exportsOf } from '../../release/stage.mjs';
import { aboutOf } from './page.mjs';

/** What the compiler works out from a type that it is given: nobody has to name it. */
const WORKED_OUT = new Set(['DeepReadonly', 'Forms', 'Loose', 'Named', 'NoMore', 'Part', 'SameNames']);

/** Whose exports are not held to it yet. */
const NOT_YET = /^packages\/board\//;

/** The built types behind every public way into a package. The words of each language are all alike; the catalogue exports `load` itself. */
export const publicFiles = PACKAGES.flatMap(entry =>
  Object.values(entry.built ? {} : exportsOf(entry))
    .filter(module => !/\*|\.md$|^load$/.test(module))
    .map(module => `${entry.source}/dist/${module}.d.ts`),
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

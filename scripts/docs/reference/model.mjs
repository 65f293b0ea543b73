// What TypeDoc finds in the built types of the packages: by way in, what is exported there.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application, ReflectionKind } from 'typedoc';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../../..');

/** By file: what it exports, and `inside` the types and `classes` that its exports have and nobody can import. */
export const readTypes = async files => {
  const app = await Application.bootstrapWithPlugins({
    // Options and results whose types are not exported: nobody could call a function without them.
    plugin: ['typedoc-plugin-missing-exports'],
    entryPoints: files.map(file => join(root, file)),
    tsconfig: join(here, 'tsconfig.json'),
    skipErrorChecking: true,
    excludeExternals: true,
    excludePrivate: true,
    excludeInternal: true,
    readme: 'none',
    logLevel: 'Error',
    sourceLinkTemplate: '{path}',
    gitRevision: 'none',
    disableGit: true,
    basePath: root,
    sort: ['alphabetical-ignoring-documents'],
  });
  const project = await app.convert();
  if (!project) throw new Error('The types could not be read: build first (node scripts/ready.mjs).');
  const modules = project.getReflectionsByKind(ReflectionKind.Module);
  return new Map(
    files.map(file => {
      const found = modules.find(({ sources }) => sources?.some(({ fileName }) => fileName === file));
      if (!found) throw new Error(`${file} is not built, or scripts/docs/reference/tsconfig.json does not include it.`);
      const all = found.children ?? [];
      const own = all.filter(({ name }) => name === INSIDE).flatMap(({ children }) => children.filter(isOwn));
      return [
        file,
        {
          exported: all.filter(({ name }) => name !== INSIDE),
          inside: own.filter(({ kind }) => kind === ReflectionKind.Interface || kind === ReflectionKind.TypeAlias),
          classes: own.filter(({ kind }) => kind === ReflectionKind.Class),
        },
      ];
    }),
  );
};

/** What the plugin calls the module of all that is not exported. */
const INSIDE = '<internal>';

const isOwn = ({ sources }) =>
  sources?.some(({ fileName }) => /^(?:packages|games|library|bench|apps)\//.test(fileName));

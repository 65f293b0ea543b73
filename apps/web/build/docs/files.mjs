// All files of /docs, as they are served: pages, the pictures on them, the style sheet and the little that runs.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageGroups } from './groups.mjs';
import { renderMarkdown } from './markdown.mjs';
import { framePage } from './page.mjs';
import { pages, root, targetOf } from './sources.mjs';
import { styleSheet } from './style.mjs';

const here = name => readFileSync(new URL(name, import.meta.url), 'utf8');
const named = (name, ending, text) =>
  `assets/${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.${ending}`;

const MISSING = '# There is no such page\n\nPerhaps it has moved: the list of all pages has what there is.\n';

/** By path, what is in each file. `fonts` says where the app's fonts lie, by family. */
export const docsFiles = fonts => {
  const files = new Map();
  const add = (name, ending, text) => {
    const path = named(name, ending, text);
    files.set(path, text);
    return `/${path}`;
  };
  const style = add('docs', 'css', styleSheet(here('./docs.css'), fonts));
  const script = add('docs', 'js', here('./browser.mjs'));
  const sources = pages();
  const addresses = new Map([...sources].map(([file, at]) => [file, at === '' ? '/docs' : `/docs/${at}`]));
  const groupsFor = pageGroups(addresses);
  const write = (path, source, file, address) => {
    const page = renderMarkdown(source, {
      link: to => {
        const [name, anchor] = to.split('#');
        const at = addresses.get(targetOf(file, name));
        return at && `${at}${anchor === undefined ? '' : `#${anchor}`}`;
      },
      image: to => {
        const target = targetOf(file, to);
        const path = `docs/${target.replace(/^docs\//, '')}`;
        if (existsSync(join(root, target))) files.set(path, readFileSync(join(root, target)));
        return `/${path}`;
      },
    });
    files.set(path, framePage({ ...page, address, groups: groupsFor(address), style, script }));
  };
  for (const [file, at] of sources)
    write(
      join('docs', at, 'index.html').replaceAll('\\', '/'),
      readFileSync(join(root, file), 'utf8'),
      file,
      addresses.get(file),
    );
  write('docs/404.html', MISSING, 'docs/404.md', '/docs/404');
  return files;
};

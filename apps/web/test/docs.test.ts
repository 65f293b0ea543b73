import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { docsFiles } from '../build/docs/files.mjs';
import { renderMarkdown } from '../build/docs/markdown.mjs';
import { slugger } from '../build/docs/slugs.mjs';
import { pages, root, targetOf } from '../build/docs/sources.mjs';

const files = docsFiles([]);
const html = [...files].flatMap(([path, text]) =>
  path.endsWith('/index.html') ? [{ path: `/${path.replace(/\/index\.html$/, '')}`, text: String(text) }] : [],
);
const anchors = new Map(html.map(({ path, text }) => [path, new Set(text.match(/(?<= id=")[^"]*/g))]));

const linksIn = (text: string): string[] => [...text.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, to]) => to!);

describe('the pages of the documentation', () => {
  it('lead to pages and headings that are there', () => {
    const broken = html.flatMap(({ path, text }) =>
      linksIn(text)
        .filter(to => to.startsWith('#') || to.startsWith('/docs'))
        .filter(to => {
          const [page, anchor] = to.split('#') as [string, string?];
          const found = anchors.get(page || path);
          return !found || (anchor !== undefined && !found.has(anchor));
        })
        .map(to => `${path}: ${to}`),
    );
    expect(broken).toEqual([]);
  });

  it('name files of the repository that are there', () => {
    const broken = [...pages().keys()].flatMap(file => {
      const wanted: string[] = [];
      const note = (to: string): string => {
        wanted.push(to.split('#')[0]!);
        return to;
      };
      renderMarkdown(readFileSync(join(root, file), 'utf8'), { link: note, image: note });
      return wanted.filter(to => !existsSync(join(root, targetOf(file, to)))).map(to => `${file}: ${to}`);
    });
    expect(broken).toEqual([]);
  });

  it('are all listed on the first one, or with the packages', () => {
    const first = html.filter(({ path }) => /^\/docs(?:\/reference)?$/.test(path)).map(({ text }) => text);
    const unlisted = html.filter(
      ({ path }) =>
        path !== '/docs' && !first.some(text => text.includes(`href="${path}"`)) && !/puzzles\/./.test(path),
    );
    expect(unlisted.map(({ path }) => path)).toEqual([]);
  });

  it('have a title, and one first heading', () => {
    for (const { path, text } of html) {
      expect(text, path).toMatch(/<title>[^<]+ · Threefold<\/title>/);
      expect(text.match(/<h1/g), path).toHaveLength(1);
      expect(text, path).not.toMatch(/<script(?![^>]*src=)|\son\w+="|\sstyle="/);
    }
  });
});

describe('Markdown', () => {
  const render = (text: string): string => renderMarkdown(text, { link: to => `/x/${to}`, image: to => to }).html;

  it('keeps what is typed from being HTML in code', () => {
    expect(render('```html\n<b>&amp;</b>\n```')).toContain('&lt;b&gt;&amp;amp;&lt;/b&gt;');
  });

  it('leaves links elsewhere and within the page alone, and leads others on', () => {
    expect(render('[a](#b) [c](https://d.example) [e](f.md#g)')).toBe(
      '<p><a href="#b">a</a> <a href="https://d.example">c</a> <a href="/x/f.md#g">e</a></p>\n',
    );
  });

  it('shows as text what leads to no page', () => {
    const nowhere = renderMarkdown('[a](b.ts)', { link: () => undefined, image: to => to });
    expect(nowhere.html).toBe('<p>a</p>\n');
  });

  it('lets boards stand below their code where it is live, without its scripts', () => {
    const block = '<script type="module" src="/x.js"></script>\n<threefold-board game="talat"></threefold-board>';
    const page = (info: string) =>
      renderMarkdown(`\`\`\`${info}\n${block}\n\`\`\``, { link: to => to, image: to => to });
    expect(page('html').boards).toEqual([]);
    expect(page('html live').boards).toEqual(['talat']);
    expect(page('html live').html).toContain(
      '<div class="live"><threefold-board game="talat"></threefold-board></div>',
    );
  });

  it('names headings as code hosts do', () => {
    const slug = slugger();
    expect(['`go`, and: "more"!', 'A b', 'A b', 'lang_names', 'Kühe'].map(slug)).toEqual([
      'go-and-more',
      'a-b',
      'a-b-1',
      'lang_names',
      'kühe',
    ]);
  });
});

// Markdown as HTML: headings with anchors, code that can be scrolled, links that lead to other pages.
import { Marked } from 'marked';
import { slugger } from './slugs.mjs';

const escaped = text =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const plain = html =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** Code blocks that the writer wrote as HTML, with links in them. */
const WRITTEN_CODE = /<pre><code>/g;
/** What a block of HTML loads; the page has it already. */
const SCRIPT = /<script\b[\s\S]*?<\/script>/g;
const LINK = /<a href="([^"]*)"([^>]*)>([\s\S]*?)<\/a>/g;

/**
 * A page: its title, its first paragraph as plain text, its headings, its text, and the games of the boards on it. A block of HTML that is
 * `live` is shown and stands there, too. `link` says where a link leads, or nothing where there is no page; `image` where a picture lies.
 */
export const renderMarkdown = (source, { link, image }) => {
  const slug = slugger();
  const headings = [];
  const boards = new Set();
  let lead;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const id = slug(plain(html));
        headings.push({ depth, id, html: html.replaceAll(/<\/?a\b[^>]*>/g, ''), text: plain(html) });
        const anchor = `<a class="anchor" href="#${id}" aria-hidden="true" tabindex="-1">#</a>`;
        return `<h${depth} id="${id}">${html}${depth > 1 ? anchor : ''}</h${depth}>\n`;
      },
      paragraph({ tokens }) {
        const html = this.parser.parseInline(tokens);
        lead ??= plain(html);
        return `<p>${html}</p>\n`;
      },
      code({ text, lang = '' }) {
        const code = `<div class="code"><pre tabindex="0"><code>${escaped(text)}\n</code></pre></div>\n`;
        if (!/^html\b.*\blive\b/.test(lang)) return code;
        for (const [, game] of text.matchAll(/<threefold-board\b[^>]*\bgame="(\w+)"/g)) boards.add(game);
        return `${code}<div class="live">${text.replaceAll(SCRIPT, '').trim()}</div>\n`;
      },
      table(token) {
        const row = cells => cells.map(cell => this.tablecell(cell)).join('');
        const head = `<thead><tr>${row(token.header)}</tr></thead>`;
        const body = token.rows.map(cells => `<tr>${row(cells)}</tr>`).join('\n');
        return `<div class="scroll" tabindex="0"><table>${head}<tbody>${body}</tbody></table></div>\n`;
      },
      image: ({ href, text }) => `<img src="${escaped(image(href))}" alt="${escaped(text)}" loading="lazy">`,
    },
  });
  const html = marked
    .parse(source)
    .replaceAll(WRITTEN_CODE, '<pre class="signature" tabindex="0"><code>')
    .replaceAll(LINK, (whole, to, rest, text) => {
      if (to.startsWith('#') || /^[a-z]+:/.test(to)) return whole;
      const place = link(plain(to));
      return place === undefined ? text : `<a href="${escaped(place)}"${rest}>${text}</a>`;
    });
  return { title: headings[0]?.text ?? '', lead: lead ?? '', headings, html, boards: [...boards] };
};

// The frame of a page under /docs: header, the list of all pages, what is on this one, and the text.

const MARK = `<svg class="mark" width="28" height="28" viewBox="0 0 24 24" aria-hidden="true"><polygon points="12,11.45 3.9,6.78 12,2.1 20.1,6.78"/><polygon class="mark-2" points="12.48,12.28 20.57,7.6 20.57,16.95 12.48,21.63"/><polygon class="mark-3" points="11.52,12.28 11.52,21.63 3.43,16.95 3.43,7.6"/></svg>`;

const escaped = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const item = ({ address, title }, here) =>
  `<li><a href="${address}"${address === here ? ' aria-current="page"' : ''}>${escaped(title)}</a></li>`;

const navigation = (groups, here) =>
  groups
    .map(
      ({ title, items }) =>
        `<h2>${escaped(title)}</h2>\n<ul>\n${items.map(each => item(each, here)).join('\n')}\n</ul>`,
    )
    .join('\n');

/** Short pages have nothing to leaf through. */
const FEWEST = 3;
/** So many that nobody would read them: then only the larger sections. */
const MOST = 60;

const contents = headings => {
  const below = headings.filter(({ depth }) => depth === 2 || depth === 3);
  const shown =
    below.length > MOST && below.some(({ depth }) => depth === 2) ? below.filter(({ depth }) => depth === 2) : below;
  if (shown.length < FEWEST) return '';
  const items = shown.map(({ depth, id, html }) => `<li class="depth-${depth}"><a href="#${id}">${html}</a></li>`);
  return `<details class="contents"><summary>On this page</summary>\n<ul>\n${items.join('\n')}\n</ul></details>`;
};

export const framePage = ({ address, title, lead, headings, html, boards, groups, style, script }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escaped(lead.slice(0, 200))}">
<title>${escaped(title)} · Threefold</title>
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
<script type="module" src="${script}"></script>
${boards.map(game => `<script type="module" src="/embed/board/${game}.js"></script>\n`).join('')}</head>
<body>
<a class="skip" href="#text">Skip to the text</a>
<header class="top">
<a class="brand" href="/">${MARK}<span>Threefold</span></a>
<a class="place" href="/docs">Docs</a>
<a class="to-pages" href="#pages">All pages</a>
</header>
<div class="columns">
<main id="text" tabindex="-1">
${contents(headings)}
<article>
${html}</article>
</main>
<nav id="pages" aria-label="All pages">
${navigation(groups, address)}
</nav>
</div>
</body>
</html>
`;

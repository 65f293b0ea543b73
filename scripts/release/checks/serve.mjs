import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = { '.js': 'text/javascript', '.html': 'text/html' };

/** A page as the guide shows it: one script for a game, and its element. */
const boardPage = game =>
  `<!doctype html><html lang="en"><title>${game}</title>
<script type="module" src="/node_modules/@threefold-games/board/standalone/${game}.js"></script>
<threefold-board game="${game}" interactive style="display:block;width:360px"></threefold-board></html>`;

/** A file, or undefined if it cannot be read. */
const read = file => {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
};

/** Serves the files of a folder, and a page with a board of each game at `/board/<game>`. */
export const serve = folder =>
  createServer(({ url }, answer) => {
    const game = /^\/board\/(\w+)$/.exec(url)?.[1];
    if (game) {
      answer.writeHead(200, { 'content-type': 'text/html' }).end(boardPage(game));
      return;
    }
    const contents = read(join(folder, normalize(url)));
    if (contents === undefined) answer.writeHead(404).end();
    else answer.writeHead(200, { 'content-type': TYPES[extname(url)] ?? 'application/octet-stream' }).end(contents);
  });

import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** As strict as a page can be that has boards. */
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

/** A site of somebody else: pages with boards on them, and the examples. */
export interface BoardSite {
  readonly url: string;
  /** Opens a page with this in its body and the modules of these games. */
  show(page: Page, body: string, games?: readonly string[]): Promise<void>;
  close(): void;
}

export const openBoardSite = async (): Promise<BoardSite> => {
  const pages = new Map<string, string>();
  const server: Server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const written = pages.get(pathname);
    if (written !== undefined) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY });
      response.end(written);
      return;
    }
    const isOurs = /^\/(?:examples\/board|library\/board\/standalone)\/[\w/.-]+$/.test(pathname);
    const file = isOurs ? await readFile(`${ROOT}${pathname}`).catch(() => undefined) : undefined;
    response.writeHead(file ? 200 : 404, { 'content-type': TYPES[extname(pathname)] ?? 'text/plain' });
    response.end(file);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    url,
    show: async (page, body, games = ['tzaar']) => {
      const path = `/page${pages.size}.html`;
      const scripts = games.map(game => `<script type="module" src="/library/board/standalone/${game}.js"></script>`);
      const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Boards</title>';
      pages.set(
        path,
        `<!doctype html><html lang="en"><head>${head}${scripts.join('')}</head><body><main><h1>Boards</h1>${body}</main></body></html>`,
      );
      await page.goto(url + path);
      await page.waitForFunction(() => customElements.get('threefold-board'));
      await page.locator('threefold-board .root').first().waitFor({ state: 'attached' });
    },
    close: () => server.close(),
  };
};

/** The middle of a cell of a board, scrolled into sight. */
export const spotOn = async (board: Locator, cell: string): Promise<{ readonly x: number; readonly y: number }> => {
  const button = board.locator(`.board-cell[data-cell="${cell}"]`);
  await button.waitFor({ state: 'attached' });
  await button.evaluate(each => each.closest('.board')?.scrollIntoView({ block: 'center' }));
  const box = (await button.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** What has happened on the boards of a page, event by event. */
export const listenTo = async (page: Page): Promise<() => Promise<readonly (readonly [string, unknown])[]>> => {
  await page.evaluate(() => {
    const heard: [string, unknown][] = [];
    for (const name of ['turn', 'refused', 'shown', 'fault'])
      document.addEventListener(name, event => heard.push([name, (event as CustomEvent).detail]));
    Object.assign(globalThis, { heard });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: [string, unknown][] }).heard);
};

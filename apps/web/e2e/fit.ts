import type { Page, Request } from '@playwright/test';

/** What is wider than its place: the page, or the words of something that is pressed. */
export const overflows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.scrollingElement!;
    const found = root.scrollWidth > innerWidth ? [`the page is ${root.scrollWidth} px wide`] : [];
    const scrolls = (element: Element): boolean => {
      for (let each: Element | null = element; each; each = each.parentElement)
        if (/auto|scroll/.test(getComputedStyle(each).overflowX) && each !== root) return true;
      return false;
    };
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, a, label, h1, h2, h3, [role="tab"], select',
    )) {
      const { width, right, left } = element.getBoundingClientRect();
      const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (width === 0 || !seen || element.closest('.unseen, .board-cells')) continue;
      const name = `${element.tagName} "${(element.innerText || element.ariaLabel || '').trim()}"`;
      const style = getComputedStyle(element);
      const clipped = element.scrollWidth > element.clientWidth + 1 && style.display !== 'inline';
      // Cut on purpose with an ellipsis is only right where the whole name can be read elsewhere: never on what is pressed.
      if (clipped && style.overflowX !== 'visible')
        found.push(`${name} is cut: ${element.scrollWidth} > ${element.clientWidth}`);
      else if (clipped) found.push(`${name} is wider than its place: ${element.scrollWidth} > ${element.clientWidth}`);
      if ((right > innerWidth + 1 || left < -1) && !scrolls(element)) found.push(`${name} leaves the screen`);
    }
    return found;
  });

/** What a page says once it has said the same for some frames. */
const settled = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise(resolve => requestAnimationFrame(resolve));
    let said = '';
    for (let still = 0; still < 3; ) {
      await frame();
      const now = document.body.innerText;
      still = now === said ? still + 1 : 0;
      said = now;
    }
    return said;
  });

/** So often a page may be looked at while scripts are on their way: not every one of them is told to have come. */
const PATIENCE = 20;

/** Goes to the same page in another language, as a link to it does, and waits until it fetches and says nothing new any more. */
export const speak = async (page: Page, lang: string, path: string): Promise<string> => {
  const coming = new Set<Request>();
  let changes = 0;
  const ask = (request: Request): void => {
    if (request.resourceType() !== 'script') return;
    coming.add(request);
    changes++;
  };
  const answer = (request: Request): void => {
    if (coming.delete(request)) changes++;
  };
  page.on('request', ask).on('requestfinished', answer).on('requestfailed', answer);
  await page.evaluate(
    async ([to, after]) => {
      history.replaceState(null, '', `/${to}${after}`);
      dispatchEvent(new PopStateEvent('popstate'));
      while (document.documentElement.lang !== to) await new Promise(requestAnimationFrame);
      await document.fonts.ready;
    },
    [lang, path] as const,
  );
  // The words of a game come after those of the interface, and what was picked before they are there is picked no more.
  let said = '';
  for (let looks = 0, before = -1; looks < PATIENCE && (before !== changes || coming.size > 0); looks++) {
    before = changes;
    said = await settled(page);
  }
  page.off('request', ask).off('requestfinished', answer).off('requestfailed', answer);
  return said;
};

/** What is pressed on a touch screen and is smaller than 44 px either way; links within a sentence are as high as its lines. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 44;
    const found: string[] = [];
    const isInSentence = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(node => node !== element && node.textContent?.trim());
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, textarea, summary, [role="tab"], [role="menuitem"]',
    )) {
      // What is chosen by its label, or written into a field, is as large as that.
      const target =
        element instanceof HTMLInputElement ? (element.closest<HTMLElement>('label, .field') ?? element) : element;
      const seen = target.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!seen || target.closest('.unseen, .board-cells, [inert]') || isInSentence(target)) continue;
      const { width, height } = target.getBoundingClientRect();
      if (width === 0 || (width >= LEAST - 0.5 && height >= LEAST - 0.5)) continue;
      // It may reach further than it looks.
      target.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isHit = (atX: number, atY: number): boolean => {
        const hit = document.elementFromPoint(atX, atY);
        return hit !== null && (target.contains(hit) || hit.closest('label, .field') === target);
      };
      const reach = (dx: number, dy: number): number => {
        let far = 0;
        while (far < LEAST && isHit(x + dx * (far + 1), y + dy * (far + 1))) far++;
        return far;
      };
      if (reach(-1, 0) + reach(1, 0) >= LEAST - 2 && reach(0, -1) + reach(0, 1) >= LEAST - 2) continue;
      const name = (element.innerText || element.ariaLabel || element.id || element.className).trim();
      found.push(`${element.tagName} "${name}" is ${Math.round(width)} x ${Math.round(height)}`);
    }
    return found;
  });

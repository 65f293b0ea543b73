import { Composer } from '@threefold-games/board-core/compose';
import { findGame } from '@threefold-games/catalogue';
import { findLoss, LookBudget } from '@threefold-games/search';
import { SavedGame, type StoredGame } from '../../src/library/savedGame.ts';
import { type GameNow, savedNow } from '../gameNow.ts';
import type { PlannedStep } from '../lot.ts';
import { faceOf } from '../table.ts';
import { speak, words } from '../together/said.ts';
import type { Spot } from '../touch.ts';
import type { Window } from './window.ts';

const PATIENCE = 30_000;

/** Asks again and again until there is an answer. */
export const until = async <T>(what: string, ask: () => Promise<T | undefined | false | null>): Promise<T> => {
  for (const end = Date.now() + PATIENCE; ; ) {
    const found = await ask();
    if (found !== undefined && found !== false && found !== null) return found;
    if (Date.now() > end) throw new Error(`there is still not ${what}`);
    await new Promise(resolve => setTimeout(resolve, 100));
  }
};

/** The middle of the first thing of this kind that can be seen and reached, with this name if told; once it rests. */
const findSpot = (window: Window, selector: string, name?: string): Promise<Spot | null> =>
  window.run(
    async ([wanted, called]) => {
      const nameOf = (element: Element): string =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
      const where = (): Spot | null => {
        for (const element of document.querySelectorAll<HTMLElement>(wanted!)) {
          if (called !== undefined && nameOf(element) !== called) continue;
          if ((element as HTMLButtonElement).disabled) continue;
          element.scrollIntoView({ block: 'nearest' });
          const { x, y, width, height } = element.getBoundingClientRect();
          const at = { x: x + width / 2, y: y + height / 2 };
          if (width > 0 && document.elementFromPoint(at.x, at.y)) return at;
        }
        return null;
      };
      let last = where();
      for (let still = 0; still < 4; ) {
        await new Promise(resolve => requestAnimationFrame(resolve));
        const now = where();
        still = now?.x === last?.x && now?.y === last?.y ? still + 1 : 0;
        last = now;
      }
      return last;
    },
    name === undefined ? [selector] : [selector, name],
  );

/** Waits for something that can be seen. */
export const see = (window: Window, selector: string): Promise<Spot> =>
  until(selector, () => findSpot(window, selector));

/** Clicks what is called so, or what a selector finds. */
export const clickOn = async (window: Window, selector: string, name?: string): Promise<void> =>
  window.click(await until(name ?? selector, () => findSpot(window, selector, name)));

export const PRESSED = 'button, a, [role="menuitem"]';

/** Fills in a line of a form, key by key. */
export const fillIn = async (window: Window, selector: string, text: string): Promise<void> => {
  await clickOn(window, selector);
  await window.press(...text);
};

/** The game of the page at one screen, as the browser keeps it. */
export const keptGame = async (window: Window): Promise<GameNow> => {
  const stored = await window.run(async () => {
    const id = location.pathname.split('/').at(-1);
    const base = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('threefold-storage');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
    });
    const request = base.transaction(['games']).objectStore('games').get(id!);
    await new Promise(resolve => request.addEventListener('success', resolve));
    base.close();
    return request.result as unknown;
  }, undefined);
  return savedNow(new SavedGame(findGame, stored as StoredGame));
};

/** Waits until whoever sits here may act after so many turns. */
export const myTurn = (window: Window, after = 0): Promise<boolean> =>
  until(`a turn after turn ${after}`, () =>
    window.run(least => {
      const turn = /\d+/.exec(document.querySelector('.top-head span')?.textContent ?? '');
      return document.querySelector('.board-bar-accent') !== null && Number(turn?.[0]) > least;
    }, after),
  );

/** Whether the middle of a cell of these steps is out of sight, or below a button of the board's own, as in the sea: one would move the picture first. */
export const isOutOfReach = (window: Window, steps: readonly PlannedStep[]): Promise<boolean> =>
  window.run(
    cells =>
      cells.some(cell => {
        const { x, y, width, height } =
          document.querySelector(`.board-cell[data-cell="${cell}"]`)?.getBoundingClientRect() ?? new DOMRect();
        const met = document.elementFromPoint(x + width / 2, y + height / 2);
        return width > 0 && (met?.closest('button') != null || !met?.closest('.board-host'));
      }),
    steps.flatMap(({ picks }) => picks.flatMap(pick => (pick.at === 'cell' ? [pick.cell] : []))),
  );

/** Whether the game ends with these steps, or others could end it at once: there would be no further turn to play. */
export const endsSoon = ({ game, position }: GameNow, steps: readonly PlannedStep[]): boolean => {
  const after = position.copy();
  for (const { text } of steps) after.make(after.parse(text)!);
  const budget = new LookBudget({ nodes: 100_000, expired: () => false });
  return after.outcome() !== undefined || findLoss(game, after, position.actor, budget) !== undefined;
};

/** Plays a turn by clicking at cells and choices. */
export const byPointer = async (
  window: Window,
  { game, position }: GameNow,
  steps: readonly PlannedStep[],
): Promise<void> => {
  // In WebKit a click leaves the focus where it is, and keys would go on into the box.
  const close = await findSpot(window, '.table-command button', speak(words.shell.close));
  if (close) await window.click(close);
  // Goes along, to know which way a tile lies.
  const composer = new Composer({ game, face: await faceOf(game.id), position });
  for (const [made, { picks }] of steps.entries())
    for (const pick of picks) {
      if (pick.at === 'choice' && composer.loose?.spins.includes(pick.choice))
        for (; composer.spin !== pick.choice; composer.rotate()) await clickOn(window, PRESSED, 'Rotate tile');
      else if (composer.steps.length === made) {
        const [kind, name] = pick.at === 'cell' ? ['board-cell', pick.cell] : ['choice', pick.choice];
        await clickOn(window, `.${kind}[data-${kind.split('-').at(-1)}="${name}"]`);
        composer.pick(pick);
      }
    }
  if (composer.loose && composer.finished) await clickOn(window, PRESSED, 'Confirm');
};

/** Plays a turn by typing it in the notation. */
export const byKeys = async (window: Window, steps: readonly PlannedStep[]): Promise<void> => {
  await window.press('/');
  await see(window, '.table-command input');
  await window.press(...steps.map(({ text }) => text).join(' '), 'Enter');
};

import type { Refused } from './compose/index.ts';
import { TEXT_ATTRIBUTES } from './plan.ts';
import type { TurnDetail } from './session.ts';

/** Why a board cannot show what it is asked for. */
export interface FaultDetail {
  readonly code: string;
  /** The same as a sentence. */
  readonly text: string;
  /** What exactly was wrong. */
  readonly detail: string;
}

/** What happens on a board, by the name of the event. */
export interface BoardEvents {
  /** A turn was played on it. */
  readonly turn: TurnDetail;
  readonly refused: Refused;
  /** Another turn is shown. */
  readonly shown: { readonly turn: number };
  readonly fault: FaultDetail;
}

interface AttributeProperties extends Record<(typeof TEXT_ATTRIBUTES)[number], string | null> {
  addEventListener<Name extends keyof BoardEvents>(
    type: Name,
    listener: (event: CustomEvent<BoardEvents[Name]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** Stands in where there is no page, so that the element can still be imported. */
function NoElement(): void {}

class WithAttributes extends (globalThis.HTMLElement ?? NoElement) {}

for (const name of TEXT_ATTRIBUTES)
  Object.defineProperty(WithAttributes.prototype, name, {
    get(this: HTMLElement) {
      return this.getAttribute(name);
    },
    set(this: HTMLElement, value: string | number | null | undefined) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, String(value));
    },
    configurable: true,
    enumerable: true,
  });

/** An element whose attributes are properties too. */
export const AttributeElement = WithAttributes as unknown as new () => AttributeProperties & HTMLElement;

const ALL = [...TEXT_ATTRIBUTES, 'turn', 'interactive', 'viewer'] as const;

/** Hears of what a page has said before the element was one. */
export const keepEarly = (element: HTMLElement): void => {
  const early = element as unknown as Record<string, unknown>;
  for (const name of ALL) {
    if (!Object.hasOwn(element, name)) continue;
    const value = early[name];
    delete early[name];
    early[name] = value;
  }
};

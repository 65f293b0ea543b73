import type { Seat } from '@threefold-games/core';
import type { OnlineWords } from '@threefold-games/words';
import type { ComponentChildren } from 'preact';
import type { Notice } from '../board/index.ts';
import type { IconName, MenuItem, PlaceName, Route } from '../ui/index.ts';

/** What a seat's card says beside name and counts. */
export interface CardExtras {
  /** Who sits there, where they have a page of their own. */
  readonly person?: string | undefined;
  /** The line under the name. */
  readonly state: ComponentChildren;
  /** A sign beside the name where there is no room for the line. */
  readonly sign?: ComponentChildren;
  /** What the clock says; asked whenever time passes. */
  readonly clock?: (() => string) | undefined;
  /** Whether nobody is connected for the seat. */
  readonly lost: boolean;
}

/** A panel beside the board that opens over folded cards, such as a chat. */
export interface ExtraPanel {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  /** How much there is to be seen; empty for nothing. */
  readonly badge: string;
  readonly body: ComponentChildren;
  /** Buttons in its head. */
  readonly tools: ComponentChildren;
}

/** What a table has beside the game itself where people play over the network. */
export interface TableExtras {
  readonly place: PlaceName;
  /** Where the arrow of a phone leads. */
  readonly back: Route;
  /** Follows how far the game is. */
  readonly head: ComponentChildren;
  card(seat: Seat): CardExtras;
  readonly notice: Notice | undefined;
  /** What is to be known while one acts, instead of the second line of what is to be done. */
  readonly aside: string | undefined;
  /** Buttons of the bar while one waits. */
  readonly waiting: ComponentChildren;
  readonly panel: ExtraPanel | undefined;
  /** Whether the panel is open. */
  readonly open: boolean;
  onOpen(open: boolean): void;
  /** What can be done, instead of taking back, hints and analysis: in front, and behind the button for more. */
  readonly tools: readonly MenuItem[];
  readonly more: readonly MenuItem[];
  /** Lies over the board. */
  readonly veil: ComponentChildren;
  /** What comes of resigning. */
  readonly resignText: string;
  /** What is said of games over the network. */
  readonly live: OnlineWords['live'];
  /** What the end means for a seat beside the result, such as for its rating. */
  endNote(seat: Seat): ComponentChildren;
  /** What can be done at its end. */
  readonly endActions: ComponentChildren;
}

import type { Handlers, Tools } from '../handler.ts';
import { accountHandlers } from './account.ts';
import { meHandlers } from './me.ts';
import { moderationHandlers } from './moderation.ts';
import { notificationHandlers } from './notifications.ts';
import { playerHandlers } from './players.ts';
import { puzzleHandlers } from './puzzles.ts';
import { roomHandlers } from './rooms.ts';
import { sessionHandlers } from './sessions.ts';
import { syncHandlers } from './sync.ts';

/** What answers each route; one that is missing is a type error. */
export const allHandlers = (tools: Tools): Handlers => ({
  ...meHandlers(tools),
  ...accountHandlers(tools),
  ...sessionHandlers(tools),
  ...roomHandlers(tools),
  ...playerHandlers(tools),
  ...puzzleHandlers(tools),
  ...syncHandlers(tools),
  ...notificationHandlers(tools),
  ...moderationHandlers(tools),
});

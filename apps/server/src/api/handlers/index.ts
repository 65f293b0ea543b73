import type { Handlers, Tools } from '../handler.ts';
import { accountHandlers } from './account.ts';
import { botHandlers } from './bots.ts';
import { meHandlers } from './me.ts';
import { moderationHandlers } from './moderation.ts';
import { notificationHandlers } from './notifications.ts';
import { playerHandlers } from './players.ts';
import { puzzleHandlers } from './puzzles.ts';
import { recordHandlers } from './records.ts';
import { roomHandlers } from './rooms.ts';
import { sessionHandlers } from './sessions.ts';

/** What answers each route; one that is missing is a type error. */
export const allHandlers = (tools: Tools): Handlers => ({
  ...meHandlers(tools),
  ...accountHandlers(tools),
  ...sessionHandlers(tools),
  ...roomHandlers(tools),
  ...recordHandlers(tools),
  ...playerHandlers(tools),
  ...puzzleHandlers(tools),
  ...notificationHandlers(tools),
  ...botHandlers(tools),
  ...moderationHandlers(tools),
});

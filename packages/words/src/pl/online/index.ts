import type { OnlineWords } from '../../en/online/index.ts';
import { account } from './account.ts';
import { live } from './live.ts';
import { notices } from './notices.ts';
import { plan } from './plan.ts';
import { player } from './player.ts';
import { room } from './room.ts';
import { together } from './together.ts';

/** What is said about playing together, in Polish. */
export const online: OnlineWords = { account, live, notices, plan, player, room, together };

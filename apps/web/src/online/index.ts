export { nameAt } from './live/liveMatch.ts';
export { api } from './net/api.ts';
export { connection } from './net/connection.ts';
export { becomeMe, loadMe, me, needName } from './net/me.ts';
export { disablePush, enablePush, pushState, readPush } from './net/push.ts';
export { RoomMirror } from './net/room.ts';
export { Suspended } from './net/Suspended.tsx';

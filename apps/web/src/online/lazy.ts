// Each of these is loaded on demand.
export const loadLobbyPage = () => import('./lobby/TogetherPage.tsx');
export const loadRoomPage = () => import('./room/RoomPage.tsx');
export const loadApi = () => import('./net/api.ts');

/** Keeps the app for when there is no network. Pages of a development server are not kept. */
export const keepOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // A browser that forbids it still plays while the server is there.
    });
  });
};

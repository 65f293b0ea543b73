/** Keeps the app for when there is no network, once the page has loaded. Pages of a development server are not kept. */
export const keepOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // A browser that forbids it still plays while the server is there.
    });
  };
  // In WebKit the page may have loaded before this part of the app runs.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
};

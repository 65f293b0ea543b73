import { spawn } from 'node:child_process';

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens a page for the person in front of the machine. Where nobody can see one, nothing happens: the address has been printed. */
export const openInBrowser = (url: string): void => {
  const { platform, env } = process;
  const opener = OPENERS[platform] ?? (env.DISPLAY || env.WAYLAND_DISPLAY ? (['xdg-open'] as const) : undefined);
  if (!opener || env.CI) return;
  const [command, ...args] = opener;
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
};

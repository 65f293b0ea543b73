import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const canRun = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where a program of this machine is; undefined where it is not. */
export const findProgram = (...names: readonly string[]): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(canRun);
};

/** Debian keeps the browser that comes with WebKit in a folder of its own, after the kind of machine and the version. */
export const findMiniBrowser = (): string | undefined => {
  const within = (folder: string, name: RegExp): readonly string[] => {
    try {
      return readdirSync(folder)
        .filter(each => name.test(each))
        .map(each => join(folder, each));
    } catch {
      return [];
    }
  };
  return ['/usr/lib', '/usr/libexec']
    .flatMap(folder => [folder, ...within(folder, /-linux-gnu$/)])
    .flatMap(folder => within(folder, /^webkit2?gtk-/))
    .map(folder => join(folder, 'MiniBrowser'))
    .find(canRun);
};

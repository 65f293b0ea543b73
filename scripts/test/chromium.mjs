// Finds a Chromium for the browser tests, or installs one where that can be done.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The shell has no window to draw, and no pages of its own in it: the same tests take half of the processor's time. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const canRun = path => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first of these programs that is there to be run. */
const findProgram = names => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(canRun);
};

/** The path of a Chromium: the one that THREEFOLD_CHROMIUM names, one of the machine's, or Playwright's own; undefined where there is none. */
export const findChromium = () => {
  const named = process.env.THREEFOLD_CHROMIUM;
  if (named) return canRun(named) ? named : undefined;
  return findProgram([SHELL, ...NAMES]) ?? [...ELSEWHERE, chromium.executablePath()].filter(Boolean).find(canRun);
};

const attempt = (command, args) => {
  process.stderr.write(`threefold: ${command} ${args.join(' ')}\n`);
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 2], timeout: 300_000 }).status === 0;
};

/** Where programs can be installed without asking anybody: as root of a Debian, which is what machines for tests are. */
const canInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && canRun('/usr/bin/apt-get');

const aptInstall = name => {
  const install = ['install', '-y', '--no-install-recommends', name];
  return attempt('apt-get', install) || (attempt('apt-get', ['update']) && attempt('apt-get', install));
};

/** The same, after trying to install one where there is none, or none that is made for this. */
export const needChromium = () => {
  if (!process.env.THREEFOLD_CHROMIUM && !findProgram([SHELL]) && canInstall()) aptInstall(SHELL);
  const path = findChromium() ?? installChromium();
  if (path) return path;
  process.stderr.write(
    'threefold: no Chromium could be installed. Install one ("apt-get install chromium-headless-shell" on Debian, or "npx playwright install chromium"),\n' +
      '  or set THREEFOLD_CHROMIUM to the path of one, and run the tests again.\n',
  );
  return process.exit(1);
};

const installChromium = () => {
  process.stderr.write('threefold: the browser tests need a Chromium; none was found, so one is installed, once\n');
  if (canInstall()) aptInstall('chromium');
  if (!findChromium()) attempt('npx', ['playwright', 'install', 'chromium']);
  return findChromium();
};

import { defineConfig } from '@playwright/test';
import { notDue } from './e2e/day.ts';

/** Set by `scripts/test/browser.mjs`, which finds a Chromium or installs one. */
const executablePath = process.env.THREEFOLD_CHROMIUM ?? '';
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages are painted without a graphics card, which a machine for tests has none of; WebGL runs in software.
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
];

export default defineConfig({
  testDir: './e2e',
  outputDir: '../../node_modules/.cache/threefold-browser',
  globalSetup: './e2e/serve.ts',
  fullyParallel: true,
  grepInvert: notDue(),
  // One more than the cores of a small machine: pages wait for each other, for bots and for clocks.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['../../scripts/test/costs/playwrightReporter.mjs']],
  use: {
    browserName: 'chromium',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    // Only the test of it lets the app be kept for offline: that fetches everything.
    serviceWorkers: 'block',
    // Set by the server of the tests before any of them runs.
    baseURL: process.env.THREEFOLD_URL ?? '',
    launchOptions: { executablePath, args },
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // Moves jump: what is tested here is where they lead.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'tests', testIgnore: ['**/screenshots.spec.ts', '**/others/**'] },
    { name: 'screenshots', testMatch: '**/screenshots.spec.ts' },
    // Other browsers than Chromium, one after the other.
    { name: 'others', testMatch: '**/others/*.spec.ts', fullyParallel: false },
  ],
});

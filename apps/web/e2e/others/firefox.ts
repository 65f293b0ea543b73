import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBiDi } from './bidi.ts';
import { findProgram } from './program.ts';
import { NO_SCREEN, openScreen } from './screen.ts';
import { type Candidate, clickAt, overText, pressKey, SIZE, type Window } from './window.ts';

const path = findProgram('firefox-esr', 'firefox');

const SETTINGS = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.server': '',
  'ui.prefersReducedMotion': 1,
  // Drawn in software, where there is no graphics card.
  'webgl.force-enabled': true,
};

/** Starts it with a profile of its own; it says where it listens. */
const launch = async (
  profile: string,
  display: string,
): Promise<{ readonly process: ChildProcess; readonly url: string }> => {
  const lines = Object.entries(SETTINGS).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const started = spawn(path!, args, {
    env: { ...process.env, DISPLAY: display },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    started.once('exit', code => reject(new Error(`Firefox ended with ${code}: ${said}`)));
    started.stderr.on('data', data => {
      said += String(data);
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said);
      if (found) resolve(`${found[1]}/session`);
    });
  });
  return { process: started, url };
};

/** A Firefox as it comes from its makers, by WebDriver BiDi. */
export const FIREFOX: Candidate = {
  name: 'Firefox',
  missing: path === undefined ? 'Firefox is not installed: "apt-get install firefox-esr" on Debian' : NO_SCREEN,
  start: async () => {
    const profile = mkdtempSync(join(tmpdir(), 'threefold-firefox-'));
    const screen = await openScreen();
    const { process: started, url } = await launch(profile, screen.display);
    const { send, listen, close } = await openBiDi(url);
    const { capabilities } = await send<{ readonly capabilities: { readonly browserVersion: string } }>('session.new', {
      capabilities: {},
    });
    await send('session.subscribe', { events: ['log.entryAdded'] });
    let front = '';
    /** Brings a window to the front: pages behind others are not drawn. */
    const show = async (context: string): Promise<void> => {
      if (front !== context) await send('browsingContext.activate', { context });
      front = context;
    };
    const open = async (): Promise<Window> => {
      const { userContext } = await send<{ readonly userContext: string }>('browser.createUserContext', {});
      const { context } = await send<{ readonly context: string }>('browsingContext.create', {
        type: 'tab',
        userContext,
      });
      front = context;
      await send('browsingContext.setViewport', { context, viewport: SIZE });
      const errors: string[] = [];
      listen('log.entryAdded', ({ level, text, source }) => {
        if (level === 'error' && (source as { readonly context?: string }).context === context)
          errors.push(String(text));
      });
      const act = (...actions: readonly unknown[]): Promise<unknown> =>
        show(context).then(() => send('input.performActions', { context, actions }));
      return {
        goto: async to => {
          await send('browsingContext.navigate', { context, url: to, wait: 'complete' });
        },
        reload: async () => {
          await send('browsingContext.reload', { context, wait: 'complete' });
        },
        run: async (work, given) => {
          await show(context);
          const answer = await send<{
            readonly result?: { readonly value: string };
            readonly exceptionDetails?: { readonly text: string };
          }>('script.callFunction', {
            functionDeclaration: overText(work),
            awaitPromise: true,
            target: { context },
            arguments: [{ type: 'string', value: JSON.stringify([given]) }],
          });
          if (!answer.result) throw new Error(answer.exceptionDetails?.text);
          return JSON.parse(answer.result.value)[0];
        },
        click: async at => {
          await act(clickAt(at));
        },
        press: async (...keys) => {
          for (const key of keys) await act(pressKey(key));
        },
        picture: async () => {
          const { data } = await send<{ readonly data: string }>('browsingContext.captureScreenshot', { context });
          return Buffer.from(data, 'base64');
        },
        errors: async () => errors,
      };
    };
    return {
      version: `Firefox ${capabilities.browserVersion}`,
      open,
      close: async () => {
        const gone = new Promise(resolve => started.once('exit', resolve));
        await send('browser.close', {}).catch(() => started.kill());
        close();
        await gone;
        screen.close();
        rmSync(profile, { recursive: true, force: true });
      },
    };
  },
};

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectBidi } from './bidi-connection.ts';
import { type BrowserKind, clickActions, type Driver, keyActions } from './driver.ts';
import { onPath } from './on-path.ts';
import { stopProcess } from './stop-process.ts';

const START_MS = 60_000;
const find = () => onPath(['firefox-esr', 'firefox']);

/** A microphone that beeps and asks nobody, and nothing that calls home. */
const preferences: Record<string, boolean | string> = {
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'app.normandy.enabled': false,
  'toolkit.telemetry.server': '',
  'intl.accept_languages': 'en-GB, en',
};

/** Firefox, which speaks WebDriver BiDi itself. */
export const firefox: BrowserKind = {
  name: 'Firefox',
  missing: () => (find() === null ? ['firefox-esr'] : []),
  async launch() {
    const profile = mkdtempSync(path.join(tmpdir(), 'reflectory-firefox-'));
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
    const child = spawn(
      find() ?? 'firefox-esr',
      ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
      // Its home is the profile: it writes nowhere else.
      { env: { ...process.env, HOME: profile }, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const end = async () => {
      await stopProcess(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    };
    try {
      return await drive(await addressOf(child), end);
    } catch (error) {
      await end();
      throw error;
    }
  },
};

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Firefox did not start in time')), START_MS);
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    });
    child.once('exit', () => reject(new Error(`Firefox ended: ${said}`)));
  });
}

async function drive(address: string, end: () => Promise<void>): Promise<Driver> {
  const bidi = await connectBidi(`${address}/session`);
  await bidi.send('session.new', { capabilities: {} });
  // The first tab shows a page of the browser itself, which leaves without handing on the focus.
  const { context } = await bidi.send('browsingContext.create', { type: 'tab' });
  const evaluate = (functionDeclaration: string, args: object[], resultOwnership: 'none' | 'root') =>
    bidi.send('script.callFunction', {
      functionDeclaration,
      arguments: args,
      target: { context },
      awaitPromise: true,
      resultOwnership,
      userActivation: true,
    }) as Promise<{
      type: string;
      result: { value?: unknown; sharedId?: string };
      exceptionDetails?: { text: string };
    }>;
  const act = (type: 'key' | 'pointer', actions: object[]) =>
    bidi.send('input.performActions', { context, actions: [{ type, id: type, actions }] });
  return {
    async open(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run(source, args) {
      const given = { type: 'string', value: JSON.stringify(args) };
      const answer = await evaluate(
        `async (given) => JSON.stringify(await (${source})(...JSON.parse(given)) ?? null)`,
        [given],
        'none',
      );
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return JSON.parse(String(answer.result.value));
    },
    async press(keys) {
      await act('key', keyActions(keys));
    },
    async click(x, y) {
      await act('pointer', clickActions(x, y));
    },
    async chooseFiles(selector, files) {
      const given = { type: 'string', value: selector };
      const { result } = await evaluate('(selector) => document.querySelector(selector)', [given], 'root');
      await bidi.send('input.setFiles', { context, element: { sharedId: result.sharedId }, files });
    },
    async resize(width, height) {
      await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async screenshot() {
      const { data } = await bidi.send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    async close() {
      bidi.close();
      await end();
    },
  };
}

import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@reflectory/database';
import { type BrowserKind, clickActions, type Driver, keyActions } from './driver.ts';
import { onPath } from './on-path.ts';
import { startScreen } from './screen.ts';
import { stopProcess } from './stop-process.ts';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const START_MS = 20_000;
const findBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(0) ?? null;

/** WebKit as Debian has it, by WebDriver; it needs a screen, which may be one that nobody sees. */
export const webkit: BrowserKind = {
  name: 'WebKit',
  missing: () => [
    ...(onPath(['WebKitWebDriver']) === null || findBrowser() === null ? ['webkit2gtk-driver'] : []),
    ...(process.env['DISPLAY'] === undefined && onPath(['Xvfb']) === null ? ['xvfb'] : []),
  ],
  async launch() {
    const home = mkdtempSync(path.join(tmpdir(), 'reflectory-webkit-'));
    const screen = await startScreen();
    const port = await findFreePort();
    const env = {
      ...process.env,
      ...screen.env,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      LANG: 'en_GB.UTF-8',
      LANGUAGE: 'en_GB',
    };
    const child = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
    const end = async () => {
      await stopProcess(child);
      await screen.stop();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    };
    try {
      await isListening(`http://127.0.0.1:${port}`);
      return await drive(`http://127.0.0.1:${port}`, end);
    } catch (error) {
      await end();
      throw error;
    }
  },
};

/** @throws Error with what the driver says */
async function call(url: string, method: 'POST' | 'DELETE' | 'GET', input?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(input && { body: JSON.stringify(input) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error = '', message = '' } = value as { error?: string; message?: string };
  throw new Error(`${error} ${message}`);
}

async function isListening(driver: string): Promise<void> {
  const until = Date.now() + START_MS;
  while (!(await fetch(`${driver}/status`).catch(() => null))) {
    if (Date.now() > until) throw new Error('WebKitWebDriver did not start in time');
    await setTimeout(50);
  }
}

async function drive(driver: string, end: () => Promise<void>): Promise<Driver> {
  const options = {
    binary: findBrowser(),
    args: ['--automation', '--enable-media-stream=true', '--enable-mock-capture-devices=true'],
  };
  const { sessionId } = (await call(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string };
  const session = `${driver}/session/${sessionId}`;
  const post = (path: string, input: object = {}) => call(session + path, 'POST', input);
  const act = (type: 'key' | 'pointer', actions: object[]) =>
    post('/actions', { actions: [{ type, id: type, actions }] });
  return {
    async open(url) {
      await post('/url', { url });
    },
    async run(source, args) {
      const script = `const done = arguments[1];
        (async () => (${source})(...JSON.parse(arguments[0])))()
          .then((value) => done(JSON.stringify({ value: value ?? null })), (error) => done(JSON.stringify({ error: String(error) })))`;
      const said = JSON.parse(
        String(await post('/execute/async', { script, args: [JSON.stringify(args)] })),
      ) as {
        value?: unknown;
        error?: string;
      };
      if (said.error) throw new Error(said.error);
      return said.value;
    },
    async press(keys) {
      await act('key', keyActions(keys));
    },
    async click(x, y) {
      await act('pointer', clickActions(x, y));
    },
    async chooseFiles(selector, files) {
      const found = (await post('/element', { using: 'css selector', value: selector })) as Record<
        string,
        string
      >;
      await post(`/element/${found[ELEMENT]}/value`, { text: files.join('\n') });
    },
    async resize(width, height) {
      await post('/window/rect', { width, height });
    },
    async screenshot() {
      return Buffer.from(String(await call(`${session}/screenshot`, 'GET')), 'base64');
    },
    async close() {
      await call(session, 'DELETE').catch(() => undefined);
      await end();
    },
  };
}

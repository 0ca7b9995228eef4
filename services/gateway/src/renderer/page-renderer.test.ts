import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ServerPage } from '@reflectory/contracts/boot';
import { type Release, releaseSchema, SERVER_ENTRY } from '@reflectory/contracts/remotes';
import { createLogger } from '@reflectory/server-kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { checkMarkup } from './check-markup.ts';
import { createPageRenderer, type PageRenderer } from './page-renderer.ts';

let directory = '';
let renderer: PageRenderer;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'renderer-'));
});
afterEach(() => {
  renderer.stop();
  rmSync(directory, { recursive: true });
});

const log = createLogger({ name: 'test', level: 'silent' });
const start = (limits: { timeLimitMs?: number; waitMs?: number; restMs?: number } = {}) => {
  // Nothing is measured: a start may take long on a busy machine.
  renderer = createPageRenderer({
    directory,
    log,
    metrics: createMetrics(),
    timeLimitMs: 10_000,
    waitMs: 10_000,
    ...limits,
  });
};

/** A release whose entry draws pages with this body, where `path` is the address of the page. */
function publish(name: string, body: string): Release {
  const script = `var serverEntry = { draw(json) { const { path } = JSON.parse(json); ${body} } };`;
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 20);
  const file = join(directory, name, hash, SERVER_ENTRY);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, script);
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  return releaseSchema.parse({
    name,
    version: '1.0.0',
    hash,
    builtAt: '2026-11-21T00:00:00Z',
    entry: 'remote-entry.js',
    preload: [],
    files: {},
    server: { integrity, bytes: script.length, routes: ['/b/:token'] },
    manifest: null,
    federation: null,
  });
}

const ada = { instance: 'acme', person: '192.0.2.1' };
const draw = (release: Release, path: string, owner = ada) => {
  const page = { route: '/b/:token', path, language: 'en', boot: {} } as unknown as ServerPage;
  return renderer.draw(release, page, owner);
};

test('a page is drawn by its release, and nothing by one that is not current or does not know the route', async () => {
  start();
  const boards = publish('boards', 'return `<h1>${path}</h1>`');
  expect(await draw(boards, '/b/one')).toBeNull();
  renderer.follow([boards]);
  expect(await draw(boards, '/b/one')).toBe('<h1>/b/one</h1>');
  const page = { route: '/b', path: '/b', language: 'en', boot: {} } as unknown as ServerPage;
  expect(await renderer.draw(boards, page, ada)).toBeNull();
  renderer.follow([]);
  expect(await draw(boards, '/b/two')).toBeNull();
});

test('a page that fails is not drawn, and takes nothing from the others, nor from other releases', async () => {
  start();
  const boards = publish(
    'boards',
    `if (path === '/b/throw') throw new Error('no');
     if (path === '/b/fill') { const all = []; while (true) all.push(new Array(1e6).fill(0)); }
     if (path === '/b/script') return '<script src="/r/boards/x.js"></script>';
     Array.prototype.join = () => path;
     return '<h1>' + ['a', 'b'].join() + '</h1>'`,
  );
  const maps = publish('maps', `return '<h1>' + ['a', 'b'].join() + '</h1>'`);
  renderer.follow([boards, maps]);
  for (const broken of ['/b/throw', '/b/fill', '/b/script']) expect(await draw(boards, broken)).toBeNull();
  expect(await draw(boards, '/b/one')).toBe('<h1>/b/one</h1>');
  expect(await draw(boards, '/b/two')).toBe('<h1>/b/two</h1>');
  expect(await draw(maps, '/b/one')).toBe('<h1>a,b</h1>');
});

test('a page that never ends is given up in time, and is not tried again at once', async () => {
  start({ timeLimitMs: 2000, restMs: 60_000 });
  const boards = publish('boards', `while (path === '/b/hang'); return path`);
  renderer.follow([boards]);
  expect(await draw(boards, '/b/one')).toBe('/b/one');
  expect(await draw(boards, '/b/hang')).toBeNull();
  const before = performance.now();
  expect(await draw(boards, '/b/hang')).toBeNull();
  expect(performance.now() - before).toBeLessThan(1000);
  await expect.poll(() => draw(boards, '/b/two')).toBe('/b/two');
});

test('an entry that fails page after page is left alone for a while, and no visitor waits for it', async () => {
  start({ restMs: 60_000 });
  const boards = publish('boards', `if (path.includes('bad')) throw new Error('no'); return path`);
  renderer.follow([boards]);
  for (const bad of ['/b/bad1', '/b/bad2', '/b/bad3']) expect(await draw(boards, bad)).toBeNull();
  expect(await draw(boards, '/b/good')).toBeNull();
});

test('one page that fails again and again does not count as many', async () => {
  start({ restMs: 60_000 });
  const boards = publish('boards', `if (path.includes('bad')) throw new Error('no'); return path`);
  renderer.follow([boards]);
  for (let visit = 0; visit < 5; visit += 1) expect(await draw(boards, '/b/bad')).toBeNull();
  expect(await draw(boards, '/b/good')).toBe('/b/good');
});

test('a page of more than anybody writes is left to the browser', async () => {
  start();
  const boards = publish('boards', 'return path');
  renderer.follow([boards]);
  expect(await draw(boards, `/b/${'x'.repeat(1_000_000)}`)).toBeNull();
  expect(await draw(boards, '/b/one')).toBe('/b/one');
});

test('a script that is not the one of the release draws nothing', async () => {
  start();
  const boards = publish('boards', 'return path');
  writeFileSync(
    join(directory, 'boards', boards.hash, SERVER_ENTRY),
    'var serverEntry = { draw: () => "other" }',
  );
  renderer.follow([boards]);
  expect(await draw(boards, '/b/one')).toBeNull();
});

describe('markup', () => {
  test.each([
    '<script>',
    '<SCRIPT src="/r/boards/x.js">',
    '<iframe>',
    '<meta http-equiv="refresh">',
    '<base href="/">',
    '<link rel="stylesheet" href="/r/x.css">',
    '<form action="/auth">',
    '<form method="post" action="https://elsewhere.example">',
    '</main><main>',
    '<div id="boot-manifest">{}</div>',
    '<div id="root"></div>',
  ])('with %s is refused', (markup) => {
    expect(() => checkMarkup(`<h1>a</h1>${markup}`)).toThrow('The markup of a page has');
  });

  test('with a form that goes to its own page stands as it is', () => {
    const markup = '<form method="post"><input name="password"/></form>';
    expect(checkMarkup(markup)).toBe(markup);
  });

  test('with words about such elements stands as it is', () => {
    const markup =
      '<link rel="preload" as="image" href="/a.svg"/><p title="id=&quot;root&quot;">&lt;script&gt;</p>';
    expect(checkMarkup(markup)).toBe(markup);
  });
});

import type { ClientReport } from '@reflectory/contracts/boot';
import { describe, expect, it } from 'vitest';
import { RemoteLoadError } from '../remotes/load-remote.ts';
import { createClientReports, reportOf } from './client-reports.ts';

const hash = '0123456789abcdef0123';
const remotes = [{ name: 'journal' as const, hash }];
const secret = 'I am so tired of Mrs Pepys';

function thrown(error: Error, file = `http://acme.localhost:8080/r/journal/${hash}/page.a1.js:1:2345`) {
  error.stack = `${error.name}: ${error.message}\n    at Page (${file})\n    at other (http://x/y.js:1:1)`;
  return error;
}

describe('what is told of an error', () => {
  it('is its kind, and where it was thrown; never its words', () => {
    const report = reportOf(thrown(new TypeError(secret)), remotes);
    expect(report).toEqual({
      kind: 'error',
      error: 'TypeError',
      name: 'journal',
      release: hash,
      file: 'page.a1.js',
      line: 1,
      column: 2345,
    });
  });

  it('is the remote whose place on the screen it broke, wherever the line lies', () => {
    const inShell = `http://acme.localhost:8080/r/shell/${'f'.repeat(20)}/main.js:1:9`;
    const error = thrown(Object.assign(new Error(secret), { name: secret }), inShell);
    expect(reportOf(error, remotes, 'journal')).toEqual({
      kind: 'error',
      error: 'Error',
      name: 'journal',
      release: hash,
    });
    expect(reportOf(error, remotes)).toMatchObject({
      name: 'shell',
      release: 'f'.repeat(20),
      file: 'main.js',
    });
    expect(reportOf(secret, remotes, 'journal')).toMatchObject({ error: 'Error', name: 'journal' });
  });

  it('is whoever called where a piece of the shell threw, since no release has that alone', () => {
    const host = 'http://acme.localhost:8080/r';
    const error = thrown(new TypeError(secret), `${host}/journal/${hash}/page.a1.js:1:2345`);
    const lazy = `    at lazy (${host}/shell/pieces/react.0123456789.js:1:7)\n    at`;
    error.stack = String(error.stack).replace('    at', lazy);
    expect(reportOf(error, remotes)).toMatchObject({ name: 'journal', release: hash, file: 'page.a1.js' });
  });

  it('names the remote, or the file, that could not be loaded', () => {
    const load = new RemoteLoadError({ name: 'journal', version: '1.0.0' }, new Error(secret));
    expect(reportOf(load, remotes)).toMatchObject({ kind: 'load', error: 'RemoteLoadError', release: hash });
    const chunk = Object.assign(new Error(secret), {
      name: 'ChunkLoadError',
      request: `http://acme.localhost:8080/r/journal/${hash}/page.js?token=abc`,
    });
    expect(reportOf(chunk, remotes)).toMatchObject({ kind: 'load', file: 'page.js', release: hash });
  });

  it('is nothing where no release has to do with it', () => {
    expect(reportOf(new Error(secret), [])).toBeNull();
    expect(reportOf(undefined, remotes)).toBeNull();
  });
});

it('tells what nobody caught, each once and a page no more than twenty times', () => {
  const page = new EventTarget();
  const sent: ClientReport[] = [];
  const { tell } = createClientReports(remotes, page as Window, (report) => sent.push(report));
  const error = thrown(new TypeError(secret));
  page.dispatchEvent(Object.assign(new Event('error'), { error }));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  expect(sent).toHaveLength(1);
  for (let line = 1; line < 50; line += 1) {
    tell(thrown(new Error(secret), `http://acme.localhost/r/journal/${hash}/page.js:${line}:1`));
  }
  expect(sent).toHaveLength(20);
  expect(JSON.stringify(sent)).not.toContain('Pepys');
});

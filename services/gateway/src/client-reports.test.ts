import { Writable } from 'node:stream';
import { CLIENT_REPORTS_PATH } from '@reflectory/contracts/boot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from './testing/start-test-gateway.ts';

let gateway: TestGateway;
let lines: { msg: string; report: Record<string, unknown> }[];
beforeEach(async () => {
  lines = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString('utf8')));
      done();
    },
  });
  gateway = await startTestGateway({ logLevel: 'warn' }, destination);
});
afterEach(() => gateway.close());

const send = (body: unknown, type = 'application/json') =>
  gateway.ask(CLIENT_REPORTS_PATH, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const reports = () => lines.filter(({ msg }) => msg === 'client report').map(({ report }) => report);
const counted = async () => (await fetch(`${gateway.adminUrl}/metrics`)).text();

const hash = '0123456789abcdef0123';
const secret = 'my diary says that I am tired';

describe('reports of browsers', () => {
  it('a refusal of the policy is attributed to remote, release and file, without any address or sample', async () => {
    const page = `http://acme.localhost:8080/p/very-secret-token?q=${encodeURIComponent(secret)}`;
    const source = `http://acme.localhost:8080/r/journal/${hash}/page.js?token=abc`;
    const old = {
      'csp-report': {
        'document-uri': page,
        referrer: page,
        'violated-directive': `connect-src 'self'`,
        'blocked-uri': `https://elsewhere.example/?${secret}`,
        'source-file': source,
        'script-sample': secret,
      },
    };
    const fresh = [
      {
        type: 'csp-violation',
        url: page,
        body: {
          documentURL: page,
          effectiveDirective: 'script-src-elem',
          blockedURL: 'inline',
          sourceFile: source,
          sample: secret,
        },
      },
    ];
    expect((await send(old, 'application/csp-report')).status).toBe(204);
    expect((await send(fresh, 'application/reports+json')).status).toBe(204);
    const place = { name: 'journal', release: hash, file: 'page.js' };
    expect(reports()).toEqual([
      { kind: 'policy', directive: 'connect-src', blocked: 'elsewhere', ...place },
      { kind: 'policy', directive: 'script-src-elem', blocked: 'inline', ...place },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/diary|secret|token|example/);
    expect(await counted()).toContain('gateway_client_reports_total{kind="policy",remote="journal"} 2');
  });

  it('errors and failed loads are kept as the shell says them, and nothing beside', async () => {
    const report = {
      kind: 'error',
      error: 'TypeError',
      name: 'journal',
      release: hash,
      file: 'a.js',
      line: 1,
    };
    expect((await send(report)).status).toBe(204);
    for (const bad of [
      { ...report, message: secret },
      { ...report, file: secret },
      { ...report, error: secret },
      { ...report, name: 'x'.repeat(400) },
    ])
      await send(bad);
    expect(reports()).toEqual([report]);
    await send({ ...report, name: 'invented' });
    expect(await counted()).toContain('{kind="error",remote="unknown"} 1');
  });

  it('are bounded in size and in rate', async () => {
    expect((await send('x'.repeat(20_000))).status).toBe(413);
    expect((await send('{')).status).toBe(400);
    const statuses: number[] = [];
    for (let n = 0; n < 15; n += 1) statuses.push((await send([])).status);
    expect(statuses).toContain(429);
    expect((await gateway.ask('/journal')).status).toBe(200);
  });

  it('are asked for by the policy of a document', async () => {
    const { headers } = await gateway.ask('/');
    expect(headers['content-security-policy']).toContain(`report-uri ${CLIENT_REPORTS_PATH}`);
  });
});

import { bootFactsSchema, bootManifestSchema } from '@reflectory/contracts/boot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDocumentCookie, DOCUMENT_COOKIE } from './auth/document-cookie.ts';
import { ids } from './testing/demo-world.ts';
import { hosts, startTestGateway, type TestGateway, testSecrets } from './testing/start-test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const bootOf = (html: string) => {
  const [, json] = /<script type="application\/json" id="boot-manifest">(.*?)<\/script>/.exec(html) ?? [];
  return bootManifestSchema.parse(JSON.parse(json ?? 'null'));
};

function cookieOf(userId: string, authSessionId: string, instanceId: string = ids.acme) {
  const issued = createDocumentCookie(testSecrets.cookie).issue({ userId, authSessionId, instanceId }, false);
  return { cookie: issued.split(';')[0] ?? '' };
}
const ada = cookieOf(ids.ada, ids.adaSession);
const grace = cookieOf(ids.grace, ids.graceSession);

describe('the host', () => {
  test('decides the instance, by its slug, its own domain, or the bare base domain', async () => {
    for (const [host, id] of [
      ['ACME.localhost:8080', ids.acme],
      ['notes.acme.example', ids.acme],
      ['localhost:8080', ids.home],
      ['localhost.', ids.home],
    ] as const) {
      const answer = await gateway.ask('/journal', { host });
      expect({ host, id: bootOf(answer.text).instance.id }).toEqual({ host, id });
    }
  });

  test('that belongs to no instance gets a page of its own, and never another instance', async () => {
    for (const host of ['nobody.localhost', 'acme.localhost.evil.example', 'a.acme.localhost', '127.0.0.1']) {
      const answer = await gateway.ask('/journal', { host });
      expect({ host, status: answer.status }).toEqual({ host, status: 404 });
      expect(answer.text).toContain('<h1>instance-not-found</h1>');
      expect(answer.text).not.toContain(ids.acme);
    }
  });

  test('that belongs to no instance gets JSON for a call', async () => {
    const answer = await gateway.ask('/rest/v1/entries', { host: 'nobody.localhost' });
    expect(answer.status).toBe(404);
    expect(answer.json()).toMatchObject({ message: 'Instance not found' });
  });

  test('of a suspended instance gets a page that says so, and no call', async () => {
    const page = await gateway.ask('/journal', { host: 'paused.localhost' });
    expect([page.status, page.text.includes('<h1>instance-suspended</h1>')]).toEqual([403, true]);
    expect((await gateway.ask('/auth/v1/token', { method: 'POST', host: 'paused.localhost' })).status).toBe(
      403,
    );
  });
});

describe('a document of the app', () => {
  test('has a policy without unsafe sources and integrity on every script and style', async () => {
    const answer = await gateway.ask('/journal/new');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toMatch(/script-src [\w.:-]+\/r\/;/);
    expect(policy).not.toMatch(/unsafe|\*|data:(?!.*blob:)/);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(answer.text).toContain(`<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">`);
    const { shell = '', journal = '' } = gateway.hashes;
    expect(answer.text).toMatch(`<script src="/r/shell/${shell}/theme.js" integrity="sha384-`);
    expect(answer.text).toMatch(`<script defer src="/r/shell/${shell}/main.js" integrity="sha384-`);
    expect(answer.text).toMatch(
      `<link rel="stylesheet" href="/r/shell/${shell}/main.css" integrity="sha384-`,
    );
    expect(answer.text).toMatch(
      `<link rel="preload" as="script" href="/r/journal/${journal}/remote-entry.js"`,
    );
    expect(answer.text).not.toContain('href="/r/presentations/');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  const preloads = (html: string) =>
    [
      ...html.matchAll(
        /<link rel="preload" as="\w+" href="\/r\/(\w+)\/\w+\/([^"]+)" integrity="sha384-[^"]+" crossorigin>/g,
      ),
    ].map(([, name, file]) => `${name} ${file}`);

  test('preloads what its route needs, and each file once', async () => {
    const remote = ['journal remote-entry.js', 'journal page.css'];
    expect(preloads((await gateway.ask('/journal/new')).text)).toEqual([
      ...remote,
      'journal page-0.js',
      'journal en.js',
    ]);
    expect(preloads((await gateway.ask('/goals')).text).join()).toMatch(/page-1\.js.*journal later-en\.js/);
    expect(preloads((await gateway.ask('/settings')).text)).toEqual([]);
  });

  test('preloads the texts of its language, and the English of a remote for what that lacks', async () => {
    const headers = { 'accept-language': 'de' };
    const german = preloads((await gateway.ask('/journal', { host: hosts.globex, headers })).text);
    expect(german.filter((file) => /(en|de)\.js$/.test(file))).toEqual([
      'shell de.js',
      'journal en.js',
      'journal de.js',
    ]);
    expect(preloads((await gateway.ask('/journal', { headers })).text)).not.toContain('shell de.js');
  });

  test('never carries the same nonce twice', async () => {
    const [one, other] = await Promise.all([gateway.ask('/journal'), gateway.ask('/journal')]);
    expect(one.headers['content-security-policy']).not.toBe(other.headers['content-security-policy']);
  });

  test('offers a visitor no remote of administrators and an administrator all', async () => {
    const names = async (headers = {}) =>
      bootOf((await gateway.ask('/journal', { headers })).text).remotes.map(({ name }) => name);
    expect(await names()).toEqual(['journal', 'presentations']);
    expect(await names(ada)).toEqual(['journal', 'presentations']);
    expect(await names(grace)).toEqual(['journal', 'presentations', 'admin']);
  });

  test('knows the principal, the features and the key, and nothing else of the instance', async () => {
    const answer = await gateway.ask('/journal', { headers: ada });
    const boot = bootOf(answer.text);
    expect(boot.principal).toEqual({
      userId: ids.ada,
      role: 'user',
      instances: [{ id: ids.acme, name: 'acme', url: 'http://acme.localhost:8080' }],
    });
    expect(boot.features).toEqual({ journal: true, goals: true });
    expect(boot.service).toEqual({ url: 'http://acme.localhost:8080', anonKey: gateway.keys.anon });
    expect(answer.text).not.toContain('notes.acme.example');
  });

  test('is drawn for a visitor when the cookie is forged, ended, or of another instance', async () => {
    const forged = { cookie: `${grace.cookie.slice(0, -4)}AAAA` };
    const unsigned = {
      cookie: `${DOCUMENT_COOKIE}=eyJhbGciOiJub25lIn0.${grace.cookie.split('.')[1]}.`,
    };
    const elsewhere = cookieOf(ids.grace, ids.graceSession, ids.globex);
    for (const headers of [forged, unsigned, elsewhere]) {
      const answer = await gateway.ask('/journal', { headers });
      expect(bootOf(answer.text).principal).toBeNull();
      expect(answer.headers['set-cookie']?.[0]).toContain('Max-Age=0');
    }
  });

  test('links the brand of its instance, which no other host serves', async () => {
    const href = /href="(\/brand\/[^"]+)"/.exec((await gateway.ask('/journal')).text)?.[1] ?? '';
    const sheet = await gateway.ask(href);
    expect(sheet.text).toContain('@layer brand');
    expect(sheet.headers['cache-control']).toContain('immutable');
    expect((await gateway.ask(href, { host: hosts.globex })).status).toBe(404);
  });
});

describe('the facts of an open page', () => {
  const factsFor = async (path: string, question = {}) =>
    bootFactsSchema.strict().parse((await gateway.ask(path, question)).json());

  test('are those of the document, for the same person at the same instance', async () => {
    for (const headers of [{}, ada, grace]) {
      const {
        joining: _joining,
        remotes: _remotes,
        service: _service,
        ...boot
      } = bootOf((await gateway.ask('/journal', { headers })).text);
      expect(await factsFor('/boot.json', { headers })).toMatchObject(boot);
    }
    expect((await factsFor('/boot.json', { host: hosts.globex, headers: ada })).principal).toBeNull();
  });

  test('are kept by nobody in between, and answered to no other method', async () => {
    const { headers } = await gateway.ask('/boot.json', { headers: ada });
    expect([headers['cache-control'], headers.vary, headers['content-type']]).toEqual([
      'private, no-store',
      'cookie',
      'application/json; charset=utf-8',
    ]);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect((await gateway.ask('/boot.json', { method: 'POST' })).status).toBe(405);
  });

  test('are not given where no active instance is', async () => {
    expect((await gateway.ask('/boot.json', { host: 'paused.localhost' })).status).toBe(403);
    expect((await gateway.ask('/boot.json', { host: 'nobody.localhost' })).status).toBe(404);
  });

  test('hold what a public link shows, and nothing where it names none', async () => {
    expect((await factsFor('/boot.json?link=/s/gone')).shared).toEqual({
      kind: 'session',
      token: 'gone',
      content: null,
    });
    for (const query of ['link=/journal', 'link=/s/a/b', 'link=/s/a&link=/s/b', 'link=']) {
      expect((await factsFor(`/boot.json?${query}`)).shared).toBeNull();
    }
  });
});

describe('a route that somebody may not use', () => {
  test('sends a visitor to sign in, once', async () => {
    const answer = await gateway.ask('/instance-admin');
    expect([answer.status, answer.headers.location]).toEqual([302, '/auth?next=%2Finstance-admin']);
    const back = await gateway.ask('/instance-admin', {
      headers: { referer: 'http://acme.localhost:8080/auth?x' },
    });
    expect(back.headers.location).toBe('/journal');
  });

  test('is refused to a member, and above the rank of an administrator, in words of the shell', async () => {
    const answer = await gateway.ask('/instance-admin', { headers: ada });
    expect([answer.status, answer.text.includes('<div id="root"></div>')]).toEqual([403, true]);
    expect((await gateway.ask('/instance-admin', { headers: grace })).status).toBe(200);
    expect((await gateway.ask('/master-admin', { headers: grace })).status).toBe(403);
  });

  test('does not exist for a visitor where its feature is off, and is refused to a person', async () => {
    expect((await gateway.ask('/goals')).status).toBe(200);
    expect((await gateway.ask('/boards/mine', { headers: ada })).status).toBe(403);
    expect((await gateway.ask('/goals', { host: hosts.globex })).status).toBe(404);
    expect((await gateway.ask('/boards/mine')).status).toBe(404);
    expect((await gateway.ask('/settings')).status).toBe(200);
  });

  test('does not exist when nobody knows it', async () => {
    const answer = await gateway.ask('/no/such/page');
    expect([answer.status, answer.text.includes('<h1>not-found</h1>')]).toEqual([404, true]);
  });
});

describe('a public page', () => {
  test('is filled with the name of the instance and may be indexed', async () => {
    const answer = await gateway.ask('/');
    expect(answer.text).toContain('<title>landing acme notes</title>');
    expect(answer.text).toContain('<link rel="canonical" href="http://acme.localhost:8080/">');
    expect(answer.text).not.toContain('{{');
    expect(answer.text).not.toContain('/dev/');
    expect((await gateway.ask('/auth')).text).toContain('<meta name="robots" content="noindex">');
  });

  test('has its styles, those of the brand and the address of its fonts in the document', async () => {
    const { text } = await gateway.ask('/');
    const base = `/r/public-site/${gateway.hashes['public-site']}/`;
    expect(text).toContain(`@font-face{src:url(${base}first.woff2)}`);
    expect(text).toContain(`<link rel="preload" as="font" href="${base}first.woff2"`);
    expect(text).toMatch(/<style nonce="[^"]+">@layer [^<]*@layer brand/);
    expect(text).not.toContain('rel="stylesheet"');
  });

  test('tells search engines what it is in the words of the instance', async () => {
    const { text } = await gateway.ask('/');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(json)).toMatchObject({ name: 'acme notes', url: 'http://acme.localhost:8080/' });
    expect(text).toContain('<meta property="og:title" content="landing acme notes">');
    expect((await gateway.ask('/no/such/page')).text).not.toContain('ld+json');
  });

  test('gives way to another one where its feature is off', async () => {
    expect((await gateway.ask('/joining')).text).toContain('<h1>joining</h1>');
    const closed = await gateway.ask('/joining', { host: hosts.globex });
    expect(closed.text).toContain('<h1>joining-closed</h1>');
    expect(closed.text).toContain('<meta name="robots" content="noindex">');
  });

  test('comes compressed to whoever takes it so', async () => {
    for (const [asked, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const { headers } = await gateway.ask('/', { headers: { 'accept-encoding': asked } });
      expect([asked, headers['content-encoding']]).toEqual([asked, encoding]);
      expect(headers.vary).toContain('accept-encoding');
    }
  });

  test('is listed for search engines under the host that is asked, in its languages', async () => {
    const robots = await gateway.ask('/robots.txt');
    expect(robots.text).toContain('Sitemap: http://acme.localhost:8080/sitemap.xml');
    const acme = await gateway.ask('/sitemap.xml');
    expect(acme.text.match(/<loc>[^<]+/g)).toEqual([
      '<loc>http://acme.localhost:8080/',
      '<loc>http://acme.localhost:8080/joining',
    ]);
    const globex = await gateway.ask('/sitemap.xml', { host: hosts.globex });
    expect(globex.text).toContain('hreflang="x-default"');
    expect(globex.text).toContain('?lang=de</loc>');
    expect(globex.text).not.toContain('/joining');
  });

  test('has no price where nothing is sold, and the words of the instance in place of the built-in ones', async () => {
    const before = gateway.coreApi.world.controlPlane;
    const [home, acme, ...others] = before.instances;
    if (!home || !acme) throw new Error('There is no acme');
    const brand = { ...acme.brand, contactEmail: 'help@acme.example' };
    gateway.coreApi.change({
      ...before,
      revision: before.revision + 1,
      instances: [home, { ...acme, billing: 'included', brand }, ...others],
    });
    const title = async () => (await gateway.ask('/')).text;
    await expect.poll(title).toContain('<h1>welcome</h1>');
    expect(await title()).toContain('<i>help@acme.example</i>');
    expect((await gateway.ask('/', { host: hosts.globex })).text).toContain('landing');
    gateway.coreApi.change(before);
    await expect.poll(title).toContain('<h1>landing</h1>');
  });

  test('speaks the language of the browser where the instance does', async () => {
    const german = await gateway.ask('/', {
      host: hosts.globex,
      headers: { 'accept-language': 'de-DE,en;q=0.5' },
    });
    expect(german.text).toContain('<html lang="de"');
    expect(german.text).toContain('landing deutsch');
    const french = await gateway.ask('/', { host: hosts.globex, headers: { 'accept-language': 'fr' } });
    expect(french.text).toContain('<html lang="en"');
    const onlyEnglish = await gateway.ask('/', { headers: { 'accept-language': 'de' } });
    expect(onlyEnglish.text).toContain('<html lang="en"');
  });

  test('names the operator, and the current date as its language writes it §2.97', async () => {
    const today = (language: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date());
    const { text } = await gateway.ask('/');
    expect(text).toContain('<i>support@acme.example</i>');
    expect(text).toContain(`<b>${today('en')}</b>`);
  });

  test('speaks the stored choice before the language of the browser', async () => {
    const headers = { 'accept-language': 'en', cookie: 'a=b; reflectory_language=de' };
    const chosen = await gateway.ask('/', { host: hosts.globex, headers });
    expect(chosen.text).toContain('<html lang="de" dir="ltr"');
    expect(chosen.headers['set-cookie']).toBeUndefined();
    const notOffered = await gateway.ask('/', { headers });
    expect(notOffered.text).toContain('<html lang="en"');
  });

  test('keeps a language that is asked for, and has an address in each', async () => {
    const asked = await gateway.ask('/?lang=de', { host: hosts.globex });
    expect(asked.text).toContain('<html lang="de"');
    expect(asked.headers['set-cookie']?.[0]).toMatch(
      /^reflectory_language=de; Max-Age=31536000; Path=\/; SameSite=Lax/,
    );
    const links = (text: string) =>
      [...text.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="(.*?)")? href="(.*?)">/g)].map(
        ([, rel, tag, href]) => [tag ?? rel, href],
      );
    const address = `http://${hosts.globex}/`;
    const alternates = [
      ['de', `${address}?lang=de`],
      ['en', `${address}?lang=en`],
      ['x-default', address],
    ];
    expect(links(asked.text)).toEqual([['canonical', `${address}?lang=de`], ...alternates]);
    const plain = await gateway.ask('/', { host: hosts.globex });
    expect(links(plain.text)).toEqual([['canonical', address], ...alternates]);
    const unknown = await gateway.ask('/?lang=xx', { host: hosts.globex });
    expect([unknown.headers['set-cookie'], links(unknown.text)[0]?.[1]]).toEqual([undefined, address]);
  });

  test('links to itself in each language that is offered, with all else that was asked', async () => {
    const { text } = await gateway.ask('/auth?next=%2Fentries&lang=en', { host: hosts.globex });
    expect(text).toContain('<a href="/auth?next=%2Fentries&amp;lang=de" lang="de" hreflang="de">Deutsch</a>');
    expect(text).toContain('lang="en" hreflang="en" aria-current="true">English</a>');
    expect((await gateway.ask('/auth')).text).not.toContain('hreflang');
  });
});

describe('the document of a public link', () => {
  test('carries title, description, structured data and content, escaped', async () => {
    const answer = await gateway.ask('/s/abcdef');
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<title>A &lt;quiet&gt; week</title>');
    expect(answer.text).toContain('"@type":"Article"');
    expect(answer.text).toContain('<link rel="canonical" href="http://acme.localhost:8080/s/abcdef">');
    expect(answer.text).not.toContain('<script>alert');
    expect(bootOf(answer.text).shared).toMatchObject({
      kind: 'session',
      token: 'abcdef',
      content: { answers: ['I slept </script><script>alert(1)</script>'] },
    });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  test('shows its content without waiting for a style sheet, and only once', async () => {
    const { text, headers } = await gateway.ask('/s/abcdef');
    expect(text.match(/<h1 dir="auto">A &lt;quiet&gt; week<\/h1>/g)).toHaveLength(1);
    expect(text).toMatch(/<main id="first-view".*<\/main>\n<div id="root"><\/div>/s);
    expect(text).not.toContain('rel="stylesheet"');
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(text).toContain(`<style nonce="${nonce}">body{margin:0}@font-face{src:url(/r/shell/`);
    expect((await gateway.ask('/journal')).text).not.toContain('first-view');
  });

  test('says that a link is gone', async () => {
    const answer = await gateway.ask('/s/gone');
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('<h1>This is no longer available</h1>');
    expect(answer.text).toContain('<title>This is no longer available</title>');
    expect(bootOf(answer.text).shared).toEqual({ kind: 'session', token: 'gone', content: null });
  });

  test('that is locked shows nothing of it until the right password is sent', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const send = (body: string) => gateway.ask('/s/locked', { method: 'POST', headers: form, body });
    const looked = await gateway.ask('/s/locked');
    expect(looked.status).toBe(200);
    expect(looked.text).not.toContain('quiet');
    expect(bootOf(looked.text).shared).toMatchObject({ content: null, guard: 'locked' });
    const wrong = await send('password=wrong');
    expect([wrong.status, bootOf(wrong.text).shared?.guard]).toEqual([403, 'wrong_password']);
    const right = await send('password=right');
    expect(right.status).toBe(200);
    expect(right.headers['cache-control']).toBe('no-store');
    expect(bootOf(right.text).shared).toMatchObject({ content: { title: 'A <quiet> week' } });
    expect((await send(`password=${'x'.repeat(5000)}`)).status).toBe(413);
  });

  test('that is over says so', async () => {
    const answer = await gateway.ask('/s/over');
    expect(answer.status).toBe(410);
    expect(answer.text).toContain('<title>This link has ended</title>');
  });

  test('is looked at and opened, and nothing else', async () => {
    const answer = await gateway.ask('/s/abcdef', { method: 'PUT' });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  });
});

test('a document cannot be posted to, and an address that cannot be decoded is refused', async () => {
  expect((await gateway.ask('/journal', { method: 'POST' })).status).toBe(405);
  expect((await gateway.ask('/%E0%A4%A')).status).toBe(404);
});

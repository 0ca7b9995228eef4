import { bootManifestFake } from '@reflectory/platform-sdk/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { BootFactsError, fetchFacts } from './fetch-facts.ts';

const { revision, instance, principal, features, shared } = bootManifestFake();
const facts = {
  revision,
  instance,
  principal,
  features,
  shared,
  brandSheet: '/brand/acme/1.css',
  icon: 'data:1',
};

function answerWith(body: unknown, status = 200) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

it('brings what a document would carry now, with the content of the public link that is open', async () => {
  const asked = answerWith(facts);
  expect(await fetchFacts('/journal')).toEqual(facts);
  await fetchFacts('/s/abc_1');
  expect(asked).toEqual(['/boot.json', '/boot.json?link=%2Fs%2Fabc_1']);
});

it.each([
  ['something else', { hello: 'world' }],
  ['half of it', { ...facts, instance: undefined }],
  ['features that are no switches', { ...facts, features: { goals: 'yes' } }],
  ['a role that nobody knows', { ...facts, principal: { ...principal, role: 'emperor' } }],
  ['a link without its token', { ...facts, shared: { kind: 'session', content: null } }],
])('refuses %s', async (_name, body) => {
  answerWith(body);
  await expect(fetchFacts('/journal')).rejects.toThrow(BootFactsError);
});

it('takes no refusal for facts', async () => {
  answerWith(facts, 503);
  await expect(fetchFacts('/journal')).rejects.toThrow('503');
});

import { bootManifestFake } from '@reflectory/platform-sdk/testing';
import { expect, it } from 'vitest';
import { bootRemote } from '../testing/boot-remote.ts';
import { BootManifestError, readBootManifest } from './read-boot-manifest.ts';

function documentWith(text: string): Document {
  const page = document.implementation.createHTMLDocument();
  const element = page.createElement('script');
  element.id = 'boot-manifest';
  element.type = 'application/json';
  element.textContent = text;
  page.body.append(element);
  return page;
}

it('reads what the gateway wrote', () => {
  const manifest = bootManifestFake({ remotes: [bootRemote()] });
  expect(readBootManifest(documentWith(JSON.stringify(manifest)))).toEqual(manifest);
});

it.each(['', '<html>', '{}', '[]', 'null', '{"instance":{"id":"x"}}', '{"remotes":[{}]}'])(
  'refuses %j',
  (text) => {
    expect(() => readBootManifest(documentWith(text))).toThrow(BootManifestError);
  },
);

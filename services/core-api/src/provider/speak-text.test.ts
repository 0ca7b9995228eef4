import { describe, expect, test } from 'vitest';
import { speakText } from './speak-text.ts';

const answering = (body: ConstructorParameters<typeof Response>[0], status = 200, headers = {}) =>
  speakText(
    {
      baseUrl: 'https://provider.example/v1',
      key: null,
      model: 'one',
      fetch: async () =>
        new Response(body, { status, headers: { 'content-type': 'audio/mpeg', ...headers } }),
    },
    { text: 'Sit down.', voice: '' },
  );
const bytes = (...head: number[]) => Uint8Array.from({ length: 400 }, (_, at) => head[at] ?? 0);

describe('what is taken for speech', () => {
  test.each([
    ['a frame of MPEG 1', bytes(0xff, 0xfb, 0x90), 'audio/mpeg'],
    ['a frame of MPEG 2', bytes(0xff, 0xf3, 0x44), 'audio/mpeg'],
    ['tags before it', bytes(0x49, 0x44, 0x33), 'audio/mpeg'],
    ['plain samples', Buffer.from('RIFF....WAVEfmt '), 'audio/wav'],
  ])('%s', async (_, body, contentType) => {
    expect((await answering(body)).value.contentType).toBe(contentType);
  });

  test.each([
    ['nothing', ''],
    ['an error with a good status', '{"error":{"message":"no such voice"}}'],
    ['a page', '<!doctype html>'],
    ['another kind of sound', bytes(0xff, 0xf1, 0x50)],
    ['a picture in the same envelope', Buffer.from('RIFF....WEBPVP8 ')],
    ['three megabytes', Buffer.concat([Buffer.from('ID3'), Buffer.alloc(3_000_000)])],
  ])('and what is not: %s', async (_, body) => {
    await expect(answering(body)).rejects.toMatchObject({ reason: 'not_understood' });
  });

  test.each([
    [401, 'refused'],
    [404, 'refused'],
    [408, 'unavailable'],
    [429, 'unavailable'],
    [503, 'unavailable'],
  ])('a status of %d says why', async (status, reason) => {
    await expect(answering('{}', status)).rejects.toMatchObject({ reason });
  });

  test.each([
    [429, '2', 2000],
    [503, '2', 2000],
    [503, 'soon', null],
  ])('a status of %d is waited for as long as it says: %s', async (status, after, waitMs) => {
    await expect(answering('{}', status, { 'retry-after': after })).rejects.toMatchObject({ waitMs });
  });
});

import { describe, expect, it } from 'vitest';
import { readOpenLicence } from './open-licence.ts';
import { readFeed } from './read-feed.ts';

const BY = 'https://creativecommons.org/licenses/by/4.0/';
const item = (
  name: string,
  more = '',
  enclosure = `<enclosure url="https://a.example/${name}.mp3" type="audio/mpeg"/>`,
) => `<item><title>${name}</title>${enclosure}<itunes:duration>245</itunes:duration>${more}</item>`;
const feed = (content: string) => `<?xml version="1.0"?><rss xmlns:itunes="i" version="2.0"><channel>
  <title>Quiet &amp; clear</title>${content}</channel></rss>`;
const names = (content: string) => readFeed(feed(content))?.tracks.map(({ title }) => title);

describe('a feed', () => {
  it('says of each piece who made it, under which licence it stands and where it is at home', () => {
    const more = `<itunes:author>Mira Sol</itunes:author><link>https://a.example/tide</link>
      <license>${BY}</license>`;
    expect(readFeed(feed(item('tide', more)))).toEqual({
      title: 'Quiet & clear',
      leftOut: 0,
      tracks: [
        {
          title: 'tide',
          creator: 'Mira Sol',
          licence: 'CC BY 4.0',
          licence_url: BY,
          source_url: 'https://a.example/tide',
          media_address: 'https://a.example/tide.mp3',
          duration_ms: 245_000,
          place: 0,
        },
      ],
    });
  });

  it.each(['', '<itunes:duration>1:02:03</itunes:duration>', '<itunes:duration>0.0001</itunes:duration>'])(
    'leaves out what is too long, or of which nobody says how long it is: %s',
    (said) => {
      const piece = item('a', `<license>${BY}</license>`).replace(
        /<itunes:duration>.*<\/itunes:duration>/,
        said,
      );
      expect(readFeed(feed(piece))).toMatchObject({ tracks: [], leftOut: 1 });
    },
  );

  it('gives words and addresses that can be kept, whatever is in them', () => {
    const odd = `<license>${BY}</license><itunes:author>${'🌊'.repeat(250)}</itunes:author><link>https://a.example/&#0;&#xD800;</link>`;
    const read = readFeed(feed(item('tide', odd).replace('>tide<', `>a&#0;${'x'.repeat(198)}🌊🌊<`)));
    const [track] = read?.tracks ?? [];
    expect(track?.creator).toBe('🌊'.repeat(200));
    expect(track?.title).toBe(`a${'x'.repeat(198)}🌊`);
    expect(track?.source_url).toMatch(/^[!-~]+$/);
  });

  it('asks with TLS for what it gives without, but for origins of the operator', () => {
    const plain = (address: string) =>
      `<license>${BY}</license>${item('a', '', `<enclosure url="${address}" type="audio/mpeg"/>`)}`;
    const addresses = (address: string, origins?: string[]) =>
      readFeed(feed(plain(address)), origins)?.tracks.map((track) => track.media_address);
    expect(addresses('http://a.example/a.mp3')).toEqual(['https://a.example/a.mp3']);
    expect(addresses('http://a.example:8080/a.mp3')).toEqual([]);
    expect(addresses('http://a.example:8080/a.mp3', ['http://a.example:8080'])).toEqual([
      'http://a.example:8080/a.mp3',
    ]);
  });

  it('gives nothing whose licence it does not state, or that is not open', () => {
    expect(names(item('a') + item('b', '<copyright>All rights reserved</copyright>'))).toEqual([]);
    expect(names(`<copyright>© 2026 Somebody</copyright>${item('a')}`)).toEqual([]);
    expect(names(item('a', `<license>${BY}</license>`) + item('b'))).toEqual(['a']);
    const closed = item('b', '<copyright>All rights reserved</copyright>');
    expect(names(`<license>${BY}</license>${item('a')}${closed}`)).toEqual(['a']);
  });

  it.each([
    ['of all pieces', `<copyright>${BY}</copyright>`],
    ['by a link', `<atom:link rel="license" href="${BY}"/>`],
    ['by the name of Creative Commons', `<creativeCommons:license>${BY}</creativeCommons:license>`],
    ['by that of podcasts', `<podcast:license url="${BY}">by</podcast:license>`],
  ])('may state a licence %s', (_where, said) => {
    expect(names(said + item('a'))).toEqual(['a']);
  });

  it('gives nothing that is no sound, and each piece once', () => {
    const film = item('b', '', '<enclosure url="https://a.example/b.mp4" type="video/mp4"/>');
    const odd = item('c', '', '<enclosure url="javascript:alert(1)" type="audio/mpeg"/>');
    expect(names(`<license>${BY}</license>${item('a')}${item('a')}${film}${odd}`)).toEqual(['a']);
  });

  it('of a thousand pieces gives three hundred, and says how many are left out', () => {
    const many = Array.from({ length: 1000 }, (_, at) => item(`n${at}`)).join('');
    const read = readFeed(feed(`<license>${BY}</license>${many}`));
    expect([read?.tracks.length, read?.leftOut]).toEqual([300, 700]);
  });

  it.each(['', 'Dear diary', '<html><body>Not found</body></html>', '<rss/>', '{"a": 1}'])(
    'is not what begins otherwise: %s',
    (text) => {
      expect(readFeed(text)).toBeNull();
    },
  );
});

describe('an open licence', () => {
  it.each([
    [`See ${BY}`, 'CC BY 4.0'],
    ['http://creativecommons.org/licenses/by-nc-sa/3.0/us/', 'CC BY-NC-SA 3.0'],
    ['https://creativecommons.org/publicdomain/zero/1.0/', 'CC0 1.0'],
    ['https://creativecommons.org/publicdomain/mark/1.0/', 'Public Domain'],
    ['cc-by-4.0', 'CC BY 4.0'],
    ['CC BY-SA 3.0', 'CC BY-SA 3.0'],
    ['CC0-1.0', 'CC0 1.0'],
  ])('is read from %s', (statement, name) => {
    expect(readOpenLicence(statement)?.name).toBe(name);
  });
  it.each(['', 'All rights reserved', '© 2026', 'https://creativecommons.org/', 'cc-everything'])(
    'is not in %s',
    (statement) => {
      expect(readOpenLicence(statement)).toBeNull();
    },
  );
});

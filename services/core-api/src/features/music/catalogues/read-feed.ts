import { oneLine } from '@reflectory/domain/importing';
import { XMLParser } from 'fast-xml-parser';
import { readOpenLicence } from './open-licence.ts';

/** A piece of a catalogue, as it stands in a feed. */
export type FeedTrack = {
  title: string;
  creator: string;
  licence: string;
  licence_url: string;
  source_url: string | null;
  media_address: string;
  duration_ms: number;
  place: number;
};
export type Feed = {
  title: string;
  tracks: FeedTrack[];
  /** Those without an open licence or a length, that are too long, have no address that can be fetched, or are too many. */
  leftOut: number;
};

const MOST_TRACKS = 300;
const MOST_WORDS = 200;
const LONGEST_ADDRESS = 2000;
const LONGEST_MS = 900_000;
/** Where a feed or one of its items says under which licence it stands. */
const LICENCES = [
  'creativeCommons:license',
  'cc:license',
  'podcast:license',
  'license',
  'dc:rights',
  'copyright',
];

type Element = Record<string, unknown>;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => name === 'item',
  processEntities: { enabled: true, maxTotalExpansions: 20_000, maxExpandedLength: 4_000_000 },
  htmlEntities: true,
});

const isElement = (value: unknown): value is Element => typeof value === 'object' && value !== null;
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());

/** The words of an element, whatever attributes it has. */
function textOf(value: unknown): string {
  const [first] = listOf(value);
  if (typeof first === 'string') return first.trim();
  return isElement(first) && typeof first['#text'] === 'string' ? first['#text'].trim() : '';
}
const attributeOf = (value: unknown, name: string): string => {
  const found = isElement(value) ? value[`@${name}`] : undefined;
  return typeof found === 'string' ? found.trim() : '';
};

/** Whatever an element says of its licence, open or not. */
function licenceStatementsOf(element: Element): string[] {
  return [
    ...LICENCES.flatMap((name) =>
      listOf(element[name]).flatMap((value) => [
        attributeOf(value, 'url'),
        attributeOf(value, 'rdf:resource'),
        textOf(value),
      ]),
    ),
    ...listOf(element['atom:link'])
      .filter((link) => attributeOf(link, 'rel') === 'license')
      .map((link) => attributeOf(link, 'href')),
  ].filter(Boolean);
}

/** What an item says of itself counts, open or not; what is said of all counts for those that say nothing. */
function licenceOf(item: Element, channel: Element) {
  const own = licenceStatementsOf(item);
  for (const statement of own.length > 0 ? own : licenceStatementsOf(channel)) {
    const licence = readOpenLicence(statement);
    if (licence) return licence;
  }
  return null;
}

/** Seconds, or hours and minutes before them. */
function durationOf(text: string): number | null {
  if (!/^\d+(:\d{1,2}){0,2}(\.\d+)?$/.test(text)) return null;
  const ms = Math.round(text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000);
  return ms > 0 ? ms : null;
}

/** An address of the web as it is sent, in ASCII; null for any other. */
function addressOf(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { href } = new URL(text);
  return href.length <= LONGEST_ADDRESS ? href : null;
}

/** Nothing is fetched without TLS but from the operator's own origins: the same place is asked with it. */
function mediaAddressOf(text: string, plainOrigins: readonly string[]): string | null {
  const address = addressOf(text);
  if (address === null) return null;
  const { protocol, origin, port } = new URL(address);
  if (protocol === 'https:' || plainOrigins.includes(origin)) return address;
  return port === '' ? addressOf(address.replace(/^http:/, 'https:')) : null;
}

type FeedPlace = { channel: Element; place: number; plainOrigins: readonly string[] };

function trackOf(item: Element, { channel, place, plainOrigins }: FeedPlace): FeedTrack | null {
  const licence = licenceOf(item, channel);
  const enclosure = listOf(item['enclosure']).find((one) => attributeOf(one, 'type').startsWith('audio/'));
  const media = mediaAddressOf(attributeOf(enclosure, 'url'), plainOrigins);
  // One whose length nobody states may fill the memory of whoever hears it.
  const duration = durationOf(textOf(item['itunes:duration']));
  const title = oneLine(textOf(item['title']), MOST_WORDS);
  if (!licence || !title || media === null || duration === null || duration > LONGEST_MS) return null;
  const creator = ['itunes:author', 'dc:creator', 'author']
    .flatMap((name) => [textOf(item[name]), textOf(channel[name])])
    .find(Boolean);
  return {
    title,
    creator: oneLine(creator ?? textOf(channel['title']), MOST_WORDS),
    licence: licence.name,
    licence_url: licence.url,
    source_url: addressOf(textOf(item['link'])),
    media_address: media,
    duration_ms: duration,
    place,
  };
}

/** Null where the text is no feed. `plainOrigins` are those whose pieces are fetched without TLS. */
export function readFeed(text: string, plainOrigins: readonly string[] = []): Feed | null {
  const { rss } = parser.parse(text) as Element;
  const channel = isElement(rss) ? rss['channel'] : null;
  if (!isElement(channel)) return null;
  const items = listOf(channel['item']).filter(isElement);
  const tracks = new Map<string, FeedTrack>();
  for (const item of items) {
    const track =
      tracks.size < MOST_TRACKS ? trackOf(item, { channel, place: tracks.size, plainOrigins }) : null;
    if (track && !tracks.has(track.media_address)) tracks.set(track.media_address, track);
  }
  return {
    title: oneLine(textOf(channel['title']), MOST_WORDS),
    tracks: [...tracks.values()],
    leftOut: items.length - tracks.size,
  };
}

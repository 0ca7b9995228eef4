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
  duration_ms: number | null;
  place: number;
};
export type Feed = {
  title: string;
  tracks: FeedTrack[];
  /** Those without an open licence, that are too long, or too many. */
  leftOut: number;
};

const MOST_TRACKS = 300;
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

function licenceOf(element: Element) {
  const said = [
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
  ];
  for (const statement of said) {
    const licence = readOpenLicence(statement);
    if (licence) return licence;
  }
  return null;
}

/** Seconds, or hours and minutes before them. */
function durationOf(text: string): number | null {
  if (!/^\d+(:\d{1,2}){0,2}(\.\d+)?$/.test(text)) return null;
  const seconds = text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return seconds > 0 ? Math.round(seconds * 1000) : null;
}

const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text) && text.length <= 2000;

function trackOf(item: Element, place: number, ofChannel: Element): FeedTrack | null {
  // What an item says of itself counts before what is said of all.
  const licence = licenceOf(item) ?? licenceOf(ofChannel);
  const enclosure = listOf(item['enclosure']).find((one) => attributeOf(one, 'type').startsWith('audio/'));
  const media = attributeOf(enclosure, 'url');
  const duration = durationOf(textOf(item['itunes:duration']));
  const title = textOf(item['title']).slice(0, 200);
  if (!licence || !title || !isAddress(media) || (duration ?? 0) > LONGEST_MS) return null;
  const creator = ['itunes:author', 'dc:creator', 'author']
    .flatMap((name) => [textOf(item[name]), textOf(ofChannel[name])])
    .find(Boolean);
  const source = textOf(item['link']);
  return {
    title,
    creator: (creator ?? textOf(ofChannel['title'])).slice(0, 200),
    licence: licence.name,
    licence_url: licence.url,
    source_url: isAddress(source) ? source : null,
    media_address: media,
    duration_ms: duration,
    place,
  };
}

/** Null where the text is no feed. */
export function readFeed(text: string): Feed | null {
  const { rss } = parser.parse(text) as Element;
  const channel = isElement(rss) ? rss['channel'] : null;
  if (!isElement(channel)) return null;
  const items = listOf(channel['item']).filter(isElement);
  const tracks = new Map<string, FeedTrack>();
  for (const item of items) {
    const track = tracks.size < MOST_TRACKS ? trackOf(item, tracks.size, channel) : null;
    if (track && !tracks.has(track.media_address)) tracks.set(track.media_address, track);
  }
  return {
    title: textOf(channel['title']).slice(0, 200),
    tracks: [...tracks.values()],
    leftOut: items.length - tracks.size,
  };
}

import { journeySlides, sessionSlides } from '@reflectory/domain/deck';
import { createInstance, type TFunction } from 'i18next';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Slide } from '../features/deck/model/slides.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { type DeckPorts, writeDeck } from './write-deck.ts';

const ARTWORK = 'data:image/svg+xml;utf8,%3Csvg/%3E';
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
const ports: DeckPorts = {
  withColours: (draw) =>
    draw((colour, emotion) => (emotion ? 'aa5500' : colour.includes('accent') ? '007755' : '221100')),
  drawPng: async (address) => (address === ARTWORK ? png : undefined),
};
const session = {
  title: 'A <hard> week & more',
  framework: 'anxious',
  questions: ['What worries you?'],
  answers: ['The review.\nAll\u000b of it'],
  analysis: {
    summary: 'Mostly fear.',
    emotions: [
      { emotion: 'fear', percentage: 70, family: 'fear' as const },
      { emotion: 'hope', percentage: 30, family: 'joy' as const, is_hint: true },
    ],
  },
  imageUrl: ARTWORK,
};
const journey = {
  entries: Array.from({ length: 14 }, (_, day) => ({
    title: `اليوم ${day}`,
    text: 'مشينا على الجسر.',
    createdAt: new Date(Date.UTC(2026, 0, day + 1)).toISOString(),
  })),
  analysis: { summary: 'أسبوعان.', emotions: [{ name: 'fear', count: 3 }] },
  themes: [{ name: 'Work', count: 2, description: '' }],
  suggestions: ['Walk'],
  personality: null,
  imageUrl: ARTWORK,
};

let texts: Record<'en' | 'ar', TFunction<'presentations'>>;
beforeAll(async () => {
  const i18n = createInstance();
  await i18n.init({
    resources: { en: { presentations: en }, ar: { presentations: ar } },
    ns: 'presentations',
  });
  texts = { en: i18n.getFixedT('en', 'presentations'), ar: i18n.getFixedT('ar', 'presentations') };
});

/** The parts of a written deck; every one that is XML is parsed. */
async function partsOf(slides: readonly Slide[], language: 'en' | 'ar' = 'en') {
  const file = await writeDeck({ title: session.title, slides, language, t: texts[language] }, ports);
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const xml = Object.entries(parts).flatMap(([name, bytes]) =>
    /\.(xml|rels)$/.test(name)
      ? [[name, new DOMParser().parseFromString(strFromU8(bytes), 'application/xml')] as const]
      : [],
  );
  return { names: Object.keys(parts), xml: new Map(xml), parts };
}
const slide = (xml: Map<string, Document>, number: number): Document => {
  const found = xml.get(`ppt/slides/slide${number}.xml`);
  if (!found) throw new Error(`There is no slide ${number}`);
  return found;
};
const all = (part: Document, tag: string) => [...part.getElementsByTagName(tag)];
const saysOf = (part: Document) => all(part, 'a:t').map(({ textContent }) => textContent);

describe('a deck as a file of PowerPoint', () => {
  it('is a package whose every part is there, is named, and is XML', async () => {
    const { names, xml } = await partsOf(sessionSlides(session));
    for (const part of xml.values()) expect(all(part, 'parsererror')).toEqual([]);
    const types = xml.get('[Content_Types].xml');
    const named = types ? all(types, 'Override').map((part) => part.getAttribute('PartName')?.slice(1)) : [];
    expect(names).toEqual(expect.arrayContaining(named));
    for (const [name, part] of xml) {
      if (!name.endsWith('.rels')) continue;
      const folder = name.replace(/_rels\/[^/]+$/, '');
      for (const relation of all(part, 'Relationship')) {
        const target = new URL(relation.getAttribute('Target') ?? '', `https://package/${folder}`);
        expect(names).toContain(target.pathname.slice(1));
      }
    }
  });

  it('holds one slide for each page, with its title and its texts as text', async () => {
    const { xml } = await partsOf(sessionSlides(session));
    expect([...xml.keys()].filter((name) => /slides\/slide\d+\.xml$/.test(name))).toHaveLength(6);
    expect(saysOf(slide(xml, 1))).toEqual([session.title, expect.stringContaining('1 response')]);
    // A line of its own for each line, and nothing that XML cannot hold.
    expect(saysOf(slide(xml, 4))).toEqual([
      'Answers',
      '1  ',
      'What worries you?',
      'The review.',
      'All of it',
    ]);
    for (let number = 1; number <= 6; number += 1) {
      const titles = all(slide(xml, number), 'p:ph').map((place) => place.getAttribute('type'));
      expect(titles).toEqual(number === 5 ? [] : ['title']);
    }
  });

  it('says a hint in place of a percentage, as the page does', async () => {
    const { xml } = await partsOf(sessionSlides(session));
    expect(saysOf(slide(xml, 2)).slice(-4)).toEqual(['Fear', '70%', 'Hope', 'a hint']);
  });

  it('has the colours of the page and of the feelings', async () => {
    const { xml } = await partsOf(sessionSlides(session));
    const colours = all(slide(xml, 2), 'a:srgbClr').map((colour) => colour.getAttribute('val'));
    expect(colours).toEqual(expect.arrayContaining(['007755', '221100', 'aa5500']));
  });

  it('holds the artwork once, as a picture that is named', async () => {
    const { names, parts, xml } = await partsOf(sessionSlides(session));
    expect(names.filter((name) => name.startsWith('ppt/media/'))).toEqual(['ppt/media/image1.png']);
    expect(parts['ppt/media/image1.png']).toEqual(png);
    for (const number of [1, 5]) {
      expect(all(slide(xml, number), 'p:pic')).toHaveLength(1);
    }
  });

  it('goes on without a picture that cannot be drawn', async () => {
    const { names, xml } = await partsOf(sessionSlides({ ...session, imageUrl: 'data:image/png;base64,x' }));
    expect(names.some((name) => name.startsWith('ppt/media/'))).toBe(false);
    expect(saysOf(slide(xml, 1))).toContain(session.title);
  });

  it('is mirrored right to left, while foreign words keep their direction', async () => {
    const { xml } = await partsOf(journeySlides(journey), 'ar');
    expect(xml.get('ppt/presentation.xml')?.documentElement.getAttribute('rtl')).toBe('1');
    const overview = slide(xml, 1);
    const [place] = all(overview, 'p:pic').flatMap((picture) => [...picture.getElementsByTagName('a:off')]);
    const left = Number(place?.getAttribute('x'));
    expect(left).toBeLessThan(12_192_000 / 2);
    const paragraphOf = (part: Document, text: string) =>
      all(part, 'a:p')
        .find(({ textContent }) => textContent === text)
        ?.getElementsByTagName('a:pPr')[0];
    expect(paragraphOf(overview, 'أسبوعان.')?.getAttribute('rtl')).toBe('1');
    expect(paragraphOf(overview, 'أسبوعان.')?.getAttribute('algn')).toBe('r');
    const themes = slide(xml, 3);
    expect(paragraphOf(themes, 'Work')?.getAttribute('rtl')).toBe('0');
  });

  it('keeps every shape on the slide', async () => {
    for (const [slides, language] of [
      [sessionSlides(session), 'en'],
      [journeySlides(journey), 'ar'],
    ] as const) {
      const { xml } = await partsOf(slides, language);
      for (const [name, part] of xml) {
        if (!/slides\/slide\d+\.xml$/.test(name)) continue;
        for (const place of all(part, 'a:off').slice(1)) {
          const size = place.nextElementSibling;
          const end = (at: string, by: string) =>
            Number(place.getAttribute(at)) + Number(size?.getAttribute(by));
          expect(Number(place.getAttribute('x'))).toBeGreaterThanOrEqual(0);
          expect(end('x', 'cx')).toBeLessThanOrEqual(12_192_000 + 1);
          expect(end('y', 'cy')).toBeLessThanOrEqual(6_858_000 + 1);
        }
      }
    }
  });
});

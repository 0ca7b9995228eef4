import { expect, it } from 'vitest';
import { bookHtml, type BookEntry } from './index.ts';

const words = {
  title: 'A <journal>',
  period: '2020',
  language: 'ar',
  dir: 'rtl',
  untitled: 'Untitled',
} as const;
const entry: BookEntry = { title: '', text: 'Words', document: null, day: '1 May', svg: null, pictures: [] };
const book = async (...entries: BookEntry[]) => {
  let html = '';
  for await (const piece of bookHtml(words, entries)) html += piece;
  return html;
};

it('is one file with days, titles, words and drawings, in the direction of its language', async () => {
  const html = await book(entry, {
    ...entry,
    title: 'Sea',
    svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<h2 dir="auto">Untitled</h2><p class="day">1 May</p>');
  expect(html).toContain('<p dir="auto">Words</p>');
  expect(html).toContain('src="data:image/svg+xml;charset=utf-8,%3Csvg');
  expect(html.match(/<article>/g)).toHaveLength(2);
  expect(html).not.toMatch(/(src|href)="https?:/);
});

it('keeps what was written as words, whatever signs it is made of', async () => {
  const evil = '</title><script>alert("1")</script>';
  const html = await book({ ...entry, title: evil, text: evil, day: evil, svg: '"><script>' });
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;');
  expect(html).toContain('<title>A &lt;journal&gt;</title>');
});

it('keeps headings, lists, tasks, quotes, marks and links', async () => {
  const text = (words: string, marks: object[] = []) => ({ type: 'text', text: words, marks });
  const p = (...content: object[]) => ({ type: 'paragraph', content });
  const content = [
    { type: 'heading', attrs: { level: 1 }, content: [text('Head')] },
    {
      type: 'orderedList',
      attrs: { start: 3 },
      content: [{ type: 'listItem', content: [p(text('three'))] }],
    },
    {
      type: 'taskList',
      content: [{ type: 'taskItem', attrs: { checked: true }, content: [p(text('done'))] }],
    },
    { type: 'blockquote', content: [p(text('said'))] },
    p(
      text('strong', [{ type: 'bold' }]),
      text('there', [{ type: 'link', attrs: { href: 'https://x.test/?a&b' } }]),
    ),
  ];
  const html = await book({ ...entry, document: { type: 'doc', content } as BookEntry['document'] });
  expect(html).toContain('<h3 dir="auto">Head</h3>');
  expect(html).toContain('<ol dir="auto" start="3"><li><p dir="auto">three</p></li></ol>');
  expect(html).toContain('<li>☑ <p dir="auto">done</p></li>');
  expect(html).toContain('<blockquote dir="auto"><p dir="auto">said</p></blockquote>');
  expect(html).toContain('<strong>strong</strong><a href="https://x.test/?a&amp;b">there</a>');
});

it('shows pictures where they stand in the words, the others below, and loads none', async () => {
  const address = 'data:image/webp;base64,AAAA';
  const picture = (id: string, more = {}) => ({ id, address, alt: `The "${id}"`, caption: '', ...more });
  const content = [
    { type: 'image', attrs: { src: 'sea', alt: 'Sea' } },
    { type: 'paragraph', content: [{ type: 'text', text: 'After it' }] },
    { type: 'image', attrs: { src: 'gone', alt: 'A hill' } },
  ];
  const html = await book({
    ...entry,
    document: { type: 'doc', content } as BookEntry['document'],
    pictures: [
      picture('field', { caption: 'Seen <late>' }),
      picture('sea'),
      picture('far', { address: 'https://x.test/track.png' }),
    ],
  });
  expect(html.indexOf('alt="Sea"')).toBeLessThan(html.indexOf('After it'));
  expect(html.indexOf('After it')).toBeLessThan(html.indexOf('alt="The &quot;field&quot;"'));
  expect(html).toContain('<figcaption dir="auto">Seen &lt;late&gt;</figcaption>');
  expect(html).toContain('<p dir="auto">A hill</p>');
  expect(html.match(/<figure>/g)).toHaveLength(2);
  expect(html).not.toContain('x.test');
});

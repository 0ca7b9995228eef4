import { describe, expect, it } from 'vitest';
import { openEditor } from '../../testing/open-editor.ts';
import { writtenIn } from '../written.ts';
import { documentOfMarkdown, isMarkdown } from './document-of-markdown.ts';

/** What stands in an empty editor after a paste; a browser gives each program's kinds in the same event. */
function pasted(kinds: { html?: string; plain?: string }) {
  const { html = '', plain = '' } = kinds;
  const editor = openEditor();
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const given: Record<string, string> = { 'text/html': html, 'text/plain': plain };
  const getData = (kind: string) => given[kind] ?? '';
  Object.defineProperty(event, 'clipboardData', { value: { getData, files: [] } });
  editor.view.dom.dispatchEvent(event);
  const written = writtenIn(editor.state.doc);
  editor.destroy();
  return written;
}
const text = (words: string, ...types: string[]) => ({
  type: 'text',
  text: words,
  ...(types.length > 0 && { marks: types.map((type) => ({ type })) }),
});
const item = (words: string) => ({
  type: 'listItem',
  content: [{ type: 'paragraph', content: [text(words)] }],
});

describe('what is pasted', () => {
  it('from Word: lists that are drawn by hand, and no word of its own markup', () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style>
      <!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head><body>
      <h1>Plan<o:p></o:p></h1>
      <p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>Bread<o:p></o:p></p>
      <p class="MsoListParagraphCxSpMiddle" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o </span>of rye</p>
      <p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">· </span>Milk</p>
      <p class="MsoNormal"><b>Then</b> home<o:p></o:p></p></body></html>`;
    const { text: words, document } = pasted({ html });
    expect(words).toBe('Plan\n\nBread\nof rye\nMilk\n\nThen home');
    expect(document?.content).toMatchObject([
      { type: 'heading', attrs: { level: 1 } },
      {
        type: 'bulletList',
        content: [{ content: [{ type: 'paragraph' }, { type: 'bulletList' }] }, item('Milk')],
      },
      { type: 'paragraph', content: [text('Then', 'bold'), text(' home')] },
    ]);
  });

  it('from Google Docs: weights by style, its wrapper that is not bold, and checklists', () => {
    const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f2e">
      <p dir="ltr"><span style="font-weight:400;font-style:normal">I was </span><span style="font-weight:700">very</span><span style="font-style:italic"> glad</span></p>
      <ul><li dir="ltr" role="checkbox" aria-checked="true"><p dir="ltr" role="presentation"><span style="font-weight:400">Bread</span></p></li>
      <li role="checkbox" aria-checked="false"><p><span>Milk</span></p></li></ul></b>`;
    expect(pasted({ html }).document?.content).toMatchObject([
      { type: 'paragraph', content: [text('I was '), text('very', 'bold'), text(' glad', 'italic')] },
      { type: 'taskList', content: [{ attrs: { checked: true } }, { attrs: { checked: false } }] },
    ]);
  });

  it('from the web: nothing that runs, leads elsewhere or is fetched, and every word', () => {
    const html = `<nav>Menu</nav><script>alert(1)</script><style>p{}</style>
      <p onclick="alert(1)">See <a href="javascript:alert(1)">this</a> and <a href="https://example.org/a">that</a></p>
      <img src="https://tracker.example/p.gif" alt="A river"><table><tr><td>One</td><td>Two</td></tr></table>
      <blockquote><p>Quoted</p></blockquote><pre><code>let x = 1</code></pre>`;
    const { text: words, document } = pasted({ html });
    expect(words).toBe('See this and that\n\nA river\n\nOne\n\nTwo\n\nQuoted\n\nlet x = 1');
    expect(JSON.stringify(document)).not.toMatch(/javascript|tracker|alert|Menu/);
    expect(JSON.stringify(document)).toContain('"href":"https://example.org/a"');
  });

  it('from Google Docs: lists within lists, headings and links, whose styles are left behind', () => {
    const html = `<html><body><!--StartFragment--><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-77aa">
      <h2 dir="ltr" style="line-height:1.38;margin-top:18pt"><span style="font-size:16pt;font-weight:400;white-space:pre-wrap">Plans</span></h2>
      <ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">Bread</span></p></li>
      <ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400">of rye</span></p></li></ul>
      <li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:700">Milk</span></p></li></ul><br>
      <p dir="ltr"><span style="font-weight:400">See </span><a href="https://example.org/a" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">this page</span></a></p></b><!--EndFragment--></body></html>`;
    const { text: words, document } = pasted({ html });
    expect(words.split(/\n+/u)).toEqual(['Plans', 'Bread', 'of rye', 'Milk', 'See this page']);
    expect(document?.content).toMatchObject([
      { type: 'heading', attrs: { level: 2 } },
      { type: 'bulletList' },
      { type: 'paragraph', content: [text('See '), { text: 'this page', marks: [{ type: 'link' }] }] },
    ]);
    expect(JSON.stringify(document)).not.toContain('"dir"');
    expect(JSON.stringify(document)).toContain('"text":"Milk","marks":[{"type":"bold"}]');
  });

  it('from Word: numbered lists, quotes of letters, and Arabic that keeps its direction', () => {
    const html = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
      <p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Get up<o:p></o:p></p>
      <p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span><![endif]>Write<o:p></o:p></p>
      <p class=MsoNormal>It’s “fine” – really<i>.</i><o:p></o:p></p>
      <p class=MsoNormal dir=RTL style='text-align:right;direction:rtl'><span lang=AR-SA>iPhone جديد</span></p><!--EndFragment--></body></html>`;
    const { text: words, document } = pasted({ html });
    expect(words.split(/\n+/u)).toEqual(['Get up', 'Write', 'It’s “fine” – really.', 'iPhone جديد']);
    expect(document?.content.map(({ type }) => type)).toEqual(['orderedList', 'paragraph', 'paragraph']);
    expect(document?.content[2]).toMatchObject({ attrs: { dir: 'rtl' } });
  });

  it('from a page of the web: what only sighted people see, and what nobody sees, stays outside', () => {
    const html = `<meta charset='utf-8'><article class="post" style="font-family: Georgia"><h1 class="t">On ferries</h1>
      <p>They <em>wait</em>,<br>or they do not.<sup><a href="#fn1">1</a></sup></p>
      <button>Share</button><svg><title>icon</title></svg><span aria-hidden="true">★</span>
      <div><div>By a <span>traveller</span></div></div><p hidden>secret</p></article>`;
    const { text: words, document } = pasted({ html });
    expect(words).toContain('They wait,\nor they do not.');
    expect(words).toContain('By a traveller');
    expect(words).not.toMatch(/Share|icon|★|secret/u);
    expect(JSON.stringify(document)).not.toContain('#fn1');
    expect(document?.content[0]).toMatchObject({ type: 'heading', attrs: { level: 1 } });
  });

  it('as a text: line breaks stay where they were', () => {
    expect(pasted({ plain: 'One\nTwo\n\nThree' })).toEqual({ text: 'One\nTwo\n\nThree', document: null });
  });

  it('as Markdown: what it means', () => {
    const plain = `# Day

So **very** glad, see [it](https://example.org/).

- [x] Bread
- [ ] Milk

1. One
   - Two

> Said

\`\`\`js
let x
\`\`\`

---`;
    expect(pasted({ plain }).document?.content).toMatchObject([
      { type: 'heading', attrs: { level: 1 } },
      {
        type: 'paragraph',
        content: [text('So '), text('very', 'bold'), text(' glad, see '), { text: 'it' }, text('.')],
      },
      { type: 'taskList', content: [{ attrs: { checked: true } }, { attrs: { checked: false } }] },
      { type: 'orderedList', content: [{ content: [{ type: 'paragraph' }, { type: 'bulletList' }] }] },
      { type: 'blockquote' },
      { type: 'codeBlock', attrs: { language: 'js' } },
      { type: 'horizontalRule' },
    ]);
  });
});

describe('Markdown', () => {
  it.each(['2 * 3 = 6', 'snake_case_name', 'a - b', '#tag and @anna', 'Really?!', '[[my father’s silence]'])(
    'is not seen in “%s”',
    (words) => {
      expect(isMarkdown(words)).toBe(false);
      expect(documentOfMarkdown(words).content).toEqual([
        { type: 'paragraph', content: [{ type: 'text', text: words }] },
      ]);
    },
  );
});

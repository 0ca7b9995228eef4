import { KEYS } from '../drivers/driver.ts';
import { beginWriting, finishWriting, type Walk, YOUR_TEXT } from './walk.ts';

/** What a program puts on the clipboard, given to the field that has the focus. */
function paste(html: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  // Firefox leaves out what is given to the constructor.
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  document.querySelector('.ProseMirror')?.dispatchEvent(event);
}

/** How many of each kind of block and mark stand in the field, or in what is read. */
function countForms(within: string): Record<string, number> {
  const root = document.querySelector(within);
  const kinds = [
    'h2',
    'strong',
    'blockquote',
    'em',
    'a',
    '[data-type=tag]',
    '[data-type=person]',
    'input[type=checkbox]',
  ];
  return Object.fromEntries(kinds.map((kind) => [kind, root?.querySelectorAll(kind).length ?? 0]));
}

export const editor: Walk = {
  name: 'editor: Markdown, menu, tags, people, paste, read as written',
  async go(page) {
    const has = (kind: string, count = 1) =>
      page.until(
        `${count} × ${kind}`,
        async () => (await page.run(countForms, '.ProseMirror'))[kind] === count,
      );
    await beginWriting(page);
    await page.write(YOUR_TEXT, '# Morning');
    await page.keys([
      KEYS.enter,
      ...'Up **very** early.',
      KEYS.enter,
      ...'[ ] Bread',
      KEYS.enter,
      KEYS.enter,
    ]);
    await has('h2');
    await has('strong');
    await has('input[type=checkbox]');
    await page.keys([...'/quo']);
    await page.find({ role: 'option', name: 'Quote' });
    await page.keys([KEYS.enter, ...'The sea is never still.', KEYS.enter, KEYS.enter]);
    await has('blockquote');
    await page.keys([...'With @Ada']);
    await page.press({ role: 'option', name: '@Ada' });
    await page.keys([...'about #sea and more.', KEYS.enter]);
    await has('[data-type=person]');
    await has('[data-type=tag]');
    await page.run(
      paste,
      '<p onclick="alert(1)">From <i>elsewhere</i> <a href="javascript:alert(1)">here</a></p>',
    );
    await has('em');
    await has('a', 0);
    await page.sees('Saved');
    await finishWriting(page);
    await page.sees('The sea is never still.');
    const read = await page.run(countForms, 'main');
    for (const kind of ['strong', 'blockquote', 'em', 'input[type=checkbox]'])
      if (!read[kind]) throw new Error(`What is read has no ${kind}`);
  },
};

import { describe, expect, it } from 'vitest';
import { openEditor, typeInto } from '../../testing/open-editor.ts';
import { writtenIn } from '../written.ts';
import { type Known, writtenOut } from './menu-items.ts';
import { triggerOf } from './trigger.ts';

const known: Known = { tags: ['Sea'], people: ['Grace', 'Ada Bell'] };

/** What stands in a paragraph after something was typed and ended by a key. */
function ended(text: string, key: string) {
  const editor = openEditor();
  typeInto(editor, text);
  const trigger = triggerOf(editor.state);
  const choose = trigger && writtenOut(trigger, known, key);
  choose?.(editor);
  const [paragraph] = writtenIn(editor.state.doc).document?.content ?? [];
  return choose && paragraph;
}
const mentioned = (type: string, label: string, after: string) => ({
  content: [{ text: 'With ' }, { type, attrs: { label } }, { text: after }],
});

describe('a tag or a name that is written out', () => {
  it.each([
    ['With @Tom', ' ', mentioned('person', 'Tom', ' ')],
    ['With @Tom', ',', mentioned('person', 'Tom', ',')],
    ['With @grace', ' ', mentioned('person', 'Grace', ' ')],
    ['With #sea', '!', mentioned('tag', 'Sea', '!')],
    ['With #harbour.', ' ', mentioned('tag', 'harbour', '. ')],
    ['With @سلمى', '،', mentioned('person', 'سلمى', '،')],
  ])('%s%s', (text, key, paragraph) => expect(ended(text, key)).toMatchObject(paragraph));

  it.each([
    ['With @Ada', ' '],
    ['With @12', ' '],
    ['With #sea', 's'],
    ['/head', ' '],
    ['tom@sea', ' '],
  ])('stays letters: %s%s', (text, key) => expect(ended(text, key)).toBeNull());
});

import { describe, expect, it } from 'vitest';
import { openEditor, typeInto } from '../../testing/open-editor.ts';
import { writtenIn } from '../written.ts';
import { type Known, writtenOut } from './menu-items.ts';
import { endedTrigger, type TypedText } from './trigger.ts';

const known: Known = { tags: ['Sea'], people: ['Grace', 'Ada Bell'] };

/** What stands in a paragraph after something was typed, in the way of a keyboard. */
function paragraphAfter(text: string, last: (cursor: number) => TypedText) {
  const editor = openEditor();
  typeInto(editor, text);
  const ended = endedTrigger(editor.state, last(editor.state.selection.from));
  const choose = ended && writtenOut(ended.trigger, known, ended.end);
  choose?.(editor);
  const [paragraph] = writtenIn(editor.state.doc).document?.content ?? [];
  return choose && paragraph;
}
const byKeys = (text: string, end: string) =>
  paragraphAfter(text, (cursor) => ({ from: cursor, to: cursor, text: end }));
const composed = (text: string, end: string) =>
  paragraphAfter(text + end, (cursor) => ({ from: cursor, to: cursor, text: '' }));
/** A keyboard that corrects gives the last letters of a word again, with what ends it. */
const corrected = (text: string, end: string) =>
  paragraphAfter(text, (cursor) => ({ from: cursor - 1, to: cursor, text: text.slice(-1) + end }));
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
  ])('%s%s', (text, end, paragraph) => {
    expect(byKeys(text, end)).toMatchObject(paragraph);
    expect(composed(text, end)).toMatchObject(paragraph);
    expect(corrected(text, end)).toMatchObject(paragraph);
  });

  it.each([
    ['With @Ada', ' '],
    ['With @12', ' '],
    ['With #sea', 's'],
    ['/head', ' '],
    ['tom@sea', ' '],
  ])('stays letters: %s%s', (text, end) => {
    expect(byKeys(text, end)).toBeNull();
    expect(composed(text, end)).toBeNull();
  });
});

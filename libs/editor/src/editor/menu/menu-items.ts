import type { Editor } from '@tiptap/core';
import type { EditorTexts } from '../texts/editor-texts.ts';
import { blockChoices } from './blocks.ts';
import type { Trigger } from './trigger.ts';

/** Tags and names that the person has used before. */
export type Known = { tags: readonly string[]; people: readonly string[] };

export type MenuItem = { id: string; label: string; hint: string; choose: (editor: Editor) => void };

/** Entries of the menu that are shown at most. */
const MOST_ITEMS = 8;

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('und');

function commandItems({ query, from, to }: Trigger, texts: EditorTexts): MenuItem[] {
  const blocks = blockChoices.map(({ id, markdown, apply }): MenuItem => ({
    id,
    label: texts.blocks[id],
    hint: markdown,
    choose: (editor) => void apply(editor.chain().focus().deleteRange({ from, to })).run(),
  }));
  const focus: MenuItem = {
    id: 'focus',
    label: texts.focusMode,
    hint: '',
    choose(editor) {
      editor.chain().focus().deleteRange({ from, to }).run();
      editor.commands.keyboardShortcut('Mod-.');
    },
  };
  const wanted = fold(query);
  return [...blocks, focus].filter(
    ({ id, label }) => fold(label).includes(wanted) || fold(id).startsWith(wanted),
  );
}

const mention = (
  type: 'tag' | 'person',
  label: string,
  { from, to }: Trigger,
  after = ' ',
): MenuItem['choose'] => {
  const content = [
    { type, attrs: { label } },
    { type: 'text', text: after },
  ];
  return (editor) => void editor.chain().focus().insertContentAt({ from, to }, content).run();
};

function mentionItems(trigger: Trigger, known: readonly string[], texts: EditorTexts): MenuItem[] {
  const { sign, query } = trigger;
  const type = sign === '#' ? 'tag' : 'person';
  const wanted = fold(query);
  const found = known.filter((label) => fold(label).includes(wanted)).slice(0, MOST_ITEMS - 1);
  const items = found.map((label): MenuItem => ({
    id: `${type}-${label}`,
    label: sign + label,
    hint: '',
    choose: mention(type, label, trigger),
  }));
  const isNew = /\p{L}/u.test(query) && !found.some((label) => fold(label) === wanted);
  const added: MenuItem = {
    id: `${type}-new`,
    label: sign + query,
    hint: texts.add,
    choose: mention(type, query, trigger),
  };
  return isNew ? [...items, added] : items;
}

/** What can be chosen for what was begun. */
export function itemsFor(trigger: Trigger, texts: EditorTexts, known: Known): MenuItem[] {
  switch (trigger.sign) {
    case '/':
      return commandItems(trigger, texts);
    case '#':
      return mentionItems(trigger, known.tags, texts);
    case '@':
      return mentionItems(trigger, known.people, texts);
  }
}

/** Letters that end a tag or a name. */
const ENDS = new Set([' ', ',', ';', ':', '!', '?', ')', '،', '؛', '؟']);

/** What such a letter makes of a tag or a name that was written out; null where it stays letters, as `@Ada` of a known “Ada Bell”. */
export function writtenOut(trigger: Trigger, known: Known, end: string): MenuItem['choose'] | null {
  const { sign, query } = trigger;
  const label = query.replace(/[.'’-]+$/u, '');
  if (sign === '/' || !ENDS.has(end) || !/\p{L}/u.test(label)) return null;
  const wanted = fold(label);
  if (sign === '@' && known.people.some((name) => fold(name).startsWith(`${wanted} `))) return null;
  const same = (sign === '#' ? known.tags : known.people).find((one) => fold(one) === wanted);
  return mention(sign === '#' ? 'tag' : 'person', same ?? label, trigger, query.slice(label.length) + end);
}

import type { ChainedCommands } from '@tiptap/core';
import type { EditorTexts } from '../texts/editor-texts.ts';

/** A kind of block that the menu and the toolbar make. */
export type BlockChoice = {
  id: keyof EditorTexts['blocks'];
  /** What is shown beside its name: how it is written in Markdown. */
  markdown: string;
  apply: (chain: ChainedCommands) => ChainedCommands;
};

/** In the order of the menu. */
export const blockChoices: readonly BlockChoice[] = [
  { id: 'paragraph', markdown: '', apply: (chain) => chain.clearNodes() },
  { id: 'heading1', markdown: '#', apply: (chain) => chain.toggleHeading({ level: 1 }) },
  { id: 'heading2', markdown: '##', apply: (chain) => chain.toggleHeading({ level: 2 }) },
  { id: 'heading3', markdown: '###', apply: (chain) => chain.toggleHeading({ level: 3 }) },
  { id: 'bulletList', markdown: '-', apply: (chain) => chain.toggleBulletList() },
  { id: 'orderedList', markdown: '1.', apply: (chain) => chain.toggleOrderedList() },
  { id: 'taskList', markdown: '[ ]', apply: (chain) => chain.toggleTaskList() },
  { id: 'blockquote', markdown: '>', apply: (chain) => chain.toggleBlockquote() },
  { id: 'codeBlock', markdown: '```', apply: (chain) => chain.toggleCodeBlock() },
  { id: 'horizontalRule', markdown: '---', apply: (chain) => chain.setHorizontalRule() },
];

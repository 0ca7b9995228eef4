import type { Editor } from '@tiptap/core';
import type { EditorTexts } from '../texts/editor-texts.ts';

export type ToolbarButton = {
  id: string;
  /** Said by screen readers, and shown where it has no letter of its own. */
  label: string;
  letter?: string;
  press: (editor: Editor) => void;
};

/** What is offered for chosen words, in order. Links have a field of their own. */
export function toolbarButtons({ marks, blocks }: EditorTexts): readonly ToolbarButton[] {
  const mark = (id: 'bold' | 'italic' | 'underline' | 'strike' | 'code', letter: string): ToolbarButton => ({
    id,
    label: marks[id],
    letter,
    press: (editor) => void editor.chain().focus().toggleMark(id).run(),
  });
  return [
    mark('bold', 'B'),
    mark('italic', 'I'),
    mark('underline', 'U'),
    mark('strike', 'S'),
    mark('code', '<>'),
    {
      id: 'heading',
      label: blocks.heading2,
      press: (editor) => void editor.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    {
      id: 'bulletList',
      label: blocks.bulletList,
      press: (editor) => void editor.chain().focus().toggleBulletList().run(),
    },
    {
      id: 'taskList',
      label: blocks.taskList,
      press: (editor) => void editor.chain().focus().toggleTaskList().run(),
    },
    {
      id: 'blockquote',
      label: blocks.blockquote,
      press: (editor) => void editor.chain().focus().toggleBlockquote().run(),
    },
  ];
}

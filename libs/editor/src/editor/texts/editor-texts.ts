/** What the editor says. */
export type EditorTexts = {
  toolbar: string;
  commands: string;
  tags: string;
  people: string;
  checkbox: string;
  marks: { bold: string; italic: string; underline: string; strike: string; code: string; link: string };
  blocks: {
    paragraph: string;
    heading1: string;
    heading2: string;
    heading3: string;
    bulletList: string;
    orderedList: string;
    taskList: string;
    blockquote: string;
    codeBlock: string;
    horizontalRule: string;
  };
  link: { address: string; apply: string; remove: string; invalid: string };
  undo: string;
  focusMode: string;
  focusOn: string;
  focusOff: string;
  /** Before the tag or name that is new. */
  add: string;
};

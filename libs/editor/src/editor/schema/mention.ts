import { Node } from '@tiptap/core';

const signs = { tag: '#', person: '@' } as const;

const createMention = (name: keyof typeof signs) =>
  Node.create({
    name,
    group: 'inline',
    inline: true,
    atom: true,
    selectable: false,
    addAttributes: () => ({
      label: {
        default: '',
        parseHTML: (element: HTMLElement) => element.getAttribute('data-label') ?? '',
        renderHTML: ({ label }: Record<string, unknown>) => ({ 'data-label': label }),
      },
    }),
    parseHTML: () => [{ tag: `span[data-type="${name}"][data-label]` }],
    renderHTML: ({ node, HTMLAttributes }) => [
      'span',
      { 'data-type': name, ...HTMLAttributes },
      `${signs[name]}${String(node.attrs['label'])}`,
    ],
    renderText: ({ node }) => `${signs[name]}${String(node.attrs['label'])}`,
    addKeyboardShortcuts: () => ({
      // Taken back into letters first, so that a name can be mended.
      Backspace: ({ editor }) => {
        const { empty, $from } = editor.state.selection;
        const before = $from.nodeBefore;
        if (!empty || before?.type.name !== name) return false;
        const text = `${signs[name]}${String(before.attrs['label'])}`;
        return editor.commands.insertContentAt(
          { from: $from.pos - before.nodeSize, to: $from.pos },
          { type: 'text', text: text.slice(0, -1) || signs[name] },
        );
      },
    }),
  });

/** `#label`, a subject of the entry. */
export const Tag = createMention('tag');
/** `@label`, somebody whom the entry is about. */
export const Person = createMention('person');

import { Heading } from '@tiptap/extension-heading';

/** A heading within an entry: its first level stands below the entry's own title, which is the page's h1. */
export const SectionHeading = Heading.extend({
  parseHTML: () =>
    [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      getAttrs: (element: HTMLElement) => ({
        level: Number(element.getAttribute('data-level')) || Math.min(level, 3),
      }),
    })),
  renderHTML: ({ node, HTMLAttributes }) => {
    const level = Number(node.attrs['level']);
    return [`h${level + 1}`, { ...HTMLAttributes, 'data-level': level }, 0];
  },
}).configure({ levels: [1, 2, 3] });

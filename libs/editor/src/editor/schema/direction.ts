import { Extension } from '@tiptap/core';

const BLOCKS = ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'taskList'];
const isDirection = (value: unknown): boolean => value === 'ltr' || value === 'rtl';

/** Each block runs in the direction of its own words, unless another was set for it. */
export const Direction = Extension.create({
  name: 'direction',
  addGlobalAttributes: () => {
    const attribute = (usual: 'auto' | 'ltr') => ({
      dir: {
        default: null,
        parseHTML: (element: HTMLElement) => {
          const dir = element.getAttribute('dir')?.toLowerCase() ?? null;
          return isDirection(dir) && dir !== usual ? dir : null;
        },
        renderHTML: ({ dir }: Record<string, unknown>) => ({ dir: isDirection(dir) ? dir : usual }),
      },
    });
    return [
      { types: BLOCKS, attributes: attribute('auto') },
      { types: ['codeBlock'], attributes: attribute('ltr') },
    ];
  },
});

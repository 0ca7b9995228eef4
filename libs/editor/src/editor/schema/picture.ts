import { Node } from '@tiptap/core';
import { takePictures } from '../paste/take-pictures.ts';
import { pictureNode } from './picture-node.ts';
import type { TextPictures } from './text-pictures.ts';

const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`),
  renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${name}`]: attributes[name] }),
});

const pixels = (name: string) => ({
  ...attribute(name),
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(`data-${name}`)) || null,
});

/** A picture of the person's own. One from elsewhere is not taken: reading an entry calls nobody. */
export const Picture = Node.create<{ pictures: TextPictures | null }>({
  name: 'image',
  addOptions: () => ({ pictures: null }),
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: attribute('src'),
    alt: attribute('alt'),
    caption: attribute('caption'),
    width: pixels('width'),
    height: pixels('height'),
  }),
  addNodeView() {
    const { pictures } = this.options;
    return pictures && pictureNode(pictures);
  },
  addProseMirrorPlugins() {
    const { pictures } = this.options;
    return pictures ? [takePictures(pictures)] : [];
  },
  parseHTML: () => [{ tag: 'figure[data-src]' }],
  renderHTML: ({ node, HTMLAttributes }) => {
    const alt = String(node.attrs['alt'] ?? '');
    const caption = String(node.attrs['caption'] ?? '');
    const picture = ['div', alt] as const;
    return caption
      ? ['figure', HTMLAttributes, picture, ['figcaption', { dir: 'auto' }, caption]]
      : ['figure', HTMLAttributes, picture];
  },
});

import type { NodeViewRenderer } from '@tiptap/core';
import type { TextPictures } from './text-pictures.ts';

/** Draws the pictures of a document as their bytes come. */
export const pictureNode =
  (pictures: TextPictures): NodeViewRenderer =>
  ({ node: first, view, getPos }) => {
    let node = first;
    let address = '';
    const dom = document.createElement('figure');
    const image = document.createElement('img');
    const instead = document.createElement('div');
    const caption = document.createElement('figcaption');
    caption.dir = 'auto';
    const label = (): void => {
      caption.textContent = String(node.attrs['caption'] ?? '');
      caption.hidden = caption.textContent === '';
    };
    label();
    dom.append(instead, caption);
    // So that whoever reads it later sees nothing move.
    const measure = (): void => {
      const at = getPos();
      if (node.attrs['width'] || at === undefined || image.naturalWidth === 0) return;
      const sides = { width: image.naturalWidth, height: image.naturalHeight };
      const tr = view.state.tr.setNodeMarkup(at, undefined, { ...node.attrs, ...sides });
      view.dispatch(tr.setMeta('addToHistory', false));
    };
    image.addEventListener('load', measure);
    pictures
      .read(String(node.attrs['src']))
      .then(({ content, alt }) => {
        image.alt = alt || String(node.attrs['alt'] ?? '');
        instead.textContent = image.alt;
        if (!content) return;
        address = URL.createObjectURL(content);
        image.src = address;
        instead.replaceWith(image);
      })
      .catch(() => undefined);
    return {
      dom,
      update(next) {
        if (next.type !== node.type || next.attrs['src'] !== node.attrs['src']) return false;
        node = next;
        label();
        return true;
      },
      ignoreMutation: () => true,
      destroy: () => URL.revokeObjectURL(address),
    };
  };

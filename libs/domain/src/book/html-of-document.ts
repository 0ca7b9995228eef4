import type { BlockNode, DocumentMark, InlineNode, JournalDocument } from '@reflectory/contracts/document';

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in HTML, between tags and in attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const TAGS: Readonly<Partial<Record<DocumentMark['type'], string>>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
};

function inlineHtml(node: InlineNode): string {
  if (node.type === 'hardBreak') return '<br>';
  if (node.type === 'tag') return escapeHtml(`#${node.attrs.label}`);
  if (node.type === 'person') return escapeHtml(`@${node.attrs.label}`);
  return (node.marks ?? []).reduce((html, mark) => {
    if (mark.type === 'link') return `<a href="${escapeHtml(mark.attrs.href)}">${html}</a>`;
    const tag = TAGS[mark.type];
    return tag ? `<${tag}>${html}</${tag}>` : html;
  }, escapeHtml(node.text));
}

/** Answers the address that holds a picture itself; null where there is none. */
export type PictureOf = (src: string) => string | null;

/** A picture with what is said of it below; its description alone where it is not there. */
export function figureHtml(address: string | null, alt: string, caption: string): string {
  if (address === null) return element('p', null, escapeHtml(caption || alt));
  const words = caption === '' ? '' : `<figcaption dir="auto">${escapeHtml(caption)}</figcaption>`;
  return `<figure><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}">${words}</figure>`;
}

const inlinesHtml = (inlines: readonly InlineNode[] | undefined) => (inlines ?? []).map(inlineHtml).join('');
const blocksHtml = (blocks: readonly BlockNode[] | undefined, pictureOf: PictureOf): string =>
  (blocks ?? []).map((block) => blockHtml(block, pictureOf)).join('\n');
const element = (tag: string, dir: string | null | undefined, content: string, more = '') =>
  `<${tag} dir="${dir ?? 'auto'}"${more}>${content}</${tag}>`;
const item = (content: string) => `<li>${content}</li>`;

function blockHtml(block: BlockNode, pictureOf: PictureOf): string {
  switch (block.type) {
    case 'paragraph':
      return element('p', block.attrs?.dir, inlinesHtml(block.content));
    case 'heading':
      // The title of the entry comes before them.
      return element(`h${block.attrs.level + 2}`, block.attrs.dir, inlinesHtml(block.content));
    case 'codeBlock':
      return element('pre', block.attrs?.dir, inlinesHtml(block.content));
    case 'blockquote':
      return element('blockquote', block.attrs?.dir, blocksHtml(block.content, pictureOf));
    case 'bulletList':
      return element(
        'ul',
        block.attrs?.dir,
        (block.content ?? []).map(({ content }) => item(blocksHtml(content, pictureOf))).join(''),
      );
    case 'orderedList':
      return element(
        'ol',
        block.attrs?.dir,
        (block.content ?? []).map(({ content }) => item(blocksHtml(content, pictureOf))).join(''),
        ` start="${block.attrs?.start ?? 1}"`,
      );
    case 'taskList':
      return element(
        'ul',
        block.attrs?.dir,
        (block.content ?? [])
          .map(({ attrs, content }) => item(`${attrs.checked ? '☑' : '☐'} ${blocksHtml(content, pictureOf)}`))
          .join(''),
        ' class="tasks"',
      );
    case 'horizontalRule':
      return '<hr>';
    case 'image':
      return figureHtml(pictureOf(block.attrs.src), block.attrs.alt ?? '', block.attrs.caption ?? '');
  }
}

/** What is written, as HTML that consists of nothing else: no script or style, and no picture but those that are given. */
export const htmlOfDocument = ({ content }: JournalDocument, pictureOf: PictureOf = () => null): string =>
  blocksHtml(content, pictureOf);

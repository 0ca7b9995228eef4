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

const inlinesHtml = (inlines: readonly InlineNode[] | undefined) => (inlines ?? []).map(inlineHtml).join('');
const blocksHtml = (blocks: readonly BlockNode[] | undefined): string =>
  (blocks ?? []).map(blockHtml).join('\n');
const element = (tag: string, dir: string | null | undefined, content: string, more = '') =>
  `<${tag} dir="${dir ?? 'auto'}"${more}>${content}</${tag}>`;
const item = (content: string) => `<li>${content}</li>`;

function blockHtml(block: BlockNode): string {
  switch (block.type) {
    case 'paragraph':
      return element('p', block.attrs?.dir, inlinesHtml(block.content));
    case 'heading':
      // The title of the entry comes before them.
      return element(`h${block.attrs.level + 2}`, block.attrs.dir, inlinesHtml(block.content));
    case 'codeBlock':
      return element('pre', block.attrs?.dir, inlinesHtml(block.content));
    case 'blockquote':
      return element('blockquote', block.attrs?.dir, blocksHtml(block.content));
    case 'bulletList':
      return element(
        'ul',
        block.attrs?.dir,
        (block.content ?? []).map(({ content }) => item(blocksHtml(content))).join(''),
      );
    case 'orderedList':
      return element(
        'ol',
        block.attrs?.dir,
        (block.content ?? []).map(({ content }) => item(blocksHtml(content))).join(''),
        ` start="${block.attrs?.start ?? 1}"`,
      );
    case 'taskList':
      return element(
        'ul',
        block.attrs?.dir,
        (block.content ?? [])
          .map(({ attrs, content }) => item(`${attrs.checked ? '☑' : '☐'} ${blocksHtml(content)}`))
          .join(''),
        ' class="tasks"',
      );
    case 'horizontalRule':
      return '<hr>';
    case 'image':
      return element('p', null, escapeHtml(block.attrs.caption ?? block.attrs.alt ?? ''));
  }
}

/** What is written, as HTML that consists of nothing else: no script, style or address of a picture. */
export const htmlOfDocument = ({ content }: JournalDocument): string => blocksHtml(content);

import type { BlockNode, ListItemNode, TaskItemNode } from '@reflectory/contracts/document';
import { VisuallyHidden } from '@reflectory/design-system';
import type { ReactNode } from 'react';
import { InlineView } from './inline-view.tsx';
import type { Pieces } from './pieces.tsx';

type ImageNode = Extract<BlockNode, { type: 'image' }>;

/** Draws the picture of a node; its caption stands below it. */
export type DrawImage = (image: ImageNode['attrs']) => ReactNode;

type Shared = { pieces: Pieces; drawImage: DrawImage; checkboxLabel: string };

const headings = { 1: 'h2', 2: 'h3', 3: 'h4' } as const;

/** Every block runs in the direction of its own words, unless it was set. */
const directionOf = (node: { attrs?: { dir?: 'ltr' | 'rtl' | 'auto' | null | undefined } | undefined }) => ({
  dir: node.attrs?.dir ?? 'auto',
});

/** Blocks one below the other. */
export function BlocksView({ nodes = [], ...shared }: Shared & { nodes: readonly BlockNode[] | undefined }) {
  return nodes.map((node, at) => <BlockView key={at} node={node} {...shared} />);
}

function BlockView({ node, ...shared }: Shared & { node: BlockNode }) {
  switch (node.type) {
    case 'paragraph':
      return (
        <p {...directionOf(node)}>
          {node.content?.length ? <InlineView nodes={node.content} pieces={shared.pieces} /> : <br />}
        </p>
      );
    case 'heading': {
      const Heading = headings[node.attrs.level];
      return (
        <Heading {...directionOf(node)} data-level={node.attrs.level}>
          <InlineView nodes={node.content} pieces={shared.pieces} />
        </Heading>
      );
    }
    case 'codeBlock':
      return (
        <pre dir={node.attrs?.dir ?? 'ltr'}>
          <code>
            <InlineView nodes={node.content} pieces={shared.pieces} />
          </code>
        </pre>
      );
    case 'horizontalRule':
      return <hr />;
    case 'image':
      return <ImageView node={node} {...shared} />;
    default:
      return <ContainerView node={node} {...shared} />;
  }
}

type Container = Extract<BlockNode, { type: 'blockquote' | 'bulletList' | 'orderedList' | 'taskList' }>;

function ContainerView({ node, ...shared }: Shared & { node: Container }) {
  switch (node.type) {
    case 'blockquote':
      return (
        <blockquote {...directionOf(node)}>
          <BlocksView nodes={node.content} {...shared} />
        </blockquote>
      );
    case 'bulletList':
      return (
        <ul {...directionOf(node)}>
          <ItemsView items={node.content} {...shared} />
        </ul>
      );
    case 'orderedList':
      return (
        <ol {...directionOf(node)} start={node.attrs?.start ?? 1}>
          <ItemsView items={node.content} {...shared} />
        </ol>
      );
    case 'taskList':
      return (
        <ul {...directionOf(node)} data-type="taskList">
          <ItemsView items={node.content} {...shared} />
        </ul>
      );
  }
}

function ItemsView({
  items = [],
  ...shared
}: Shared & { items: readonly (ListItemNode | TaskItemNode)[] | undefined }) {
  return items.map((item, at) =>
    item.type === 'listItem' ? (
      <li key={at}>
        <BlocksView nodes={item.content} {...shared} />
      </li>
    ) : (
      <li key={at} data-type="taskItem" data-checked={item.attrs.checked}>
        <label>
          <input type="checkbox" checked={item.attrs.checked} disabled readOnly />
          {/* Its own direction, or it would decide that of the list. */}
          <VisuallyHidden dir="auto">{shared.checkboxLabel}</VisuallyHidden>
        </label>
        <div>
          <BlocksView nodes={item.content} {...shared} />
        </div>
      </li>
    ),
  );
}

function ImageView({ node, pieces, drawImage }: Shared & { node: ImageNode }) {
  return (
    <figure>
      {drawImage(node.attrs)}
      {node.attrs.caption && <figcaption dir="auto">{pieces(node)}</figcaption>}
    </figure>
  );
}

import * as z from 'zod';
import { IMAGE_SOURCE, LINK_ADDRESS, MOST_IMAGE_TEXT, MOST_LABEL, PLAIN_MARKS } from './document-limits.ts';

/** Direction of a block; without one the text itself says it. */
const directionSchema = z.enum(['ltr', 'rtl', 'auto']).nullish();

const MOST_ADDRESS = 2_000;
const MOST_SOURCE = 500;

const markSchema = z.union([
  z.object({ type: z.enum(PLAIN_MARKS) }),
  z.object({
    type: z.literal('link'),
    attrs: z.object({ href: z.string().max(MOST_ADDRESS).regex(LINK_ADDRESS) }),
  }),
]);
export type DocumentMark = z.infer<typeof markSchema>;
const marks = z.array(markSchema).max(8).optional();

const label = z.object({ label: z.string().regex(/\S/).max(MOST_LABEL) });
const inlineSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string().min(1), marks }),
  z.object({ type: z.literal('hardBreak'), marks }),
  z.object({ type: z.literal('tag'), attrs: label, marks }),
  z.object({ type: z.literal('person'), attrs: label, marks }),
]);
export type InlineNode = z.infer<typeof inlineSchema>;

const direction = z.object({ dir: directionSchema }).optional();
const inlines = z.array(inlineSchema).optional();
const pixels = z.number().positive().max(100_000).nullish();

const leafBlockSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), attrs: direction, content: inlines }),
  z.object({
    type: z.literal('heading'),
    attrs: z.object({ level: z.union([z.literal(1), z.literal(2), z.literal(3)]), dir: directionSchema }),
    content: inlines,
  }),
  z.object({
    type: z.literal('codeBlock'),
    attrs: z.object({ language: z.string().max(40).nullish(), dir: directionSchema }).optional(),
    content: inlines,
  }),
  z.object({ type: z.literal('horizontalRule') }),
  z.object({
    type: z.literal('image'),
    attrs: z.object({
      src: z.string().max(MOST_SOURCE).regex(IMAGE_SOURCE),
      alt: z.string().max(MOST_IMAGE_TEXT).nullish(),
      caption: z.string().max(MOST_IMAGE_TEXT).nullish(),
      width: pixels,
      height: pixels,
    }),
  }),
]);
type Direction = { dir?: z.infer<typeof directionSchema> };
export type ListItemNode = {
  type: 'listItem';
  attrs?: Direction | undefined;
  content?: BlockNode[] | undefined;
};
export type TaskItemNode = {
  type: 'taskItem';
  attrs: Direction & { checked: boolean };
  content?: BlockNode[] | undefined;
};
/** What a document consists of, one below the other. */
export type BlockNode =
  | z.infer<typeof leafBlockSchema>
  | { type: 'blockquote'; attrs?: Direction | undefined; content?: BlockNode[] | undefined }
  | { type: 'bulletList'; attrs?: Direction | undefined; content?: ListItemNode[] | undefined }
  | {
      type: 'orderedList';
      attrs?: (Direction & { start?: number | null | undefined }) | undefined;
      content?: ListItemNode[] | undefined;
    }
  | { type: 'taskList'; attrs?: Direction | undefined; content?: TaskItemNode[] | undefined };

const blocks = z.array(z.lazy((): z.ZodType<BlockNode> => blockSchema)).optional();
const listItems = z
  .array(z.object({ type: z.literal('listItem'), attrs: direction, content: blocks }))
  .optional();
const blockSchema: z.ZodType<BlockNode> = z.union([
  leafBlockSchema,
  z.object({ type: z.literal('blockquote'), attrs: direction, content: blocks }),
  z.object({ type: z.literal('bulletList'), attrs: direction, content: listItems }),
  z.object({
    type: z.literal('orderedList'),
    attrs: z.object({ start: z.int().nullish(), dir: directionSchema }).optional(),
    content: listItems,
  }),
  z.object({
    type: z.literal('taskList'),
    attrs: direction,
    content: z
      .array(
        z.object({
          type: z.literal('taskItem'),
          attrs: z.object({ checked: z.boolean(), dir: directionSchema }),
          content: blocks,
        }),
      )
      .optional(),
  }),
]);

/** Of any size; `documentSchema` bounds it. */
export const unboundedDocumentSchema = z.object({ type: z.literal('doc'), content: z.array(blockSchema) });

/** What a person wrote, as ProseMirror JSON. */
export type JournalDocument = z.infer<typeof unboundedDocumentSchema>;

/** A document for each answer of a session; null where there is none. */
export type AnswerDocuments = (JournalDocument | null)[];

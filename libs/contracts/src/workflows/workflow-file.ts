import * as z from 'zod';
import { workflowDocumentSchema, workflowLimits } from './workflow-document.ts';

/** What a file of a routine may have at most, and which version of it is written. */
export const workflowFileLimits = { bytes: 256 * 1024, version: 1, nesting: 40 } as const;

/** By which a file is known as one of a routine, whatever its version. */
export const workflowFileHeadSchema = z.object({
  format: z.literal('reflectory-routine'),
  version: z.int().min(1),
});

/** A routine to be handed on: no ids of what its person has, no consent. */
export const workflowFileSchema = z.strictObject({
  ...workflowFileHeadSchema.shape,
  title: z.string().trim().min(1).max(workflowLimits.title),
  document: workflowDocumentSchema,
});
export type WorkflowFile = z.infer<typeof workflowFileSchema>;

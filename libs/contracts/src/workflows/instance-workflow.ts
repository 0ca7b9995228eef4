import * as z from 'zod';
import { workflowLimits } from './workflow-document.ts';

/** Steps that a routine of an instance has at most. */
export const MOST_INSTANCE_STEPS = 10;
/** What begins routines of an instance. */
export const instanceTriggerKinds = ['member-joined', 'invitation-accepted', 'challenge-ended'] as const;
export type InstanceTriggerKind = (typeof instanceTriggerKinds)[number];

const text = z.string().trim().min(1).max(workflowLimits.text);
const instanceStepSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('notify-admins'), text }),
  /** A notice to the member who joined. */
  z.strictObject({ kind: z.literal('welcome'), text }),
  /** Tells an address of an admin that this routine ran, and nothing else. */
  z.strictObject({ kind: z.literal('webhook'), webhook_id: z.uuid() }),
]);
export type InstanceStep = z.infer<typeof instanceStepSchema>;

/** A routine of an instance. `{name}` in its texts stands for the name of the member, or of the challenge. */
export const instanceWorkflowSchema = z
  .strictObject({
    trigger: z.strictObject({ kind: z.enum(instanceTriggerKinds) }),
    steps: z.array(instanceStepSchema).min(1).max(MOST_INSTANCE_STEPS),
  })
  .refine(
    ({ trigger, steps }) =>
      trigger.kind !== 'challenge-ended' || steps.every(({ kind }) => kind !== 'welcome'),
  );
export type InstanceWorkflow = z.infer<typeof instanceWorkflowSchema>;

/** What came of a step. */
export type InstanceStepResult = { kind: InstanceStep['kind']; state: 'done' | 'gone' };

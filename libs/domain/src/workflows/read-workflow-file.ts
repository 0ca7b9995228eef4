import {
  NOT_WRITTEN,
  type WorkflowDocument,
  workflowFileHeadSchema,
  workflowFileLimits,
  workflowFileSchema,
} from '@reflectory/contracts/workflows';
import { looksSecret } from './looks-secret.ts';
import { allSteps } from './walk-steps.ts';
import { withoutIds } from './write-workflow-file.ts';

/** Why a file is not read; `features` are those that are off where it is read. */
export class WorkflowFileError extends Error {
  readonly code: 'too-large' | 'broken' | 'other' | 'newer' | 'secret' | 'off';
  readonly features: readonly string[];
  constructor(code: WorkflowFileError['code'], features: readonly string[] = []) {
    super(`The file cannot be read: ${code}`);
    this.code = code;
    this.features = features;
  }
}

/** Features without which a part can neither be drawn nor done. */
const FEATURES = new Map([
  ['card-moved', 'boards'],
  ['make-card', 'boards'],
  ['move-card', 'boards'],
  ['map-node', 'mindmaps'],
  ['goal-off-plan', 'goals'],
  ['habit-skipped', 'goals'],
  ['theme-seen', 'insights'],
  ['decision-due', 'library'],
  ['meeting-near', 'calendars'],
  ['make-goal', 'goals'],
  ['plan-focus', 'productivity'],
  ['webhook', 'integrations'],
  ['incoming-called', 'integrations'],
  ['draft-post', 'groups'],
  ['suggest-framework', 'library'],
  ['session-finished', 'library'],
  ['cards', 'boards'],
  ['goals', 'goals'],
  ['habits', 'goals'],
  ['lines', 'integrations'],
]);

const featuresOf = ({ trigger, steps }: WorkflowDocument): string[] => {
  const parts = [trigger, ...allSteps(steps)];
  const kinds = parts.map((part) => FEATURES.get(part.kind === 'for-each' ? part.list.of : part.kind));
  return [...new Set(kinds.filter((feature) => feature !== undefined))];
};

/** All that is said in a file, names of parts as well. @throws WorkflowFileError broken when it lies too deep in itself */
function stringsOf(part: unknown, depth = 0): string[] {
  if (depth > workflowFileLimits.nesting) throw new WorkflowFileError('broken');
  if (typeof part === 'string') return [part];
  if (part === null || typeof part !== 'object') return [];
  return Object.entries(part).flatMap(([name, value]) => [name, ...stringsOf(value, depth + 1)]);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WorkflowFileError('broken');
  }
}

/** A framework that is not known here is to be chosen. */
function withKnown(document: WorkflowDocument, frameworks: ReadonlySet<string>): WorkflowDocument {
  const known = structuredClone(document);
  const { trigger, steps } = known;
  const parts = [...(trigger.kind === 'session-finished' ? [trigger] : []), ...allSteps(steps)];
  for (const part of parts)
    if ('framework' in part && part.framework !== null && !frameworks.has(part.framework))
      part.framework = NOT_WRITTEN;
  return known;
}

type Here = { isOn(feature: string): boolean; frameworks: ReadonlySet<string> };

/**
 * The routine of a file. Ids in it mean nothing here: boards and addresses are to be chosen.
 *
 * @throws WorkflowFileError saying why it is not read; nothing is half read.
 */
export function readWorkflowFile(
  text: string,
  { isOn, frameworks }: Here,
): { title: string; document: WorkflowDocument } {
  if (new TextEncoder().encode(text).length > workflowFileLimits.bytes)
    throw new WorkflowFileError('too-large');
  const whole = parse(text);
  const said = stringsOf(whole);
  const head = workflowFileHeadSchema.safeParse(whole);
  if (!head.success) throw new WorkflowFileError('other');
  if (head.data.version > workflowFileLimits.version) throw new WorkflowFileError('newer');
  if (said.some(looksSecret)) throw new WorkflowFileError('secret');
  const file = workflowFileSchema.safeParse(withoutIds(whole));
  if (!file.success) throw new WorkflowFileError('broken');
  const off = featuresOf(file.data.document).filter((feature) => !isOn(feature));
  if (off.length > 0) throw new WorkflowFileError('off', off);
  return { title: file.data.title, document: withKnown(file.data.document, frameworks) };
}

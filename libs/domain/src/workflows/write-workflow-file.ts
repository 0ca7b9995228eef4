import {
  NOT_CHOSEN,
  NOT_WRITTEN,
  type WorkflowDocument,
  type WorkflowFile,
  workflowFileLimits,
  workflowFileSchema,
} from '@reflectory/contracts/workflows';
import { looksSecret } from './looks-secret.ts';

/** Words of a routine that its person may keep to themselves; what looks like a secret stays in any case. */
export type SharedText = { key: string; text: string; isSecret: boolean };
type Routine = { title: string; document: WorkflowDocument };
type Change = (text: string, key: string) => string;

const IDS = new Set(['board_id', 'column_id', 'webhook_id', 'circle_id', 'map_id']);
const TEXTS = new Set(['title', 'text', 'subject', 'tag', 'value', 'theme']);
/** Values of conditions that are no words of a person. */
const CHOSEN_FIELDS = new Set<unknown>(['weekday', 'date']);

/** The same parts with other words, each told by where it stands. */
function mapTexts(part: unknown, change: Change, key: string): unknown {
  if (Array.isArray(part)) return part.map((one, at) => mapTexts(one, change, `${key}/${at}`));
  if (part === null || typeof part !== 'object') return part;
  const hasWords = !('field' in part && CHOSEN_FIELDS.has(part.field));
  return Object.fromEntries(
    Object.entries(part).map(([name, value]: [string, unknown]) => {
      const own = `${key}/${name}`;
      const isText = typeof value === 'string' && TEXTS.has(name) && hasWords;
      return [name, isText ? change(value, own) : mapTexts(value, change, own)];
    }),
  );
}

/** The same parts without the ids of what its person has, and with ids of steps that say nothing. */
export function withoutIds(part: unknown): unknown {
  let steps = 0;
  const walk = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(walk);
    if (one === null || typeof one !== 'object') return one;
    const id = 'id' in one && 'kind' in one ? `step-${++steps}` : null;
    return Object.fromEntries(
      Object.entries(one).map(([name, value]: [string, unknown]) => {
        if (IDS.has(name) && value !== null) return [name, NOT_CHOSEN];
        return [name, name === 'id' ? id : walk(value)];
      }),
    );
  };
  return walk(part);
}

/** What its person is asked about before a routine is handed on, in the order in which it is read. */
export function textsToShare({ title, document }: Routine): SharedText[] {
  const found: SharedText[] = [];
  const note: Change = (text, key) => {
    if (text !== NOT_WRITTEN) found.push({ key, text, isSecret: looksSecret(text) });
    return text;
  };
  mapTexts({ title, ...document }, note, '');
  return found;
}

/** Where a person lives is no part of a routine: who reads it in takes their own clock. */
function anywhere(document: WorkflowDocument): WorkflowDocument {
  const { trigger } = document;
  if (trigger.kind === 'schedule')
    return { ...document, trigger: { ...trigger, zone: 'UTC', starts_on: '2000-01-01' } };
  return trigger.kind === 'decision-due' ? { ...document, trigger: { ...trigger, zone: 'UTC' } } : document;
}

/**
 * A routine as the text of a file: without ids, consent, time zone, and words that its person keeps.
 *
 * @param kept Keys of `textsToShare` that stay with the person.
 */
export function writeWorkflowFile({ title, document }: Routine, kept: ReadonlySet<string>): string {
  const change: Change = (text, key) => (kept.has(key) || looksSecret(text) ? NOT_WRITTEN : text);
  const shared = mapTexts({ title, ...anywhere(document) }, change, '') as { title: string };
  const { title: said, ...rest } = shared;
  const file: WorkflowFile = workflowFileSchema.parse({
    format: 'reflectory-routine',
    version: workflowFileLimits.version,
    title: said,
    document: withoutIds(rest),
  });
  return `${JSON.stringify(file, null, 2)}\n`;
}

import type { LinkMailTexts } from '@reflectory/runtime/mail';
import { fillText } from '@reflectory/server-kit';
import * as z from 'zod';

const text = z.string().min(1);
/** What a mail with a link says. */
export const mailSchema: z.ZodType<LinkMailTexts> = z.strictObject({
  subject: text,
  lead: text,
  action: text,
  note: text,
});

/** The same with what stands for its `{{places}}`. */
export const mailWith = (
  { subject, lead, action, note }: LinkMailTexts,
  facts: Readonly<Record<string, string>>,
): LinkMailTexts => ({
  subject: fillText(subject, facts),
  lead: fillText(lead, facts),
  action: fillText(action, facts),
  note: fillText(note, facts),
});

import type { Language } from '@reflectory/contracts/languages';
import type { WebhookFormat } from '@reflectory/contracts/webhooks';
import { feelingName, isFeeling } from '@reflectory/domain/feelings';
import { fillText } from '@reflectory/server-kit';
import * as z from 'zod';
import { textsOf } from '../../languages/texts-of.ts';
import type { Thing } from './webhook-message.ts';

export type ChatFormat = Exclude<WebhookFormat, 'standard'>;

const sentence = z.string().min(1);
const eventSchema = z.object({
  entry_finished: sentence,
  entry_revised: sentence,
  card_done: sentence,
  routine_ran: sentence,
  test: sentence,
});
const texts = textsOf(
  'webhooks/chat',
  eventSchema.extend({ titled: sentence, felt: sentence, open: sentence }),
);
const eventKeySchema = eventSchema.keyof();

/** Characters of words that are chosen: Discord takes two thousand in all, and each may be escaped. */
const [LONGEST_TITLE, LONGEST_TEXT, LONGEST_FELT] = [150, 450, 100];

const clip = (text: string, most: number) =>
  text.length > most ? `${Array.from(text).slice(0, most).join('')}…` : text;

/** What is said of an event: of a thing only what was chosen. */
export type ChatNote = { event: string; chosen: Partial<Thing>; link: string; language: Language };

function linesOf({ event, chosen, language }: ChatNote): string[] {
  const words = texts[language];
  const happened = words[eventKeySchema.parse(event.replace('.', '_'))];
  const { title, text, feelings = [] } = chosen;
  const felt = feelings.map(({ feeling }) => (isFeeling(feeling) ? feelingName(feeling, language) : feeling));
  const feelingWords = clip(new Intl.ListFormat(language).format(felt), LONGEST_FELT);
  return [
    title ? fillText(words.titled, { event: happened, title: clip(title, LONGEST_TITLE) }) : happened,
    ...(text ? [clip(text, LONGEST_TEXT)] : []),
    ...(felt.length > 0 ? [fillText(words.felt, { feelings: feelingWords })] : []),
  ];
}

/** Nobody is called by what a person wrote, and nothing of it is read as a form. */
const escapes = {
  slack: (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  discord: (text: string) => text.replaceAll(/[\\*_~`|>#()[\]:@<-]/gu, String.raw`\$&`),
} as const satisfies Partial<Record<ChatFormat, (text: string) => string>>;

/** A message as one of the chats takes it at an incoming address of its own. */
export function chatMessageOf(format: ChatFormat, note: ChatNote): string {
  const lines = linesOf(note);
  const { open } = texts[note.language];
  if (format === 'discord')
    return JSON.stringify({
      content: [...lines.map(escapes.discord), `[${open}](<${note.link}>)`].join('\n'),
      allowed_mentions: { parse: [] },
    });
  if (format === 'slack')
    return JSON.stringify({
      text: lines.map(escapes.slack).join('\n'),
      mrkdwn: false,
      unfurl_links: false,
      blocks: [
        { type: 'section', text: { type: 'plain_text', text: lines.join('\n'), emoji: false } },
        { type: 'context', elements: [{ type: 'mrkdwn', text: `<${note.link}|${open}>` }] },
      ],
    });
  const card = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    // Runs are read as no form, and have no links.
    body: lines.map((text) => ({ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text }] })),
    actions: [{ type: 'Action.OpenUrl', title: open, url: note.link }],
  };
  return JSON.stringify({
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content: card }],
  });
}

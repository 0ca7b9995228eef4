import { createHash } from 'node:crypto';
import { documentOfText, storableText } from '@reflectory/domain/document';
import { documentOfHtml, MOST_TEXT } from '@reflectory/domain/importing';
import PostalMime, { type Attachment, type Header } from 'postal-mime';
import type { JournalDocument } from '@reflectory/contracts/document';

/** Parts of a mail one within the other, and bytes of its head: what is more is no mail that somebody wrote. */
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 200_000, attachmentEncoding: 'arraybuffer' } as const;
/** Line breaks of a mail and of its plain part, or tags and entities of its HTML: each may be a node of the document. */
const MOST_BREAKS = 100_000;
const MOST_LINES_OF_HEAD = 5000;
/** Lines that may begin a part. */
const MOST_PARTS = 1000;
const WEEK_MS = 7 * 86_400_000;
/** Clocks are not the same everywhere. */
const AHEAD_MS = 600_000;
/** Headers that say what a mail is: of two, a program may show the one that nobody signed. */
const ONCE = ['from', 'subject', 'date', 'message-id', 'content-type'];

export type MailPicture = { name: string; type: string; bytes: Uint8Array };

/** A mail as it is taken. */
export type ReadMail = {
  /** By which it is known when it comes again. */
  key: string;
  /** As it names itself. */
  from: string;
  subject: string;
  document: JournalDocument;
  /** Milliseconds; null where it says none. */
  writtenAt: number | null;
  pictures: MailPicture[];
  /** Files besides pictures. */
  otherFiles: number;
  /** Whether a program answered, or says that a mail did not arrive. */
  isAutomatic: boolean;
};

const isAmbiguous = (headers: readonly Header[]) =>
  ONCE.some((name) => headers.filter(({ key }) => key === name).length > 1);

const valueOf = (headers: readonly Header[], name: string) =>
  headers.find(({ key }) => key === name)?.value.trim() ?? '';

function isAutomatic(headers: readonly Header[], sender: string): boolean {
  const submitted = valueOf(headers, 'auto-submitted');
  return (
    (submitted !== '' && !/^no\b/i.test(submitted)) ||
    /^auto[_-]reply$/i.test(valueOf(headers, 'precedence')) ||
    headers.some(({ key }) => key === 'x-autoreply' || key === 'x-autorespond') ||
    /^multipart\/report\b/i.test(valueOf(headers, 'content-type')) ||
    /^mailer-daemon@/i.test(sender)
  );
}

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);

const isPicture = ({ mimeType }: Attachment) => /^image\//i.test(mimeType);

/** Asked of the bytes, since reading takes time for each line and each part. */
function hasMore(raw: Buffer, mark: string, most: number): boolean {
  let at = -1;
  for (let count = 0; count <= most; count += 1) {
    at = raw.indexOf(mark, at + 1);
    if (at === -1) return false;
  }
  return true;
}

const isTooLong = (text: string, unbroken: RegExp) =>
  text.length > MOST_TEXT || text.replaceAll(unbroken, '').length > MOST_BREAKS;

/** Null where it is too long to be made. */
function documentOf(plain: string, html: string): JournalDocument | null {
  if (plain !== '') return isTooLong(plain, /[^\n]+/g) ? null : documentOfText(plain);
  return isTooLong(html, /[^<&]+/g) ? null : documentOfHtml(html);
}

/** Whether a mail has more lines or parts than somebody writes, whose reading and verifying would take long. */
export const hasTooMany = (raw: Buffer): boolean =>
  hasMore(raw, '\n', MOST_BREAKS) || hasMore(raw, '\n--', MOST_PARTS);

/** Whom a mail says it is from, by its head alone; null where it does not say so plainly. */
export async function senderOf(raw: Buffer): Promise<string | null> {
  const start = raw.subarray(0, LIMITS.maxHeadersSize).toString('latin1');
  const end = start.search(/\r?\n\r?\n/);
  if (end === -1 || hasMore(raw.subarray(0, end), '\n', MOST_LINES_OF_HEAD)) return null;
  const { headers, from } = await PostalMime.parse(raw.subarray(0, end), LIMITS);
  return isAmbiguous(headers) ? null : (from?.address?.toLowerCase() ?? null);
}

/** Reads a mail; whatever is in it, nothing of it is asked for elsewhere. @throws Error where it is none */
export async function readMail(raw: Buffer): Promise<ReadMail | 'too-long'> {
  const mail = await PostalMime.parse(raw, LIMITS);
  const { headers, attachments } = mail;
  const sender = mail.from?.address?.toLowerCase() ?? '';
  const id = mail.messageId?.trim() ?? '';
  const written = Date.parse(mail.date ?? '');
  const document = documentOf(storableText(mail.text ?? '').trim(), mail.html ?? '');
  if (document === null) return 'too-long';
  const pictures = attachments.filter(isPicture);
  return {
    key: createHash('sha256')
      .update(id === '' ? raw : id)
      .digest('hex'),
    from: mail.from?.name ? `${mail.from.name} <${sender}>` : sender,
    subject: mail.subject?.trim() ?? '',
    document,
    writtenAt: Number.isNaN(written) ? null : written,
    pictures: pictures.map((one) => ({ name: one.filename ?? '', type: one.mimeType, bytes: bytesOf(one) })),
    otherFiles: attachments.length - pictures.length,
    isAutomatic: isAutomatic(headers, sender),
  };
}

/** The moment of the entry: the mail's own where it is of the last week. */
export const momentOfMail = (writtenAt: number | null, now: number): Date =>
  new Date(
    writtenAt !== null && writtenAt > now - WEEK_MS && writtenAt < now + AHEAD_MS
      ? Math.min(writtenAt, now)
      : now,
  );

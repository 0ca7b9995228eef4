import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { HELD_MAIL_MAX_CHARACTERS, MAIL_PICTURES_MAX } from '@reflectory/contracts/mail-in';
import { textOfDocument } from '@reflectory/domain/document';
import { MOST_TITLE, oneLine } from '@reflectory/domain/importing';
import type { Transaction } from '@reflectory/runtime/database';
import { BusyError } from '@reflectory/server-kit';
import {
  type FileStore,
  FileTooLargeError,
  type QuotaLimits,
  type ReceiveFile,
  StorageError,
} from '@reflectory/storage';
import { createKeepFile } from '../../../kept-files/index.ts';
import { entryOfMail } from '../entry-of-mail.ts';
import {
  type FileOfMail,
  mailInRepository as repository,
  type MailOwner,
  type Taken,
} from '../mail-in.repository.ts';
import {
  hasTooMany,
  momentOfMail,
  readMail,
  senderOf,
  type MailPicture,
  type ReadMail,
} from './read-mail.ts';
import { UNVERIFIED, type Verdict, type VerifySender } from './verify-sender.ts';

export type ReceiveMailDependencies = {
  /** Runs as the worker. */
  db: Transaction;
  files: Pick<FileStore, 'write'>;
  /** Bytes that a person and an instance may keep (0: any number), and that one file may have. */
  fileLimits: QuotaLimits & { largest: number };
  receive: ReceiveFile;
  verifySender: VerifySender;
  /** Milliseconds. */
  now: () => number;
};

/** What became of a mail; `dropped` is an answer of a program, or says nothing. */
export type Outcome = Taken | 'held' | 'dropped' | 'unsure' | 'too-long' | 'unreadable';

/** Takes a mail that came in whole. */
export type ReceiveMail = (hash: Buffer, owner: MailOwner, raw: Buffer) => Promise<Outcome>;

/** Mails in an hour: those of the person themself, and apart from them what others bring. */
const OWN = { isOwn: true, most: 60 };
export const OF_OTHERS = { isOwn: false, most: 60 };
/** Of others again, once there are that many: those that say they are the person's own are still verified. */
const UNPROVEN = { isOwn: false, most: 300 };

/** Keeps pictures as uploads are kept; those that are none, are broken or find no room are left out. */
function createKeepPictures({
  db,
  files,
  fileLimits,
  receive,
}: Omit<ReceiveMailDependencies, 'verifySender' | 'now'>) {
  const keep = createKeepFile({ files, receive });
  return async (owner: MailOwner, pictures: readonly MailPicture[]): Promise<FileOfMail[]> => {
    const kept: FileOfMail[] = [];
    if (pictures.length === 0) return kept;
    let room = await repository.roomFor(db, owner, fileLimits);
    for (const { name, type, bytes } of pictures.slice(0, MAIL_PICTURES_MAX)) {
      const file = {
        size: bytes.length,
        read: () => Readable.from([bytes]),
        contentType: type,
        keepsDetails: false,
      };
      try {
        const { version, size, metadata, userMetadata } = await keep(
          owner,
          file,
          Math.min(fileLimits.largest, room),
        );
        if (!metadata.mimetype.startsWith('image/')) continue;
        room -= size;
        kept.push({
          id: randomUUID(),
          version,
          metadata,
          user_metadata: userMetadata,
          name: oneLine(name, 255) || `${kept.length + 1}.${metadata.mimetype.slice('image/'.length)}`,
          position: kept.length,
        });
      } catch (error) {
        if (
          error instanceof BusyError ||
          !(error instanceof StorageError || error instanceof FileTooLargeError)
        )
          throw error;
      }
    }
    return kept;
  };
}

/** Takes a mail to an address: an entry where it is from the address's own person, and held where not. */
export function createReceiveMail(dependencies: ReceiveMailDependencies): ReceiveMail {
  const { db, verifySender, now } = dependencies;
  const keepPictures = createKeepPictures(dependencies);

  const take = async (hash: Buffer, owner: MailOwner, mail: ReadMail): Promise<Outcome> => {
    const entryAt = momentOfMail(mail.writtenAt, now());
    const entry = entryOfMail({ ...mail, subject: mail.subject || (mail.pictures[0]?.name ?? ''), entryAt });
    if (entry === 'empty') return 'dropped';
    if (entry === 'too-long') return entry;
    return repository.take(db, hash, entry, await keepPictures(owner, mail.pictures));
  };

  const hold = async (
    hash: Buffer,
    { key, from, subject, document, ...mail }: ReadMail,
  ): Promise<Outcome> => {
    const text = textOfDocument(document);
    if (text.length > HELD_MAIL_MAX_CHARACTERS) return 'too-long';
    const said = await repository.hold(db, hash, key, {
      sender: oneLine(from, 320),
      subject: oneLine(subject, MOST_TITLE),
      text,
      entry_at: momentOfMail(mail.writtenAt, now()).toISOString(),
      file_count: mail.pictures.length + mail.otherFiles,
    });
    return said === 'taken' ? 'held' : said;
  };

  const count = async (hash: Buffer, { is }: Verdict, saysOwn: boolean): Promise<Taken> => {
    const said = await repository.count(db, hash, is === 'verified' ? OWN : OF_OTHERS);
    if (is !== 'verified' && saysOwn && said === 'busy') await repository.count(db, hash, UNPROVEN);
    return said;
  };

  return async (hash, owner, raw) => {
    const isReadable = !hasTooMany(raw);
    const sender = isReadable ? await senderOf(raw).catch(() => null) : null;
    const saysOwn = sender === owner.email.toLowerCase();
    const verdict = saysOwn ? await verifySender(raw, owner.email) : UNVERIFIED;
    const counted = await count(hash, verdict, saysOwn);
    if (counted !== 'taken') return counted;
    if (!isReadable) return 'too-long';
    if (verdict.is === 'unsure') return verdict.is;
    const mail = await readMail(raw).catch(() => 'unreadable' as const);
    if (typeof mail === 'string') return mail;
    if (mail.isAutomatic) return 'dropped';
    const known = verdict.is === 'verified' ? { ...mail, key: verdict.key ?? mail.key } : mail;
    // Asked before pictures are written, which the transaction could not take back.
    if (await repository.cameBefore(db, hash, known.key)) return 'again';
    return verdict.is === 'verified' ? take(hash, owner, known) : hold(hash, known);
  };
}

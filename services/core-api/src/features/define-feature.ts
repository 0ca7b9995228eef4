import type { RateLimiter } from '@reflectory/auth';
import type { BelongingsArea } from '@reflectory/contracts/account';
import type { Ownership } from '@reflectory/contracts/database';
import type { EditableObject } from '@reflectory/contracts/editing';
import type { Analysis, FeelingCorrection } from '@reflectory/contracts/journal';
import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import type { FrameworkDocument } from '@reflectory/contracts/library';
import type { Language } from '@reflectory/contracts/languages';
import type { Permission } from '@reflectory/permissions';
import type {
  Database,
  InstanceTransactions,
  PersonTransactions,
  Transaction,
} from '@reflectory/runtime/database';
import type { FunctionDefinition } from '@reflectory/runtime/functions';
import type { EventDefinition, EventHandler, Job } from '@reflectory/runtime/jobs';
import type { Area } from '@reflectory/runtime/http';
import type { Mailer, MailPerson } from '@reflectory/runtime/mail';
import type { Logger, SecretBox, WorkOwner } from '@reflectory/server-kit';
import type { FileStore, Pictures, QuotaLimits } from '@reflectory/storage';
import type { NotificationKind } from '../languages/notifications-in-words.ts';
import type { StopLinks } from '../links/index.ts';
import type { OAuthClients } from '../oauth/index.ts';
import type { OwnEventSources } from '../own-calendar/index.ts';
import type { Payments } from '../payments/index.ts';
import type { PushOffer, PushSender } from '../push/index.ts';
import type { Provider, ProviderKeys } from '../provider/index.ts';
import type { Transcriber } from '../transcription/index.ts';

/** Whose the rows of a table are; nobody but the service reaches `internal` ones. */
type TableOwnership = Ownership | 'internal';

/** A section of `reflectory.json` besides its head: the caller's own rows, as the database keeps them. */
export type ExportSection = {
  key: string;
  table: string;
  /** Column that names the person; that of `objects` where the rows are below somebody's objects. */
  owner: string;
  /** The table of those objects, and the column that names one. */
  objects?: { table: string; column: string };
  order: string;
  /** What each row says besides its columns, as SQL of a JSON object about `mine`. */
  more?: string;
  /** Whether a person has at most one such row, which then stands without a list. */
  isSingle: boolean;
};

/** How a text is to be read. */
export type ReadingOptions = {
  language: Language;
  /** Whether its words may go to a provider; where not, the built-in engine reads it. */
  mayBeSent: boolean;
  /** What the person said of earlier readings. */
  corrections: readonly FeelingCorrection[];
};

/** What features ask each other. Each is answered by one of them; the others know no more than this. */
export type FeaturePorts = {
  insights: {
    /** Reads a text for somebody, which may take long. @throws BusyError */
    analyse(owner: WorkOwner, text: string, options: ReadingOptions): Promise<Analysis>;
    /** Name of the engine that sends nothing, as it stands in what it finds. */
    localEngine: string;
    /** Length and pace of a text; nothing of what it says. */
    measure(text: string): Pick<Analysis, 'wordCount' | 'rhythm'>;
  };
  /** Whether entries are read at the instance of the caller. */
  isInsightOn(tx: Transaction): Promise<boolean>;
  /** Whether the caller has paid, or need not. */
  hasPremium(tx: Transaction, now: Date): Promise<boolean>;
  /** A framework of the library in one of its versions. @throws FunctionError not_found */
  findFramework(tx: Transaction, key: string, version: number): Promise<FrameworkDocument>;
  /** For each word of a caller's question the words of their entries that it stands for; none where there is none. */
  findMeaning(
    tx: Transaction,
    words: readonly string[],
  ): Promise<{ meant: string[]; isCorrected: boolean }[]>;
  /** Entries of the caller with words they look for. @throws FunctionError invalid_input */
  searchEntries(
    tx: Transaction,
    input: FunctionInput<'search-entries'>,
  ): Promise<FunctionOutput<'search-entries'>>;
} & OwnEventSources;

/** What the configuration chooses between. */
export type PortChoices = {
  /** Name of an engine of `features/insights/engines`. */
  insightEngine: string;
};

/** What functions are made of. */
export type FunctionParts = {
  database: Database;
  /** Null where payments are not set up. */
  payments: Payments | null;
  /** Null where no files are kept. */
  files: Pick<FileStore, 'read' | 'write' | 'remove'> | null;
  /** Draws what strangers ask for, in a process of its own. */
  pictures: Pictures;
  /** The providers that instances set up; asks for permission itself. */
  provider: Provider;
  /** Null where no key of a provider can be kept. */
  providerKeys: ProviderKeys | null;
  /** Null where no password of a person's account elsewhere can be kept. */
  passwordBox: SecretBox | null;
  /** How providers of accounts elsewhere know this installation. */
  oauthClients: OAuthClients;
  /** Origins that members may give although they are private or without TLS. */
  memberOrigins: readonly string[];
  /** Host name of addresses for mails to journals; null where none are taken. */
  mailDomain: string | null;
  /** Host of who writes recordings down; null where nobody does. */
  transcriptionProvider: string | null;
  /** Bytes that a person may keep (0: any number), and that one file may have. */
  fileLimits: { perPerson: number; largest: number };
  /** Null where no notifications are sent to browsers. */
  push: PushOffer | null;
  /** Null where no secret is given to sign them. */
  stopLinks: StopLinks | null;
  limiter: RateLimiter;
  /** Answers false for an account without a password. */
  verifyPassword: (hash: string | null, password: string) => Promise<boolean>;
  hashPassword: (password: string) => Promise<string>;
  /** What the export holds of every feature. */
  sections: readonly ExportSection[];
  /** What every feature keeps of people, in words. */
  belongings: readonly Belongings[];
  /** What every feature permits. */
  permissions: readonly Permission[];
  /** What every feature tells people. */
  notificationKinds: readonly NotificationKind[];
  /** What of every feature is edited together. */
  editable: readonly EditableObject[];
  ports: FeaturePorts;
  /** Every function of the service, once all are there. */
  functions: () => readonly FunctionDefinition[];
  /** Milliseconds. */
  now: () => number;
};

/** What jobs are made of. */
export type JobParts = {
  /** Runs as the worker. */
  db: Transaction;
  ports: Pick<FeaturePorts, 'insights'>;
  mailer: Mailer;
  /** Removes mails that were kept instead of sent. */
  forgetMails: (person: MailPerson) => Promise<void>;
  files: Pick<FileStore, 'list' | 'remove' | 'removeUnfinished'>;
  /** Null where payments are not set up. */
  payments: {
    setEnding(subscriptionId: string, isEnding: boolean): Promise<unknown>;
    forgetCustomer(customerId: string): Promise<void>;
  } | null;
  /** Origin of the default instance, for instance `https://reflectory.example`. */
  publicOrigin: string;
  stopLinks: StopLinks;
  /** Null where no notifications are sent to browsers. */
  push: PushSender | null;
  /** What every feature tells people. */
  notificationKinds: readonly NotificationKind[];
  /** Origins that members may give although they are private or without TLS. */
  memberOrigins: readonly string[];
  /** Null where no password of a person's account elsewhere can be kept. */
  passwordBox: SecretBox | null;
  /** Null where no key of a provider can be kept. */
  providerKeys: ProviderKeys | null;
  /** How providers of accounts elsewhere know this installation. */
  oauthClients: OAuthClients;
  /** Milliseconds. */
  now: () => number;
};

/** What handlers of events are made of. */
export type EventParts = {
  /** Runs as the worker. */
  db: Transaction;
  asPerson: PersonTransactions;
  asInstance: InstanceTransactions;
  ports: Pick<FeaturePorts, 'insights'> & OwnEventSources;
  files: Pick<FileStore, 'read' | 'write'>;
  /** Bytes that a person and an instance may keep (0: any number), and that one file may have. */
  fileLimits: QuotaLimits & { largest: number };
  /** Changes pictures, in a process of its own. */
  pictures: Pictures;
  /** The providers that instances set up; asks for permission itself. */
  provider: Provider;
  /** Null where nobody writes recordings down. */
  transcriber: Transcriber | null;
  logger: Pick<Logger, 'warn'>;
} & Pick<
  JobParts,
  'push' | 'notificationKinds' | 'memberOrigins' | 'passwordBox' | 'providerKeys' | 'oauthClients' | 'now'
>;

/** What routers for other services are made of. */
export type OpenParts = {
  database: Database;
  /** Null where payments are not set up. */
  payments: Payments | null;
  logger: Logger;
};

/** Rows that are removed when they are old enough, by a job of the worker. */
export type Retention = {
  /** Name of the job. */
  job: string;
  /** When it runs. */
  cron: string;
  /** Rows of before this moment are removed. */
  keptSince: (now: Date) => Date;
  /** Removes some of them and says how many; it is asked again until none is left. */
  sweep: (db: Transaction, keptSince: Date) => Promise<number>;
};

/** Sweeps by a statement of two parameters, the moment and how many at most, that answers `swept`. */
export const sweepBy =
  (sql: string, atOnce: number): Retention['sweep'] =>
  async (db, keptSince) => {
    const [row] = await db.query<{ swept: number }>(sql, [keptSince, atOnce]);
    return row?.swept ?? 0;
  };

/** What a feature keeps of people in a few words, and below which heading it is named. */
export type Belongings = Readonly<Record<Language, string>> & { area: BelongingsArea };

/**
 * What a feature of the service consists of. It is the export `feature` of `features/<area>/feature.ts` and is found there:
 * nobody else lists features. Its migrations lie beside it, in `migrations/`.
 */
export type Feature = {
  /**
   * What it keeps of a person, as they read it before they delete their account; null where the dialog names it, or it
   * has no name of its own. With tables of people it is asked for.
   */
  belongings?: Belongings | null;
  /** Tables that its migrations make, with their schema → whose the rows are. */
  tables?: Readonly<Record<string, TableOwnership>>;
  /** What somebody may do with it; its policies and functions ask for these. */
  permissions?: readonly Permission[];
  /** What several people and devices change at the same time: its migrations say `app.edit_together`. */
  editable?: readonly EditableObject[];
  /** What it tells people in the list of notifications; its migrations call `app.notify` with these kinds. */
  notifications?: readonly NotificationKind[];
  /** Tables whose changes are told live. */
  live?: readonly string[];
  /** What the export holds of it. */
  exported?: readonly ExportSection[];
  /** Tables about a person that the section `account` of the export speaks of, or that hold nothing but secrets or ids. */
  inAccount?: readonly string[];
  /** Tables that are made of exported ones and go with them. */
  derived?: readonly string[];
  /** Tables that look as if they held something of a person → why they stay when the person goes. */
  impersonal?: Readonly<Record<string, string>>;
  /** What it is called for, under /functions/v1. */
  functions?(parts: FunctionParts): readonly FunctionDefinition[];
  /** What other services send it, with the body as it came; nobody has checked who they are. */
  open?(parts: OpenParts): readonly Area[];
  /** What others ask it. */
  answers?(choices: PortChoices): Partial<FeaturePorts>;
  /** What it does without being asked for. */
  jobs?(parts: JobParts): readonly Job[];
  /** What it keeps for a time only. */
  retention?: readonly Retention[];
  /** What a new installation has of it. Runs as the owner of the schema, at each start, and changes nothing that is there. */
  seeds?(tx: Transaction): Promise<void>;
  /** What it tells others of; its migrations publish these. */
  events?: readonly EventDefinition<unknown>[];
  /** What it does about events, its own or those of others. */
  hears?(parts: EventParts): readonly EventHandler[];
};

/** Checks the shape of a feature where it is declared. */
export const defineFeature = (feature: Feature): Feature => feature;

/** A section with at most one row. */
export const single = (key: string, table: string, owner = 'user_id'): ExportSection => ({
  key,
  table,
  owner,
  order: 'instance_id',
  isSingle: true,
});

/** A section with any number of rows. */
export const many = (key: string, table: string, order: string, owner = 'user_id'): ExportSection => ({
  key,
  table,
  owner,
  order,
  isSingle: false,
});

/** A section with rows below objects that are somebody's own. */
export const manyBelow = (
  objects: NonNullable<ExportSection['objects']>,
  key: string,
  table: string,
  order: string,
): ExportSection => ({ ...many(key, table, order), objects });

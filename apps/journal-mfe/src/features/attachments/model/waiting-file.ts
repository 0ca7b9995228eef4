/** Name of the database on the device. */
export const FILES_DATABASE = 'reflectory.journal.files';

/** A file that this device keeps until the server has it. Its bytes lie beside it. */
export type WaitingFile = {
  id: string;
  instanceId: string;
  userId: string;
  /** One of the two: a file may be added before its session has become an entry. */
  entryId: string | null;
  sessionId: string | null;
  name: string;
  type: string;
  bytes: number;
  alt: string;
  caption: string;
  position: number;
  /** Place and device stay in it. */
  keepsDetails: boolean;
  /** Why the server will not take it as it is. */
  refusal: Refusal | null;
};

/** What a person can be told of a refusal. */
export type Refusal = 'room' | 'size' | 'type' | 'damaged' | 'gone' | 'other';

/** Whose files, and of which entry or session. */
export type FilePlace = { entryId: string | null; sessionId: string | null };

/** Whether a file belongs to a place. */
export const isAt = (file: FilePlace, { entryId, sessionId }: FilePlace): boolean =>
  (entryId !== null && file.entryId === entryId) || (sessionId !== null && file.sessionId === sessionId);

/** What the picker offers; the server decides by the bytes. */
export const ACCEPTED = 'image/*,audio/*,video/*,application/pdf,.heic,.heif';

/** Whether a file may be one that the server takes; HEIC often comes without a type. */
export const mayBeTaken = ({ name, type }: { name: string; type: string }): boolean =>
  /^(image\/(?!svg)|audio\/|video\/|application\/pdf$)/.test(type) || /\.(heic|heif)$/i.test(name);

/** Pictures that browsers draw; HEIC is kept and offered for download. */
export const isDrawn = (type: string): boolean => /^image\/(jpeg|png|webp|gif|avif)$/.test(type);

/** A picture that no browser draws. */
export const isUnshown = ({ name, type }: { name: string; type: string }): boolean =>
  /^image\/hei[cf]/.test(type) || /\.(heic|heif)$/i.test(name);

/** What is said of a file when it is added. */
export const describeFile = (
  { name, type, size }: File,
  { entryId, sessionId }: FilePlace,
  position: number,
  keepsDetails = false,
): Omit<WaitingFile, 'instanceId' | 'userId' | 'refusal'> => ({
  id: crypto.randomUUID(),
  entryId,
  sessionId,
  name: name.slice(-255) || 'file',
  type,
  bytes: size,
  alt: '',
  caption: '',
  position,
  keepsDetails,
});

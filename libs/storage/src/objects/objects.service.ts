import { randomUUID } from 'node:crypto';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { Bucket } from '../buckets/bucket.ts';
import { isTypeAllowed } from '../buckets/size.policy.ts';
import { type FileStore, FileTooLargeError } from '../files/file-store.ts';
import { createReceiveFile, type ReceiveFile } from '../intake/receive-file.ts';
import {
  bucketNotFound,
  notOffered,
  notPermitted,
  objectNotFound,
  tooLarge,
  wrongType,
} from '../storage-error.ts';
import { fileKey } from '../storage-keys.ts';
import type { Actor, ObjectRows } from './object-rows.ts';
import {
  deleteObjects,
  findSource,
  moveObject,
  revokeAddresses,
  type NewObject,
  type ObjectPlace,
  type ObjectSource,
  type Removal,
} from './objects.repository.ts';
import { createQuota, type Quota, quotaExceeded, type QuotaLimits, unlimitedStorage } from './quota.ts';
import { readCurrent } from './read-current.ts';
import type { ObjectMetadata, StoredObject } from './stored-object.ts';
import type { Upload } from '../intake/upload.ts';

/** How an object is copied. */
type CopyOptions = {
  isUpsert: boolean;
  /** What the copy says of itself instead; left out, it says all that its source does. */
  metadata?: { [Name in 'cacheControl' | 'mimetype' | 'contentEncoding']?: string | undefined };
};

/** What can be done with objects; every failure is a StorageError, or what the database says of a policy. */
export type ObjectsService = {
  /** Answers the id of the object. */
  upload(actor: Actor, place: ObjectPlace, upload: Upload, isUpsert: boolean): Promise<string>;
  /** Refuses what an upload would be refused for, before there are bytes. */
  tryUpload(actor: Actor, place: ObjectPlace, isUpsert: boolean): Promise<void>;
  /** The object, if the actor may see it. */
  get(actor: Actor, source: ObjectSource): Promise<StoredObject>;
  /** An object of a public bucket. */
  getPublic(context: RequestContext, source: ObjectSource): Promise<StoredObject>;
  copy(actor: Actor, from: ObjectSource, to: ObjectPlace, options: CopyOptions): Promise<string>;
  move(actor: Actor, from: ObjectSource, to: ObjectPlace): Promise<string>;
  /** Ends all addresses for reading that were signed until now. */
  revokeAddresses(actor: Actor, place: ObjectPlace): Promise<void>;
  /** Removes what the actor may remove, and says which objects these were. */
  remove(actor: Actor, bucket: string, removals: readonly Removal[]): Promise<StoredObject[]>;
};

type Dependencies = {
  rows: ObjectRows;
  files: FileStore;
  /** Bytes of an object where its bucket says nothing. */
  maxObjectSize: number;
  /** Left out: whoever stores may keep any number of bytes. */
  quota?: QuotaLimits;
  /** Where pictures, PDF, sound and films alone are taken, without what they say of place and device. */
  isCleaned?: (place: ObjectPlace) => boolean;
};

type Storing = Omit<Dependencies, 'quota'> & {
  quota: Quota;
  isCleaned: (place: ObjectPlace) => boolean;
  receive: ReceiveFile;
};

/** Objects: rows under row security, bytes in the file store, and never the one without the other. */
export function createObjectsService({
  rows,
  files,
  maxObjectSize,
  isCleaned = () => false,
  quota: limits = unlimitedStorage,
}: Dependencies): ObjectsService {
  const quota = createQuota(rows, limits);
  const receive = createReceiveFile();
  const storing: Storing = { rows, files, maxObjectSize, quota, isCleaned, receive };
  const get: ObjectsService['get'] = async (actor, source) => {
    const object = await rows.as(actor, (tx) => findSource(tx, source));
    if (object) return object;
    // Only who finds nothing has to be told whether it is the bucket that is missing.
    await rows.getBucket(actor.context, source.bucket);
    throw objectNotFound();
  };
  return {
    get,
    upload: (actor, place, upload, isUpsert) => uploadObject(storing, actor, { ...place, upload, isUpsert }),
    async tryUpload(actor, place, isUpsert) {
      await rows.getBucket(actor.context, place.bucket);
      await rows.attempt(
        actor,
        { ...place, version: randomUUID(), metadata: {}, userMetadata: {} },
        isUpsert,
      );
    },
    async getPublic(context, source) {
      // Whether a private bucket holds such an object is not told.
      if (!(await rows.getBucket(context, source.bucket)).public) throw bucketNotFound();
      const object = await rows.asService(context, (tx) => findSource(tx, source));
      if (!object) throw objectNotFound();
      return object;
    },
    copy: (actor, from, to, options) =>
      readCurrent(
        () => get(actor, from),
        (source) => copyObject(storing, actor, { source, to, ...options }),
      ),
    move: async (actor, from, to) => moveStored(storing, actor, await get(actor, from), to),
    async revokeAddresses(actor, place) {
      await get(actor, place);
      const id = await rows.as(actor, (tx) => revokeAddresses(tx, place, new Date()));
      if (id === undefined) throw notPermitted();
    },
    async remove(actor, bucket, removals) {
      await rows.getBucket(actor.context, bucket);
      const removed = await rows.as(actor, (tx) => deleteObjects(tx, bucket, removals));
      await files.remove(removed.map(({ version }) => fileKey(actor.context.instance_id, version)));
      return removed;
    },
  };
}

/** @throws StorageError when a bucket takes no such object */
function checkFit(
  { mimetype, size }: Pick<ObjectMetadata, 'mimetype' | 'size'>,
  bucket: Bucket,
  maxObjectSize: number,
): void {
  if (!isTypeAllowed(mimetype, bucket.allowed_mime_types)) throw wrongType(mimetype);
  if (size > limitOf(bucket, maxObjectSize)) throw tooLarge();
}

/** What is cleaned as it comes cannot come from another place of the store. @throws StorageError */
function checkWay({ isCleaned }: Storing, to: ObjectPlace): void {
  if (isCleaned(to)) throw notOffered('Copying or moving into this folder');
}

const limitOf = ({ file_size_limit: own }: Bucket, maxObjectSize: number) =>
  Math.min(own ?? maxObjectSize, maxObjectSize);

async function copyObject(
  storing: Storing,
  actor: Actor,
  { source, to, metadata: changes, isUpsert }: CopyOptions & { source: StoredObject; to: ObjectPlace },
): Promise<string> {
  checkWay(storing, to);
  const { rows, files, maxObjectSize, quota } = storing;
  const { instance_id: instanceId } = actor.context;
  const metadata: ObjectMetadata = {
    ...source.metadata,
    cacheControl: changes?.cacheControl ?? source.metadata.cacheControl,
    mimetype: changes?.mimetype ?? source.metadata.mimetype,
    ...(changes && 'contentEncoding' in changes && { contentEncoding: changes.contentEncoding }),
  };
  checkFit(metadata, await rows.getBucket(actor.context, to.bucket), maxObjectSize);
  await quota.roomFor(actor, metadata.size);
  const userMetadata = changes ? {} : source.user_metadata;
  const object: NewObject = { ...to, version: randomUUID(), metadata, userMetadata };
  await rows.attempt(actor, object, isUpsert);
  await files.copy(fileKey(instanceId, source.version), fileKey(instanceId, object.version));
  return rows.keep(actor, object, isUpsert);
}

async function moveStored(
  storing: Storing,
  actor: Actor,
  { bucket_id: bucket, name, metadata }: StoredObject,
  to: ObjectPlace,
): Promise<string> {
  checkWay(storing, to);
  const { rows, maxObjectSize } = storing;
  if (to.bucket !== bucket) checkFit(metadata, await rows.getBucket(actor.context, to.bucket), maxObjectSize);
  const id = await rows.as(actor, (tx) => moveObject(tx, { bucket, name }, to));
  if (id === undefined) throw notPermitted();
  return id;
}

async function uploadObject(
  { rows, files, maxObjectSize, quota, isCleaned, receive }: Storing,
  actor: Actor,
  { upload: sent, isUpsert, ...place }: ObjectPlace & { upload: Upload; isUpsert: boolean },
): Promise<string> {
  const { context, owner = null } = actor;
  const bucket = await rows.getBucket(context, place.bucket);
  const limit = limitOf(bucket, maxObjectSize);
  checkFit({ mimetype: sent.contentType, size: sent.announced ?? 0 }, bucket, maxObjectSize);
  const room = await quota.roomFor(actor, sent.announced ?? 0);
  const tried: NewObject = { ...place, version: randomUUID(), metadata: {}, userMetadata: {}, owner };
  await rows.attempt(actor, tried, isUpsert);
  const person = { instance: context.instance_id, person: context.user_id ?? owner ?? context.db_role };
  const asFailure = (error: unknown) => {
    if (error instanceof FileTooLargeError) return room < limit ? quotaExceeded(room) : tooLarge();
    return error;
  };
  const upload = isCleaned(place)
    ? await receive(person, sent, Math.min(limit, room)).catch((error: unknown) => {
        throw asFailure(error);
      })
    : sent;
  const object: NewObject = { ...tried, userMetadata: upload.userMetadata };
  const key = fileKey(context.instance_id, object.version);
  const { size, eTag } = await files
    .write(key, upload.content, Math.min(limit, room))
    .catch((error: unknown) => {
      throw asFailure(error);
    })
    .finally(() => upload.content.destroy());
  const metadata: ObjectMetadata = {
    eTag,
    size,
    mimetype: upload.contentType,
    cacheControl: upload.cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: size,
    httpStatusCode: 200,
    contentEncoding: upload.contentEncoding,
  };
  return rows.keep(actor, { ...object, metadata }, isUpsert);
}

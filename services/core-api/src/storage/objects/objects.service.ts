import { randomUUID } from 'node:crypto';
import type { RequestContext } from '@reflectory/contracts';
import { isTypeAllowed } from '../buckets/size.policy.ts';
import { type FileStore, FileTooLargeError } from '../files/file-store.ts';
import type { Upload } from '../http/read-upload.ts';
import { bucketNotFound, notPermitted, objectNotFound, tooLarge, wrongType } from '../storage-error.ts';
import { fileKey } from '../storage-keys.ts';
import type { Actor, ObjectRows } from './object-rows.ts';
import {
  deleteObjects,
  findObject,
  moveObject,
  type NewObject,
  type ObjectPlace,
} from './objects.repository.ts';
import type { ObjectMetadata, StoredObject } from './stored-object.ts';

/** What can be done with objects; every failure is a StorageError, or what the database says of a policy. */
export type ObjectsService = {
  /** Answers the id of the object. */
  upload(actor: Actor, place: ObjectPlace, upload: Upload, isUpsert: boolean): Promise<string>;
  /** Refuses what an upload would be refused for, before there are bytes. */
  tryUpload(actor: Actor, place: ObjectPlace, isUpsert: boolean): Promise<void>;
  /** The object, if the actor may see it. */
  get(actor: Actor, place: ObjectPlace): Promise<StoredObject>;
  /** An object of a public bucket. */
  getPublic(context: RequestContext, place: ObjectPlace): Promise<StoredObject>;
  copy(actor: Actor, from: ObjectPlace, to: ObjectPlace, isUpsert: boolean): Promise<string>;
  move(actor: Actor, from: ObjectPlace, to: ObjectPlace): Promise<string>;
  /** Removes what the actor may remove, and says which objects these were. */
  remove(actor: Actor, bucket: string, names: readonly string[]): Promise<StoredObject[]>;
};

type Dependencies = {
  rows: ObjectRows;
  files: FileStore;
  /** Bytes of an object where its bucket says nothing. */
  maxObjectSize: number;
};

/** Objects: rows under row security, bytes in the file store, and never the one without the other. */
export function createObjectsService({ rows, files, maxObjectSize }: Dependencies): ObjectsService {
  const get: ObjectsService['get'] = async (actor, place) => {
    const object = await rows.as(actor, (tx) => findObject(tx, place));
    if (object) return object;
    // Only who finds nothing has to be told whether it is the bucket that is missing.
    await rows.getBucket(actor.context, place.bucket);
    throw objectNotFound();
  };
  return {
    get,
    upload: (actor, place, upload, isUpsert) =>
      uploadObject({ rows, files, maxObjectSize }, actor, { ...place, upload, isUpsert }),
    async tryUpload(actor, place, isUpsert) {
      await rows.getBucket(actor.context, place.bucket);
      await rows.attempt(
        actor,
        { ...place, version: randomUUID(), metadata: {}, userMetadata: {} },
        isUpsert,
      );
    },
    async getPublic(context, place) {
      // Whether a private bucket holds such an object is not told.
      if (!(await rows.getBucket(context, place.bucket)).public) throw bucketNotFound();
      const object = await rows.asService(context, (tx) => findObject(tx, place));
      if (!object) throw objectNotFound();
      return object;
    },
    async copy(actor, from, to, isUpsert) {
      const { instance_id: instanceId } = actor.context;
      const { metadata, user_metadata: userMetadata, version: source } = await get(actor, from);
      const bucket = await rows.getBucket(actor.context, to.bucket);
      if (!isTypeAllowed(metadata.mimetype, bucket.allowed_mime_types)) throw wrongType(metadata.mimetype);
      const object: NewObject = { ...to, version: randomUUID(), metadata, userMetadata };
      await rows.attempt(actor, object, isUpsert);
      await files.copy(fileKey(instanceId, source), fileKey(instanceId, object.version));
      return rows.keep(actor, object, isUpsert);
    },
    async move(actor, from, to) {
      await rows.getBucket(actor.context, from.bucket);
      await rows.getBucket(actor.context, to.bucket);
      const id = await rows.as(actor, async (tx) => {
        if (!(await findObject(tx, from))) throw objectNotFound();
        return moveObject(tx, from, to);
      });
      if (id === undefined) throw notPermitted();
      return id;
    },
    async remove(actor, bucket, names) {
      await rows.getBucket(actor.context, bucket);
      const removed = await rows.as(actor, (tx) => deleteObjects(tx, bucket, names));
      await files.remove(removed.map(({ version }) => fileKey(actor.context.instance_id, version)));
      return removed;
    },
  };
}

async function uploadObject(
  { rows, files, maxObjectSize }: Dependencies,
  actor: Actor,
  { upload, isUpsert, ...place }: ObjectPlace & { upload: Upload; isUpsert: boolean },
): Promise<string> {
  const { context, owner = null } = actor;
  const bucket = await rows.getBucket(context, place.bucket);
  if (!isTypeAllowed(upload.contentType, bucket.allowed_mime_types)) throw wrongType(upload.contentType);
  const limit = Math.min(bucket.file_size_limit ?? maxObjectSize, maxObjectSize);
  if (upload.announced !== null && upload.announced > limit) throw tooLarge();
  const { userMetadata } = upload;
  const object: NewObject = { ...place, version: randomUUID(), metadata: {}, userMetadata, owner };
  await rows.attempt(actor, object, isUpsert);
  const key = fileKey(context.instance_id, object.version);
  const { size, eTag } = await files.write(key, upload.content, limit).catch((error: unknown) => {
    throw error instanceof FileTooLargeError ? tooLarge() : error;
  });
  const metadata: ObjectMetadata = {
    eTag,
    size,
    mimetype: upload.contentType,
    cacheControl: upload.cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: size,
    httpStatusCode: 200,
  };
  return rows.keep(actor, { ...object, metadata }, isUpsert);
}

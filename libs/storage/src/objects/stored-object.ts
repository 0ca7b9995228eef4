/** What the file store and the upload say of an object's bytes. */
export type ObjectMetadata = {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: number;
  /** How the bytes are packed, for instance `gzip`; absent when they are not. */
  contentEncoding?: string | undefined;
};

/** An object as the database knows it. */
export type StoredObject = {
  id: string;
  bucket_id: string;
  name: string;
  owner: string | null;
  owner_id: string | null;
  version: string;
  metadata: ObjectMetadata;
  user_metadata: Record<string, unknown>;
  created_at: string;
  updated_at: string;
  last_accessed_at: string;
};

export const objectColumns = `id, bucket_id, name, owner, owner_id, version, metadata, user_metadata,
  created_at, updated_at, last_accessed_at`;

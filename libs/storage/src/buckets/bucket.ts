/** A bucket as the database knows it. */
export type Bucket = {
  id: string;
  name: string;
  owner: string | null;
  public: boolean;
  created_at: string;
  updated_at: string;
  /** Bytes, or null for the service's own limit. */
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
};

/** The columns of a bucket in the order of the wire. */
export const bucketColumns = `id, name, coalesce(owner::text, '') as owner, public, created_at, updated_at,
  file_size_limit::float8 as file_size_limit, allowed_mime_types`;

/** Stands for the files of supabase-js, as realtime.js does for its sockets. */
export class StorageClient {
  from() {
    throw new Error('This page has no files: import StorageClient from @supabase/storage-js');
  }
}

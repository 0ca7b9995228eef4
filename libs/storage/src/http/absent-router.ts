import { Router } from 'express';
import { notOffered } from '../storage-error.ts';

/** What the published client or others may ask for and this service has not, path by path. */
const absent: Readonly<Record<string, string>> = {
  '/bucket/:id/lifecycle': 'A life cycle of buckets',
  '/cdn': 'A cache to purge',
  '/upload/resumable': 'Resumable upload',
  '/iceberg': 'Analytics',
  '/vector': 'Search by vectors',
  '/s3': 'The S3 protocol',
};

/** Says what is not offered, rather than that nothing is there. */
export function createAbsentRouter(): Router {
  const router = Router();
  for (const [path, what] of Object.entries(absent)) {
    router.use(path, () => {
      throw notOffered(what);
    });
  }
  return router;
}

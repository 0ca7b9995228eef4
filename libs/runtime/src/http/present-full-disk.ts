import { asDiskFull, DiskFullError } from '../database/disk-full-error.ts';
import type { ErrorPresenter } from './error-handler.ts';

const CODE = 'insufficient_storage';

/**
 * Wire format of a full disk, as the reader of each family of paths expects it. Auth answers 503: for any other failure
 * the published client would end the session of the person whose token it cannot renew.
 */
export const presentFullDisk: ErrorPresenter = (error, req) => {
  const { message } = asDiskFull(error) ?? new DiskFullError();
  const isAuth = req.originalUrl.startsWith('/auth/v1');
  const isStorage = req.originalUrl.startsWith('/storage/v1');
  const isData = req.originalUrl.startsWith('/rest/v1');
  const headers = { 'retry-after': '10' };
  if (isAuth) return { status: 503, headers, body: { code: CODE, error_code: CODE, message, msg: message } };
  if (isData) return { status: 507, headers, body: { code: CODE, details: null, hint: null, message } };
  if (isStorage)
    return { status: 507, headers, body: { statusCode: '507', error: CODE, message, code: CODE } };
  return { status: 507, headers, body: { error: { code: CODE, message } } };
};

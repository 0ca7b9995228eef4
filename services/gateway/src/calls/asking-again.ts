import { HttpError } from '@reflectory/server-kit';

/** The connection was never made, so nothing was asked. */
const neverSent = new Set(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT']);
/** The connection broke before there was an answer; what was asked may have been done. */
const broken = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Whether a call that failed may go to another core-api without anything being done twice. */
export function mayAskAgain(error: Error, isRead: boolean): boolean {
  if (error instanceof HttpError || !('code' in error)) return false;
  const code = String(error.code);
  return neverSent.has(code) || (broken.has(code) && isRead);
}

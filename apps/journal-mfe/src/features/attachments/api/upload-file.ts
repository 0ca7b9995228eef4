import type { ServiceClient } from '@reflectory/client';
import type { BootManifest } from '@reflectory/contracts/boot';
import { ATTACHMENT_PLACE, attachmentPath } from '@reflectory/contracts/attachments';
import type { WaitingFile } from '../model/waiting-file.ts';

export type Uploader = {
  client: ServiceClient;
  service: BootManifest['service'];
  onProgress: (part: number) => void;
};

/** Uploads the bytes of a file. Answers the status, 0 without an answer, and what the service says to it. */
export async function uploadFile(
  { client, service, onProgress }: Uploader,
  { id, userId, keepsDetails }: WaitingFile,
  content: Blob,
): Promise<{ status: number; message: string }> {
  const { data } = await client.auth.getSession();
  if (data.session?.user.id !== userId) throw new Error('Somebody else is signed in');
  const path = `${ATTACHMENT_PLACE.bucket}/${attachmentPath(userId, id)}`;
  // `fetch` does not tell how much of a body has gone.
  const request = new XMLHttpRequest();
  request.open('POST', `${service.url}/storage/v1/object/${path}`);
  request.setRequestHeader('apikey', service.anonKey);
  request.setRequestHeader('authorization', `Bearer ${data.session.access_token}`);
  request.setRequestHeader('content-type', content.type || 'application/octet-stream');
  request.setRequestHeader('x-metadata', btoa(JSON.stringify({ keepsDetails })));
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
  await new Promise((resolve) => {
    request.addEventListener('loadend', resolve);
    request.send(content);
  });
  return answerOf(request);
}

/** The true status of a refusal stands in its body. */
function answerOf({ status, responseText }: XMLHttpRequest): { status: number; message: string } {
  if (status === 0 || status < 300) return { status, message: '' };
  try {
    const body = JSON.parse(responseText) as { statusCode?: string; message?: string };
    return { status: Number(body.statusCode ?? status), message: body.message ?? '' };
  } catch {
    return { status, message: '' };
  }
}

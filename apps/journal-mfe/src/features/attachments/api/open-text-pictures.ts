import { tableFailure } from '../../../service/service-failure.ts';
import type { StorageCaller } from '@reflectory/client/storage';
import type { PicturesOfText } from '../../../service/text-pictures.ts';
import { readStoredFile } from '../../../service/use-stored-file.ts';
import { getFileOutbox } from './get-file-outbox.ts';

/** As large as a text is wide, twice. */
const SIZE = { side: 1400, resize: 'contain' } as const;

/** Pictures of texts: those that are on their way to the server, and those that it has. */
export function openTextPictures(caller: StorageCaller, instanceId: string) {
  const { client, service, userId } = caller;
  const outbox = getFileOutbox(client, service, { instanceId, userId });
  const read: PicturesOfText['read'] = async (id) => {
    await outbox.loaded;
    const waiting = outbox.state().files.find((file) => file.id === id);
    if (waiting) return { content: await outbox.find(id), alt: waiting.alt };
    const { data, error, status } = await client.from('entry_files').select('alt').eq('id', id).maybeSingle();
    if (error) throw tableFailure(status, error);
    return data
      ? { content: await readStoredFile({ ...caller, instanceId }, id, SIZE), alt: data.alt }
      : { content: null, alt: '' };
  };
  return { read, add: outbox.add };
}

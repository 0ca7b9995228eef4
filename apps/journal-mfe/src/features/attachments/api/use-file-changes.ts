import type { EntryFileUpdate } from '@reflectory/contracts/attachments';
import { ATTACHMENT_PLACE, attachmentPath } from '@reflectory/contracts/attachments';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetPicture } from '../../../service/kept-pictures.ts';
import { failureKindOf, ServiceFailure, tableFailure } from '../../../service/service-failure.ts';
import { callStorage, storageStatus } from '@reflectory/client/storage';
import { useReadScope } from '../../../service/use-read-scope.ts';
import type { FilePlace } from '../model/waiting-file.ts';
import { type ShownFile, useFileOutbox, useFilesKey } from './use-entry-files.ts';

/** Seconds for which the address of a download works. */
const ADDRESS_SECONDS = 300;

/** Changes several files, each by its id. */
export function useChangeFiles(place: FilePlace) {
  const { client, key } = useReadScope();
  const outbox = useFileOutbox();
  const queryClient = useQueryClient();
  const queryKey = useFilesKey(place);
  return useMutation({
    mutationFn: async (changes: readonly { file: ShownFile; update: EntryFileUpdate }[]) => {
      for (const { file, update } of changes) {
        if (file.state !== 'saved') {
          await outbox.change(file.id, {
            alt: update.alt ?? file.alt,
            caption: update.caption ?? file.caption,
          });
          continue;
        }
        const { error, status } = await client.from('entry_files').update(update).eq('id', file.id);
        if (error) throw tableFailure(status, error);
      }
    },
    onSettled: () =>
      Promise.all(
        [queryKey, [...key, 'text-pictures']].map((changed) =>
          queryClient.invalidateQueries({ queryKey: changed }),
        ),
      ),
  });
}

/** Removes a file for good. */
export function useRemoveFile(place: FilePlace) {
  const { client } = useReadScope();
  const { boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const outbox = useFileOutbox();
  const queryClient = useQueryClient();
  const queryKey = useFilesKey(place);
  return useMutation({
    mutationFn: async ({ id, state }: ShownFile) => {
      if (state !== 'saved') return outbox.remove(id);
      const { error, status } = await client.from('entry_files').delete().eq('id', id);
      if (error) throw tableFailure(status, error);
      await forgetPicture({ instanceId: boot.instance.id, userId }, id);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Signs an address of a file that works for some minutes, and opens it as a download. */
export function useDownloadFile() {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const { service } = boot;
  return useMutation({
    mutationFn: async ({ id, name }: ShownFile) => {
      const path = `${ATTACHMENT_PLACE.bucket}/${attachmentPath(userId, id)}`;
      const answer = await callStorage({ client, service, userId }, `object/sign/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ expiresIn: ADDRESS_SECONDS }),
      });
      const { status, code } = await storageStatus(answer);
      if (status >= 300) throw new ServiceFailure(failureKindOf(status), code, 'The file was not sent');
      const { signedURL } = (await answer.json()) as { signedURL: string };
      const link = document.createElement('a');
      link.href = `${service.url}/storage/v1${signedURL}&download=${encodeURIComponent(name)}`;
      link.download = name;
      link.click();
    },
  });
}

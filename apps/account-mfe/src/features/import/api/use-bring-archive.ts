import { IMPORT_LIMIT_BYTES } from '@reflectory/contracts/imports';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { UploadRefusedError, uploadArchive } from './upload-archive.ts';
import { importsKey, type SeenImport } from './use-imports.ts';

const MOST_NAME = 200;

/** Whether a file is the one whose upload broke off. */
const isSameFile = (file: File, { status, file_name, byte_count }: SeenImport) =>
  status === 'uploading' && file_name === file.name.slice(0, MOST_NAME) && byte_count === file.size;

/** Sends an archive and has it checked. What is left of an upload of the same file is gone on with. */
export function useBringArchive(latest: SeenImport | null) {
  const { client, boot, language } = usePlatform();
  const { id: userId } = useCurrentUser();
  const queries = useQueryClient();
  const [sent, setSent] = useState(0);
  const stopping = useRef<AbortController>(null);

  const create = async (file: File): Promise<string> => {
    const { data, error } = await client
      .from('imports')
      .insert({
        user_id: userId,
        file_name: file.name.slice(0, MOST_NAME),
        byte_count: file.size,
        time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        language: language.current.slice(0, 2),
      })
      .select('id')
      .single();
    if (error) throw error;
    return data.id;
  };
  const headers = async () => {
    const { data } = await client.auth.getSession();
    const token = data.session?.access_token ?? boot.service.anonKey;
    return { apikey: boot.service.anonKey, authorization: `Bearer ${token}` };
  };
  const mutation = useMutation({
    // It has tries of its own, and goes on when the same file is chosen again.
    retry: false,
    mutationFn: async (file: File) => {
      if (file.size === 0) throw new UploadRefusedError('empty', '');
      if (file.size > IMPORT_LIMIT_BYTES) throw new UploadRefusedError('quota_exceeded', '');
      setSent(0);
      const stopper = new AbortController();
      stopping.current = stopper;
      const isKnown = latest !== null && isSameFile(file, latest);
      if (!isKnown && (latest?.status === 'uploading' || latest?.status === 'ready'))
        await client.from('imports').delete().eq('id', latest.id);
      const importId = isKnown ? latest.id : await create(file);
      await uploadArchive({ url: boot.service.url, headers, userId, importId }, file, {
        onBytes: setSent,
        signal: stopper.signal,
      });
      const { error } = await client.from('imports').update({ status: 'checking' }).eq('id', importId);
      if (error) throw error;
    },
    onSettled: () => queries.invalidateQueries({ queryKey: importsKey(userId) }),
  });
  return { ...mutation, sent, stop: () => stopping.current?.abort() };
}

import { FunctionCallError } from '@reflectory/client';
import { type FunctionErrorBody, functionErrorCodes } from '@reflectory/contracts/errors';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

/** Everything that the person wrote and what was made of it. */
export type ExportedData = { file: Blob; name: string };

const FALLBACK_NAME = 'my-data.zip';
/** How a zip ends: the record that closes it, 22 bytes, starts with these four. */
const END_RECORD_BYTES = 22;
const END_RECORD_MARK = [0x50, 0x4b, 0x05, 0x06];

/** Fetches the export piece by piece; `received` counts the bytes so far. */
export function useExportMyData() {
  const { client, boot } = usePlatform();
  const [received, setReceived] = useState(0);
  const stopping = useRef<AbortController>(null);
  const mutation = useMutation({
    // Starting over is for the person to decide: it may be long.
    retry: false,
    mutationFn: async (): Promise<ExportedData> => {
      setReceived(0);
      stopping.current = new AbortController();
      const { data } = await client.auth.getSession();
      const response = await fetch(`${boot.service.url}/functions/v1/export-my-data`, {
        method: 'POST',
        headers: {
          apikey: boot.service.anonKey,
          authorization: `Bearer ${data.session?.access_token ?? boot.service.anonKey}`,
        },
        signal: stopping.current.signal,
      });
      if (!response.ok || !response.body) throw await refusalOf(response);
      const file = await readAll(response.body, setReceived);
      return { file, name: nameIn(response.headers.get('content-disposition')) };
    },
  });
  return { ...mutation, received, stop: () => stopping.current?.abort() };
}

async function refusalOf(response: Response): Promise<FunctionCallError> {
  const body = (await response.json().catch(() => null)) as Partial<FunctionErrorBody> | null;
  const code = functionErrorCodes.find((known) => known === body?.error?.code) ?? 'internal';
  return new FunctionCallError(code, body?.error?.message ?? `Status ${response.status}`);
}

/** @throws TypeError when the end of the archive is missing: half an export is none. */
async function readAll(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: (received: number) => void,
): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value);
    received += next.value.byteLength;
    onBytes(received);
  }
  const file = new Blob(pieces, { type: 'application/zip' });
  const end = new Uint8Array(await file.slice(-END_RECORD_BYTES).arrayBuffer());
  if (!END_RECORD_MARK.every((byte, index) => end[index] === byte)) {
    throw new TypeError('The export broke off');
  }
  return file;
}

function nameIn(disposition: string | null): string {
  return /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1] ?? FALLBACK_NAME;
}

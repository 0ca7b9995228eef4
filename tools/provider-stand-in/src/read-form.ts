/** A form with a file, as `/audio/transcriptions` and the makers of voices take it. */
export type SentForm = {
  fields: Record<string, string>;
  fileName: string;
  fileType: string;
  bytes: Buffer;
};

/** @throws Error where there is no file */
export async function readForm(bytes: Buffer, type: string): Promise<SentForm> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  const file = [...form.values()].find((value) => value instanceof File);
  if (!file) throw new Error('There is no file');
  const texts = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return {
    fields: Object.fromEntries(texts) as Record<string, string>,
    fileName: file.name,
    fileType: file.type,
    bytes: Buffer.from(await file.arrayBuffer()),
  };
}

import type { Request } from 'express';

/** The body as it was sent, or null when it is longer than a message may be; the rest of it is not read. */
export async function readMessage(req: Request, mostBytes: number): Promise<Buffer | null> {
  if (Number(req.headers['content-length'] ?? 0) > mostBytes) return null;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

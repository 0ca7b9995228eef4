import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandInput,
  paginateListObjectsV2,
  ListMultipartUploadsCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { FileMissingError, type FileStore, type StoredFile } from './file-store.ts';
import { createMeter } from './measured.ts';

/** How a store with the S3 API is reached. */
export type S3Settings = {
  /** Left out: Amazon's own for the region. */
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  keyId: string;
  secret: string;
  /** Whether the bucket stands in the path of an address rather than in its host. */
  isPathStyle: boolean;
  /** Put before every key, for instance `reflectory/`. */
  prefix: string;
};

/** Bytes of one part; what is smaller travels in one piece. An upload has at most 10,000 parts. */
const PART_BYTES = 5 * 1024 * 1024;
const MOST_PARTS = 10_000;
/** Parts of one upload that are on their way at the same time, and so in memory. */
const PARTS_AT_ONCE = 2;
const REMOVALS_AT_ONCE = 16;

/** Files in any store that speaks the S3 API. It never shows half an object, whatever ends when. */
export function createS3FileStore(settings: S3Settings): FileStore {
  const { bucket: Bucket, prefix } = settings;
  const client = createClient(settings);
  const at = (key: string) => ({ Bucket, Key: prefix + key });
  return {
    async write(key, content, limit) {
      const meter = createMeter(limit);
      const upload = new Upload({
        client,
        params: { ...at(key), Body: meter.stream },
        partSize: Math.max(PART_BYTES, Math.ceil(limit / MOST_PARTS)),
        queueSize: PARTS_AT_ONCE,
      });
      // Should the bytes break off, the upload fails of it as well, and takes back the parts that it sent.
      const flow = pipeline(content, meter.stream);
      flow.catch(() => undefined);
      await upload.done().catch((error: unknown) => {
        meter.stream.destroy();
        throw error;
      });
      await flow;
      return meter.result();
    },
    async read(key, range) {
      const input: GetObjectCommandInput = at(key);
      if (range) input.Range = `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(new GetObjectCommand(input)).catch(asMissing);
      if (!(Body instanceof Readable)) throw new Error('The store sent no bytes');
      return Body;
    },
    async copy(from, to) {
      const CopySource = `${Bucket}/${prefix}${from}`.split('/').map(encodeURIComponent).join('/');
      await client.send(new CopyObjectCommand({ ...at(to), CopySource })).catch(asMissing);
    },
    async remove(keys) {
      // One by one: the call for many wants checksums that not every store knows.
      const left = [...keys];
      const work = async () => {
        for (let key = left.pop(); key !== undefined; key = left.pop()) {
          await client.send(new DeleteObjectCommand(at(key)));
        }
      };
      await Promise.all(Array.from({ length: REMOVALS_AT_ONCE }, work));
    },
    list: () => listFiles(client, Bucket, prefix),
    removeUnfinished: (before) => abortUploads(client, { Bucket, prefix }, before),
  };
}

function createClient({ endpoint, region, keyId, secret, isPathStyle }: S3Settings): S3Client {
  return new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // Newer checksums only where a call cannot do without: not every store knows them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, socketTimeout: 30_000 },
  });
}

function asMissing(error: unknown): never {
  const isMissing =
    error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound');
  throw isMissing ? new FileMissingError() : error;
}

async function* listFiles(client: S3Client, Bucket: string, prefix: string): AsyncGenerator<StoredFile> {
  for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
    for (const { Key: key, LastModified: modifiedAt } of page.Contents ?? []) {
      if (key !== undefined && modifiedAt) yield { key: key.slice(prefix.length), modifiedAt };
    }
  }
}

async function abortUploads(
  client: S3Client,
  { Bucket, prefix }: { Bucket: string; prefix: string },
  before: Date,
): Promise<number> {
  let removed = 0;
  let after: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {};
  for (;;) {
    const page = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: prefix, ...after }));
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (!Initiated || Initiated >= before) continue;
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
      removed += 1;
    }
    if (!page.IsTruncated) return removed;
    after = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
  }
}

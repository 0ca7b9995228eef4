import { attachmentFunctions as contract } from '@reflectory/contracts/attachments';
import { defineFunction } from '@reflectory/runtime/functions';
import type { FunctionParts } from '../define-feature.ts';

/** How much somebody keeps and may keep. */
export const createAttachmentFunctions = ({ fileLimits }: Pick<FunctionParts, 'fileLimits'>) => [
  defineFunction({
    contract,
    name: 'get-file-room',
    access: 'signed-in',
    readOnly: true,
    timeoutMs: 5000,
    async handle(_input, { tx }) {
      const [row] = await tx.query<{ bytes: string }>(
        `select coalesce(sum((metadata ->> 'size')::bigint), 0)::text as bytes from storage.objects
         where instance_id = app.instance_id() and owner = auth.uid()`,
      );
      const { perPerson, largest } = fileLimits;
      return { used: Number(row?.bytes ?? 0), limit: perPerson === 0 ? null : perPerson, largest };
    },
  }),
];

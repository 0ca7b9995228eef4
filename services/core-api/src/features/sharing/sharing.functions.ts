import {
  type ObjectPerson,
  type OwnInvitation,
  sharingFunctions as contract,
  type SharingReason,
} from '@reflectory/contracts/sharing';
import { jsonRows } from '@reflectory/runtime/database';
import { defineFunction } from '@reflectory/runtime/functions';

/** With whom objects are shared. Invitations are rows that managers write themselves. */
export const sharingFunctions = [
  defineFunction({
    contract,
    name: 'list-object-people',
    access: 'signed-in',
    readOnly: true,
    async handle({ type, id }, { tx }) {
      const [row] = await tx.query<{ people: ObjectPerson[]; reasons: SharingReason[] }>(
        `select ${jsonRows('select * from app.object_people($1, $2) order by is_owner desc, name, email')} as people,
          ${jsonRows('select * from public.because($1, $2)')} as reasons`,
        [type, id],
      );
      return row ?? { people: [], reasons: [] };
    },
  }),
  defineFunction({
    contract,
    name: 'list-object-invitations',
    access: 'signed-in',
    readOnly: true,
    async handle(_input, { tx }) {
      const [row] = await tx.query<{ invitations: OwnInvitation[] }>(
        `select ${jsonRows('select * from app.own_invitations()')} as invitations`,
      );
      return { invitations: row?.invitations ?? [] };
    },
  }),
  defineFunction({
    contract,
    name: 'answer-object-invitation',
    access: 'signed-in',
    async handle({ type, id, accept }, { tx }) {
      const [row] = await tx.query<{ is_answered: boolean }>(
        'select app.answer_invitation($1, $2, $3) as is_answered',
        [type, id, accept],
      );
      return { is_answered: row?.is_answered ?? false };
    },
  }),
];

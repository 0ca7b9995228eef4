import { callFunction } from '@reflectory/client';
import type { SearchSource } from '@reflectory/platform-sdk';
import { MEMBER_PARAMETER } from './model/member-parameter.ts';

/** Finds members by name or email, for who may see them. */
export const search: SearchSource = async ({ text, client, role, limit }) => {
  const request = { search: text, role: null, isActive: null, offset: 0, limit };
  const { members } = await callFunction(client, 'list-members', request);
  // Who has no console of their own finds the list among the settings.
  const list = role === 'user' ? '/settings/duties' : '/instance-admin';
  return members.map(({ name, email, user_id }) => ({
    id: user_id,
    title: name || email,
    detail: email,
    to: `${list}?${new URLSearchParams({ [MEMBER_PARAMETER]: email }).toString()}`,
  }));
};

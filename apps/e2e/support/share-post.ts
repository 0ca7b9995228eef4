import { call } from './call.ts';
import type { Person } from './person.ts';

type Place = { circle_id: string | null } | { parent_id: string };

/** Shares words of one's own in a place, or as a reply; under one's name where there is no pseudonym. */
export const sharePost = (
  person: Person,
  body: string,
  place: Place,
  pseudonym: string | null = null,
): Promise<{ id: string }> =>
  call<{ id: string }>(person, 'add-post', {
    body,
    circle_id: null,
    parent_id: null,
    content_note: '',
    pseudonym,
    entry_id: null,
    ...place,
  });

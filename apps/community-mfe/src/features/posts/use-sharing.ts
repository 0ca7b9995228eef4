import { callFunction } from '@reflectory/client';
import {
  type IdentifyingMark,
  LEAST_FOR_PSEUDONYM,
  type PostDraft,
  type PostDraftFields,
  type PostDraftPlace,
  type SharingPlace,
} from '@reflectory/contracts/community';
import type { FunctionInput } from '@reflectory/contracts/functions';
import { isLanguage } from '@reflectory/contracts/languages';
import { type MarkChoice, redact } from '@reflectory/domain/community';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsk, useScopeKey } from '../../service/use-service.ts';
import type { Author } from './author-choice.tsx';
import { type Beginning, fieldsOf, isUntouched, newDraft, wordsOf } from './drafts/draft-fields.ts';
import { useDraftOutbox } from './drafts/use-post-drafts.ts';
import { keyOfShared } from './waiting-text.ts';

export const placeKey = ({ circle_id: id }: SharingPlace): PostDraftPlace => id ?? 'everyone';

/** Whether a place has enough people for a pseudonym; a coach knows with whom they work. */
export const hasPseudonyms = ({ circle_id: id, kind, people }: SharingPlace): boolean =>
  id === null || (kind !== 'coach' && people >= LEAST_FOR_PSEUDONYM);

/** What somebody is about to share; all that stands in the dialog. */
export type Sharing = ReturnType<typeof useSharing>;

export type SharingStart = {
  /** Goes on with one that is kept. */
  draft?: PostDraft | undefined;
  /** A sentence of the journal that it begins with; its entry never leaves. */
  from?: Beginning | undefined;
  /** Where it is shared, to begin with; null: with everybody. */
  circleId?: string | null | undefined;
};

/** Words on their way to others: written and kept at each key, looked through, and sent to one place. */
export function useSharing({ draft: kept, from, circleId }: SharingStart, onShared: () => void) {
  const outbox = useDraftOutbox();
  const [draft, setDraft] = useState<PostDraftFields>(() =>
    kept ? fieldsOf(kept) : newDraft(from, circleId === undefined ? null : (circleId ?? 'everyone')),
  );
  const text = wordsOf(draft);
  const marking = useMarks(text);
  const places = useAsk('list-sharing-places', {});
  const known = places.data?.places ?? [];
  const place = draft.place === null ? known[0] : known.find((one) => placeKey(one) === draft.place);
  const author: Author =
    draft.pseudonym === null ? { is: 'name' } : { is: 'pseudonym', name: draft.pseudonym };
  const isHidden = place !== undefined && hasPseudonyms(place) && author.is === 'pseudonym';
  const pseudonym = isHidden ? (place.pseudonym ?? author.name) : null;
  const add = useSend(draft.id, onShared);
  const change = (changed: Partial<PostDraftFields>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    if (!isUntouched(next)) outbox.put(next);
    else if (outbox.has(next.id)) void outbox.remove(next.id);
  };
  const send = () =>
    place &&
    add.mutate({
      circle_id: place.circle_id,
      parent_id: null,
      body: redact(text, marking.marks ?? [], marking.choices),
      content_note: draft.content_note,
      pseudonym,
      entry_id: draft.entry_id,
    });
  return {
    ...marking,
    draft,
    change,
    text,
    places,
    known,
    place,
    author,
    add,
    send,
    choosePlace(key: string) {
      const chosen = known.find((one) => placeKey(one) === key);
      if (chosen)
        change({
          place: placeKey(chosen),
          place_name: chosen.circle_id === null ? '' : chosen.name,
          pseudonym: null,
        });
    },
    setAuthor: (chosen: Author) => change({ pseudonym: chosen.is === 'name' ? null : chosen.name }),
    isUnkept: outbox.stateOf(draft.id) === 'unkept',
    lacksPseudonym: pseudonym !== null && pseudonym.trim().length < 2,
  };
}

/** What a text could be known by, and what becomes of it. */
function useMarks(text: string) {
  const { client, language } = usePlatform();
  const [marks, setMarks] = useState<readonly IdentifyingMark[] | null>(null);
  const [choices, setChoices] = useState<readonly (MarkChoice | undefined)[]>([]);
  const [mentioned, setMentioned] = useState<readonly string[]>([]);
  const look = useMutation({
    mutationFn: () =>
      callFunction(client, 'find-identifying', {
        text,
        language: isLanguage(language.current) ? language.current : 'en',
      }),
    onSuccess(found) {
      setMarks(found.marks);
      // Whom somebody chose to name is named, unless they decide otherwise.
      setChoices(found.marks.map((mark) => (isWithin(mark, text, mentioned) ? { is: 'kept' } : undefined)));
    },
  });
  const mention = (name: string) => setMentioned([...mentioned, name]);
  return { marks, setMarks, choices, setChoices, look, mention };
}

/** Whether a mark lies in one of these names where it stands behind an `@`. */
const isWithin = ({ start, end }: IdentifyingMark, text: string, names: readonly string[]): boolean =>
  names.some((name) => {
    const from = text.lastIndexOf(`@${name}`, start);
    return from >= 0 && end <= from + 1 + name.length;
  });

/** One act from the press to the post: what is on its way is there before it goes, and does not come after it. */
function useSend(draftId: string, onShared: () => void) {
  const { t } = useTranslation('community');
  const { client, toasts } = usePlatform();
  const queries = useQueryClient();
  const key = useScopeKey();
  const outbox = useDraftOutbox();
  return useMutation({
    async mutationFn(words: FunctionInput<'add-post'>) {
      await outbox.sendAll();
      return callFunction(client, 'add-post', { ...words, draft_id: outbox.keptIdOf(draftId) });
    },
    onSuccess(added) {
      outbox.wasShared(draftId);
      toasts.success(t(keyOfShared(added, 'share.shared')), t('share.sharedMore'));
      onShared();
      return queries.invalidateQueries({ queryKey: key });
    },
  });
}

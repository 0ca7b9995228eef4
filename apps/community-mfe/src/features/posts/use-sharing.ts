import { callFunction } from '@reflectory/client';
import type { IdentifyingMark, SharingPlace } from '@reflectory/contracts/community';
import { isLanguage } from '@reflectory/contracts/languages';
import { type MarkChoice, redact } from '@reflectory/domain/community';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct, useAsk } from '../../service/use-service.ts';
import type { Author } from './author-choice.tsx';

/** Name of the place that everybody is in, among those to choose from. */
const EVERYONE = 'everyone';

export const placeKey = ({ circle_id: id }: SharingPlace): string => id ?? EVERYONE;

type From = { quote: string; entryId: string } | undefined;

/** What somebody is about to share; all that stands in the dialog. */
export type Sharing = ReturnType<typeof useSharing>;

/** Words on their way to others: written, looked through, and sent to one place. */
export function useSharing(from: From, circleId: string | null | undefined, onShared: () => void) {
  const [kind, setKind] = useState<'lesson' | 'passage'>('lesson');
  const [lesson, setLesson] = useState('');
  const [passage, setPassage] = useState(from?.quote ?? '');
  const [note, setNote] = useState('');
  const [where, setWhere] = useState(circleId === undefined ? null : (circleId ?? EVERYONE));
  const [author, setAuthor] = useState<Author>({ is: 'name' });
  const text = kind === 'lesson' ? lesson : passage;
  const marking = useMarks(text);
  const places = useAsk('list-sharing-places', {});
  const known = places.data?.places ?? [];
  const place = where === null ? known[0] : known.find((one) => placeKey(one) === where);
  const { add, send: sendWords } = useSend(onShared);
  const pseudonym = author.is === 'pseudonym' ? (place?.pseudonym ?? author.name) : null;
  const send = () =>
    place &&
    sendWords({
      circle_id: place.circle_id,
      parent_id: null,
      body: redact(text, marking.marks ?? [], marking.choices),
      content_note: note,
      pseudonym,
      entry_id: from?.entryId ?? null,
    });
  return {
    ...marking,
    kind,
    setKind,
    setLesson,
    setPassage,
    note,
    setNote,
    text,
    places,
    known,
    place,
    author,
    setAuthor,
    add,
    send,
    choosePlace(key: string) {
      setWhere(key);
      setAuthor({ is: 'name' });
    },
    isDirty: lesson !== '' || passage !== (from?.quote ?? ''),
    lacksPseudonym: pseudonym !== null && pseudonym.trim().length < 2,
  };
}

/** What a text could be known by, and what becomes of it. */
function useMarks(text: string) {
  const { client, language } = usePlatform();
  const [marks, setMarks] = useState<readonly IdentifyingMark[] | null>(null);
  const [choices, setChoices] = useState<readonly (MarkChoice | undefined)[]>([]);
  const look = useMutation({
    mutationFn: () =>
      callFunction(client, 'find-identifying', {
        text,
        language: isLanguage(language.current) ? language.current : 'en',
      }),
    onSuccess(found) {
      setMarks(found.marks);
      setChoices([]);
    },
  });
  return { marks, setMarks, choices, setChoices, look };
}

function useSend(onShared: () => void) {
  const { t } = useTranslation('community');
  const { toasts } = usePlatform();
  const add = useAct('add-post');
  const send = (words: Parameters<typeof add.mutate>[0]) =>
    add.mutate(words, {
      onSuccess({ state }) {
        toasts.success(t(state === 'held' ? 'share.held' : 'share.shared'), t('share.sharedMore'));
        onShared();
      },
    });
  return { add, send };
}

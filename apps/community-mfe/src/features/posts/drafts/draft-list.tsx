import type { PostDraft } from '@reflectory/contracts/community';
import { Button } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../posts.module.css';
import { fieldsOf, wordsOf } from './draft-fields.ts';
import { useDraftOutbox } from './use-post-drafts.ts';

export type DraftListProps = {
  drafts: readonly PostDraft[];
  /** Whether each says for which place it is. */
  hasPlaces?: boolean;
  onOpen(draft: PostDraft): void;
};

/** Drafts by how they begin; one that is deleted can be brought back. */
export function DraftList({ drafts, hasPlaces = false, onOpen }: DraftListProps) {
  const { t } = useTranslation('community');
  const outbox = useDraftOutbox();
  const [deleted, setDeleted] = useState<PostDraft | null>(null);
  const [back, setBack] = useState<string | null>(null);
  const bringBack = (draft: PostDraft) => {
    setBack(draft.id);
    outbox.put(fieldsOf(draft));
    setDeleted(null);
  };
  return (
    <>
      {drafts.length > 0 && (
        <ul className={classes.list}>
          {drafts.map((draft) => (
            <li key={draft.id} className={classes.post}>
              <DraftWords draft={draft} hasPlace={hasPlaces} />
              <div className={classes.foot}>
                {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what brought it back went as the row came */}
                <Button size="small" autoFocus={draft.id === back} onPress={() => onOpen(draft)}>
                  {t('drafts.open')}
                </Button>
                <Button
                  size="small"
                  variant="bare"
                  onPress={() => {
                    void outbox.remove(draft.id);
                    setDeleted(draft);
                  }}
                >
                  {t('drafts.delete')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {deleted && (
        <p className={classes.note}>
          <output>{t('drafts.deleted')}</output>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus went with its row */}
          <Button size="small" autoFocus onPress={() => bringBack(deleted)}>
            {t('drafts.bringBack')}
          </Button>
        </p>
      )}
    </>
  );
}

function DraftWords({ draft, hasPlace }: { draft: PostDraft; hasPlace: boolean }) {
  const { t } = useTranslation('community');
  const { place, place_name: name, is_there: isThere, origin } = draft;
  const where = place === null ? t('drafts.noPlace') : place === 'everyone' ? t('drafts.forEveryone') : name;
  return (
    <>
      <p className={classes.where}>
        {t(`drafts.${hasPlace ? 'from' : 'here'}.${origin}`)}
        {hasPlace && where !== '' && (
          <>
            {' · '}
            <bdi>{where}</bdi>
          </>
        )}
      </p>
      <p className={classes.begins} dir="auto">
        {wordsOf(draft) || draft.content_note || draft.lesson || draft.passage}
      </p>
      {!isThere && <p className={classes.state}>{t('drafts.gone')}</p>}
    </>
  );
}

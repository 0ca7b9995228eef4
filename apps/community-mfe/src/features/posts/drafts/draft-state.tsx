import type { PostDraftFields } from '@reflectory/contracts/community';
import { SaveState } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import classes from '../posts.module.css';
import { isUntouched } from './draft-fields.ts';
import { useDraftOutbox } from './use-post-drafts.ts';

/** Where the words are that somebody writes. */
export function DraftState({ draft }: { draft: PostDraftFields }) {
  const { t } = useTranslation('community');
  const { isOnline } = usePlatform();
  const outbox = useDraftOutbox();
  const state = outbox.stateOf(draft.id);
  if (isUntouched(draft)) return null;
  if (state === 'refused' || state === 'unkept')
    return (
      <p role="alert" className={classes.state}>
        {t(
          state === 'unkept'
            ? 'drafts.unkept'
            : `drafts.refused.${outbox.refusalOf(draft.id) ?? 'not_permitted'}`,
        )}
      </p>
    );
  if (state === 'saved') return <SaveState state="saved" detail={t('drafts.onlyYou')} />;
  return <SaveState state={isOnline ? 'saving' : 'kept'} detail={t('drafts.onlyYou')} />;
}

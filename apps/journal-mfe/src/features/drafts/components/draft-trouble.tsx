import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { ReadyDraft } from '../use-draft.ts';
import classes from './draft-trouble.module.css';

export type DraftTroubleProps = { view: ReadyDraft };

/** What the person must know about the words: refused by the server, no room on the device, a poor store. */
export function DraftTrouble({ view }: DraftTroubleProps) {
  const { t } = useTranslation('journal');
  const { draft, status, storageKind, retry } = view;
  if (status === 'at-risk') {
    return (
      <p role="alert" className={classes.trouble}>
        {t('drafts.atRisk')}
      </p>
    );
  }
  if (status === 'refused') {
    const code = draft.refusal?.code ?? '';
    return (
      <div role="alert" className={classes.trouble}>
        <p>
          <strong>{t('drafts.refusedTitle')}</strong>{' '}
          {t(`drafts.refused.${code}`, { defaultValue: t('drafts.refused.other') })}
        </p>
        {code !== 'answer_too_long' && (
          <Button size="small" onPress={retry}>
            {t('drafts.retry')}
          </Button>
        )}
      </div>
    );
  }
  if (storageKind === 'indexed-db') return null;
  return <p className={classes.note}>{t(`drafts.storage.${storageKind}`)}</p>;
}

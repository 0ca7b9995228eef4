import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { ReadyDraft } from '../use-draft.ts';
import classes from './draft-trouble.module.css';

export type DraftTroubleProps = { view: ReadyDraft };

/** That this browser keeps words less well than others; known before anything is written. */
export function StorageNote({ kind }: { kind: ReadyDraft['storageKind'] }) {
  const { t } = useTranslation('journal');
  return kind === 'indexed-db' ? null : <p className={classes.note}>{t(`drafts.storage.${kind}`)}</p>;
}

/** What the person must know about the words: refused by the server, or no room on the device. */
export function DraftTrouble({ view }: DraftTroubleProps) {
  const { t } = useTranslation('journal');
  const { draft, status, retry } = view;
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
  return null;
}

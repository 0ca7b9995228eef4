import { PageHeader } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { OwnVoice } from '../features/own-voice/own-voice.tsx';
import classes from './page.module.css';

/** A voice of one's own. */
export default function OwnVoicePage() {
  const { t } = useTranslation('sound');
  return (
    <div className={classes.narrow}>
      <PageHeader
        title={t('ownVoice.title')}
        lead={t('ownVoice.lead')}
        back={{ href: '/sounds/meditations', label: t('ownVoice.back') }}
      />
      <OwnVoice />
    </div>
  );
}

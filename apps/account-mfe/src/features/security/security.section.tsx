import { useTranslation } from 'react-i18next';
import { SectionLead } from '../../shared/section.tsx';
import { Devices } from './devices.tsx';
import { TwoFactor } from './two-factor.tsx';

/** How one gets in, and where one is in. */
export default function SecuritySection() {
  const { t } = useTranslation('settings');
  return (
    <>
      <SectionLead>{t('security.lead')}</SectionLead>
      <TwoFactor />
      <Devices />
    </>
  );
}

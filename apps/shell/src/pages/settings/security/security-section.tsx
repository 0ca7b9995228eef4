import { useTranslation } from 'react-i18next';
import { Section } from '../components/section.tsx';
import { Devices } from './devices.tsx';
import { TwoFactor } from './two-factor.tsx';

/** How one gets in, and where one is in. */
export function SecuritySection() {
  const { t } = useTranslation('settings');
  return (
    <Section id="security" lead={t('security.lead')}>
      <TwoFactor />
      <Devices />
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { Section, SectionPart } from '../components/section.tsx';
import { ConsentPart } from './consent-part.tsx';
import { ExportPart } from './export-part.tsx';

/** What is recorded, and everything of one's own as a file. */
export function PrivacySection() {
  const { t } = useTranslation('settings');
  return (
    <Section id="privacy">
      <ConsentPart />
      <SectionPart title={t('export.title')} lead={t('export.lead')}>
        <ExportPart />
      </SectionPart>
    </Section>
  );
}

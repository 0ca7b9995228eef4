import { useTranslation } from 'react-i18next';
import { SectionPart } from '../../shared/section.tsx';
import { BookPart } from './book-part.tsx';
import { ConsentPart } from './consent-part.tsx';
import { ProviderPart } from './provider-part.tsx';
import { ScreenPart } from './screen-part.tsx';
import { ExportPart } from '../../shared/export/export-part.tsx';

/** What others may see on the screen, what is recorded, and everything of one's own as a file. */
export default function PrivacySection() {
  const { t } = useTranslation('settings');
  return (
    <>
      <ScreenPart />
      <ProviderPart />
      <ConsentPart />
      <SectionPart title={t('export.title')} lead={t('export.lead')}>
        <ExportPart />
      </SectionPart>
      <BookPart />
    </>
  );
}

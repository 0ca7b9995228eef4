import { useTranslation } from 'react-i18next';
import { PublicNotice, PublicPage } from './public-page.tsx';

/** The link was revoked, never existed, or could not be read: a visitor cannot tell which (specification, section 8). */
export function Unavailable({ heading }: { heading: string }) {
  const { t } = useTranslation('presentations');
  return (
    <PublicPage width="reading">
      <PublicNotice>
        <h1>{heading}</h1>
        <p>{t('shared.unavailableDetail')}</p>
        <p>
          <a href="/auth">{t('shared.signUp')}</a>
        </p>
      </PublicNotice>
    </PublicPage>
  );
}

/** While the content is on its way. */
export function LoadingShared({ text }: { text: string }) {
  return (
    <PublicPage width="reading">
      <PublicNotice>
        <p aria-live="polite">{text}</p>
      </PublicNotice>
    </PublicPage>
  );
}

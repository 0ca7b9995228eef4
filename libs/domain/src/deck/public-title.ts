import type { Language } from '@reflectory/contracts/languages';
import type { PresentationType, SlidePermissions } from '@reflectory/contracts/presentations';
import { isSectionVisible, sectionsOf } from './sections.ts';

const neutral: Readonly<Record<Language, Readonly<Record<PresentationType, string>>>> = {
  en: { session: 'A shared session', overall: 'A shared journey' },
  de: { session: 'Eine geteilte Sitzung', overall: 'Eine geteilte Reise' },
  fr: { session: 'Une séance partagée', overall: 'Un parcours partagé' },
  ar: { session: 'جلسة مشتركة', overall: 'رحلة مشتركة' },
};

/**
 * The title that visitors of a link see: the share's own where its owner permits it, else a neutral one. A journey has
 * no section of that name, so its title is withheld with all that it has.
 */
export function publicTitle(
  share: { title: string; presentation_type: PresentationType },
  permissions: SlidePermissions | undefined,
  language: Language,
): string {
  const { title, presentation_type: type } = share;
  const isPermitted =
    isSectionVisible(permissions, 'title') &&
    (type === 'session' || sectionsOf(type).some((section) => isSectionVisible(permissions, section)));
  return isPermitted ? title : neutral[language][type];
}

import { usePlatform } from '@reflectory/platform-sdk';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { Link } from '../features/links/api/list-links.ts';
import { Links } from '../features/links/links.tsx';
import { loadJourney } from '../features/present/api/load-journey.ts';
import { loadSources } from '../features/present/api/load-session-presentation.ts';
import { journeySubject, sessionSubject } from './subjects.ts';

const LinkPreviewDialog = lazy(() => import('./link-preview.dialog.tsx'));

/** Every public link of a person, in the settings and by the palette. */
export default function LinksSection() {
  const { t } = useTranslation('presentations');
  const { client, language } = usePlatform();

  async function takeSnapshot(link: Link) {
    if (link.presentation_type === 'overall') {
      return journeySubject(await loadJourney(client), { t, language: language.current });
    }
    if (link.source_id === null) return null;
    const sources = await loadSources(client, link.source_id);
    return sessionSubject(link.source_id, sources, { title: link.title, language: language.current });
  }

  return <Links takeSnapshot={takeSnapshot} Preview={LinkPreviewDialog} />;
}

import { hideNames } from '@reflectory/domain/deck';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import type { Link } from '../features/links/api/list-links.ts';
import type { Snapshot } from '../features/links/api/refresh-link.ts';
import { Links } from '../features/links/links.tsx';
import { loadJourney } from '../features/present/api/load-journey.ts';
import { loadSources } from '../features/present/api/load-session-presentation.ts';
import { LinkPreviewDialog } from './link-preview.dialog.tsx';
import { journeySubject, sessionSubject } from './subjects.ts';

/** Every public link of a person, in the settings and by the palette. */
export default function LinksSection() {
  const { t } = useTranslation('presentations');
  const { client, language } = usePlatform();

  async function present(link: Link) {
    if (link.presentation_type === 'overall') {
      return journeySubject(await loadJourney(client), { t, language: language.current });
    }
    if (link.source_id === null) return null;
    const sources = await loadSources(client, link.source_id);
    return sessionSubject(link.source_id, sources, { title: link.title, language: language.current });
  }

  /** Names that were hidden when the link was made stay hidden. */
  async function takeSnapshot(link: Link) {
    const subject = await present(link);
    if (!subject) return null;
    const { title, data } = hideNames<Snapshot>(subject, link.hidden_names ?? []);
    return { title, data };
  }

  return <Links takeSnapshot={takeSnapshot} Preview={LinkPreviewDialog} />;
}

import type { Journey } from '@reflectory/contracts/overview';
import { frameworkLabel } from '@reflectory/domain/frameworks';
import type { TFunction } from 'i18next';
import { journeyPresentation } from '../features/present/model/journey-presentation.ts';
import { sessionPresentation, type SessionSources } from '../features/present/model/session-presentation.ts';
import type { ShareSubject } from '../features/share/model/share-subject.ts';
import { questionLanguage } from './question-language.ts';

/** One session as it is presented; `title` is taken where the entry has none. */
export function sessionSubject(
  entryId: string,
  sources: SessionSources,
  { title, language: page }: { title: string; language: string },
): Extract<ShareSubject, { type: 'session' }> {
  const language = questionLanguage(page);
  const data = sessionPresentation(sources, language);
  const named = data.title || title || data.framework_name || frameworkLabel(data.framework, language);
  return { type: 'session', title: named, data: { ...data, title: named }, sourceId: entryId };
}

/** All entries as they are presented; null while there are none. */
export function journeySubject(
  journey: Journey,
  { t, language }: { t: TFunction<'presentations'>; language: string },
): Extract<ShareSubject, { type: 'overall' }> | null {
  if (journey.entries === 0) return null;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const day = (some: string) => format.format(new Date(`${some}T00:00:00Z`));
  const data = journeyPresentation(journey, {
    language: questionLanguage(language),
    summary: ({ count, ...period }) => {
      const [from, to] = [day(period.from), day(period.to)];
      return t(from === to ? 'journey.summaryOfDay' : 'journey.summary', { count, from, to });
    },
    themeIn: ({ count, last }) => t('journey.themeIn', { count, date: day(last) }),
  });
  return { type: 'overall', title: t('present.journey'), data };
}

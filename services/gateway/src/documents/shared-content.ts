import type { SharedContent } from '@reflectory/contracts/boot';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import { presentationFunctions } from '@reflectory/contracts/presentations';
import type { Language } from '@reflectory/contracts/languages';
import { signContext } from '@reflectory/server-kit';
import type { CoreApiClient } from '../core-api/core-api-client.ts';

/** A public link as it stands in an address. */
export type SharedLink = { kind: 'session' | 'presentation'; token: string };

/** The link that a path names, with an empty token where it was left out; null when it names none. */
export function parseSharedLink(path: string): SharedLink | null {
  const [, kind, token = ''] = /^\/([sp])(?:\/([\w-]{1,200})?)?\/?$/.exec(path) ?? [];
  return kind ? { kind: kind === 's' ? 'session' : 'presentation', token } : null;
}

/**
 * Asks core-api, as anybody might, for what a link shows: already reduced to what its owner permits.
 *
 * @throws CoreApiUnavailableError when it cannot be asked.
 */
export async function findSharedContent(
  link: SharedLink,
  asked: {
    coreApi: Pick<CoreApiClient, 'callFunction'>;
    context: RequestContext;
    secret: string;
    requestId: string;
  },
): Promise<SharedContent> {
  const contextToken = await signContext(asked.context, asked.secret);
  const call = (name: string) =>
    asked.coreApi.callFunction(name, { token: link.token }, contextToken, asked.requestId);
  if (link.kind === 'session') {
    const name = 'get-shared-session';
    const answer = presentationFunctions[name].output.safeParse(await call(name));
    return { kind: 'session', token: link.token, content: answer.data ?? null };
  }
  const name = 'get-shared-presentation';
  const answer = presentationFunctions[name].output.safeParse(await call(name));
  return { kind: 'presentation', token: link.token, content: answer.data ?? null };
}

const texts = {
  en: {
    session: 'This is no longer available',
    presentation: 'This presentation is no longer available',
    reason: 'The public share link has been revoked or does not exist.',
    sessionShared: 'A journal session, shared as a read-only page.',
    presentationShared: 'A presentation, shared as a read-only page.',
    untitled: 'Journal Session',
  },
  de: {
    session: 'Das ist nicht mehr verfügbar',
    presentation: 'Diese Präsentation ist nicht mehr verfügbar',
    reason: 'Der öffentliche Link wurde gelöscht oder existiert nicht.',
    sessionShared: 'Eine Tagebuchsitzung, geteilt als Seite zum Lesen.',
    presentationShared: 'Eine Präsentation, geteilt als Seite zum Lesen.',
    untitled: 'Tagebuchsitzung',
  },
  fr: {
    session: 'Cette page n’est plus disponible',
    presentation: 'Cette présentation n’est plus disponible',
    reason: 'Le lien public a été révoqué ou n’existe pas.',
    sessionShared: 'Une séance de journal, partagée en lecture seule.',
    presentationShared: 'Une présentation, partagée en lecture seule.',
    untitled: 'Séance de journal',
  },
  ar: {
    session: 'لم يعد هذا متاحًا',
    presentation: 'لم يعد هذا العرض متاحًا',
    reason: 'أُلغي الرابط العام أو أنه غير موجود.',
    sessionShared: 'جلسة يوميات مشتركة للقراءة فقط.',
    presentationShared: 'عرض مشترك للقراءة فقط.',
    untitled: 'جلسة يوميات',
  },
} satisfies Record<Language, unknown>;

/** Title, description and structured data of a public link's document. */
export function describeSharedContent(shared: SharedContent, language: Language, canonical: string) {
  const words = texts[language];
  const { content } = shared;
  if (!content) return { title: words[shared.kind], description: words.reason };
  const title = content.title.trim() || words.untitled;
  const description = shared.kind === 'session' ? words.sessionShared : words.presentationShared;
  const published = 'createdAt' in content ? content.createdAt : content.created_at;
  return {
    title,
    description,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: title,
      description,
      datePublished: published,
      inLanguage: language,
      mainEntityOfPage: canonical,
    },
    openGraph: { type: 'article', title, description, url: canonical },
  };
}

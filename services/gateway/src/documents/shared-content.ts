import { LINK_PASSWORD } from '@reflectory/contracts/behaviour';
import type { SharedContent } from '@reflectory/contracts/boot';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import {
  type LinkGuard,
  presentationFunctions,
  sharedPresentationSchema,
  sharedSessionSchema,
} from '@reflectory/contracts/presentations';
import type { Language } from '@reflectory/contracts/languages';
import { PREVIEW_IMAGE } from '@reflectory/domain/artwork';
import { signContext } from '@reflectory/server-kit';
import * as z from 'zod';
import type { CoreApiClient } from '../core-api/core-api-client.ts';
import { textsOf } from '../languages/texts-of.ts';

/** A public link as it stands in an address. */
export type SharedLink = {
  kind: 'session' | 'presentation';
  token: string;
  /** What somebody sent to open it, who asks for it by more than its address. */
  opening?: { password: string };
};

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
    address: string;
  },
): Promise<SharedContent> {
  const { kind, token, opening } = link;
  const contextToken = signContext(asked.context, asked.secret);
  const input = {
    token,
    kind,
    ...(opening && { isOpening: true, password: opening.password.slice(0, LINK_PASSWORD.most) }),
  };
  const told = await asked.coreApi.callFunction('open-shared-link', input, { ...asked, contextToken });
  const answer = presentationFunctions['open-shared-link'].output.safeParse(told).data;
  if (answer && 'guard' in answer) return { kind, token, content: null, guard: answer.guard };
  return kind === 'session'
    ? { kind, token, content: sharedSessionSchema.safeParse(answer?.content).data ?? null }
    : { kind, token, content: sharedPresentationSchema.safeParse(answer?.content).data ?? null };
}

/** Status of a document that shows a guard. */
export const guardStatus: Readonly<Record<LinkGuard, number>> = {
  locked: 200,
  limited: 200,
  wrong_password: 403,
  slow_down: 429,
  expired: 410,
  exhausted: 410,
};

const text = z.string().min(1);
const texts = textsOf(
  'shared-links',
  z.strictObject({
    session: text,
    presentation: text,
    reason: text,
    sessionShared: text,
    presentationShared: text,
    untitled: text,
    guarded: text,
    askedFor: text,
    over: text,
    overReason: text,
  }),
);

/** Address of the image of a link, by its token. */
const IMAGE_PATH = /^\/p\/([\w-]{1,200})\/image\.png$/;

/** Token of the link whose image a path names; null where it names none. */
export const parseSharedImage = (path: string): string | null => IMAGE_PATH.exec(path)?.[1] ?? null;

function openGraphImage(token: string, canonical: string): Record<string, string> {
  return {
    image: new URL(`/p/${token}/image.png`, canonical).href,
    'image:type': 'image/png',
    'image:width': String(PREVIEW_IMAGE.width),
    'image:height': String(PREVIEW_IMAGE.height),
  };
}

/** Title, description and structured data of a public link's document. */
export function describeSharedContent(shared: SharedContent, language: Language, canonical: string) {
  const words = texts[language];
  const { content, guard } = shared;
  const image = openGraphImage(shared.token, canonical);
  if (guard) {
    const isOver = guardStatus[guard] === 410;
    const title = isOver ? words.over : words.guarded;
    const description = isOver ? words.overReason : words.askedFor;
    return {
      title,
      description,
      openGraph: { type: 'website', title, description, url: canonical, ...image },
    };
  }
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
    openGraph: { type: 'article', title, description, url: canonical, ...image },
  };
}

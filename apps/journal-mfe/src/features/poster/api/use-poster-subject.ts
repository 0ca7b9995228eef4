import type { ArtworkPoster } from '@reflectory/contracts/journal';
import { drawJourney, drawMonthCover, drawYearCover, safeArtwork } from '@reflectory/domain/artwork';
import { withoutEchoMarks } from '@reflectory/domain/frameworks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isSealed, useToday } from '../../../service/own-day.ts';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** What a poster shows, and the words that it may have; empty where there are none. */
export type PosterSubject = { drawing: string; title: string; date: string };

/** The drawing of an entry or of a time; null where it is not there any more. */
export function usePosterSubject(of: ArtworkPoster) {
  const { client, key } = useReadScope();
  const { i18n } = useTranslation();
  const today = useToday();
  return useQuery({
    queryKey: [...key, 'poster', of, i18n.language],
    // What is drawn here alone needs nobody.
    ...(of.kind !== 'entry' && { networkMode: 'always' as const }),
    async queryFn(): Promise<PosterSubject | null> {
      if (of.kind !== 'entry') return { drawing: drawCover(of), title: of.name, date: '' };
      const [entries, artworks] = await Promise.all([
        client.from('entries').select('title,framework,entry_at,sealed_until').eq('id', of.entryId).limit(1),
        client.from('artworks').select('svg,seed').eq('entry_id', of.entryId).limit(1),
      ]);
      if (entries.error) throw tableFailure(entries.status, entries.error);
      if (artworks.error) throw tableFailure(artworks.status, artworks.error);
      const [[entry], [artwork]] = [entries.data, artworks.data];
      if (!entry || !artwork) return null;
      const isClosed = entry.sealed_until !== null && isSealed(entry.sealed_until, today);
      return {
        drawing: safeArtwork(artwork.svg, artwork.seed),
        title: isClosed ? '' : withoutEchoMarks(entry.framework, entry.title),
        date: new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(entry.entry_at)),
      };
    },
  });
}

function drawCover({ kind, from, parts }: Exclude<ArtworkPoster, { kind: 'entry' }>): string {
  if (kind === 'month') return drawMonthCover(parts, from.slice(0, 7));
  return kind === 'year' ? drawYearCover(parts, from.slice(0, 4)) : drawJourney(parts, from);
}

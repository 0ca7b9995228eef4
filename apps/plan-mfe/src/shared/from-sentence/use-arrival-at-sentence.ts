import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { GrownLink } from './api/use-links.ts';
import { placeOfQuote } from './model/place-of-quote.ts';

/** Whoever comes from a thing is shown its sentence, where it stands in the text now. */
export function useArrivalAtSentence(links: readonly GrownLink[], text: string): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const wanted = /^#grown=([\w-]{36})$/.exec(hash)?.[1];
  const link = links.find(({ id }) => id === wanted);
  const place = link && placeOfQuote(text, { quote: link.quote, start: link.start_at });
  const target = place && `#at=${place.start}-${place.end}`;
  useEffect(() => {
    if (target) void navigate(target, { replace: true });
  }, [target, navigate]);
}

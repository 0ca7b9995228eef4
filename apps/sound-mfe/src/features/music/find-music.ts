import { containing } from '@reflectory/domain/search';
import type { SearchSource } from '@reflectory/platform-sdk';

/** Columns of a piece that people look for it by. */
const WORDS = ['title', 'artist', 'album'] as const;

/** Finds playlists by their name, and pieces by title, artist and album, for the palette. */
export const search: SearchSource = async ({ text, client, limit, signal }) => {
  const words = containing(text);
  const piecesBy = (column: (typeof WORDS)[number]) =>
    client
      .from('tracks')
      .select('id,title,artist')
      .is('removed_at', null)
      .ilike(column, words)
      .order('created_at', { ascending: false })
      .limit(limit)
      .abortSignal(signal)
      .throwOnError();
  const [playlists, ...pieces] = await Promise.all([
    client
      .from('playlists')
      .select('id,name')
      .ilike('name', words)
      .order('created_at', { ascending: false })
      .limit(limit)
      .abortSignal(signal)
      .throwOnError(),
    ...WORDS.map(piecesBy),
  ]);
  // What fits in two ways is found once.
  const found = new Map(pieces.flatMap(({ data }) => data).map((piece) => [piece.id, piece]));
  return [
    ...playlists.data.map(({ id, name }) => ({ id, title: name, to: `/sounds/music?list=${id}` })),
    ...[...found.values()].map(({ id, title, artist }) => ({
      id,
      title,
      ...(artist !== '' && { detail: artist }),
      to: `/sounds/music?piece=${id}`,
    })),
  ].slice(0, limit);
};

import { lazy, Suspense, useState } from 'react';
import type { PlaylistChange } from './api/use-playlists.ts';
import { AllPieces } from './components/all-pieces.tsx';
import { OwnLists } from './components/own-lists.tsx';
import type { OwnTrack, Playlist } from './model/music.ts';

const NameDialog = lazy(async () => ({ default: (await import('./components/name.dialog.tsx')).NameDialog }));

type MusicShelvesProps = { tracks: readonly OwnTrack[]; playlists: readonly Playlist[] };

const newList = (trackIds: string[]): PlaylistChange => ({
  act: 'add',
  playlist: { id: crypto.randomUUID(), name: '', track_ids: trackIds },
});

/** All that somebody brought, and their lists. */
export function MusicShelves({ tracks, playlists }: MusicShelvesProps) {
  const [named, setNamed] = useState<PlaylistChange | null>(null);
  return (
    <>
      <AllPieces tracks={tracks} playlists={playlists} onNewList={(id) => setNamed(newList([id]))} />
      <OwnLists
        tracks={tracks}
        playlists={playlists}
        onNew={() => setNamed(newList([]))}
        onRename={(playlist) => setNamed({ act: 'rename', playlist })}
      />
      <Suspense>{named && <NameDialog {...named} onClose={() => setNamed(null)} />}</Suspense>
    </>
  );
}

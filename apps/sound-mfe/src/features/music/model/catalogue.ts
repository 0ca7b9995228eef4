import type { Track } from '../../../player/track.ts';
import type { CatalogueTrack } from '../api/use-catalogues.ts';

/** What a catalogue is called: by its feed, or by where that is. */
export const catalogueName = ({ title, address }: { title: string; address: string }): string =>
  title || (URL.canParse(address) ? new URL(address).host : address);

/** A piece of a catalogue as the player takes it. */
export const trackFromCatalogue = (track: CatalogueTrack): Track => ({
  id: track.id,
  title: track.title,
  artist: track.creator,
  seconds: track.duration_ms / 1000,
  // How loud it is is known when it is there.
  gain: null,
  credit: { licence: track.licence, url: track.licence_url, page: track.source_url },
});

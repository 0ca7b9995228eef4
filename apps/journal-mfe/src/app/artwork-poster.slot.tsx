import type { SlotProps } from '@reflectory/platform-sdk';
import { PosterButton } from '../features/poster/poster-button.tsx';

/** Beside a drawing, whichever area shows it: its poster. */
export default function ArtworkPoster(props: SlotProps['artwork.poster']) {
  return <PosterButton of={props} />;
}

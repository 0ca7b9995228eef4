import type { SlotProps } from '@reflectory/platform-sdk';
import { Star } from '../features/saved/star.tsx';

/** On rows that other areas bring: whether they are saved. */
export default function LibraryStar(props: SlotProps['library.star']) {
  return <Star {...props} />;
}

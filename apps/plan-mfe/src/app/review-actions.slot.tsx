import type {} from '@reflectory/contracts/reviews';
import { type SlotProps, usePlatform } from '@reflectory/platform-sdk';
import { MapOfMonth } from '../features/mindmaps/sources/map-of-month.tsx';

/** Beside the review of a month: its themes as a map, where the instance has maps. */
export default function ReviewActions({ month }: SlotProps['review.actions']) {
  const { hasFeature } = usePlatform();
  return month !== null && hasFeature('mindmaps') && <MapOfMonth month={month} />;
}

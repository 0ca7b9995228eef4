import type { SlotProps } from '@reflectory/platform-sdk';
import { CollectButton } from '../features/collections/components/collect-button.tsx';
import { PlacedActs } from '../features/collections/components/placed-acts.tsx';
import { usePlace } from '../features/collections/model/place.ts';
import { Star } from '../features/saved/star.tsx';

/** Beside a thing, whichever area shows it: whether it is saved, in which collections it is, and its place in one. */
export default function LibraryStar({ thing, name }: SlotProps['library.star']) {
  const place = usePlace();
  return (
    <>
      <Star thing={thing} name={name} />
      {place ? <PlacedActs place={place} name={name} /> : <CollectButton thing={thing} name={name} />}
    </>
  );
}

import { Button, useComponentTexts } from '@reflectory/design-system';
import { useState } from 'react';

/** Rows that are drawn at once: each has a cover and a menu of its own. */
const AT_ONCE = 60;

/** How many rows of a list are drawn, one that was asked for among them: `asked` is its place, from 0. */
export function useSomeRows(count: number, asked = -1) {
  const [wanted, setWanted] = useState(AT_ONCE);
  const shown = Math.min(count, Math.max(wanted, Math.ceil((asked + 1) / AT_ONCE) * AT_ONCE));
  return { shown, left: count - shown, onMore: () => setWanted(shown + AT_ONCE) };
}

/** Under a list that is not drawn whole; `name` is that of the list. */
export function ShowMore({ left, name, onMore }: { left: number; name: string; onMore(): void }) {
  const { showMore } = useComponentTexts();
  if (left === 0) return null;
  return (
    <Button size="small" variant="bare" aria-label={`${showMore}: ${name}`} onPress={onMore}>
      {showMore} ({left})
    </Button>
  );
}

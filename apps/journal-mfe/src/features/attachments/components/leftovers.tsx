import { useTranslation } from 'react-i18next';
import classes from '../entry-files.module.css';
import type { Leftover } from '../use-add-files.ts';
import { useByteWords } from '../use-byte-words.ts';

export type LeftoversProps = { leftovers: readonly Leftover[]; largest: number };

/** What was not added, and why. */
export function Leftovers({ leftovers, largest }: LeftoversProps) {
  const { t } = useTranslation('journal');
  const bytes = useByteWords();
  return leftovers.map(({ reason, names }) => (
    <p key={reason} role="alert" className={classes.problem}>
      {t(`files.left.${reason}`, { names: names.join(', '), largest: bytes(largest) })}
    </p>
  ));
}

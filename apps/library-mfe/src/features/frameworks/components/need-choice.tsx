import { LIBRARY_INTENTIONS, type LibraryIntention } from '@reflectory/contracts/library';
import { Link } from '@reflectory/design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './need-choice.module.css';

export type NeedChoiceProps = {
  need: LibraryIntention | null;
  /** Where a need leads, and where none does. */
  hrefOf: (need: LibraryIntention | null) => string;
};

/** What do you need now? Each answer has its address; the chosen one leads back to everything. */
export function NeedChoice({ need, hrefOf }: NeedChoiceProps) {
  const { t } = useTranslation('library');
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId} className={classes.needs}>
      <h2 id={headingId} className={classes.heading}>
        {t('need')}
      </h2>
      <ul className={classes.list}>
        {LIBRARY_INTENTIONS.map((one) => (
          <li key={one}>
            <Link
              variant="plain"
              className={classes.need}
              href={hrefOf(one === need ? null : one)}
              {...(one === need && { 'aria-current': 'true' })}
            >
              {t(`needs.${one}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

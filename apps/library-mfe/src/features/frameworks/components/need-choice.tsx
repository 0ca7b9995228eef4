import { LIBRARY_INTENTIONS, type LibraryIntention } from '@reflectory/contracts/library';
import { Link } from '@reflectory/design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './need-choice.module.css';

/** Where the address says what somebody needs. */
export const NEED_PARAMETER = 'need';

/** What do you need now? Each answer has its address; the chosen one leads back to everything. */
export function NeedChoice({ need }: { need: LibraryIntention | null }) {
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
              href={one === need ? '/library' : `/library?${NEED_PARAMETER}=${one}`}
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

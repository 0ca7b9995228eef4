import type { LinkGuard } from '@reflectory/contracts/presentations';
import { Button, TextField } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from './guard.module.css';
import { PublicNotice, PublicPage } from './public-page.tsx';

const HEADINGS = {
  locked: 'guard.locked',
  wrong_password: 'guard.locked',
  slow_down: 'guard.locked',
  limited: 'guard.limited',
  expired: 'guard.expired',
  exhausted: 'guard.exhausted',
} as const satisfies Record<LinkGuard, string>;

const DETAILS = {
  locked: 'guard.lockedDetail',
  wrong_password: 'guard.lockedDetail',
  slow_down: 'guard.slowDown',
  limited: 'guard.limitedDetail',
  expired: 'guard.overDetail',
  exhausted: 'guard.overDetail',
} as const satisfies Record<LinkGuard, string>;

const hasPassword = (guard: LinkGuard) => HEADINGS[guard] === 'guard.locked';
const isOver = (guard: LinkGuard) => guard === 'expired' || guard === 'exhausted';

/** Key of what stands before a link, for heading and title. */
export const guardHeading = (guard: LinkGuard): string => HEADINGS[guard];

/** What stands before a link. Its form is sent to the page's own address, so that it needs no script. */
export function Guard({ guard }: { guard: LinkGuard }) {
  const { t } = useTranslation('presentations');
  return (
    <PublicPage width="reading">
      <PublicNotice>
        <h1>{t(guardHeading(guard))}</h1>
        <p role={guard === 'slow_down' ? 'alert' : undefined}>{t(DETAILS[guard])}</p>
        {!isOver(guard) && (
          <form method="post">
            <div className={classes.fields}>
              {hasPassword(guard) && (
                <TextField
                  label={t('guard.password')}
                  type="password"
                  name="password"
                  autoComplete="off"
                  isRequired
                  errorMessage={guard === 'wrong_password' ? t('guard.wrongPassword') : undefined}
                />
              )}
              <Button type="submit" variant="primary" size="large">
                {t('guard.open')}
              </Button>
            </div>
          </form>
        )}
      </PublicNotice>
    </PublicPage>
  );
}

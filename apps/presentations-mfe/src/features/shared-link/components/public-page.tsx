import { Logo } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import type { ReactNode } from 'react';
import classes from './public-page.module.css';

/** Page of a public link: the instance's name, the content, and nothing of the app. */
export function PublicPage({ children, width }: { children: ReactNode; width: 'reading' | 'wide' }) {
  const { brand } = usePlatform().boot.instance;
  return (
    <div className={classes.page} data-width={width}>
      <header className={classes.brand}>
        <a href="/">
          <Logo productName={brand.productName} logoPath={brand.logoPath} />
        </a>
      </header>
      <div className={classes.main}>{children}</div>
    </div>
  );
}

/** A sentence in the middle of an otherwise empty page. */
export function PublicNotice({ children }: { children: ReactNode }) {
  return <div className={classes.notice}>{children}</div>;
}

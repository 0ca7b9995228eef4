import { type ReactNode, useLayoutEffect } from 'react';
import { I18nProvider } from '../src/index.ts';
import { brands, isBrandName } from './brands.ts';

export type DocumentFrameProps = { theme: string; direction: string; brand: string; children: ReactNode };

/** Sets on the document what the shell sets: theme, direction, language, brand. */
export function DocumentFrame({ theme, direction, brand, children }: DocumentFrameProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    root.dir = direction;
    root.lang = direction === 'rtl' ? 'ar' : 'en';
  }, [theme, direction]);
  return (
    <I18nProvider locale={direction === 'rtl' ? 'ar-EG' : 'en-GB'}>
      <style>{isBrandName(brand) ? brands[brand] : ''}</style>
      {children}
    </I18nProvider>
  );
}

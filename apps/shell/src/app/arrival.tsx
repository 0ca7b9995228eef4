import { VisuallyHidden } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { areas } from '../navigation/areas.ts';
import { patternOf } from './wrapper-paths.ts';

const names = [...areas, { id: 'settings', paths: ['/settings'] }];

/** Says where one is: in the title of the window, and after a change of place to those who listen. */
export function Arrival() {
  const { boot } = usePlatform();
  const { t } = useTranslation('nav');
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const paths = names.flatMap((area) => area.paths);
  const area = names.find((one) => one.paths.includes(patternOf(paths, pathname)));
  const name = area ? t(area.id) : '';
  const { productName } = boot.instance.brand;
  useEffect(() => {
    document.title = name ? `${name} · ${productName}` : productName;
  }, [name, productName]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{pathname === first ? '' : name}</span>
    </VisuallyHidden>
  );
}

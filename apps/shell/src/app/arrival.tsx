import { VisuallyHidden } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { placeNames } from '../navigation/place-names.ts';
import { patternOf } from '../navigation/wrapper-paths.ts';

/** Says where one is: in the title of the window, and after a change of place to those who listen. */
export function Arrival() {
  const { boot } = usePlatform();
  const { t } = useTranslation(['nav', 'common', 'settings']);
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const names = useMemo(() => placeNames(boot.remotes), [boot.remotes]);
  const key = names.get(patternOf([...names.keys()], pathname));
  const name = key === undefined ? '' : t(key, { instance: boot.instance.name });
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

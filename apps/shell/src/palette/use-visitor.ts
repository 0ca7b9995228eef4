import { usePlatform } from '@reflectory/platform-sdk';

/** Who looks, as far as manifests care. */
export function useVisitor() {
  const { boot, role } = usePlatform();
  return { ...(boot.principal ?? { role }), features: boot.features };
}

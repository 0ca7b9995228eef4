import type { BootRemote } from '@reflectory/contracts/boot';

/**
 * Runs the scripts of a remote that the document has asked for already, all of them beside its entry: the remote's runtime
 * would ask for one after the other, and finds them there instead. One that fails is asked for by that runtime again.
 */
export function runPreloaded(
  { baseUrl, entry }: Pick<BootRemote, 'baseUrl' | 'entry'>,
  page: Document,
): void {
  const links = page.querySelectorAll<HTMLLinkElement>(
    `link[rel="preload"][as="script"][href^="${baseUrl}"]`,
  );
  for (const link of links) {
    const integrity = link.getAttribute('integrity');
    if (!integrity || link.href.endsWith(`/${entry}`)) continue;
    const script = page.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.src = link.href;
    const leave = () => script.remove();
    script.addEventListener('load', leave, { once: true });
    script.addEventListener('error', leave, { once: true });
    page.head.append(script);
  }
}

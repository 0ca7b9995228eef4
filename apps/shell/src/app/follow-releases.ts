export type FollowedPage = {
  hasUnsaved: () => boolean;
  /** Whether this page has loaded code of an app. */
  hasLoaded: (name: string) => boolean;
  reload: () => void;
  /** Offers to reload a page that would lose what was written. */
  offer: () => void;
  events?: Pick<EventTarget, 'addEventListener'>;
};

/**
 * In development: fetches the document again when an app that this page uses was built, or offers it where that would
 * lose text. Answers whether the first use of an app has to fetch the document as well, since it was built meanwhile.
 */
export function followReleases(page: FollowedPage): (name: string) => boolean {
  const { events = new EventSource('/dev/events') } = page;
  const built = new Set<string>();
  events.addEventListener('releases', (event) => {
    if (!(event instanceof MessageEvent)) return;
    const { names }: { names: string[] } = JSON.parse(String(event.data));
    for (const name of names) built.add(name);
    if (!names.some((name) => name === 'shell' || page.hasLoaded(name))) return;
    if (page.hasUnsaved()) page.offer();
    else page.reload();
  });
  return (name) => built.has(name);
}

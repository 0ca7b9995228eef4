import { createHash } from 'node:crypto';

const source = `new EventSource('/dev/events').addEventListener('releases', (event) => {
  if (JSON.parse(event.data).names.includes('public-site')) location.reload();
});
`;

/** In development: fetches a public page again when the public site was built. The shell does so itself. */
export const reloadScript = {
  href: '/dev/reload.js',
  integrity: `sha384-${createHash('sha384').update(source).digest('base64')}`,
  source,
};

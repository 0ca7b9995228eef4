import { defineRemote } from '@reflectory/platform-sdk';
import { manifest } from './remote.manifest.ts';

export default defineRemote({
  manifest,
  pages: { '/p/:token': () => import('./app/shared-presentation.page.tsx') },
  slots: {},
  texts: {
    namespace: 'presentations',
    languages: { en: () => import('./locales/en.json'), de: () => import('./locales/de.json') },
  },
});

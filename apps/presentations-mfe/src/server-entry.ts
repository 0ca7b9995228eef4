import { defineServerEntry } from '@reflectory/platform-sdk/server';
import SharedPresentationPage from './app/shared-presentation.page.tsx';
import SharedSessionPage from './app/shared-session.page.tsx';
import ar from './locales/ar.json';
import de from './locales/de.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import type { manifest } from './remote.manifest.ts';

export const serverEntry = defineServerEntry<typeof manifest>({
  pages: {
    '/p': SharedPresentationPage,
    '/s': SharedSessionPage,
    '/p/:token': SharedPresentationPage,
    '/s/:token': SharedSessionPage,
  },
  texts: { namespace: 'presentations', languages: { en, de, fr, ar } },
});

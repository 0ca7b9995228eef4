import { startAuthPage } from './enhance/auth-page.ts';
import { loadClient } from './flows/service.ts';

const form = document.querySelector<HTMLFormElement>('form[data-form="auth"]');
if (form)
  startAuthPage(
    form,
    () => loadClient({ takesTokens: true }),
    (path) => location.replace(path),
  );

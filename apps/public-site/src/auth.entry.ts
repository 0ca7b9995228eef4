import { AuthForm } from './islands/auth-form.tsx';
import { hydrateIsland } from './islands/hydrate.tsx';

hydrateIsland('auth-form', AuthForm);

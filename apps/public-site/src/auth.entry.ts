import './site.css';
import './parts/site-frame.module.css';
import './pages/auth.module.css';
import { AuthForm } from './islands/auth-form.tsx';
import { hydrateIsland } from './islands/hydrate.tsx';

hydrateIsland('auth-form', AuthForm);

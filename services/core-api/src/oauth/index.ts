export { checkOAuthSettings, oauthEnvironment, readOAuthClients } from './oauth-settings.ts';
export type { OAuthClients } from './oauth-settings.ts';

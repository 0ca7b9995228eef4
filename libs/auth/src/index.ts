export { type AuthModule, createAuthModule } from './auth-module.ts';
export { authEnvironment, type AuthSettings, readAuthSettings } from './auth-settings.ts';
export { createKeyFileFollower } from './keys/follow-key-file.ts';
export { createSigningKeys } from './keys/signing-keys.ts';
export { networkOf } from './limits/network-of.ts';
export { createRateLimiter, type RateLimit, type RateLimiter } from './limits/rate-limiter.ts';
export { createBackground } from './links/in-background.ts';
export { makeLeavingMails } from './links/leaving-link.ts';
export { createPasswordHasher } from './passwords/password-hasher.ts';

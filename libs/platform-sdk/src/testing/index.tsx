export { bootManifestFake } from './boot-manifest-fake.ts';
export { FAKE_USER, PlatformFake, platformFake, textsFake } from './platform-fake.tsx';
export type { PlatformFakeOverrides, PlatformRecord, ShownToast } from './platform-fake.tsx';
export { renderWithPlatform } from './render-with-platform.tsx';

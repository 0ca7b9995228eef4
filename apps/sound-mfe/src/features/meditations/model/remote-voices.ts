const KEY = 'reflectory.sound.remote-voices';

/** Whether somebody agreed on this device that what is said goes to whoever runs a voice. */
export const mayUseRemoteVoices = (): boolean => localStorage.getItem(KEY) !== null;

/** Keeps that somebody agreed, and when; or that they do not any more. */
export function permitRemoteVoices(isPermitted: boolean): void {
  if (isPermitted) localStorage.setItem(KEY, new Date().toISOString());
  else localStorage.removeItem(KEY);
}

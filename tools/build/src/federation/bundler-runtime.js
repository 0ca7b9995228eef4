/**
 * Stands for two parts of the federation runtime that look for packages of which a build has left something out: every
 * shared module here is the shell's, whole.
 */
export const getSharedFallbackGetter = ({ factory }) => factory;

export function init({ webpackRequire }) {
  const { initOptions, runtime } = webpackRequire.federation;
  return runtime.init(initOptions);
}

import { type Configuration, rspack } from '@rspack/core';

/**
 * Builds once and answers every file that this depended on.
 *
 * @throws Error with what the compiler says
 */
export function compile(config: Configuration): Promise<string[]> {
  const compiler = rspack(config);
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  compiler.run((error, stats) => {
    if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
    else resolve([...stats.compilation.fileDependencies]);
    compiler.close(() => {});
  });
  return promise;
}

import { createRequire } from 'node:module';

/**
 * Aliases from the CommonJS federation runtime, which the plugin resolves, to its ES twin, which tree-shakes:
 * 15 kB gz less in each container entry. `size-budget.json` guards it.
 */
export function federationRuntimeAliases(): Record<string, string> {
  const enhanced = createRequire(
    createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'),
  );
  const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
  const aliases: Record<string, string> = {};
  const injecting = enhanced.resolve('@module-federation/inject-external-runtime-core-plugin');
  const others = ['runtime', 'webpack-bundler-runtime'].map((name) =>
    tools.resolve(`@module-federation/${name}`),
  );
  for (const commonJs of [...others, injecting]) {
    aliases[commonJs] = commonJs.replace(/\.cjs$/, '.js');
  }
  return aliases;
}

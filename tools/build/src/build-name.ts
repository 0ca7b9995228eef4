import { createHash } from 'node:crypto';
import { type Compilation, type Compiler, rspack, type RspackPluginInstance } from '@rspack/core';

/** What stands for the digest while a build is made; as long as the digest, so that source maps stay true. */
export const BUILD_DIGEST = 'digestofbuild';

/** What the federation plugin tells of a build: it changes from one to the next of the same sources. */
const STATISTICS = 'mf-stats.json';

/** Stage after minification and source maps, before files are named and hashed by their content. */
const STAGE = rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;

/**
 * Digest over what all files of a build contain, whatever their hashes are by now: names that a compiler derives from
 * its input say nothing of what it put out.
 */
function digestOfAssets(assets: readonly { name: string; content: Buffer; hashes: readonly string[] }[]) {
  const known = [...new Set(assets.flatMap(({ hashes }) => hashes))];
  const withoutHashes = (text: string) => known.reduce((rest, hash) => rest.replaceAll(hash, ''), text);
  const digest = createHash('sha256');
  const parts = assets.map(({ name, content }) => {
    const isText = /\.(js|css|json)$/.test(name);
    return [withoutHashes(name), isText ? withoutHashes(content.toString()) : content] as const;
  });
  for (const [name, content] of parts.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    digest.update(`${name}\0${content.length}\0`).update(content);
  }
  return digest.digest('hex').slice(0, BUILD_DIGEST.length);
}

const hashesOf = (info: { contenthash?: string | string[] | undefined }) => [info.contenthash ?? []].flat();

/**
 * Gives a build its unique name by what it contains: two different builds must not share chunk globals, else the older
 * one's chunks answer for the newer one, and equal ones must be equal byte for byte.
 */
export function buildNamePlugin(): RspackPluginInstance {
  return {
    apply(compiler: Compiler) {
      const { RawSource } = compiler.webpack.sources;
      compiler.hooks.thisCompilation.tap('BuildNamePlugin', (compilation: Compilation) => {
        let digest = '';
        const name = () => {
          for (const { name: file, source } of compilation.getAssets()) {
            if (!/\.(js|json|css)$/.test(file)) continue;
            const text = source.source().toString();
            if (text.includes(BUILD_DIGEST)) {
              compilation.updateAsset(file, new RawSource(text.replaceAll(BUILD_DIGEST, digest)));
            }
          }
        };
        compilation.hooks.processAssets.tap({ name: 'BuildNamePlugin', stage: STAGE }, () => {
          digest = digestOfAssets(
            compilation
              .getAssets()
              .filter(({ name: file }) => file !== STATISTICS)
              .map(({ name: file, source, info }) => ({
                name: file,
                content: source.buffer(),
                hashes: hashesOf(info),
              })),
          );
          name();
        });
        // The manifest of the federation is written last.
        const last = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: 'BuildNamePlugin', stage: last }, () => {
          if (compilation.getAsset(STATISTICS)) compilation.deleteAsset(STATISTICS);
          name();
        });
      });
    },
  };
}

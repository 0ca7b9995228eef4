import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES } from '@reflectory/contracts/languages';
import {
  authoredManifestSchema,
  type ManifestWords,
  manifestWordsSchema,
  type RemoteManifest,
  remoteManifestSchema,
} from '@reflectory/contracts/remotes';
import * as z from 'zod';
import { findManifestFaults, findWordFaults } from './find-manifest-faults.ts';
import { iconPath } from './icon-path.ts';

type Authored = z.output<typeof authoredManifestSchema>;

/**
 * Manifest of the remote in `directory` as its release carries it: checked, with its words in every language and the
 * drawings of its icons.
 *
 * @throws Error that lists all that is wrong.
 */
export async function readManifest(directory: string): Promise<RemoteManifest> {
  const file = join(directory, 'src/remote.manifest.ts');
  const source = pathToFileURL(file);
  source.searchParams.set('read', String(Date.now()));
  const module: { manifest: unknown } = await import(source.href);
  const parsed = authoredManifestSchema.safeParse(module.manifest);
  if (!parsed.success) throw new Error(describe(file, linesOf(parsed.error)));
  const authored = parsed.data;
  const faults = findManifestFaults(authored);
  const words: Record<string, ManifestWords> = {};
  for (const language of LANGUAGES) {
    const place = join(directory, 'src/locales/manifest', `${language}.json`);
    const found = readWords(place);
    if (Array.isArray(found)) faults.push(...found.map((fault) => `${relative(directory, place)}: ${fault}`));
    else {
      const missing = findWordFaults(authored, found);
      faults.push(...missing.map((fault) => `${relative(directory, place)}: ${fault}`));
      words[language] = found;
    }
  }
  const navigation = await Promise.all(
    authored.navigation.map((item) => withDrawing(item, authored, faults)),
  );
  if (faults.length > 0) throw new Error(describe(file, faults));
  return remoteManifestSchema.parse({ ...authored, navigation, words, ...offersOf(authored) });
}

const describe = (file: string, faults: readonly string[]) =>
  `${file} is not right:\n  ${faults.join('\n  ')}`;
const linesOf = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => `${path.join('.') || 'manifest'}: ${message}`);

/** The words of one language, or what is wrong with them. */
function readWords(place: string): ManifestWords | string[] {
  if (!existsSync(place)) return ['is missing'];
  try {
    const parsed = manifestWordsSchema.safeParse(JSON.parse(readFileSync(place, 'utf8')));
    return parsed.success ? parsed.data : linesOf(parsed.error);
  } catch (error) {
    return [`is no JSON (${String(error)})`];
  }
}

async function withDrawing(item: Authored['navigation'][number], { routes }: Authored, faults: string[]) {
  const { feature, role } = routes.find(({ path }) => path === item.to) ?? {};
  const path = await iconPath(item.icon).catch((error: unknown) => {
    faults.push(`navigation ${item.id}: ${error instanceof Error ? error.message : String(error)}`);
    return '';
  });
  return { ...item, feature, role, icon: { name: item.icon, path } };
}

const offersOf = ({ offers }: Authored) =>
  offers ? { offers: offers.map(({ slot, props }) => ({ slot, props: z.toJSONSchema(props) })) } : {};

import type {} from '@reflectory/contracts/attachments';
import type {} from '@reflectory/contracts/journal';
import type { PictureSource } from '@reflectory/contracts/sound';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../../shared/use-scope.ts';

/** A picture that may be chosen; `name` is that of its file or entry, `alt` what its person says that it shows. */
export type OwnPicture = { source: PictureSource; name: string; alt: string };

const MOST_FILES = 24;
const MOST_ENTRIES = 12;

/** The latest pictures of a person's files, and the latest entries, whose artworks they are. */
export function useOwnPictures() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'own-pictures'],
    queryFn: async (): Promise<OwnPicture[]> => {
      const [files, entries] = await Promise.all([
        client
          .from('entry_files')
          .select('id,name,alt')
          .eq('kind', 'picture')
          .order('created_at', { ascending: false })
          .limit(MOST_FILES)
          .throwOnError(),
        client
          .from('entries')
          .select('id,title')
          .is('binned_at', null)
          .order('entry_at', { ascending: false })
          .limit(MOST_ENTRIES)
          .throwOnError(),
      ]);
      return [
        ...files.data.map(({ id, name, alt }) => ({ source: { from: 'file' as const, id }, name, alt })),
        ...entries.data.map(({ id, title }) => ({
          source: { from: 'artwork' as const, id },
          name: title,
          alt: '',
        })),
      ];
    },
  });
}

import { mapLimits } from '@reflectory/contracts/mindmaps';
import { Select, Skeleton, TextField } from '@reflectory/design-system';
import { topicOf } from '@reflectory/domain/mindmaps';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  FoundThing,
  FromSentence,
  SentenceFormProps,
} from '../../../shared/from-sentence/grown-kind.ts';
import { type ListedMap, useMaps } from '../api/use-maps.ts';
import { usePutOnMap } from '../api/use-put-on-map.ts';
import { MakeForm } from '../../../shared/from-sentence/components/make-form.tsx';

/** Stands for a map that is made for it, and for the centre of one. */
const NEW = 'new';
const CENTRE = 'centre';

type PlaceChoiceProps = {
  listed: readonly ListedMap[];
  /** Id of a map, or `NEW`. */
  mapId: string;
  branch: string;
  onChoose(mapId: string, branch: string): void;
};

/** Which map, and where on it. */
function PlaceChoice({ listed, mapId, branch, onChoose }: PlaceChoiceProps) {
  const { t } = useTranslation('plan');
  const branches = listed.find(({ id }) => id === mapId)?.branches ?? [];
  const untitled = t('fromSentence.map.untitled');
  return (
    <>
      <Select
        label={t('fromSentence.map.map')}
        value={mapId}
        onChange={(value) => onChoose(value, CENTRE)}
        options={[
          ...listed.map(({ id, title }) => ({ value: id, label: title || untitled })),
          { value: NEW, label: t('fromSentence.map.newMap') },
        ]}
      />
      {branches.length > 0 && (
        <Select
          label={t('fromSentence.map.branch')}
          value={branch}
          onChange={(value) => onChoose(mapId, value)}
          options={[
            { value: CENTRE, label: t('fromSentence.map.centre') },
            ...branches.map(({ id, text }) => ({ value: id, label: text || untitled })),
          ]}
        />
      )}
    </>
  );
}

function Form({ sentence, onMade, onCancel }: SentenceFormProps) {
  const { t } = useTranslation(['plan', 'common']);
  const maps = useMaps();
  const { put, isPutting, isFailed } = usePutOnMap();
  const [text, setText] = useState(sentence.quote.replaceAll(/\s+/g, ' ').trim().slice(0, mapLimits.text));
  const [chosen, setChosen] = useState<{ mapId: string; branch: string } | null>(null);
  if (maps.isPending) return <Skeleton lines={3} label={t('common:loading')} />;
  const listed = maps.data?.pages.flat() ?? [];
  const { mapId, branch } = chosen ?? { mapId: listed[0]?.id ?? NEW, branch: CENTRE };

  const handlePut = async () => {
    const parent = branch === CENTRE ? null : branch;
    const id = await put(mapId === NEW ? null : mapId, parent, topicOf(text.trim()));
    if (id !== null) onMade({ type: 'map_node', id });
  };
  return (
    <MakeForm
      submitLabel={t('fromSentence.map.put')}
      isPending={isPutting}
      disabledReason={text.trim() === '' ? t('fromSentence.map.noText') : undefined}
      onSubmit={() => void handlePut()}
      onCancel={onCancel}
    >
      <TextField
        label={t('fromSentence.map.text')}
        maxLength={mapLimits.text}
        value={text}
        onChange={setText}
      />
      <PlaceChoice
        listed={listed}
        mapId={mapId}
        branch={branch}
        onChoose={(map, place) => setChosen({ mapId: map, branch: place })}
      />
      <output>{isFailed && t('fromSentence.map.failed')}</output>
    </MakeForm>
  );
}

/** Nodes that are there, on maps that are. */
const find: FromSentence['find'] = async ({ client }, ids) => {
  const { data: nodes } = await client
    .from('mindmap_nodes')
    .select('id,text,map_id')
    .in('id', ids)
    .is('deleted_at', null)
    .throwOnError();
  const mapIds = nodes.map(({ map_id }) => map_id);
  const { data: maps } = await client
    .from('mindmaps')
    .select('id')
    .in('id', mapIds)
    .is('deleted_at', null)
    .throwOnError();
  const there = new Set(maps.map(({ id }) => id));
  return new Map(
    nodes
      .filter(({ map_id }) => there.has(map_id))
      .map(({ id, text, map_id }): [string, FoundThing] => [
        id,
        { title: text, href: `/mindmaps/${map_id}?node=${id}` },
      ]),
  );
};

export const fromSentence: FromSentence = { Form, find };

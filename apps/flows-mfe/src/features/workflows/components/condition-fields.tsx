import type { WorkflowCondition } from '@reflectory/contracts/workflows';
import { Button, IconButton, Select, Switch } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { type ConditionList, conditionOf, listOf } from '../model/conditions.ts';
import { newLeaf } from '../model/new-parts.ts';
import { LeafFields } from './leaf-fields.tsx';
import classes from './workflows.module.css';

type ConditionFieldsProps = {
  condition: WorkflowCondition | null;
  onChange(condition: WorkflowCondition | null): void;
};

/** What must hold, as a list of which all or any do. */
export function ConditionFields({ condition, onChange }: ConditionFieldsProps) {
  const { t } = useTranslation('flows');
  const list = listOf(condition);
  if (list === null) return <p className={classes.quiet}>{t('workflows.tooJoined')}</p>;
  const change = (next: ConditionList) => onChange(conditionOf(next));
  const { join, rows } = list;
  return (
    <>
      {rows.length === 0 && <p className={classes.quiet}>{t('workflows.noConditions')}</p>}
      {rows.length > 1 && (
        <Select
          label={t('workflows.join')}
          value={join}
          options={[
            { value: 'all', label: t('workflows.joins.all') },
            { value: 'any', label: t('workflows.joins.any') },
          ]}
          onChange={(next) => change({ join: next as 'all' | 'any', rows })}
        />
      )}
      {rows.map((row, place) => {
        const put = (changed: typeof row) =>
          change({ join, rows: rows.map((one, at) => (at === place ? changed : one)) });
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a question is its place and nothing else
          <div key={place} className={classes.step}>
            <div className={classes.fields}>
              <LeafFields leaf={row.leaf} onChange={(leaf) => put({ ...row, leaf })} />
            </div>
            <div className={classes.acts}>
              <Switch isSelected={row.isNot} onChange={(isNot) => put({ ...row, isNot })}>
                {t('workflows.notSo')}
              </Switch>
              <IconButton
                icon="trash"
                label={t('workflows.removeCondition')}
                onPress={() => change({ join, rows: rows.filter((_, at) => at !== place) })}
              />
            </div>
          </div>
        );
      })}
      <div>
        <Button
          size="small"
          icon="plus"
          onPress={() => change({ join, rows: [...rows, { leaf: newLeaf('mood'), isNot: false }] })}
        >
          {t('workflows.addCondition')}
        </Button>
      </div>
    </>
  );
}

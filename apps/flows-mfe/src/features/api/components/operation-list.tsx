import { API_SCOPES } from '@reflectory/contracts/api-tokens';
import { useTranslation } from 'react-i18next';
import { scopeKey } from '../../../shared/scope-key.ts';
import type { OperationGroup } from '../model/operations.ts';
import classes from './api.module.css';
import { OperationItem } from './operation-item.tsx';
import type { TokenField } from './try-operation.tsx';

/** What a scope lets a token do. */
export function OperationList({ group, tokenField }: { group: OperationGroup; tokenField: TokenField }) {
  const { t } = useTranslation('flows');
  const scope = API_SCOPES.find((one) => one === group.scope);
  const id = `api-${group.scope}`;
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div>
        <h2 id={id} className={classes.heading}>
          {group.scope ? <code dir="ltr">{group.scope}</code> : t('api.others')}
        </h2>
        {scope && <p className={classes.quiet}>{t(`tokens.scopes.${scopeKey(scope)}`)}</p>}
      </div>
      <ul className={classes.list}>
        {group.operations.map((operation) => (
          <li key={operation.id} className={classes.item}>
            <OperationItem operation={operation} tokenField={tokenField} />
          </li>
        ))}
      </ul>
    </section>
  );
}

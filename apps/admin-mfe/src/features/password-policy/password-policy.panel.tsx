import type { PasswordDemands } from '@reflectory/contracts/auth';
import { Button } from '@reflectory/design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../shared/loaded.tsx';
import { usePasswordDemands } from './api/find-password-demands.ts';
import { DemandList } from './components/demand-list.tsx';
import { PolicyFields } from './components/policy-fields.tsx';
import classes from './password-policy.module.css';
import { usePolicyEditor } from './use-policy-editor.ts';

/** What a new password must be at this instance; nobody's present password is touched. */
export function PasswordPolicyPanel() {
  return <Loaded query={usePasswordDemands()}>{(demands) => <PolicyEditor demands={demands} />}</Loaded>;
}

function PolicyEditor({ demands }: { demands: PasswordDemands }) {
  const { t } = useTranslation('admin');
  const editor = usePolicyEditor(demands);
  const previewId = useId();
  return (
    <div className={classes.panel}>
      <p className={classes.lead}>{t('passwords.lead')}</p>
      <div className={classes.editor}>
        <form className={classes.form} onSubmit={(event) => void editor.handleSubmit(event)} noValidate>
          <PolicyFields
            draft={editor.draft}
            problem={editor.problem}
            serviceMinLength={demands.serviceMinLength}
            onChange={editor.change}
            onLengthLeft={editor.checkLength}
            lengthRef={editor.lengthRef}
          />
          <div className={classes.actions}>
            <Button type="submit" variant="primary" isPending={editor.isPending} pendingLabel={t('saving')}>
              {t('save')}
            </Button>
            <output>{editor.state && t(`passwords.states.${editor.state}`)}</output>
          </div>
        </form>
        <section className={classes.preview} aria-labelledby={previewId}>
          <h2 id={previewId}>{t('passwords.preview')}</h2>
          <div aria-live="polite">
            <DemandList policy={editor.preview} />
          </div>
        </section>
      </div>
      <StandardPart editor={editor} serviceMinLength={demands.serviceMinLength} />
    </div>
  );
}

type StandardPartProps = { editor: ReturnType<typeof usePolicyEditor>; serviceMinLength: number };

/** The way back to what the service demands of all, and from there to what was here before. */
function StandardPart({ editor, serviceMinLength }: StandardPartProps) {
  const { t } = useTranslation('admin');
  const { former, isStandard, restore, change } = editor;
  const headingId = useId();
  return (
    <section className={classes.standard} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('passwords.standard.title')}</h2>
      <p>{t('passwords.standard.text', { count: serviceMinLength })}</p>
      <div className={classes.actions}>
        <Button
          disabledReason={isStandard ? t('passwords.standard.already') : undefined}
          onPress={() => void restore()}
        >
          {t('passwords.standard.use')}
        </Button>
        {former && (
          <Button variant="bare" onPress={() => change(former)}>
            {t('passwords.standard.fillFormer')}
          </Button>
        )}
      </div>
    </section>
  );
}

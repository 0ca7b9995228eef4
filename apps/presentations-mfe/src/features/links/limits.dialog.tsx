import { LINK_PASSWORD, MOST_VIEWS } from '@reflectory/contracts/behaviour';
import { FormDialog, PasswordField, Switch, TextField } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGuardLink } from './api/guard-link.ts';
import type { Link } from './api/list-links.ts';

export type LimitsDialogProps = {
  link: Pick<Link, 'title' | 'share_token' | 'expires_at' | 'view_limit' | 'has_password'>;
  onClose(): void;
};

/** A moment as a field of date and time wants it: local, to the minute. */
function asFieldValue(timestamp: string | null): string {
  if (timestamp === null) return '';
  const moment = new Date(timestamp);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What is wrong with the fields, as keys of texts; empty when they can be sent. */
function problemsOf({ until, views, password }: { until: string; views: string; password: string | null }) {
  const count = Number(views);
  return {
    ...(until !== '' && !(Date.parse(until) > Date.now()) && { until: 'limits.untilPast' }),
    ...(views !== '' &&
      !(Number.isInteger(count) && count >= 1 && count <= MOST_VIEWS) && { views: 'limits.viewsWrong' }),
    ...(password !== null && password.length < LINK_PASSWORD.least && { password: 'limits.passwordShort' }),
  };
}

/** The fields as they are, and what they say that is to be sent. */
function useLimitFields(link: LimitsDialogProps['link']) {
  const [until, setUntil] = useState(() => asFieldValue(link.expires_at));
  const [views, setViews] = useState(link.view_limit === null ? '' : String(link.view_limit));
  const [isLocked, setLocked] = useState(link.has_password);
  const [password, setPassword] = useState('');
  // A password that is there stays unless another is written.
  const isKept = isLocked && link.has_password && password === '';
  const wanted = isLocked && !isKept ? password : null;
  return {
    fields: { until, setUntil, views, setViews, isLocked, setLocked, password, setPassword },
    problems: problemsOf({ until, views, password: wanted }),
    limits: () => ({
      token: link.share_token,
      expiresAt: until === '' ? null : new Date(until).toISOString(),
      viewLimit: views === '' ? null : Number(views),
      ...(!isKept && { password: wanted }),
    }),
  };
}

/** Until when, how often and with which password a link opens. */
export function LimitsDialog({ link, onClose }: LimitsDialogProps) {
  const { t } = useTranslation('presentations');
  const { toasts } = usePlatform();
  const guard = useGuardLink();
  const { fields, problems, limits } = useLimitFields(link);
  const [isTried, setTried] = useState(false);
  const problem = (field: keyof typeof problems) =>
    isTried && problems[field] ? t(problems[field], { ...LINK_PASSWORD, mostViews: MOST_VIEWS }) : undefined;

  function handleSave() {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    guard.mutate(limits(), {
      onSuccess() {
        toasts.success(t('limits.saved'));
        onClose();
      },
    });
  }

  return (
    <FormDialog
      title={t('limits.title', { title: link.title })}
      submitLabel={t('limits.save')}
      isPending={guard.isPending}
      problem={guard.isError && `${t('limits.failed')} ${t('share.pleaseTryAgain')}`}
      onSubmit={handleSave}
      onClose={onClose}
    >
      <LimitFields fields={fields} hasPassword={link.has_password} problem={problem} />
    </FormDialog>
  );
}

type LimitFieldsProps = {
  fields: ReturnType<typeof useLimitFields>['fields'];
  hasPassword: boolean;
  problem(field: 'until' | 'views' | 'password'): string | undefined;
};

function LimitFields({ fields, hasPassword, problem }: LimitFieldsProps) {
  const { t } = useTranslation('presentations');
  return (
    <>
      <TextField
        type="datetime-local"
        label={t('limits.until')}
        description={t('limits.untilHint')}
        value={fields.until}
        onChange={fields.setUntil}
        errorMessage={problem('until')}
      />
      <TextField
        inputMode="numeric"
        label={t('limits.views')}
        description={t('limits.viewsHint')}
        value={fields.views}
        onChange={fields.setViews}
        errorMessage={problem('views')}
      />
      <Switch isSelected={fields.isLocked} onChange={fields.setLocked}>
        {t('limits.withPassword')}
      </Switch>
      {fields.isLocked && (
        <PasswordField
          label={t('guard.password')}
          description={t(hasPassword ? 'limits.passwordKept' : 'limits.passwordHint', LINK_PASSWORD)}
          autoComplete="new-password"
          maxLength={LINK_PASSWORD.most}
          value={fields.password}
          onChange={fields.setPassword}
          errorMessage={problem('password')}
        />
      )}
    </>
  );
}

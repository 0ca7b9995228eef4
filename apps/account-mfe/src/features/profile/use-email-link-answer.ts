import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

/** Says what came of a link in a mail about another email address, which leads here and tells it in the fragment. */
export function useEmailLinkAnswer(): void {
  const { t } = useTranslation('settings');
  const { toasts } = usePlatform();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const answered = useRef('');
  useEffect(() => {
    const answer = new URLSearchParams(hash.slice(1));
    const hasFailed = answer.has('error_code');
    if (answered.current === hash || !(hasFailed || answer.has('message'))) return;
    answered.current = hash;
    if (hasFailed) toasts.error(t('email.linkExpired'));
    else toasts.info(t('email.halfConfirmed'));
    void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate, t, toasts]);
}

import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Factor, useFactors } from './api/find-factors.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { SectionPart } from '../../shared/section.tsx';
import { SettingRow, SettingRows } from '../../shared/setting-row.tsx';
import { useDates } from '../../shared/use-dates.ts';
import { EnrolFactorDialog } from './enrol-factor.dialog.tsx';
import { NewRecoveryCodesDialog } from './new-recovery-codes.dialog.tsx';
import { RemoveFactorDialog } from './remove-factor.dialog.tsx';

type Open = { dialog: 'enrol'; isFirst: boolean; name: string } | { dialog: 'codes' } | Removing;
type Removing = { dialog: 'remove'; factor: Factor; isLast: boolean };

/** A second factor for signing in, and the codes that stand in for it. */
export function TwoFactor() {
  const { t } = useTranslation('settings');
  const factors = useFactors();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const startEnrolment = (count: number) =>
    setOpen({
      dialog: 'enrol',
      isFirst: count === 0,
      name: freeName(t('twoFactor.app'), factors.data ?? []),
    });
  return (
    <SectionPart title={t('twoFactor.title')} lead={t('twoFactor.lead')}>
      <Loaded query={factors} label={t('twoFactor.title')} lines={2}>
        {(all) => (
          <>
            {all.length > 0 && (
              <FactorRows
                factors={all}
                onRemove={(factor) => setOpen({ dialog: 'remove', factor, isLast: all.length === 1 })}
                onNewCodes={() => setOpen({ dialog: 'codes' })}
              />
            )}
            <EnrolButton isFirst={all.length === 0} onPress={() => startEnrolment(all.length)} />
          </>
        )}
      </Loaded>
      {open?.dialog === 'enrol' && (
        <EnrolFactorDialog name={open.name} isFirst={open.isFirst} onClose={close} />
      )}
      {open?.dialog === 'remove' && (
        <RemoveFactorDialog factor={open.factor} isLast={open.isLast} onClose={close} />
      )}
      {open?.dialog === 'codes' && <NewRecoveryCodesDialog onClose={close} />}
    </SectionPart>
  );
}

/** `base`, with the lowest number that no other factor has. */
function freeName(base: string, factors: readonly Factor[]): string {
  const taken = new Set(factors.map(({ name }) => name));
  let name = base;
  for (let number = 2; taken.has(name); number += 1) name = `${base} ${number}`;
  return name;
}

function EnrolButton({ isFirst, onPress }: { isFirst: boolean; onPress: () => void }) {
  const { t } = useTranslation('settings');
  const { isOnline } = usePlatform();
  return (
    <div>
      <Button
        icon={isFirst ? 'shield-check' : 'plus'}
        onPress={onPress}
        disabledReason={isOnline ? undefined : t('offline.needed')}
      >
        {t(isFirst ? 'twoFactor.setUp' : 'twoFactor.add')}
      </Button>
    </div>
  );
}

type FactorRowsProps = {
  factors: readonly Factor[];
  onRemove: (factor: Factor) => void;
  onNewCodes: () => void;
};

function FactorRows({ factors, onRemove, onNewCodes }: FactorRowsProps) {
  const { t } = useTranslation('settings');
  const { day } = useDates();
  return (
    <SettingRows label={t('twoFactor.list')}>
      {factors.map((factor) => (
        <SettingRow
          key={factor.id}
          title={factor.name}
          action={
            <Button
              aria-label={t('twoFactor.removeNamed', { name: factor.name })}
              onPress={() => onRemove(factor)}
            >
              {t('twoFactor.remove')}
            </Button>
          }
        >
          {t('twoFactor.since', { date: day(factor.createdAt) })}
        </SettingRow>
      ))}
      <SettingRow
        title={t('recoveryCodes.title')}
        action={<Button onPress={onNewCodes}>{t('recoveryCodes.renew')}</Button>}
      >
        {t('recoveryCodes.detail')}
      </SettingRow>
    </SettingRows>
  );
}

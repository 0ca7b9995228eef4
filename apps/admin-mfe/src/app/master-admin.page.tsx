import type { InstanceSummary } from '@reflectory/contracts/instance';
import { Dialog, PageHeader } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandEditor } from '../features/brand/brand.editor.tsx';
import { DeadLettersPanel } from '../features/dead-letters/dead-letters.panel.tsx';
import { CreateInstanceDialog } from '../features/instances/create-instance.dialog.tsx';
import { InstancesPanel } from '../features/instances/instances.panel.tsx';
import { AdministratorsDialog } from '../features/joining/administrators.dialog.tsx';
import classes from './page.module.css';

/** Every instance: list, create, brand, pause; and what failed in the background. */
export default function MasterAdminPage() {
  const { t } = useTranslation('admin');
  const [branding, setBranding] = useState<InstanceSummary | null>(null);
  const [administering, setAdministering] = useState<InstanceSummary | null>(null);
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('masterAdmin.title')}
        lead={t('masterAdmin.lead')}
        actions={<CreateInstanceDialog />}
      />
      <InstancesPanel onEditBrand={setBranding} onEditAdministrators={setAdministering} />
      <DeadLettersPanel />
      <AdministratorsDialog instance={administering} onClose={() => setAdministering(null)} />
      <Dialog
        title={t('instances.editBrandOf', { name: branding?.name ?? '' })}
        size="large"
        isDismissable={false}
        isOpen={branding !== null}
        onOpenChange={(isOpen) => !isOpen && setBranding(null)}
      >
        {branding && (
          <BrandEditor instanceId={branding.id} brand={branding.brand} onSaved={() => setBranding(null)} />
        )}
      </Dialog>
    </div>
  );
}

import { usePlatform } from '@reflectory/platform-sdk';
import { Skeleton, Tabs } from '@reflectory/design-system';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BrandEditor } from '../features/brand/brand.editor.tsx';
import { FeatureFlagsPanel } from '../features/feature-flags/feature-flags.panel.tsx';
import { JoiningPanel } from '../features/joining/joining.panel.tsx';
import { MembersPanel } from '../features/members/members.panel.tsx';
import { PasswordPolicyPanel } from '../features/password-policy/password-policy.panel.tsx';
import { RolesPanel } from '../features/roles/roles.panel.tsx';
import { TranslationsPanel } from '../features/translations/translations.panel.tsx';
import { UsagePanel } from '../features/usage/usage.panel.tsx';

/** Those that are opened rarely come when they are; the others with the page. */
const HelpContactsPanel = lazy(async () => ({
  default: (await import('../features/help-contacts/help-contacts.panel.tsx')).HelpContactsPanel,
}));
const ProvidersPanel = lazy(async () => ({
  default: (await import('../features/providers/providers.panel.tsx')).ProvidersPanel,
}));
const PromptsPanel = lazy(async () => ({
  default: (await import('../features/prompts/prompts.panel.tsx')).PromptsPanel,
}));

type Section = { id: string; permission: string; Panel: ComponentType };

/** Every section, with the permission that opens it. */
const sections: readonly Section[] = [
  { id: 'members', permission: 'members.view', Panel: MembersPanel },
  { id: 'joining', permission: 'members.invite', Panel: JoiningPanel },
  { id: 'roles', permission: 'roles.manage', Panel: RolesPanel },
  { id: 'brand', permission: 'brand.manage', Panel: BrandSection },
  { id: 'features', permission: 'features.manage', Panel: FeatureFlagsPanel },
  { id: 'passwords', permission: 'security.manage', Panel: PasswordPolicyPanel },
  { id: 'providers', permission: 'providers.manage', Panel: ProvidersPanel },
  { id: 'translations', permission: 'texts.manage', Panel: TranslationsPanel },
  { id: 'prompts', permission: 'library.write', Panel: PromptsPanel },
  { id: 'help', permission: 'help.manage', Panel: HelpContactsPanel },
  { id: 'usage', permission: 'usage.view', Panel: UsagePanel },
];

/** The sections that the person may use, one at a time; which one stands in the address. */
export function AdminSections({ label }: { label: string }) {
  const { t } = useTranslation('admin');
  const { can } = usePlatform();
  const [search, setSearch] = useSearchParams();
  const tabs = sections
    .filter(({ permission }) => can(permission))
    .map(({ id, Panel }) => ({
      id,
      label: t(`tabs.${id}`),
      content: (
        <Suspense fallback={<Skeleton shape="text" lines={6} label={t('loading')} />}>
          <Panel />
        </Suspense>
      ),
    }));
  const open = tabs.find(({ id }) => id === search.get('section')) ?? tabs[0];
  return (
    <Tabs
      label={label}
      tabs={tabs}
      {...(open && { selectedKey: open.id })}
      onSelectionChange={(section) => section !== open?.id && setSearch({ section }, { replace: true })}
    />
  );
}

function BrandSection() {
  const { instance } = usePlatform().boot;
  return <BrandEditor instanceId={instance.id} brand={instance.brand} />;
}

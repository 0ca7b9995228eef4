import { describeFailure } from '@reflectory/client';
import { NOTIFICATION_CATEGORIES } from '@reflectory/contracts/notifications';
import { Checkbox, TextField, VisuallyHidden } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../shared/loaded.tsx';
import { SectionLead } from '../../shared/section.tsx';
import {
  type NotificationChoice,
  useChangeNotifications,
  useNotificationSettings,
} from './api/use-notification-settings.ts';
import classes from './notifications.module.css';

const ways = ['mail_categories', 'push_categories'] as const;
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** By which ways one is told of what. */
export default function NotificationsSection() {
  const { t } = useTranslation('settings');
  const query = useNotificationSettings();
  return (
    <>
      <SectionLead>{t('notifications.settingsLead')}</SectionLead>
      <Loaded query={query} label={t('sections.notifications')} lines={6}>
        {(choice) => <Choices choice={choice} />}
      </Loaded>
    </>
  );
}

function Choices({ choice }: { choice: NotificationChoice }) {
  const { t } = useTranslation(['settings', 'common']);
  const { isOnline } = usePlatform();
  const { mutate, error } = useChangeNotifications();
  const toggle = (way: (typeof ways)[number], category: string) => (isChosen: boolean) => {
    const others = choice[way].filter((one) => one !== category);
    mutate({ ...choice, [way]: isChosen ? [...others, category] : others });
  };
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('notifications.what')}</th>
            {ways.map((way) => (
              <th key={way} scope="col">
                {t(`notifications.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NOTIFICATION_CATEGORIES.map((category) => (
            <tr key={category}>
              <th scope="row">{t(`notifications.categories.${category}`)}</th>
              {ways.map((way) => (
                <td key={way}>
                  <WayChoice
                    label={`${t(`notifications.categories.${category}`)}: ${t(`notifications.${way}`)}`}
                    isChosen={choice[way].includes(category)}
                    onChange={toggle(way, category)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.times}>
        <TextField
          type="time"
          label={t('notifications.digestAt')}
          description={t('reminders.zone', { zone: choice.zone })}
          defaultValue={choice.digest_at}
          isDisabled={!isOnline}
          onChange={(time) => isTime(time) && mutate({ ...choice, digest_at: time, zone: deviceZone() })}
        />
      </div>
      <Quiet choice={choice} onChange={mutate} />
      <p role="alert" className={classes.problem}>
        {error && t('reminders.failed', { problem: describeFailure(error, t, 'problems') })}
      </p>
    </>
  );
}

type WayChoiceProps = { label: string; isChosen: boolean; onChange: (isChosen: boolean) => void };

function WayChoice({ label, isChosen, onChange }: WayChoiceProps) {
  const { isOnline } = usePlatform();
  return (
    <Checkbox isSelected={isChosen} isDisabled={!isOnline} onChange={onChange}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Checkbox>
  );
}

const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

function Quiet({
  choice,
  onChange,
}: {
  choice: NotificationChoice;
  onChange: (choice: NotificationChoice) => void;
}) {
  const { t } = useTranslation('settings');
  const { isOnline } = usePlatform();
  const isOn = choice.quiet_from !== null;
  return (
    <fieldset className={classes.quiet}>
      <Checkbox
        isSelected={isOn}
        isDisabled={!isOnline}
        onChange={(wanted) =>
          onChange({ ...choice, quiet_from: wanted ? '22:00' : null, quiet_until: wanted ? '07:00' : null })
        }
      >
        {t('reminders.quiet')}
      </Checkbox>
      <p className={classes.detail}>{t('notifications.quietDetail')}</p>
      {isOn &&
        (['quiet_from', 'quiet_until'] as const).map((end) => (
          <TextField
            key={end}
            type="time"
            label={t(end === 'quiet_from' ? 'reminders.quietFrom' : 'reminders.quietUntil')}
            defaultValue={choice[end] ?? ''}
            isDisabled={!isOnline}
            onChange={(time) => isTime(time) && onChange({ ...choice, [end]: time })}
          />
        ))}
    </fieldset>
  );
}

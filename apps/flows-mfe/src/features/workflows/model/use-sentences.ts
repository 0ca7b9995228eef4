import type {
  ConditionLeaf,
  ForEachStep,
  ThingList,
  waitUnits,
  WorkflowCondition,
  WorkflowStep,
  WorkflowTrigger,
} from '@reflectory/contracts/workflows';
import { builtInLanguage } from '@reflectory/contracts/languages';
import { themeName } from '@reflectory/domain/reading';
import { useTranslation } from 'react-i18next';
import type { Places } from '../api/use-places.ts';

/** Names of what routines speak of. */
function useNames({ boards, circles, maps, frameworks, webhooks, incoming }: Places) {
  const { t, i18n } = useTranslation('flows');
  return {
    place(board: string, id: string | null): string {
      const found = boards.find((one) => one.id === board);
      const name = found?.columns.find((one) => one.id === id)?.title;
      return [found?.title ?? t('workflows.noBoard'), name].filter(Boolean).join(' · ');
    },
    circle: (id: string): string => circles.find((one) => one.id === id)?.name ?? t('workflows.noCircle'),
    theme: (theme: string): string => themeName({ name: theme, area: theme }, builtInLanguage(i18n.language)),
    map: (id: string): string => maps.find((one) => one.id === id)?.title ?? t('workflows.noMap'),
    webhook: (id: string): string => webhooks.find((one) => one.id === id)?.name ?? t('workflows.noWebhook'),
    incoming: (id: string): string =>
      incoming.find((one) => one.id === id)?.name ?? t('workflows.noIncoming'),
    framework: (key: string): string => frameworks.find((one) => one.key === key)?.name ?? key,
    rhythm(rule: string): string {
      const frequency = /FREQ=(\w+)/.exec(rule)?.[1] ?? '';
      const days = /BYDAY=([A-Z,]+)/.exec(rule)?.[1]?.split(',');
      if (!days) return t(`workflows.rhythms.${frequency}`, { defaultValue: rule });
      const list = new Intl.ListFormat(i18n.language);
      return t('workflows.rhythms.on', { days: list.format(days.map((day) => t(`workflows.days.${day}`))) });
    },
    amount: (count: number, units: (typeof waitUnits)[number]): string =>
      new Intl.NumberFormat(i18n.language, {
        style: 'unit',
        unit: units.slice(0, -1),
        unitDisplay: 'long',
      }).format(count),
  };
}

/** Says conditions in words. */
function useConditionWords() {
  const { t, i18n } = useTranslation('flows');
  const leaf = ({ is, field, value }: ConditionLeaf): string =>
    t(`workflows.is.${is}`, {
      field: t(`workflows.fields.${field}`),
      value: field === 'weekday' ? t(`workflows.weekdays.${value}`, { defaultValue: value }) : value,
    });
  const condition = (one: WorkflowCondition | null): string => {
    if (one === null) return '';
    if (!('of' in one)) return leaf(one);
    if (one.is === 'not') return t('workflows.is.not', { condition: condition(one.of) });
    const type = one.is === 'all' ? 'conjunction' : 'disjunction';
    return new Intl.ListFormat(i18n.language, { type }).format(one.of.map(condition));
  };
  return condition;
}

/** Says in words what is gone through. */
function useListWords({ place }: ReturnType<typeof useNames>) {
  const { t } = useTranslation('flows');
  return (list: ThingList): string => {
    if (list.of === 'entries') return t('workflows.lists.entries', { count: list.days, tag: list.tag });
    if (list.of === 'lines') return t('workflows.lists.lines', { value: list.value });
    if (list.of !== 'cards') return t(`workflows.lists.${list.of}`);
    const key = list.due ?? (list.column_id === null ? 'open' : 'all');
    return t(`workflows.lists.cards.${key}`, { place: place(list.board_id, list.column_id) });
  };
}

/** Says routines in words. */
export function useSentences(places: Places) {
  const { t } = useTranslation('flows');
  const names = useNames(places);
  const { place, circle, map, framework, webhook, incoming, rhythm, amount } = names;
  const list = useListWords(names);
  const condition = useConditionWords();
  const trigger = (one: WorkflowTrigger): string => {
    switch (one.kind) {
      case 'session-finished':
        return one.framework === null
          ? t('workflows.when.any-session')
          : t('workflows.when.session-finished', { framework: framework(one.framework) });
      case 'mood-at-or-under':
        return t('workflows.when.mood-at-or-under', { value: one.value });
      case 'card-moved':
        return t('workflows.when.card-moved', { place: place(one.board_id, one.column_id) });
      case 'incoming-called':
        return t('workflows.when.incoming-called', { name: incoming(one.webhook_id) });
      case 'theme-seen':
        return t('workflows.when.theme-seen', {
          theme: names.theme(one.theme),
          times: one.times,
          count: one.days,
        });
      case 'decision-due':
        return t('workflows.when.decision-due', { time: one.time });
      case 'meeting-near':
        return t(`workflows.when.meeting-${one.moment}`, { time: amount(one.minutes, 'minutes') });
      case 'schedule':
        return t('workflows.when.schedule', { rule: rhythm(one.rule), time: one.time });
      default:
        return t(`workflows.when.${one.kind}`);
    }
  };
  const factsOf = (one: Exclude<WorkflowStep, ForEachStep>): Record<string, string> => {
    if (one.kind === 'move-card') return { place: place(one.board_id, one.column_id) };
    if (one.kind === 'map-node') return { map: map(one.map_id), text: one.text };
    if (one.kind === 'make-card') return { title: one.title, place: place(one.board_id, one.column_id) };
    if (one.kind === 'draft-post')
      return { circle: circle(one.circle_id), text: one.text.split('\n')[0] ?? '' };
    if (one.kind === 'plan-focus') return { title: one.title, time: amount(one.minutes, 'minutes') };
    if (one.kind === 'suggest-framework') return { framework: framework(one.framework) };
    if (one.kind === 'webhook') return { name: webhook(one.webhook_id) };
    if (one.kind === 'wait') return { time: amount(one.amount, one.unit) };
    if (one.kind === 'branch') return { condition: condition(one.if) };
    const { id: _, kind: __, ...texts } = one;
    return Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, String(value)]));
  };
  const step = (one: WorkflowStep): string =>
    one.kind === 'for-each' ? list(one.list) : t(`workflows.do.${one.kind}`, factsOf(one));
  return { trigger, condition, step };
}

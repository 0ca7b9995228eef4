import type { MixLayer } from '@reflectory/contracts/sound';
import { Button, IconButton, Slider } from '@reflectory/design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './layer-row.module.css';

export type LayerRowProps = {
  layer: MixLayer;
  isOpen: boolean;
  onOpen(): void;
  onChange(change: Partial<Omit<MixLayer, 'id' | 'kind'>>): void;
  onRemove(): void;
};

/** One sound of a mix: how loud it is, and behind its name all else. */
export function LayerRow({ layer, isOpen, onOpen, onChange, onRemove }: LayerRowProps) {
  const { t, i18n } = useTranslation('sound');
  const detailsId = useId();
  const name = t(`soundscapes.sounds.${layer.kind}`);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (
    <li className={classes.row}>
      <Button
        variant="bare"
        size="small"
        icon={isOpen ? 'chevron-up' : 'chevron-down'}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        aria-label={t('soundscapes.mix.details', { name })}
        onPress={onOpen}
      >
        {name}
      </Button>
      <Slider
        isLabelHidden
        label={t('soundscapes.mix.levelOf', { name })}
        value={layer.level}
        valueText={percent.format(layer.level)}
        onChange={(level) => onChange({ level })}
      />
      <IconButton icon="x" size="small" label={t('soundscapes.mix.remove', { name })} onPress={onRemove} />
      <div id={detailsId} hidden={!isOpen} className={classes.details}>
        <Details layer={layer} onChange={onChange} />
      </div>
    </li>
  );
}

function Details({ layer, onChange }: Pick<LayerRowProps, 'layer' | 'onChange'>) {
  const { t, i18n } = useTranslation('sound');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const sideOf = (angle: number) =>
    Math.abs(angle) < 0.05
      ? t('soundscapes.mix.middle')
      : t(angle < 0 ? 'soundscapes.mix.left' : 'soundscapes.mix.right', {
          share: percent.format(Math.abs(angle)),
        });
  return (
    <>
      <Slider
        label={t('soundscapes.mix.strength')}
        value={layer.strength}
        valueText={percent.format(layer.strength)}
        onChange={(strength) => onChange({ strength })}
      />
      <Slider
        // Left is left, whichever way one reads.
        dir="ltr"
        label={t('soundscapes.mix.side')}
        min={-1}
        value={layer.angle}
        valueText={sideOf(layer.angle)}
        onChange={(angle) => onChange({ angle })}
      />
      <Slider
        label={t('soundscapes.mix.distance')}
        value={layer.distance}
        valueText={percent.format(layer.distance)}
        onChange={(distance) => onChange({ distance })}
      />
      <Slider
        label={t('soundscapes.mix.movement')}
        value={layer.movement}
        valueText={percent.format(layer.movement)}
        onChange={(movement) => onChange({ movement })}
      />
    </>
  );
}

import type { WholePlacement } from '@portal/contract/placements';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { Banner } from '../../../ui/Banner.tsx';

/** Who ended it before its last day, why and from when. */
export function EndedBanner({ fin }: Pick<WholePlacement, 'fin'>) {
  const t = useTexts('placementView');
  const { day } = useFormat();
  if (fin === null) return null;
  return (
    <Banner meaning="info" title={t(`end.by.${fin.por}`)}>
      <p>{t('end.from', { day: day(fin.desde), reason: fin.motivo })}</p>
    </Banner>
  );
}

import type { Mark } from '@portal/contract/placement-reports';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Facts } from '../../ui/Facts.tsx';

/** The academic tutor’s mark with its comment. */
export function GivenMark({ mark: { calificacion, comentario } }: { mark: Mark }) {
  const t = useTexts('placementReports');
  const { number } = useFormat();
  return (
    <Facts
      facts={[
        { label: t('mark.value'), value: number(calificacion, { minimumFractionDigits: 1 }) },
        { label: t('mark.comment'), value: comentario },
      ]}
    />
  );
}

import { getCv } from '@portal/contract/cv';
import { fullnessOf } from '../../domain/cv/completeness.ts';
import { useCvCircumstances } from '../../domain/cv/useCvCircumstances.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Card } from '../../ui/Card.tsx';
import { entryLink } from '../../ui/EntryList.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './fitting.module.css';

/** How full the CV is; nothing where that cannot be had. */
export function CvFullness() {
  const t = useTexts('home');
  const { number } = useFormat();
  const { data } = useCall(getCv, {});
  const circumstances = useCvCircumstances();
  if (data === undefined) return null;
  const percent = fullnessOf(data, circumstances);
  return (
    <Card className={classes.fullness}>
      <svg className={classes.ring} width={48} height={48} aria-hidden="true">
        <circle cx={24} cy={24} r={17} />
        {percent > 0 && (
          <circle cx={24} cy={24} r={17} pathLength={100} strokeDasharray={`${percent} 100`} data-done />
        )}
      </svg>
      <div className={classes.words}>
        <ScreenLink to="cv" className={entryLink}>
          {t('student.cv.title', { percent: number(percent / 100, { style: 'percent' }) })}
        </ScreenLink>
        <Text dim small>
          {t(percent === 100 ? 'student.cv.full' : 'student.cv.more')}
        </Text>
      </div>
    </Card>
  );
}

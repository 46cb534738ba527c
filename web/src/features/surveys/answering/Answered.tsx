import { Group, Stack } from '@mantine/core';
import type { ReadableSurvey } from '@portal/contract/surveys';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useSession } from '../../../lib/session/session.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { useArrivalFocus } from '../../../ui/useArrivalFocus.ts';
import classes from './answering.module.css';

interface Props {
  encuesta: Pick<ReadableSurvey, 'titulo' | 'idioma'>;
  /** In the institution's own words. */
  thanks: string | null;
  isAnonymous: boolean;
}

/** A survey that was just finished. */
export function Answered({ encuesta, thanks, isAnonymous }: Props) {
  const t = useTexts('surveyAnswer');
  const role = useSession()?.data.userType;
  const place = useArrivalFocus<HTMLDivElement>();
  const { titulo, idioma } = encuesta;
  return (
    <div ref={place}>
      <PageHead title={t('done.title')} context={<span lang={idioma}>{titulo}</span>} ownTitle />
      <Stack>
        {thanks !== null && (
          <p lang={idioma} className={classes.description}>
            {thanks}
          </p>
        )}
        <p>
          {t('done.body')} {isAnonymous && t('done.anonymous')}
        </p>
        {role === undefined ? (
          <p>{t('done.close')}</p>
        ) : (
          <Group>
            <ScreenButton to="home">{t('done.home')}</ScreenButton>
            {role !== 'Gestor' && (
              <ScreenButton to="surveys" variant="default">
                {t('done.surveys')}
              </ScreenButton>
            )}
          </Group>
        )}
      </Stack>
    </div>
  );
}

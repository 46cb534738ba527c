import { Flex, Group, Stack } from '@mantine/core';
import type { PendingSurvey } from '@portal/contract/surveys';
import { useEffect, useRef } from 'react';
import { SurveyButton } from '../../domain/surveys/SurveyButton.tsx';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './surveys.module.css';

interface Props {
  surveys: readonly PendingSurvey[];
  of: 'Alumno' | 'Empresa';
}

/** The surveys without which there is no going on, and the way out. */
export default function SurveyPopup({ surveys, of }: Props) {
  const t = useTexts('surveyPopup');
  const ui = useTexts('ui');
  const { day } = useFormat();
  const count = surveys.length;
  const list = useFocusKept(count);
  return (
    <Dialog opened locked urgency="mandatory" onClose={() => {}} title={t(`${of}.title`, { count })}>
      <Stack>
        <p aria-live="polite">{t(`${of}.body`, { count })}</p>
        <EntryList ref={list}>
          {surveys.map((survey, place) => (
            <Flex
              key={`${survey.idEncuesta}.${survey.idPractica}`}
              component="li"
              gap="0.5rem 1rem"
              align="center"
              wrap="wrap"
            >
              <div className={classes.words}>
                <Text strong lang={survey.idioma}>
                  {survey.titulo}
                </Text>
                {survey.hasta !== null && (
                  <Text dim small>
                    {t('until', { day: day(survey.hasta) })}
                  </Text>
                )}
              </div>
              <SurveyButton survey={survey} data-autofocus={place === 0 || undefined}>
                {t('answer')}
              </SurveyButton>
            </Flex>
          ))}
        </EntryList>
        <Group justify="flex-end">
          <ScreenButton to="logout" variant="default">
            {ui('logout')}
          </ScreenButton>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** The survey that had the focus may have been answered meanwhile: the next one takes it. */
function useFocusKept(count: number) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a survey that is gone is what takes the focus away
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    list.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [count]);
  return list;
}

import { Box, NativeSelect, Stack, Title } from '@mantine/core';
import { getSurveyResults, type QuestionResults } from '@portal/contract/surveys';
import { useState } from 'react';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { CallView } from '../../../ui/CallView.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';
import classes from './managers.module.css';
import { QuestionBars } from './QuestionBars.tsx';

interface Props {
  idEncuesta: number;
  questions: readonly QuestionResults[];
  smallest: number;
  /** Whether some answer is of a known student: of an anonymous one no degree is known. */
  hasNamed: boolean;
}

/** The answers to one question by degree, or by what was answered to another. */
export function Comparison({ idEncuesta, questions, smallest, hasNamed }: Props) {
  const t = useTexts('surveyResults');
  const [by, setBy] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = questions.filter(({ tipo, idPregunta }) => tipo !== 'texto' && String(idPregunta) !== by);
  const question = shown.find(({ idPregunta }) => idPregunta === chosen) ?? shown[0];
  if (question === undefined) return null;
  const nameOf = ({ idPregunta, texto }: QuestionResults) => {
    const place = questions.findIndex((one) => one.idPregunta === idPregunta);
    return t('question', { place: place + 1, text: texto });
  };
  return (
    <Section title={t('compare.title')} description={t('compare.description')}>
      <Stack>
        <div className={classes.pair} data-level>
          <NativeSelect
            label={t('compare.by')}
            value={by}
            onChange={({ currentTarget }) => setBy(currentTarget.value)}
            data={[
              { value: '', label: t('compare.none') },
              ...(hasNamed ? [{ value: 'titulacion', label: t('compare.degree') }] : []),
              ...questions
                .filter(({ tipo }) => tipo === 'una')
                .map((one) => ({ value: String(one.idPregunta), label: nameOf(one) })),
            ]}
          />
          {by !== '' && (
            <NativeSelect
              label={t('compare.question')}
              value={String(question.idPregunta)}
              onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
              data={shown.map((one) => ({ value: String(one.idPregunta), label: nameOf(one) }))}
            />
          )}
        </div>
        {by !== '' && (
          <Groups idEncuesta={idEncuesta} by={by} idPregunta={question.idPregunta} smallest={smallest} />
        )}
      </Stack>
    </Section>
  );
}

interface GroupsProps {
  idEncuesta: number;
  by: string;
  idPregunta: number;
  smallest: number;
}

function Groups({ idEncuesta, by, idPregunta, smallest }: GroupsProps) {
  const t = useTexts('surveyResults');
  const query = useCall(
    getSurveyResults,
    { params: { id: String(idEncuesta) }, query: { cruce: by, idPregunta } },
    { keepPrevious: true },
  );
  return (
    <CallView query={query}>
      {({ comparacion }) => (
        <Stack gap="lg">
          {comparacion?.grupos.map(({ clave, nombre, resultados }) => (
            <div key={clave}>
              <Title order={3}>{nombre}</Title>
              <Text dim small>
                {t('people', { count: resultados.num })}
              </Text>
              <Box mt="xs">
                <QuestionBars question={resultados} />
              </Box>
            </div>
          ))}
          {comparacion?.hayOcultos === true ? (
            <Text dim>{t('compare.hidden', { min: smallest })}</Text>
          ) : (
            (comparacion?.grupos.length ?? 0) === 0 && <Text dim>{t('compare.empty')}</Text>
          )}
        </Stack>
      )}
    </CallView>
  );
}

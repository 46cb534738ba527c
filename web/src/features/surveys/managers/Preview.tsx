import { Button, Group, NativeSelect, SegmentedControl, Stack, Title } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import { isLanguage, type Language } from '@portal/contract/languages';
import { surveyDefinition } from '@portal/contract/schemas/surveys';
import type { Answers } from '@portal/contract/survey-rules';
import { previewSurvey } from '@portal/contract/surveys';
import { useEffect, useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { parseInputs } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { Text } from '../../../ui/Text.tsx';
import { QuestionnairePages } from '../answering/QuestionnairePages.tsx';
import { previewReaders, readersOf } from './preview-readers.ts';
import type { PortalSurveyValues } from './values.ts';

interface Props {
  opened: boolean;
  values: PortalSurveyValues;
  onClose: () => void;
}

/** What is being written as its readers will go through it; nothing that is answered there is sent. */
export function Preview({ opened, values, onClose }: Props) {
  const t = useTexts('portalSurveyForm');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('preview.title')} size="lg">
      {opened && <Contents values={values} />}
    </Dialog>
  );
}

function Contents({ values }: { values: PortalSurveyValues }) {
  const t = useTexts('portalSurveyForm');
  const { idiomas, idiomaPorDefecto } = useBrand();
  const [idioma, setIdioma] = useState<Language>(idiomaPorDefecto);
  const readers = readersOf(values);
  const [chosen, setChosen] = useState(readers[0]);
  const reader = readers.find((one) => one === chosen) ?? readers[0];
  const preview = useSend(previewSurvey, { quiet: true });
  const { mutate } = preview;
  useEffect(() => {
    const definicion = parseInputs(surveyDefinition, values.definicion).data;
    const { es, ca, en } = values.titulos;
    if (definicion !== undefined) mutate({ body: { titulos: { es, ca, en }, definicion, idioma } });
  }, [values, idioma, mutate]);
  const found = preview.data?.datos;
  return (
    <Stack>
      <Group gap="sm" align="flex-end">
        <SegmentedControl
          aria-label={t('preview.language')}
          value={idioma}
          onChange={(chosen) => isLanguage(chosen) && setIdioma(chosen)}
          data={idiomas.map((one) => ({ value: one, label: one.toUpperCase() }))}
        />
        {reader !== undefined && (
          <NativeSelect
            label={t('preview.reader')}
            value={reader}
            onChange={({ currentTarget: { value } }) =>
              setChosen(previewReaders.find((one) => one === value))
            }
            data={readers.map((one) => ({ value: one, label: t(`preview.readers.${one}`) }))}
          />
        )}
      </Group>
      <Text dim small>
        {[
          t('preview.nothing'),
          reader !== undefined && t(`preview.notes.${reader}`),
          values.obligatoria && (reader === 'alumno' || reader === 'empresa') && t('preview.mandatory'),
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
      <ErrorBanner error={preview.error} />
      {found === undefined ? (
        preview.error === null && <Skeletons shape="row" count={3} />
      ) : (
        <Shown key={`${idioma}.${reader}`} found={found} asked={idioma} />
      )}
    </Stack>
  );
}

type Found = Answer<typeof previewSurvey>;

function Shown({ found: { encuesta, problemas }, asked }: { found: Found; asked: Language }) {
  const t = useTexts('portalSurveyForm');
  const shell = useTexts('shell');
  const [answers, setAnswers] = useState<Answers>({});
  const [hasEnded, setEnded] = useState(false);
  return (
    <>
      {problemas.length > 0 && (
        <Banner meaning="warning" title={t('preview.problems', { count: problemas.length })} />
      )}
      {encuesta.idioma !== asked && (
        <Text small>
          {t('preview.fallback', {
            language: shell(`languages.${asked}`),
            shown: shell(`languages.${encuesta.idioma}`),
          })}
        </Text>
      )}
      <Title order={3} lang={encuesta.idioma}>
        {encuesta.titulo}
      </Title>
      {encuesta.descripcion !== null && !hasEnded && (
        <Text lang={encuesta.idioma}>{encuesta.descripcion}</Text>
      )}
      {encuesta.preguntas.length === 0 && <Text>{t('preview.empty')}</Text>}
      {hasEnded ? (
        <div role="status">
          <Text strong>{t('preview.ended')}</Text>
          <Text lang={encuesta.idioma}>{encuesta.agradecimiento}</Text>
          <Button
            mt="sm"
            variant="default"
            onClick={() => {
              setAnswers({});
              setEnded(false);
            }}
          >
            {t('preview.again')}
          </Button>
        </div>
      ) : (
        encuesta.preguntas.length > 0 && (
          <QuestionnairePages
            encuesta={encuesta}
            answers={answers}
            onAnswer={(idPregunta, valor) =>
              setAnswers((before) => {
                const { [idPregunta]: _, ...rest } = before;
                return valor === null ? rest : { ...rest, [idPregunta]: valor };
              })
            }
            finish={() => setEnded(true)}
          />
        )
      )}
    </>
  );
}

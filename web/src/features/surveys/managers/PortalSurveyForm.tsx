import { Button } from '@mantine/core';
import { languages } from '@portal/contract/languages';
import { type ReactNode, useState } from 'react';
import { ManagedForm } from '../../../domain/managed/ManagedForm.tsx';
import { useBrand } from '../../../lib/brand/brand.ts';
import type { VersionedForm } from '../../../lib/forms/useVersionedForm.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Preview } from './Preview.tsx';
import { portalSurveyRecord } from './portal-survey-record.ts';
import { Questions } from './Questions.tsx';
import { Access, Days, Presentation, Readers } from './Settings.tsx';
import { useWriting } from './survey-writing.ts';
import type { PortalSurveyValues } from './values.ts';

/** The fields as they stand in the page. */
const order = [
  'titulos',
  'definicion',
  'paraAlumnos',
  'titulaciones',
  'cursos',
  'momento',
  'partes',
  'sacaOpcionAnonima',
  'conLogin',
  'registraParticipacion',
  'obligatoria',
  'desde',
  'hasta',
];

function inPageOrder<P extends { readonly path: string }>(problems: readonly P[]): P[] {
  const place = ({ path }: P) => order.indexOf(path.split('.')[0] ?? '');
  return [...problems].sort((a, b) => place(a) - place(b));
}

/** What stands above each field, by its path; what is in a question is called by the question. */
function useLabels(): (path: string) => string {
  const t = useTexts('portalSurveyForm');
  const shell = useTexts('shell');
  const labels: Record<string, string> = {
    paraAlumnos: t('form.audience'),
    titulaciones: t('form.degrees'),
    cursos: t('form.years'),
    momento: t('form.moment'),
    partes: t('form.parties'),
    sacaOpcionAnonima: t('form.access'),
    conLogin: t('form.access'),
    registraParticipacion: t('form.participation'),
    obligatoria: t('form.mandatory'),
    desde: t('form.from'),
    hasta: t('form.to'),
  };
  for (const one of languages)
    labels[`titulos.${one}`] = t('form.title', { language: shell(`languages.${one}`) });
  return (path) => {
    const place = /^definicion\.preguntas\.(\d+)/.exec(path)?.[1];
    if (place !== undefined) return t('questions.numbered', { place: Number(place) + 1 });
    if (path.startsWith('definicion.descripciones')) return t('form.description');
    if (path.startsWith('definicion.agradecimientos')) return t('form.thanks');
    return labels[path] ?? t('questions.title');
  };
}

interface Props {
  kept: VersionedForm<PortalSurveyValues>;
  submitLabel: string;
  /** Of the questions that may have been answered. */
  opened: ReadonlySet<number>;
  side: ReactNode;
  actions?: ReactNode;
}

/** The form of a survey of the portal: what it is, its questions, and who answers it. */
export function PortalSurveyForm({ kept, submitLabel, opened, side, actions }: Props) {
  const t = useTexts('portalSurveyForm');
  const { form } = kept;
  const { idiomaPorDefecto } = useBrand();
  const [language, setLanguage] = useState(idiomaPorDefecto);
  const [isPreviewing, setPreviewing] = useState(false);
  const writing = useWriting(form, language);
  return (
    <>
      <ManagedForm
        record={portalSurveyRecord}
        kept={kept}
        labelOf={useLabels()}
        problems={inPageOrder(form.problems)}
        submitLabel={submitLabel}
        side={side}
        actions={
          <>
            <Button variant="default" onClick={() => setPreviewing(true)}>
              {t('form.preview')}
            </Button>
            {actions}
          </>
        }
      >
        <Presentation writing={writing} />
        <Questions writing={writing} onLanguage={setLanguage} opened={opened} />
        <Readers form={form} />
        <Access form={form} />
        <Days form={form} />
      </ManagedForm>
      {/* Outside of the form: it has one of its own. */}
      <Preview opened={isPreviewing} values={form.getValues()} onClose={() => setPreviewing(false)} />
    </>
  );
}

import { Button, Group, Stack } from '@mantine/core';
import { sectionNames, sendIncorporationForm } from '@portal/contract/schemas/incorporation-forms';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { labelKey } from '../../../domain/incorporation/field-names.ts';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { bodyOf, parseInputs } from '../../../lib/forms/forms.ts';
import { revealFirstProblem } from '../../../lib/forms/reveal-field.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useSentences } from '../../../lib/i18n/status-texts.ts';
import { usePathTo } from '../../../lib/routing/paths.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import { IndexedPage } from '../../../ui/IndexedPage.tsx';
import { Section } from '../../../ui/Section.tsx';
import { FormHistory } from '../FormHistory.tsx';
import { FormContext, type SectionForms } from '../form/form-context.ts';
import { hoursSaid, inPageOrder, type Problems, problemsOf } from '../form/problems.ts';
import { SectionFields } from '../form/SectionFields.tsx';
import { type FormValues, requestOf, sectionOf } from '../form/values.ts';
import { type OwnForm, reasonsIn } from '../incorporation-form.ts';
import { NewLink } from '../links/NewLink.tsx';
import { SectionLinks } from '../links/SectionLinks.tsx';
import { FormIndex } from './FormIndex.tsx';
import { GoBack } from './GoBack.tsx';
import { staleOnceSent } from './stale.ts';
import { useCompanyForms } from './useCompanyForms.ts';

const whole = bodyOf(sendIncorporationForm).shape.datos;

/** The form while the company writes it, section by section. */
export function WrittenForm({ form, student }: { form: OwnForm; student: string }) {
  const t = useTexts('incorporationForms');
  const incomplete = useSentences()?.statuses.selectionFormIncomplete;
  const { limites: limits } = useBrand();
  const { forms, version } = useCompanyForms(form);
  const page = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<Refused>({});
  const sending = useSending(form);

  const values = valuesIn(forms);
  const unfit = problemsOf(sectionNames, values, limits);
  const found = inPageOrder({ ...standing(refused, values), ...unfit });
  const shown = attempts > 0 ? found : hoursSaid(values, limits);

  useEffect(() => {
    if (attempts > 0) revealFirstProblem(page.current);
  }, [attempts]);

  const showProblems = () => setAttempts((count) => count + 1);
  const attempt = () => {
    sending.reset();
    if (Object.keys(found).length > 0) showProblems();
    else setAsking(true);
  };
  const send = async () => {
    const parsed = parseInputs(whole, requestOf(values));
    if (!parsed.success) return;
    try {
      await sending.mutateAsync({
        body: { idSolicitud: form.idSolicitud, version: version(), datos: parsed.data },
      });
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      if (failure.fields.length === 0) return;
      setRefused(
        Object.fromEntries(
          failure.fields.map(({ campo, mensaje }) => {
            const path = campo.replace(/^(body\.)?datos\./, '');
            return [path, { value: valueAt(values, path), text: mensaje }];
          }),
        ),
      );
      setAsking(false);
      showProblems();
    }
  };
  const isSaving = sectionNames.some((section) => forms[section].saving.isSaving);
  const isReturned = form.estado === 'devuelto';
  const labelOf = (path: string) => {
    const key = labelKey(path);
    const section = sectionOf(path);
    if (key === null || section === undefined) return path;
    return t('ofSection', { section: t(`sections.${section}.title`), field: t(key) });
  };

  return (
    <FormContext value={{ forms, shown, reasons: isReturned ? reasonsIn(form.motivos) : {} }}>
      <IndexedPage index={<FormIndex found={found} shown={attempts > 0 ? found : {}} />} ref={page}>
        {sectionNames.map((section) => (
          <Section
            key={section}
            id={`seccion-${section}`}
            title={t(`sections.${section}.title`)}
            description={t(`sections.${section}.text`)}
          >
            <SectionFields section={section} />
            <Stack gap="sm" mt="md" align="flex-start">
              <SectionLinks
                idSolicitud={form.idSolicitud}
                links={form.enlaces.filter(({ seccion }) => seccion === section)}
              />
              <NewLink idSolicitud={form.idSolicitud} section={section} />
            </Stack>
          </Section>
        ))}
        <Stack mt="lg">
          {attempts > 0 && Object.keys(unfit).length > 0 && incomplete !== undefined && (
            <Banner meaning="wrong" title={incomplete.title}>
              {incomplete.body}
            </Banner>
          )}
          <ErrorSummary
            problems={attempts > 0 ? Object.entries(found).map(([path, text]) => ({ path, text })) : []}
            labelOf={labelOf}
          />
          <Group>
            <Button size="md" onClick={attempt}>
              {t(isReturned ? 'send.again' : 'send.button')}
            </Button>
            <GoBack idSolicitud={form.idSolicitud} student={student} offer={form.contexto.oferta.urlAcceso} />
          </Group>
        </Stack>
        <Section title={t('history.title')}>
          <FormHistory events={form.historial} />
        </Section>
      </IndexedPage>
      <ConfirmDialog
        opened={isAsking}
        title={t('send.title')}
        confirmLabel={t('send.confirm')}
        cancelLabel={t('send.back')}
        busy={sending.isPending || isSaving}
        onConfirm={() => void send()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('send.text', { student })}</p>
        <ErrorBanner error={sending.error} />
      </ConfirmDialog>
    </FormContext>
  );
}

/** What the portal refused, with the value that it refused. */
type Refused = Readonly<Record<string, { value: unknown; text: string }>>;

function valueAt(values: FormValues, path: string): unknown {
  const section = sectionOf(path);
  return section && Reflect.get(values[section], path.slice(section.length + 1));
}

/** What was refused and has not been changed since. */
const standing = (refused: Refused, values: FormValues): Problems =>
  Object.fromEntries(
    Object.entries(refused).flatMap(([path, { value, text }]) =>
      valueAt(values, path) === value ? [[path, text]] : [],
    ),
  );

const valuesIn = (forms: SectionForms): FormValues => ({
  contacto: forms.contacto.values,
  firmanteConvenio: forms.firmanteConvenio.values,
  firmanteAnexo: forms.firmanteAnexo.values,
  lugar: forms.lugar.values,
  tutor: forms.tutor.values,
  horario: forms.horario.values,
  condiciones: forms.condiciones.values,
  actividad: forms.actividad.values,
  competencias: forms.competencias.values,
  seguimiento: forms.seguimiento.values,
});

/** Sends the form, and goes back to the candidates of its offer. */
function useSending({ contexto }: OwnForm) {
  const navigate = useNavigate();
  const pathTo = usePathTo();
  return useSend(sendIncorporationForm, {
    invalidates: staleOnceSent,
    onSuccess: () => {
      navigate(pathTo('companyOffer', { id: contexto.oferta.urlAcceso }));
    },
  });
}

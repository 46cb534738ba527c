import { listCurrentStudies } from '@portal/contract/studies';
import { useEffect } from 'react';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import type { ProposalForm } from './inputs.tsx';

/** The student's degrees of the university under way; undefined while they are being asked for. */
function useOwnStudies() {
  const { name, isLoading } = useCatalogue();
  const { data, error, refetch } = useCall(listCurrentStudies, {});
  const none = error?.name === 'noStudiesFound';
  const studies = none
    ? []
    : isLoading
      ? undefined
      : data
          ?.filter(({ deLaUniversidad }) => deLaUniversidad)
          .map(({ id, titulo, idTitulacion, centro }) => ({
            value: id,
            label: titulo ?? name('titulaciones', idTitulacion) ?? centro,
          }));
  return { studies, error: none ? null : error, refetch };
}

/** With which degree: the only one is chosen beforehand. */
export function StudyStep({ form }: { form: ProposalForm }) {
  const t = useTexts('proposals');
  const { studies, error, refetch } = useOwnStudies();
  const { setFieldValue } = form;
  const { idEstudio } = form.getValues();
  const [first, second] = studies ?? [];
  const only = first !== undefined && second === undefined ? first.value : null;
  useEffect(() => {
    if (only !== null && idEstudio === null) setFieldValue('idEstudio', only);
  }, [only, idEstudio, setFieldValue]);
  if (error !== null) return <ErrorBanner error={error} onRetry={() => refetch()} />;
  if (studies?.length === 0)
    return (
      <Banner
        meaning="warning"
        title={t('student.studiesNone')}
        action={
          <ScreenButton to="cv" variant="default">
            {t('student.toCv')}
          </ScreenButton>
        }
      />
    );
  return (
    <SearchSelect
      label={t('wizard.fields.idEstudio')}
      options={studies ?? []}
      disabled={studies === undefined}
      {...form.getInputProps('idEstudio')}
    />
  );
}

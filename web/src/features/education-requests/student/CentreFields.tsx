import { Stack } from '@mantine/core';
import {
  type EducationStage,
  educationStages,
  listEducationCentres,
} from '@portal/contract/education-requests';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { useCall } from '../../../lib/api/calls.ts';
import type { ContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { AskedValues } from './asked-values.ts';

interface Props {
  form: ContractForm<AskedValues>;
}

/** The schools of the province that is chosen. */
function useCentres({ form }: Props) {
  const { idProvincia } = form.getValues();
  return useCall(
    listEducationCentres,
    { params: { id: idProvincia ?? 0 } },
    { enabled: idProvincia !== null },
  );
}

/** The school, by its province. */
export function CentreFields({ form }: Props) {
  const t = useTexts('educationStudent');
  const { options } = useCatalogue();
  const { data: centres = [], isSuccess, error } = useCentres({ form });
  const { idProvincia } = form.getValues();
  const isNone = isSuccess && centres.length === 0;
  return (
    <Section title={t('form.where')}>
      <Stack>
        <SearchSelect
          label={t('form.idProvincia')}
          options={options('provincias')}
          {...form.getInputProps('idProvincia')}
          onChange={(chosen: number | null) =>
            form.setValues({ idProvincia: chosen, idCentro: null, nivel: null })
          }
        />
        <SearchSelect
          label={t('form.idCentro')}
          options={centres.map(({ idCentro, descripcion, localidad }) => ({
            value: idCentro,
            label: [descripcion, localidad].filter(Boolean).join(' · '),
          }))}
          disabled={idProvincia === null || isNone}
          {...(idProvincia === null && { placeholder: t('form.chooseProvince') })}
          {...form.getInputProps('idCentro')}
          onChange={(chosen: number | null) => form.setValues({ idCentro: chosen, nivel: null })}
        />
        {isNone && (
          <Text dim small role="status">
            {t('form.noCentres')}
          </Text>
        )}
        <ErrorBanner error={error} />
      </Stack>
    </Section>
  );
}

/** The level, of those that the school teaches. */
export function StageField({ form }: Props) {
  const t = useTexts('educationStudent');
  const common = useTexts('educationRequests');
  const { data: centres = [] } = useCentres({ form });
  const centre = centres.find(({ idCentro }) => idCentro === form.getValues().idCentro);
  const taught: readonly EducationStage[] = centre?.etapas ?? educationStages;
  return (
    <SearchSelect
      label={t('form.nivel')}
      {...(centre && { description: t('form.nivelHelp') })}
      options={educationStages
        .filter((stage) => taught.includes(stage))
        .map((value) => ({ value, label: common(`stages.${value}`) }))}
      {...form.getInputProps('nivel')}
    />
  );
}

import { Box, Button, Group, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { dayIn } from '@portal/contract/days';
import { countEducationRequests, listOwnEducationRequests } from '@portal/contract/education-requests';
import { askEducationCentre } from '@portal/contract/schemas/education-requests';
import { useNavigate } from 'react-router';
import { useSend } from '../../../lib/api/calls.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { bodyOf } from '../../../lib/forms/forms.ts';
import { useDraftedForm } from '../../../lib/forms/useDraftedForm.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { usePathTo } from '../../../lib/routing/paths.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { OptionalLabel } from '../../../ui/OptionalLabel.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RestoredBanner } from '../../../ui/RestoredBanner.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { AskedValues } from './asked-values.ts';
import { CentreFields, StageField } from './CentreFields.tsx';

const empty: AskedValues = {
  idProvincia: null,
  idCentro: null,
  fechaInicio: null,
  fechaFin: null,
  nivel: null,
  especialidad: '',
  observaciones: '',
};

/** A request to a school: which, when, and what for. */
export default function NewRequest() {
  const t = useTexts('educationStudent');
  const titles = useTitles();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const today = dayIn(useBrand().zonaHoraria, new Date());
  const ask = useSend(askEducationCentre, {
    invalidates: [listOwnEducationRequests, countEducationRequests],
  });
  const { form, error, restored, discard } = useDraftedForm({
    name: 'education-request',
    schema: bodyOf(askEducationCentre),
    initialValues: empty,
    save: async (body) => {
      await ask.mutateAsync({ body });
      navigate(pathTo('educationInternships'));
    },
  });
  const { fechaInicio } = form.getValues();
  return (
    <Box maw="45rem">
      <PageHead title={titles('newEducationRequest')} context={t('form.context')} />
      <form {...form.formProps}>
        <Stack>
          {restored && (
            <RestoredBanner title={t('form.restored')} discardLabel={t('form.discard')} onDiscard={discard} />
          )}
          <CentreFields form={form} />
          <Section title={t('form.when')}>
            <Stack>
              <SimpleGrid cols={{ base: 1, sm: 2 }} data-level>
                <DayField
                  label={t('form.fechaInicio')}
                  minDate={today}
                  {...form.getInputProps('fechaInicio')}
                />
                <DayField
                  label={t('form.fechaFin')}
                  minDate={fechaInicio ?? today}
                  {...form.getInputProps('fechaFin')}
                />
              </SimpleGrid>
              <StageField form={form} />
              <TextInput
                label={t('form.especialidad')}
                description={t('form.especialidadHelp')}
                {...form.getInputProps('especialidad')}
              />
              <Textarea
                label={<OptionalLabel>{t('form.observaciones')}</OptionalLabel>}
                description={t('form.observacionesHelp')}
                autosize
                minRows={3}
                maxRows={10}
                maxLength={1000}
                {...form.getInputProps('observaciones')}
              />
            </Stack>
          </Section>
          <ErrorBanner error={error} />
          <Group>
            <Button type="submit" loading={form.submitting}>
              {t('form.send')}
            </Button>
            <ScreenButton to="educationInternships" variant="default">
              {t('form.cancel')}
            </ScreenButton>
          </Group>
        </Stack>
      </form>
    </Box>
  );
}

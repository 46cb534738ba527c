import { NativeSelect, NumberInput, Radio, Stack, Switch, Textarea, TextInput, Title } from '@mantine/core';
import { eventAudiences, eventCategories } from '@portal/contract/events';
import type { ReactNode } from 'react';
import { ManagedForm } from '../../../domain/managed/ManagedForm.tsx';
import { LanguagePreview } from '../../../domain/written-text/LanguagePreview.tsx';
import { TextSections } from '../../../domain/written-text/TextSections.tsx';
import { useTextLabels } from '../../../domain/written-text/useTextLabels.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import type { ContractForm } from '../../../lib/forms/forms.ts';
import type { VersionedForm } from '../../../lib/forms/useVersionedForm.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { OptionalLabel } from '../../../ui/OptionalLabel.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';
import classes from '../events.module.css';
import { eventRecord } from './event-record.ts';
import type { EventValues } from './values.ts';

interface Props {
  kept: VersionedForm<EventValues>;
  submitLabel: string;
  actions?: ReactNode;
}

interface FormProps {
  form: ContractForm<EventValues>;
}

/** The form of an event, with what its readers will see beside it. */
export function EventForm({ kept, submitLabel, actions }: Props) {
  const t = useTexts('eventForm');
  const { form } = kept;
  return (
    <ManagedForm
      record={eventRecord}
      kept={kept}
      labelOf={useLabels()}
      problems={form.problems}
      submitLabel={submitLabel}
      side={
        <div className={classes.preview}>
          <LanguagePreview title={t('preview.title')} textos={form.getValues().textos}>
            {({ titulo, descripcion, idioma }) => (
              <div lang={idioma}>
                <Title order={3}>{titulo}</Title>
                <Text dim>{form.getValues().entradillas[idioma]}</Text>
                <RichText html={descripcion} lang={idioma} />
              </div>
            )}
          </LanguagePreview>
        </div>
      }
      actions={actions}
    >
      <When form={form} />
      <Enrolling form={form} />
      <Leads form={form} />
      <TextSections form={form} />
    </ManagedForm>
  );
}

function When({ form }: FormProps) {
  const t = useTexts('eventForm');
  const events = useTexts('events');
  return (
    <Section title={t('form.when')} description={t('form.clock')}>
      <Stack>
        <NativeSelect
          label={t('form.category')}
          {...form.getInputProps('categoria')}
          data-path="categoria"
          data={eventCategories.map((one) => ({ value: one, label: events(`categories.${one}`) }))}
        />
        <div className={classes.times} data-level>
          <DayField label={t('form.day')} {...form.getInputProps('dia')} data-path="dia" />
          <TextInput label={t('form.time')} type="time" {...form.getInputProps('hora')} data-path="hora" />
        </div>
        <div className={classes.times} data-level>
          <DayField label={t('form.lastDay')} {...form.getInputProps('diaFin')} data-path="diaFin" />
          <TextInput
            label={t('form.endTime')}
            type="time"
            {...form.getInputProps('horaFin')}
            data-path="horaFin"
          />
        </div>
        <TextInput
          label={t('form.place')}
          description={t('form.placeHelp')}
          {...form.getInputProps('lugar')}
          data-path="lugar"
        />
        <TextInput
          label={t('form.link')}
          description={t('form.linkHelp')}
          type="url"
          {...form.getInputProps('enlace')}
          data-path="enlace"
        />
        <TextInput
          label={t('form.organiser')}
          {...form.getInputProps('organizador')}
          data-path="organizador"
        />
        <Textarea
          label={<OptionalLabel>{t('form.videos')}</OptionalLabel>}
          description={t('form.videosHelp')}
          autosize
          minRows={2}
          maxRows={6}
          value={form.getValues().videos.join('\n')}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue('videos', value === '' ? [] : value.split('\n'))
          }
          onBlur={() =>
            form.setFieldValue(
              'videos',
              form
                .getValues()
                .videos.map((one) => one.trim())
                .filter(Boolean),
            )
          }
          error={
            form.errors.videos ??
            Object.entries(form.errors).find(([path]) => path.startsWith('videos.'))?.[1]
          }
          data-path="videos"
        />
      </Stack>
    </Section>
  );
}

function Enrolling({ form }: FormProps) {
  const t = useTexts('eventForm');
  const events = useTexts('events');
  const { inscripcion, plazas, certificado } = form.getValues();
  return (
    <Section title={t('form.enrolling')}>
      <Stack>
        <Radio.Group label={events('for')} {...form.getInputProps('para')}>
          <Stack gap="xs" mt="xs">
            {eventAudiences.map((one) => (
              <Radio key={one} value={one} label={events(`audience.${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <Switch
          label={t('form.takes')}
          description={t('form.takesHelp')}
          {...form.getInputProps('inscripcion', { type: 'checkbox' })}
          onChange={({ currentTarget: { checked } }) => {
            form.setFieldValue('inscripcion', checked);
            // Attendance is noted for enrolled people only.
            if (!checked) form.setFieldValue('certificado', false);
          }}
        />
        {inscripcion && (
          <>
            <NumberInput
              label={<OptionalLabel>{t('form.places')}</OptionalLabel>}
              description={t('form.placesHelp')}
              allowDecimal={false}
              allowNegative={false}
              {...form.getInputProps('plazas')}
              data-path="plazas"
            />
            {plazas !== '' && (
              <Switch
                label={t('form.waiting')}
                description={t('form.waitingHelp')}
                {...form.getInputProps('listaEspera', { type: 'checkbox' })}
              />
            )}
            <DayField
              label={<OptionalLabel>{t('form.until')}</OptionalLabel>}
              description={t('form.untilHelp')}
              {...form.getInputProps('finInscripcion')}
              data-path="finInscripcion"
            />
            <Switch
              label={t('form.certificate')}
              description={t('form.certificateHelp')}
              {...form.getInputProps('certificado', { type: 'checkbox' })}
              data-path="certificado"
            />
            {certificado && (
              <NumberInput
                label={<OptionalLabel>{t('form.certifiedHours')}</OptionalLabel>}
                description={t('form.certifiedHoursHelp')}
                decimalScale={2}
                allowNegative={false}
                {...form.getInputProps('horasCertificado')}
                data-path="horasCertificado"
              />
            )}
          </>
        )}
        <Switch
          label={t('form.featured')}
          description={t('form.featuredHelp')}
          {...form.getInputProps('destacado', { type: 'checkbox' })}
        />
        <Switch
          label={t('form.published')}
          description={t('form.publishedHelp')}
          {...form.getInputProps('publicado', { type: 'checkbox' })}
        />
      </Stack>
    </Section>
  );
}

/** One sentence in each language of the institution, its own first. */
function Leads({ form }: FormProps) {
  const t = useTexts('eventForm');
  const shell = useTexts('shell');
  const { idiomas, idiomaPorDefecto: own } = useBrand();
  return (
    <Section title={t('form.leads')} description={t('form.leadsHelp')}>
      <Stack>
        {[own, ...idiomas.filter((one) => one !== own)].map((one) => (
          <TextInput
            key={one}
            label={<OptionalLabel>{shell(`languages.${one}`)}</OptionalLabel>}
            lang={one}
            maxLength={300}
            {...form.getInputProps(`entradillas.${one}`)}
            data-path={`entradillas.${one}`}
          />
        ))}
      </Stack>
    </Section>
  );
}

/** What stands above each field, by its path. */
function useLabels(): (path: string) => string {
  const t = useTexts('eventForm');
  const events = useTexts('events');
  const texts = useTextLabels();
  const labels: Readonly<Record<string, string>> = {
    categoria: t('form.category'),
    dia: t('form.day'),
    hora: t('form.time'),
    diaFin: t('form.lastDay'),
    horaFin: t('form.endTime'),
    lugar: t('form.place'),
    enlace: t('form.link'),
    organizador: t('form.organiser'),
    plazas: t('form.places'),
    finInscripcion: t('form.until'),
    certificado: t('form.certificate'),
    horasCertificado: t('form.certifiedHours'),
    para: events('for'),
    ...texts,
  };
  return (path) => labels[path] ?? (path.startsWith('videos') ? t('form.videos') : t('form.leads'));
}

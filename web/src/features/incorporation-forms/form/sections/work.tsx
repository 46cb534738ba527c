import { Checkbox, Radio, Stack } from '@mantine/core';
import { followUpKinds, genericCompetencies } from '@portal/contract/schemas/incorporation-forms';
import { useTexts } from '../../../../lib/i18n/i18n.ts';
import { describedBy, TickIn, WordsIn } from '../fields.tsx';
import { useInput } from '../form-context.ts';
import classes from '../IncorporationForm.module.css';

export function ActivitySection() {
  const t = useTexts('incorporationForms');
  return (
    <>
      <WordsIn
        label={t('fields.descripcionActividad')}
        max={5000}
        input={useInput('actividad', 'descripcionActividad')}
      />
      <WordsIn label={t('fields.tareas')} max={5000} input={useInput('actividad', 'tareas')} />
      <WordsIn
        label={t('fields.formacionAdquirida')}
        help={t('help.formacionAdquirida')}
        max={5000}
        input={useInput('actividad', 'formacionAdquirida')}
      />
    </>
  );
}

export function CompetenciesSection() {
  const t = useTexts('incorporationForms');
  const { reasons, value, onChange, error, 'data-path': path } = useInput('competencias', 'genericas');
  return (
    <>
      <Checkbox.Group
        label={t('fields.genericas')}
        description={describedBy(reasons)}
        value={[...value]}
        onChange={(chosen) => onChange(genericCompetencies.filter((one) => chosen.includes(one)))}
        error={error}
      >
        <div className={classes.choices}>
          {genericCompetencies.map((one) => (
            <Checkbox
              key={one}
              value={one}
              label={t(`competencies.${one}`)}
              error={Boolean(error)}
              aria-invalid={Boolean(error) || undefined}
              data-path={path}
            />
          ))}
        </div>
      </Checkbox.Group>
      <WordsIn
        label={t('fields.especificas')}
        help={t('help.especificas')}
        max={2000}
        rows={3}
        input={useInput('competencias', 'especificas')}
      />
    </>
  );
}

export function FollowUpSection() {
  const t = useTexts('incorporationForms');
  const { reasons, value, onChange, error, 'data-path': path } = useInput('seguimiento', 'tipoSeguimiento');
  return (
    <>
      <Radio.Group
        label={t('fields.tipoSeguimiento')}
        description={describedBy(reasons)}
        value={value}
        onChange={(chosen) => onChange(followUpKinds.find((kind) => kind === chosen) ?? null)}
        error={error}
      >
        <Stack gap="sm" mt="xs" mb={error ? 'xs' : 0}>
          {followUpKinds.map((kind) => (
            <Radio
              key={kind}
              value={kind}
              label={t(`followUp.${kind}`)}
              error={Boolean(error)}
              aria-invalid={Boolean(error) || undefined}
              data-path={path}
            />
          ))}
        </Stack>
      </Radio.Group>
      <TickIn label={t('fields.informaRiesgos')} input={useInput('seguimiento', 'informaRiesgos')} />
      <TickIn label={t('fields.facilitaProteccion')} input={useInput('seguimiento', 'facilitaProteccion')} />
    </>
  );
}

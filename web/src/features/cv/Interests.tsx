import { Checkbox, SimpleGrid } from '@mantine/core';
import type { Cv } from '@portal/contract/cv';
import {
  editInterestData,
  editInternshipPreference,
  editInternshipSearch,
  editJobSearch,
  editSectors,
} from '@portal/contract/schemas/cv';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import type { StoredCv } from '../../domain/cv/completeness.ts';
import { useSend } from '../../lib/api/calls.ts';
import { send } from '../../lib/api/client.ts';
import { bodyOf } from '../../lib/forms/forms.ts';
import { asNumber, asTick } from '../../lib/forms/saved/useSavedForm.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { SearchMultiSelect } from '../../ui/SearchMultiSelect.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './Cv.module.css';
import { FieldGroup } from './FieldGroup.tsx';
import { readFromCv } from './read-from-cv.ts';
import { SavedSwitch } from './SavedSwitch.tsx';
import { SectionFormView } from './SectionFormView.tsx';
import { useCvPart } from './useCvPart.ts';

type InterestValues = {
  carnesConducir: number[];
  intereses: number[];
  cochePropio: boolean;
  motoPropia: boolean;
  disponibilidadExtranjero: boolean;
  disponibilidadTraslado: boolean;
  disponibilidadViajar: boolean;
  trabajandoActualmente: boolean;
  erasmus: boolean;
  idJornada: number | null;
  retribucionMinimaPracticas: number | string;
  retribucionMinimaEmpleo: number | string;
};

const interestsOf = ({ cv: { interes, intereses } }: StoredCv): InterestValues => ({
  carnesConducir: interes.carnesConducir,
  intereses,
  cochePropio: interes.cochePropio,
  motoPropia: interes.motoPropia ?? false,
  disponibilidadExtranjero: interes.disponibilidadExtranjero,
  disponibilidadTraslado: interes.disponibilidadTraslado,
  disponibilidadViajar: interes.disponibilidadViajar ?? false,
  trabajandoActualmente: interes.trabajandoActualmente,
  erasmus: interes.erasmus ?? false,
  idJornada: interes.idJornada ?? null,
  retribucionMinimaPracticas: interes.retribucionMinimaPracticas ?? '',
  retribucionMinimaEmpleo: interes.retribucionMinimaEmpleo ?? '',
});
const sectorsOf = ({ cv }: StoredCv) => ({ sectoresInteres: cv.sectoresInteres ?? [] });
const preferenceOf = ({ cv }: StoredCv) => ({
  idPeriodoPreferencia: cv.idPeriodoPreferenciaPracticas ?? null,
});

const interestSchema = bodyOf(editInterestData);
const sectorsSchema = bodyOf(editSectors);
const preferenceSchema = bodyOf(editInternshipPreference);

const availability = [
  'disponibilidadTraslado',
  'disponibilidadExtranjero',
  'disponibilidadViajar',
  'trabajandoActualmente',
  'erasmus',
] as const;
const vehicles = ['cochePropio', 'motoPropia'] as const;

export function Interests({ kept }: { kept: StoredCv }) {
  const t = useTexts('cv');
  const data = useTexts('cvData');
  const { options } = useCatalogue();
  const { seesInternships, seesJobs } = useKinds();
  const form = useCvPart({
    part: 'interes',
    kept,
    valuesOf: interestsOf,
    schema: interestSchema,
    save: (body, how) => send(editInterestData, { body }, how),
  });
  const sectors = useCvPart({
    part: 'sectores',
    kept,
    valuesOf: sectorsOf,
    schema: sectorsSchema,
    save: (body, how) => send(editSectors, { body }, how),
  });
  const preference = useCvPart({
    part: 'preferencia',
    kept,
    valuesOf: preferenceOf,
    schema: preferenceSchema,
    save: (body, how) => send(editInternshipPreference, { body }, how),
  });
  const ticks = (fields: readonly (typeof availability | typeof vehicles)[number][]) => (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      {fields.map((field) => (
        <Checkbox key={field} label={data(`interest.${field}`)} {...asTick(form.field(field))} />
      ))}
    </SimpleGrid>
  );
  return (
    <Section id="interes" title={t('sections.interes')}>
      <FieldGroup title={t('interest.searchTitle')}>
        <ActiveSearch cv={kept.cv} />
      </FieldGroup>
      <SectionFormView forms={[form, sectors, preference]}>
        <div className={classes.groups} data-after>
          <FieldGroup title={data('interest.wanted')}>
            <SearchMultiSelect
              label={data('interest.sectoresInteres')}
              options={options('sectoresActividad')}
              {...sectors.field('sectoresInteres')}
            />
            <SearchMultiSelect
              label={t('interest.intereses')}
              options={options('tagsInteres')}
              {...form.field('intereses')}
            />
            <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
              {seesInternships && (
                <SearchSelect
                  label={data('interest.idPeriodoPreferencia')}
                  options={options('periodosPracticas')}
                  {...preference.field('idPeriodoPreferencia')}
                />
              )}
              <SearchSelect
                label={data('interest.idJornada')}
                options={options('jornadas')}
                {...form.field('idJornada')}
              />
              {seesInternships && (
                <NumberField
                  key={`practicas ${form.round}`}
                  kind="money"
                  label={data('interest.retribucionMinimaPracticas')}
                  description={data('interest.aMonth')}
                  {...asNumber(form.field('retribucionMinimaPracticas'))}
                />
              )}
              {seesJobs && (
                <NumberField
                  key={`empleo ${form.round}`}
                  kind="money"
                  label={data('interest.retribucionMinimaEmpleo')}
                  description={data('interest.aYear')}
                  {...asNumber(form.field('retribucionMinimaEmpleo'))}
                />
              )}
            </SimpleGrid>
          </FieldGroup>
          <FieldGroup title={data('interest.availability')}>{ticks(availability)}</FieldGroup>
          <FieldGroup title={data('interest.driving')}>
            {ticks(vehicles)}
            <SearchMultiSelect
              label={t('interest.carnesConducir')}
              options={options('carnesConducir')}
              {...form.field('carnesConducir')}
            />
          </FieldGroup>
        </div>
      </SectionFormView>
    </Section>
  );
}

/** Only kinds of offer that the student may see at all. */
function useKinds() {
  const session = useSession()?.data;
  return {
    seesInternships: session?.conPracticas === true && !session.soloCiclosUAX,
    seesJobs: session?.conEmpleo === true,
  };
}

/** What the student is looking for. */
function ActiveSearch({ cv }: { cv: Cv }) {
  const t = useTexts('cv');
  const { seesInternships, seesJobs } = useKinds();
  const options = { invalidates: readFromCv, quiet: true };
  const internships = useSend(editInternshipSearch, options);
  const jobs = useSend(editJobSearch, options);
  return (
    <div>
      {seesInternships && (
        <SavedSwitch
          label={t('interest.internships')}
          description={t('interest.internshipsHelp')}
          checked={cv.busquedaPracticasActiva}
          error={internships.error}
          save={(activa) => internships.mutateAsync({ body: { activa } })}
        />
      )}
      {seesJobs && (
        <SavedSwitch
          label={t('interest.jobs')}
          description={t('interest.jobsHelp')}
          checked={cv.busquedaTrabajoActiva}
          error={jobs.error}
          save={(activa) => jobs.mutateAsync({ body: { activa } })}
        />
      )}
    </div>
  );
}

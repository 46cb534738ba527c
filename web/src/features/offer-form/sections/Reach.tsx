import { Button } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import { type CountedRule, countReach, fewestCounted } from '@portal/contract/offer-form';
import type { OfferDraft } from '@portal/contract/typed-offer';
import { IconUsers } from '@tabler/icons-react';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Card } from '../../../ui/Card.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useOfferValue } from '../form-context.ts';
import { draftOf, pick } from '../offer-values.ts';
import { useSettled } from '../useSettled.ts';
import classes from './Reach.module.css';

/** How long nothing is changed before the students are counted. */
const quiet = 700;
const shown = 4;

/** What of a draft decides who may apply. */
const asked = [
  'tipo',
  'idPais',
  'fechaInicio',
  'fechaFin',
  'experiencia',
  'creditosSuperados',
  'idiomas',
  'listado_titulaciones',
  'requisitosObligatorios',
  'anioPromocionMaximo',
  'cursoMinimo',
  'soloUltimoCurso',
  'perfilNoUniversitario',
  'idSede',
] as const satisfies readonly (keyof OfferDraft)[];

/** How many current students meet what the offer asks so far, and which requirement costs how many: for its company. */
export function Reach() {
  return useSession()?.data.userType === 'Empresa' ? <CompanyReach /> : null;
}

function CompanyReach() {
  const t = useTexts('offerForm');
  const ui = useTexts('ui');
  const oferta = useSettled(
    useOfferValue((values) => pick(draftOf(values), asked)),
    quiet,
  );
  const reach = useCall(countReach, { body: { oferta } }, { keepPrevious: true });
  const { data } = reach;
  if (reach.isError) {
    return (
      <Card className={classes.reach}>
        <p role="status">{t('reach.failed')}</p>
        <Button variant="default" size="compact-md" onClick={() => reach.refetch()}>
          {ui('retry')}
        </Button>
      </Card>
    );
  }
  return (
    <Card className={classes.reach} aria-busy={reach.isFetching}>
      <Text role="status" strong className={classes.head}>
        <IconUsers size={20} aria-hidden />
        {data ? <Students count={data.numEstudiantes} /> : t('reach.counting')}
      </Text>
      {data && (
        <Text dim small>
          {t('reach.who')}
        </Text>
      )}
      {data && <Costs requirements={data.requisitos} />}
    </Card>
  );
}

function Students({ count }: { count: number | null }) {
  const t = useTexts('offerForm');
  const { number } = useFormat();
  return count === null
    ? t('reach.few', { fewest: fewestCounted })
    : t('reach.students', { number: number(count) });
}

function Costs({ requirements }: { requirements: Answer<typeof countReach>['requisitos'] }) {
  const t = useTexts('offerForm');
  const { number } = useFormat();
  const { name } = useCatalogue();
  const dear = requirements.filter(({ numSinEl }) => numSinEl !== null).slice(0, shown);
  if (dear.length === 0) return null;
  return (
    <Text component="ul" dim small className={classes.costs}>
      {dear.map(({ regla, idIdioma, numSinEl }) => (
        <li key={`${regla} ${idIdioma}`}>
          {t('reach.without', {
            requirement: (regla === 'idioma' && name('idiomas', idIdioma)) || t(labels[regla]),
            number: number(numSinEl ?? 0),
          })}
        </li>
      ))}
    </Text>
  );
}

/** What stands above the input of each requirement. */
const labels = {
  titulacion: 'field.listado_titulaciones',
  cursoMinimo: 'field.cursoMinimo',
  soloUltimoCurso: 'reach.lastCourse',
  creditosSuperados: 'field.creditosSuperados',
  anioPromocionMaximo: 'reach.promotion',
  sede: 'reach.campus',
  experiencia: 'field.experiencia',
  idioma: 'field.idiomas',
  programasInformaticos: 'requirements.field.programasInformaticos',
  carnesConducir: 'requirements.field.carnesConducir',
  competencias: 'requirements.field.competencias',
  intereses: 'requirements.field.intereses',
  paisesNacionalidad: 'requirements.field.paisesNacionalidad',
  paisesResidencia: 'requirements.field.paisesResidencia',
  provinciasResidencia: 'requirements.field.provinciasResidencia',
  cochePropio: 'requirements.field.cochePropio',
  disponibilidadExtranjero: 'requirements.field.disponibilidadExtranjero',
  disponibilidadTraslado: 'requirements.field.disponibilidadTraslado',
  trabajandoActualmente: 'requirements.field.trabajandoActualmente',
  edadMaxima: 'requirements.field.edadMaxima',
} as const satisfies Record<CountedRule, string>;

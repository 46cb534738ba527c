import { Title } from '@mantine/core';
import type { BrandOption } from '@portal/contract/brand';
import type { Answer } from '@portal/contract/endpoint';
import type { PlainScreenId } from '@portal/contract/screens';
import type { countPending } from '@portal/contract/validations';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import classes from './validations.module.css';

type Counts = Answer<typeof countPending>;

/** Of the counts, those of what has no tab in the inbox. */
type Counted = Exclude<keyof Counts, 'numOfertas' | 'numEmpresas' | 'numAlumnos' | 'numSolicitudesEstudios'>;

interface Task {
  readonly count: Counted;
  readonly to: PlainScreenId;
  readonly search?: string;
  readonly option?: BrandOption;
  /** Its deadline is near or over. */
  readonly isUrgent?: true;
}

const tasks: readonly Task[] = [
  { count: 'numPracticasConAvisos', to: 'managedPlacements', search: '?avisos=true', isUrgent: true },
  { count: 'numSeguridadSocial', to: 'socialSecurity', search: '?urgentes=true', isUrgent: true },
  {
    count: 'numFormularios',
    to: 'managedIncorporationForms',
    search: '?estado=enviado',
    option: 'formularioIncorporacion',
  },
  { count: 'numPropuestas', to: 'managedProposals', search: '?esperan=true', option: 'propuestaPracticas' },
  {
    count: 'numCambios',
    to: 'managedChanges',
    search: '?estado=pendiente',
    option: 'solicitarCambioPracticas',
  },
  { count: 'numAdhesiones', to: 'managedProgrammes', option: 'programasPracticas' },
  { count: 'numConvenios', to: 'managedAgreements' },
  { count: 'numDocumentos', to: 'companyDocuments', search: '?estado=entregado' },
  {
    count: 'numSolicitudesEducacion',
    to: 'managedEducationRequests',
    search: '?estado=aceptada',
    option: 'menuSolicitudesEducacion',
  },
  {
    count: 'numCertificados',
    to: 'minorsCertificates',
    search: '?estado=entregado',
    option: 'menuSolicitudesEducacion',
  },
  { count: 'numBajas', to: 'managedAccounts', search: '?estado=pideBaja' },
];

/** What else waits, each with the list that it stands in. All are there from the start, so that no count moves anything. */
export function OtherTasks({ counts }: { counts: Counts | undefined }) {
  const t = useTexts('validations');
  const { number } = useFormat();
  const { opciones } = useBrand();
  return (
    <section aria-labelledby="otras-tareas" className={classes.tasks}>
      <Title order={2} size="h3" id="otras-tareas">
        {t('tasks.title')}
      </Title>
      <ul>
        {tasks
          .filter(({ option }) => option === undefined || opciones[option])
          .map(({ count, to, search = '', isUrgent }) => (
            <li key={count}>
              <ScreenLink
                to={to}
                search={search}
                className={classes.task}
                fz="sm"
                data-none={counts?.[count] === 0 || undefined}
                data-urgent={(isUrgent && counts !== undefined && counts[count] > 0) || undefined}
              >
                <span>{t(`tasks.${count}`)}</span>{' '}
                <strong>{counts === undefined ? '–' : number(counts[count])}</strong>
              </ScreenLink>
            </li>
          ))}
      </ul>
    </section>
  );
}

import { Anchor, Flex, Stack, Switch, Title } from '@mantine/core';
import { listActs } from '@portal/contract/audit';
import type { Answer } from '@portal/contract/endpoint';
import { editStudentServices, getStudent, listStudents } from '@portal/contract/students';
import { useParams } from 'react-router';
import { ActHistory } from '../../domain/acts/ActHistory.tsx';
import { ApplicationState } from '../../domain/application/ApplicationState.tsx';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { NewTabMark } from '../../ui/NewTabMark.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import { StudyData } from './StudyData.tsx';
import classes from './students.module.css';

type Student = Answer<typeof getStudent>;

/** One student: what is known, what managers set, and what they have done. */
export default function StudentPage() {
  const { id = '' } = useParams();
  const query = useCall(getStudent, { params: { id: Number(id) } }, { keepPrevious: true });
  return (
    <CallView query={query} skeleton={<Skeletons shape="card" count={3} />}>
      {(student) => <StudentView student={student} />}
    </CallView>
  );
}

function StudentView({ student }: { student: Student }) {
  const t = useTexts('students');
  const { name } = useCatalogue();
  const ofUniversity = student.estudios.filter(({ deLaUniversidad }) => deLaUniversidad);
  const elsewhere = student.estudios.filter(({ deLaUniversidad }) => !deLaUniversidad);
  return (
    <>
      <PageHead
        title={`${student.nombre} ${student.apellidos}`}
        context={`${t(`types.${student.tipo}`)} · ${t(`states.${student.estado}`)}`}
      />
      <Stack gap="lg" maw="52rem">
        <PersonalData student={student} />
        <Services student={student} />
        <Section title={t('parts.studies')}>
          {ofUniversity.map((study) => (
            <StudyData key={study.id} study={study} idAlumno={student.idAlumno} />
          ))}
          {ofUniversity.length === 0 && (
            <Text dim small>
              {t('noStudy')}
            </Text>
          )}
          {elsewhere.length > 0 && (
            <>
              <Title order={3}>{t('parts.elsewhere')}</Title>
              <ul className={classes.entries}>
                {elsewhere.map(({ id, titulo, idTitulacion, centro }) => (
                  <li key={id}>
                    {titulo ?? name('titulaciones', idTitulacion)} · {centro}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Section>
        <Activity student={student} />
        <Section title={t('parts.history')}>
          <ActHistory tipo="cuenta" objeto={String(student.idAlumno)} />
        </Section>
      </Stack>
    </>
  );
}

function PersonalData({ student }: { student: Student }) {
  const t = useTexts('students');
  const { name } = useCatalogue();
  const { day } = useFormat();
  const { email, dni, telefono, fechaNacimiento, idPais, idProvincia, localidad } = student;
  return (
    <Section title={t('parts.data')}>
      <Facts
        facts={[
          { label: t('data.email'), value: <EmailLink address={email} /> },
          { label: t('data.dni'), value: dni },
          { label: t('data.telefono'), value: telefono },
          { label: t('data.fechaNacimiento'), value: fechaNacimiento && day(fechaNacimiento) },
          {
            label: t('data.residence'),
            value: [localidad, name('provincias', idProvincia), name('paises', idPais)]
              .filter(Boolean)
              .join(', '),
          },
        ]}
      />
    </Section>
  );
}

const switches = [
  'conPracticas',
  'conEmpleo',
  'puedeOfertasPracticas',
  'soloCiclosUAX',
  'validadoDOIP',
] as const;

/** Each switch says what follows from it, and is saved at once. */
function Services({ student }: { student: Student }) {
  const t = useTexts('students');
  const save = useSend(editStudentServices, { invalidates: [getStudent, listStudents, listActs] });
  const { conPracticas, conEmpleo, puedeOfertasPracticas, soloCiclosUAX, validadoDOIP } = student;
  const stored = { conPracticas, conEmpleo, puedeOfertasPracticas, soloCiclosUAX, validadoDOIP };
  return (
    <Section title={t('parts.services')}>
      <Stack>
        {switches.map((service) => (
          <Switch
            key={service}
            label={t(`switches.${service}.label`)}
            description={t(`switches.${service}.text`)}
            checked={student[service]}
            disabled={save.isPending}
            onChange={({ currentTarget: { checked } }) =>
              save.mutate({ body: { ...stored, idAlumno: student.idAlumno, [service]: checked } })
            }
          />
        ))}
        <ErrorBanner error={save.error} />
      </Stack>
    </Section>
  );
}

function Activity({ student: { candidaturas, documentos, accesos, ultimoAcceso } }: { student: Student }) {
  const t = useTexts('students');
  const { name } = useCatalogue();
  const { day, dayAndTime } = useFormat();
  return (
    <>
      <Section title={t('parts.applications')}>
        {candidaturas.length === 0 && (
          <Text dim small>
            {t('noApplications')}
          </Text>
        )}
        <ul className={classes.entries}>
          {candidaturas.map(({ titulo, empresa, idEstado, fecha }) => (
            <li key={`${titulo} ${fecha}`}>
              <p>
                {titulo} · {empresa}
              </p>
              <Flex component="p" wrap="wrap" gap="xs" align="center">
                {day(fecha)} <ApplicationState idEstado={idEstado} rechazadaPorAlumno={false} />
              </Flex>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('parts.documents')}>
        {documentos.length === 0 && (
          <Text dim small>
            {t('noDocuments')}
          </Text>
        )}
        <ul className={classes.entries}>
          {documentos.map(({ fichero, idTipoDocumento }) => (
            <li key={fichero.url}>
              <Anchor href={fichero.url} target="_blank" rel="noopener">
                {fichero.nombre}
                <NewTabMark />
              </Anchor>{' '}
              <Text component="span" dim small>
                {name('tiposDocumento', idTipoDocumento)}
              </Text>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('parts.accesses')}>
        {ultimoAcceso === null && (
          <Text dim small>
            {t('neverIn')}
          </Text>
        )}
        <ul className={classes.entries}>
          {accesos.map((moment) => (
            <li key={moment}>{dayAndTime(moment)}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}

import { Box, Flex, Group, Stack, Switch, Title } from '@mantine/core';
import { listActs } from '@portal/contract/audit';
import type { Answer } from '@portal/contract/endpoint';
import { editStudentServices, getStudent, listStudents } from '@portal/contract/students';
import { useParams } from 'react-router';
import { ActHistory } from '../../domain/acts/ActHistory.tsx';
import { ApplicationState } from '../../domain/application/ApplicationState.tsx';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScreenButton, ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import { AccessLink } from './AccessLink.tsx';
import { RequestedOfStudent } from './RequestedOfStudent.tsx';
import { ReservedOfStudent } from './ReservedOfStudent.tsx';
import { StudentDocuments } from './StudentDocuments.tsx';
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
  const { opciones } = useBrand();
  const { name } = useCatalogue();
  const ofUniversity = student.estudios.filter(({ deLaUniversidad }) => deLaUniversidad);
  const elsewhere = student.estudios.filter(({ deLaUniversidad }) => !deLaUniversidad);
  return (
    <>
      <PageHead
        title={`${student.nombre} ${student.apellidos}`}
        ownTitle
        context={`${t(`types.${student.tipo}`)} · ${t(`states.${student.estado}`)}`}
        action={
          student.estado === 'activa' && (
            <ScreenButton to="preregister" search={`?alumnos=${student.idAlumno}`}>
              {t('preregister')}
            </ScreenButton>
          )
        }
      />
      <Stack gap="lg" maw="52rem">
        <PersonalData student={student} />
        <ReservedOfStudent id={student.idAlumno} />
        <RequestedOfStudent student={student} />
        <StudentDocuments sent={student.documentos} own={student.documentosPrivados} />
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
        {opciones.orientacionLaboral && (
          <Section title={t('parts.orientation')}>
            <ScreenLink to="studentOrientation" params={{ id: student.idAlumno }}>
              {t('orientation')}
            </ScreenLink>
          </Section>
        )}
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
  const record = useTexts('studentRecord');
  const { name } = useCatalogue();
  const { day } = useFormat();
  const { nombre, apellidos, urlImagenPerfil } = student;
  const { email, dni, telefono, fechaNacimiento, idPais, idProvincia, localidad } = student;
  return (
    <Section title={t('parts.data')}>
      <Group align="flex-start" gap="md">
        {urlImagenPerfil !== null && (
          <img
            src={urlImagenPerfil}
            alt={record('photo', { name: `${nombre} ${apellidos}` })}
            className={classes.photo}
          />
        )}
        <Box flex="1 1 14rem">
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
        </Box>
      </Group>
      <AccessLink student={student} />
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
  const { idAlumno, dni } = student;
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
              save.mutate({
                body: { idAlumno, [service]: checked, ...(service === 'validadoDOIP' && { dni }) },
              })
            }
          />
        ))}
        <ErrorBanner error={save.error} />
      </Stack>
    </Section>
  );
}

function Activity({ student: { candidaturas, accesos, ultimoAcceso } }: { student: Student }) {
  const t = useTexts('students');
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
          {candidaturas.map(({ urlOferta, titulo, empresa, idEstado, rechazadaPorAlumno, fecha }) => (
            <li key={urlOferta}>
              <p>
                <ScreenLink to="managedOffer" params={{ id: urlOferta }}>
                  {titulo}
                </ScreenLink>{' '}
                · {empresa}
              </p>
              <Flex component="p" wrap="wrap" gap="xs" align="center">
                {day(fecha)} <ApplicationState idEstado={idEstado} rechazadaPorAlumno={rechazadaPorAlumno} />
              </Flex>
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
        {ultimoAcceso !== null && accesos.length === 0 && (
          <Text dim small>
            {t('lastIn')} {dayAndTime(ultimoAcceso)}
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

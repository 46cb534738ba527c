import { Button, Checkbox, Stack, Textarea } from '@mantine/core';
import { listActs } from '@portal/contract/audit';
import { getManagedOffer, listManagedOffers } from '@portal/contract/managed-offers';
import {
  type CheckedStudent,
  checkPreregistrations,
  preregisterStudents,
} from '@portal/contract/preregistrations';
import { getStudent, listStudents } from '@portal/contract/students';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { EntryList, Row } from '../../ui/EntryList.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { toPutForward } from './chosen.ts';

interface Props {
  urlOferta: string;
  alumnos: readonly number[];
  onRemove: (idAlumno: number) => void;
}

/** Those chosen, each with how they stand to the offer, and what is sent to them. */
export function ChosenStudents({ urlOferta, alumnos, onRemove }: Props) {
  const t = useTexts('preregistrations');
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const [included, setIncluded] = useState<ReadonlySet<number>>(new Set());
  const [nota, setNota] = useState('');
  const check = useSend(checkPreregistrations, { quiet: true });
  const send = useSend(preregisterStudents, {
    quiet: true,
    invalidates: [getManagedOffer, listManagedOffers, getStudent, listStudents, listActs],
    onSuccess: ({ preinscritos: { length: count } }) => {
      if (count === 0) showNotice(t('nobody'), t('nobodyText'), 'medium');
      else showNotice(t('done', { count }), t('told'));
      navigate(pathTo('managedOffer', { id: urlOferta }));
    },
  });
  const { mutate } = check;
  const ids = alumnos.join(',');
  useEffect(() => {
    if (ids !== '') mutate({ body: { urlOferta, alumnos: ids.split(',').map(Number) } });
  }, [mutate, urlOferta, ids]);

  // What was found of those who were taken off since is not shown until the next answer.
  const checked = (check.data?.datos.alumnos ?? []).filter(({ idAlumno }) => alumnos.includes(idAlumno));
  const ready = toPutForward(checked, included);
  const include = (idAlumno: number, isIncluded: boolean) =>
    setIncluded((before) => {
      const next = new Set(before);
      if (isIncluded) next.add(idAlumno);
      else next.delete(idAlumno);
      return next;
    });
  const refusedNote = send.error?.fields.find(({ campo }) => campo === 'nota')?.mensaje;
  return (
    <Section title={t('students.chosen', { count: alumnos.length })}>
      {alumnos.length === 0 && (
        <Text dim small>
          {t('students.empty')}
        </Text>
      )}
      {check.isPending && checked.length === 0 && <Skeletons shape="row" count={2} />}
      <ErrorBanner error={check.error} />
      <EntryList dense>
        {checked.map((student) => (
          <li key={student.idAlumno}>
            <Row columns={{ medium: 'minmax(0, 1fr) auto', wide: 'minmax(0, 1fr) auto' }}>
              <Chosen
                student={student}
                isIncluded={included.has(student.idAlumno)}
                onInclude={(isIncluded) => include(student.idAlumno, isIncluded)}
              />
              <Button
                variant="subtle"
                data-size="xs"
                aria-label={t('students.removeOf', { name: `${student.nombre} ${student.apellidos}` })}
                onClick={() => onRemove(student.idAlumno)}
              >
                {t('students.remove')}
              </Button>
            </Row>
          </li>
        ))}
      </EntryList>
      <Stack mt="md">
        <Textarea
          label={t('note')}
          description={t('noteHelp')}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={1000}
          value={nota}
          error={refusedNote}
          onChange={(event) => setNota(event.currentTarget.value)}
        />
        <ErrorBanner error={refusedNote === undefined ? send.error : null} />
        <div>
          <Button
            loading={send.isPending}
            disabled={ready.length === 0 || check.isPending}
            onClick={() =>
              send.mutate({
                body: { urlOferta, alumnos: ready, ...(nota.trim() !== '' && { nota: nota.trim() }) },
              })
            }
          >
            {ready.length === 0 ? t('sendNone') : t('send', { count: ready.length })}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}

interface ChosenProps {
  student: CheckedStudent;
  isIncluded: boolean;
  onInclude: (isIncluded: boolean) => void;
}

function Chosen({ student, isIncluded, onInclude }: ChosenProps) {
  const t = useTexts('preregistrations');
  const { idAlumno, nombre, apellidos, impedimento, faltan } = student;
  return (
    <Stack gap="0.375rem" align="flex-start">
      <Text strong>
        <ScreenLink to="managedStudent" params={{ id: idAlumno }}>
          {nombre} {apellidos}
        </ScreenLink>
      </Text>
      {impedimento !== null && (
        <StateBadge meaning={impedimento === 'yaCandidato' ? 'neutral' : 'wrong'}>
          {t(`obstacle.${impedimento}`)}
        </StateBadge>
      )}
      {impedimento === null && faltan.length === 0 && <StateBadge meaning="good">{t('fits')}</StateBadge>}
      {impedimento === null && faltan.length > 0 && (
        <>
          <StateBadge meaning="warning">
            {t('lacks', { rules: faltan.map((rule) => t(`rule.${rule}`)).join(', ') })}
          </StateBadge>
          <Checkbox
            label={t('include')}
            checked={isIncluded}
            onChange={({ currentTarget: { checked } }) => onInclude(checked)}
          />
        </>
      )}
    </Stack>
  );
}
